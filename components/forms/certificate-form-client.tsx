'use client'

import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { certificateTexts } from '@/content/forms'
import { type CertificateRefusal, certificateFile, type PostedLookup } from '@/lib/forms/tc/state'
import { buttonClass } from '../ui/button'
import { TextField } from '../ui/field'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { leftIn, useFormAsRead } from '../ui/use-form-as-read'
import { pair } from './enquiry-form'
import { TalkInstead } from './talk-instead'

const endpoint = '/api/tc'
const formName = 'certificate'

const failed: CertificateRefusal = { reason: 'failed', message: certificateTexts.failed }

function isRefusal(answer: unknown): answer is CertificateRefusal {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'reason' in answer &&
    'message' in answer &&
    typeof answer.message === 'string'
  )
}

async function refusalIn(response: Response): Promise<CertificateRefusal> {
  const answer: unknown = await response.json().catch(() => null)
  return isRefusal(answer) ? answer : failed
}

/** Gives a file to the browser's downloads under the name the specification wants. */
function save(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = certificateFile
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The certificate's picture, or why there is none. */
async function lookUp(data: FormData): Promise<Blob | CertificateRefusal> {
  let response: Response
  try {
    response = await fetch(endpoint, { method: 'POST', body: data })
  } catch {
    return failed
  }
  if (!response.ok) return refusalIn(response)
  // The lookup has answered: what breaks now is the file.
  return response.blob().catch(() => ({ reason: 'file', message: certificateTexts.fileFailed }))
}

/** Whether something was typed into each field that is shown. */
function isFilled(form: HTMLFormElement): boolean {
  return [...form.elements].every(
    (field) =>
      !(field instanceof HTMLInputElement) || field.type === 'hidden' || field.value.trim() !== '',
  )
}

/** What to do about a lookup that gave nothing. */
function Help({ hint }: { hint: string | undefined }) {
  return (
    <>
      <p>{hint ?? 'Please check the number and the name, or ask the school office.'}</p>
      <TalkInstead />
    </>
  )
}

/** The transfer certificate lookup (specification, sections 4, 5 and 8). */
export function CertificateForm({ posted, notice }: { posted: PostedLookup; notice: ReactNode }) {
  const [refusal, setRefusal] = useState<CertificateRefusal | null>(posted.refusal)
  const [stage, setStage] = useState<'idle' | 'looking' | 'saved'>('idle')
  const busy = useRef(false)
  const message = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const read = useFormAsRead(formName)

  useLayoutEffect(() => {
    for (const [name, value] of leftIn(read)) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement && typeof value === 'string') control.value = value
    }
  }, [read])

  useEffect(() => {
    if (refusal !== null || stage === 'saved') message.current?.focus()
  }, [refusal, stage])

  function show(result: CertificateRefusal): void {
    setStage('idle')
    setRefusal(result)
    if (result.reason === 'file') alert(result.message)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    if (!isFilled(event.currentTarget)) {
      show({ reason: 'empty', message: certificateTexts.empty })
      return
    }
    busy.current = true
    setRefusal(null)
    setStage('looking')
    const result = await lookUp(new FormData(event.currentTarget))
    busy.current = false
    if (result instanceof Blob) {
      save(result)
      setStage('saved')
    } else show(result)
  }

  function clear(): void {
    setRefusal(null)
    if (!busy.current) setStage('idle')
  }

  return (
    <form
      ref={form}
      name={formName}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void submit(event)}
      onInput={clear}
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
          defaultValue={posted.typed.admission}
        />
        <TextField
          id="tc-name"
          name="name"
          label="Student full name"
          hint="As in the school’s records"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          defaultValue={posted.typed.name}
        />
      </div>
      <div ref={message} tabIndex={-1} className="rounded-xl">
        {refusal ? (
          <Notice kind="failure" message={refusal.message}>
            {refusal.reason === 'empty' ? null : <Help hint={refusal.hint} />}
          </Notice>
        ) : stage === 'saved' ? (
          <Notice
            kind="success"
            message={`The certificate was downloaded as ${certificateFile}.`}
          />
        ) : null}
      </div>
      {notice}
      <p>
        <button
          type="submit"
          disabled={stage === 'looking'}
          className={buttonClass('primary', 'w-full sm:w-auto')}
        >
          <Icon name="download" />
          <span>
            {stage === 'looking' ? 'Fetching the certificate...' : 'Download certificate'}
          </span>
        </button>
      </p>
    </form>
  )
}
