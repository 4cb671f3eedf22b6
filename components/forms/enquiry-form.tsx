import { type ReactNode, useEffect, useState } from 'react'
import { demonstrationNote, sent, stillSending } from '@/content/forms'
import { honeypot, type PostedForm } from '@/lib/forms/shared/state'
import { buttonClass } from '../ui/button'
import { ErrorSummary } from '../ui/error-summary'
import { Notice } from '../ui/notice'
import { useHydrated } from '../ui/use-hydrated'
import type { useEnquiry } from './use-enquiry'

type AroundForm = {
  /** Privacy notice, above the button. */
  notice: ReactNode
  /** Next steps, below the success message. */
  after: ReactNode
  /** Telephone and chat, below the failure message. */
  talk: ReactNode
}

export type FormProps = AroundForm & { posted: PostedForm }

type Props = AroundForm & {
  /** Without `field`, whose names differ between the forms. */
  enquiry: Omit<ReturnType<typeof useEnquiry>, 'field'>
  submitLabel: string
  label: string
  /** Show upload progress; for requests that can take long. */
  showProgress?: boolean
  /** Keep the browser's own validation until the script runs: only it knows that a date is half typed. */
  hasBrowserValidation?: boolean
  children: ReactNode
}

export const pair = 'grid items-end gap-5 sm:grid-cols-2'

function Outcome({ enquiry, after, talk }: Pick<Props, 'enquiry' | 'after' | 'talk'>) {
  const { state, mistakes, message, formProps } = enquiry
  const hasMistakes = mistakes.length > 0
  const content = hasMistakes ? (
    <ErrorSummary mistakes={mistakes} />
  ) : state.status === 'sent' ? (
    <Notice kind="success" message={sent[formProps.name]}>
      {state.demonstration ? <p className="mb-2">{demonstrationNote}</p> : null}
      {after}
    </Notice>
  ) : state.status === 'refused' ? (
    <Notice kind="failure" message={state.message}>
      {state.hint ? <p>{state.hint}</p> : null}
      <p>What you typed is still here.</p>
      {talk}
    </Notice>
  ) : null
  return (
    <div
      ref={message}
      tabIndex={-1}
      // Without a script, the browser opens the page at the result instead of at the top.
      autoFocus={content !== null}
      className={content ? 'mb-6 scroll-mt-6 rounded-xl' : undefined}
    >
      {content}
    </div>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grow">
      <p className="text-sm">
        {percent < 100 ? `Uploading your resume: ${percent}%` : 'Uploaded. Waiting for the answer…'}
      </p>
      <progress className="h-2 w-full accent-forest" max={100} value={percent}>
        {`${percent}%`}
      </progress>
    </div>
  )
}

/** Delay before the button says that the request is still running, in milliseconds. */
const longMs = 8000

type PendingProps = { isPending: boolean; label: string; longLabel: string }

export function Pending({ isPending, label, longLabel }: PendingProps) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isPending])
  return (
    <p role="status" className={isLong ? 'text-ink-soft' : 'sr-only'}>
      {isLong ? longLabel : isPending ? label : ''}
    </p>
  )
}

export function EnquiryForm(props: Props) {
  const { enquiry, after, talk, submitLabel, label, notice, showProgress, children } = props
  const { formProps, progress } = enquiry
  const isSending = progress !== null
  const isHydrated = useHydrated()
  return (
    <div>
      <Outcome enquiry={enquiry} after={after} talk={talk} />
      <form
        {...formProps}
        noValidate={isHydrated || !props.hasBrowserValidation}
        method="post"
        encType="multipart/form-data"
        aria-label={label}
        className="grid gap-5"
      >
        {children}
        <p className="absolute -left-[200vw]" aria-hidden="true">
          <label>
            Leave this empty
            <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {notice}
        <div className="flex flex-wrap items-center gap-4">
          <button
            type="submit"
            // A `disabled` button would lose keyboard focus.
            aria-disabled={isSending}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            {isSending ? 'Submitting...' : submitLabel}
          </button>
          {isSending && showProgress ? <Progress share={progress} /> : null}
        </div>
        <Pending isPending={isSending} label="Submitting..." longLabel={stillSending} />
      </form>
    </div>
  )
}
