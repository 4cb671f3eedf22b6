'use client'

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { certificateTexts, stillLooking } from '@/content/forms'
import { type FormState, idle } from '@/lib/forms/shared/state'
import { certificateFile, lookupRefused } from '@/lib/forms/tc/certificate'
import { buttonClass } from '../ui/button'
import { TextField } from '../ui/field'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { TextLink } from '../ui/text-link'
import { type FormProps, Pending, pair } from './enquiry-form'
import { hintFor, isState } from './send-form'

function save(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = certificateFile
  document.body.append(link)
  link.click()
  link.remove()
}

export async function lookUp(data: FormData): Promise<Blob | FormState> {
  const response = await fetch('/api/tc', { method: 'POST', body: data }).catch(() => null)
  const type = response?.headers.get('content-type') ?? ''
  // A Wi-Fi's login page has status 200 too.
  if (response?.ok && type.startsWith('image/')) {
    const file = await response.blob().catch(() => null)
    return file?.size ? file : lookupRefused('file')
  }
  const body: unknown = await response?.json().catch(() => null)
  if (isState(body) && body.status === 'refused') return body
  const hint = hintFor(response?.status ?? 0)
  return { ...lookupRefused('failed'), ...(hint ? { hint } : {}) }
}

function Help({ hint, talk }: { hint: string | undefined; talk: ReactNode }) {
  return (
    <>
      <p>{hint ?? 'Please check the number and the name, or ask the school office.'}</p>
      {talk}
    </>
  )
}

/** Transfer certificate lookup (specification, sections 4, 5 and 8). */
export function CertificateForm({ posted, notice, talk }: Omit<FormProps, 'after'>) {
  const [state, setState] = useState(posted.state)
  const [isLooking, setIsLooking] = useState(false)
  /** A `blob:` URL: the certificate stays in this page's memory until the next lookup. */
  const [certificate, setCertificate] = useState<string>()
  /** The values being looked up, '' if none. */
  const pending = useRef('')
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => () => URL.revokeObjectURL(certificate ?? ''), [certificate])

  useEffect(() => {
    if (state.status === 'idle') return
    message.current?.focus()
    // Not earlier: a held Enter would look it up again before the focus has left the form.
    pending.current = ''
  }, [state])

  /** Clears an error message while the visitor types (specification, section 4), but reserves its space. */
  function clearError(): void {
    if (state.status !== 'refused') return
    const box = message.current
    if (box) box.style.minHeight = `${box.getBoundingClientRect().height}px`
    setState(idle)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = JSON.stringify([...data])
    if (pending.current === values) return
    message.current?.style.removeProperty('min-height')
    if (![...data.values()].every((value) => String(value).trim())) {
      setIsLooking(false)
      setState(lookupRefused('empty'))
      return
    }
    pending.current = values
    setState(idle)
    setIsLooking(true)
    const result = await lookUp(data)
    // A lookup of another student has replaced this one.
    if (pending.current !== values) return
    setIsLooking(false)
    if (result instanceof Blob) {
      const href = URL.createObjectURL(result)
      setCertificate(href)
      save(href)
    }
    const next: FormState = result instanceof Blob ? { status: 'sent' } : result
    setState(next)
    if (next.status === 'refused' && next.reason === 'file') alert(next.message)
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void submit(event)}
      onInput={clearError}
      noValidate
      aria-label="Transfer certificate"
      className="grid gap-5"
    >
      <div className={pair}>
        <TextField
          id="tc-admission"
          name="admission"
          label="Admission number"
          hint="As on the identity card"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={posted.values.admission}
        />
        <TextField
          id="tc-name"
          name="name"
          label="Student full name"
          hint="As in the school’s records"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          defaultValue={posted.values.name}
        />
      </div>
      <div ref={message} tabIndex={-1} className="rounded-xl">
        {state.status === 'refused' ? (
          <Notice kind="failure" message={state.message}>
            {state.reason === 'empty' ? null : <Help hint={state.hint} talk={talk} />}
          </Notice>
        ) : state.status === 'sent' ? (
          <Notice kind="success" message={certificateTexts.found}>
            <p>
              {`Look for ${certificateFile} among your downloads. If it is not there, `}
              <TextLink href={certificate ?? ''} target="_blank">
                open the certificate
              </TextLink>
              {' and save it.'}
            </p>
          </Notice>
        ) : null}
      </div>
      {notice}
      <p>
        <button
          type="submit"
          aria-disabled={isLooking}
          className={buttonClass('primary', 'w-full sm:w-auto')}
        >
          <Icon name="download" />
          <span>{isLooking ? 'Fetching the certificate...' : 'Download certificate'}</span>
        </button>
      </p>
      <Pending isPending={isLooking} label="Fetching the certificate..." longLabel={stillLooking} />
    </form>
  )
}
