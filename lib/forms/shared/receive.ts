import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '@/lib/log'
import { VendorError } from '@/lib/vendor-api/errors'
import {
  type Counted,
  countUp,
  giveBack,
  mistakesPerAddress,
  overall,
  perAddress,
  type UsedUp,
} from './limit'
import { once } from './once'
import { isSameOrigin } from './origin'
import { clientAddress } from './peer'
import { limited, refused } from './refusals'
import { type FormName, type FormState, fillingId, honeypot, type Typed } from './state'

type Errors = Readonly<Record<string, string>>

/** What a form's fields come to: messages, or something that can be delivered. */
type Checked = { errors: Errors } | { content: string; deliver: () => Promise<void> }

/** A form as the server takes it in. */
export type Form = {
  name: FormName
  fields: readonly string[]
  check: (data: FormData) => Promise<Checked>
}

/** What a form is made of. `inspect` may look closer at what the schema accepted, and change it. */
type FormParts<S extends z.ZodObject> = {
  name: FormName
  schema: S
  inspect?: (values: z.output<S>) => Promise<{ errors: Errors } | { values: z.output<S> }>
  deliver: (values: z.output<S>) => Promise<void>
}

/** The first message of each field, in the schema's order. */
export function messagesOf(error: z.ZodError): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message
  return errors
}

async function contentOf(values: object): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(values)) {
    hash.update(`\n${name}=`)
    hash.update(value instanceof File ? new Uint8Array(await value.arrayBuffer()) : String(value))
  }
  return hash.digest('base64url')
}

/** A form from its schema and what is done with an accepted filling. */
export function defineForm<S extends z.ZodObject>(parts: FormParts<S>): Form {
  const { name, schema, inspect, deliver } = parts
  const fields = Object.keys(schema.shape)
  return {
    name,
    fields,
    async check(data) {
      const answers = fields.map((field) => [field, data.get(field) ?? undefined] as const)
      const parsed = schema.safeParse(Object.fromEntries(answers))
      if (!parsed.success) return { errors: messagesOf(parsed.error) }
      const seen = inspect ? await inspect(parsed.data) : { values: parsed.data }
      if ('errors' in seen) return seen
      return { content: await contentOf(seen.values), deliver: () => deliver(seen.values) }
    },
  }
}

const longestTyped = 6000

function typedIn(form: Form, data: FormData): Typed {
  const typed = form.fields.flatMap((field) => {
    const value = data.get(field)
    return typeof value === 'string' ? [[field, value.slice(0, longestTyped)] as const] : []
  })
  return Object.fromEntries(typed)
}

function text(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/** Hands a filling to the vendor and says in the log whether it was accepted, and nothing else. */
async function hand(form: FormName, deliver: () => Promise<void>): Promise<boolean> {
  try {
    await deliver()
    log.info({ form }, 'form sent')
    return true
  } catch (error) {
    const reason = error instanceof VendorError ? error.reason : 'unexpected'
    log.error({ form, reason }, 'form not sent')
    return false
  }
}

class Limited extends Error {
  constructor(readonly usedUp: UsedUp) {
    super('limited')
  }
}

async function count(counted: readonly Counted[]): Promise<void> {
  const usedUp = await countUp(counted)
  if (usedUp) throw new Limited(usedUp)
}

/** Checks a filling; one that is right costs nothing of the rate of mistakes. */
async function check(form: Form, data: FormData, address: string): Promise<Checked> {
  const mistake = [{ rate: mistakesPerAddress, key: address }]
  await count(mistake)
  const checked = await form.check(data)
  if (!('errors' in checked)) await giveBack(mistake)
  return checked
}

/**
 * Takes in a filled form: same origin, honeypot, rules, rate, delivery, in that order. Never throws;
 * `sent` means that the vendor accepted it.
 */
export async function receive(form: Form, data: FormData, headers: Headers): Promise<FormState> {
  const typed = typedIn(form, data)
  if (!isSameOrigin(headers)) return refused('foreign', typed)
  if (text(data, honeypot) !== '') return refused('honeypot', typed)
  try {
    const address = clientAddress(headers)
    const checked = await check(form, data, address)
    if ('errors' in checked) return { status: 'invalid', errors: checked.errors, typed }
    const filling = text(data, fillingId).slice(0, 64)
    const fingerprint = `${form.name} ${filling || address} ${checked.content}`
    const accepted = await once(fingerprint, async () => {
      const counted = [
        { rate: perAddress(), key: address },
        { rate: overall(), key: 'all' },
      ]
      await count(counted)
      const handed = await hand(form.name, checked.deliver)
      if (!handed) await giveBack(counted)
      return handed
    })
    return accepted ? { status: 'sent' } : refused('failed', typed)
  } catch (error) {
    if (error instanceof Limited) {
      const { rate, again } = error.usedUp
      log.warn({ form: form.name, rate }, 'form limited')
      return limited(rate === overall().name ? 'all' : 'own', again, typed)
    }
    log.error({ form: form.name, reason: error instanceof Error ? error.name : '' }, 'form failed')
    return refused('failed', typed)
  }
}
