import {
  type RefObject,
  type SubmitEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { FormDefinition } from '@/lib/forms/shared/definition'
import {
  type FormState,
  honeypot,
  idle,
  incompleteDate,
  type PostedForm,
  submissionId,
} from '@/lib/forms/shared/state'
import { controlsOf, dropDraft, keepDraft, readDraft } from './draft'
import { sendForm } from './send-form'

type Values = Record<string, unknown>

type EnquiryParts<Form extends FormDefinition> = {
  form: Form['name']
  /** Result of the post without script that this page responds to. */
  posted: PostedForm
  /** Fetches the form's definition, and zod with it, when the visitor first uses the form. */
  loadForm: () => Promise<Form>
}

async function loadResolver(loadForm: () => Promise<FormDefinition>): Promise<Resolver<Values>> {
  const [{ schema }, { zodResolver }] = await Promise.all([
    loadForm(),
    import('@hookform/resolvers/zod'),
  ])
  return zodResolver<Values, unknown, Values>(schema)
}

/**
 * Validates the controls' values at submit: password managers and Chrome on iOS set values without an event. Without
 * the rules, only the server validates.
 */
function lateResolver(
  loadForm: () => Promise<FormDefinition>,
  pressed: RefObject<FormData | null>,
): Resolver<Values> {
  return async (_known, context, options) => {
    const values = Object.fromEntries(pressed.current ?? [])
    const resolver = await loadResolver(loadForm).catch(() => null)
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}

/** Reads a form's controls. A date that is half typed or impossible has no value; `incompleteDate` replaces it. */
function readControls(element: HTMLFormElement): FormData {
  const data = new FormData(element)
  for (const { name, value, validity } of controlsOf(element))
    if (value === '' && validity.badInput) data.set(name, incompleteDate)
  return data
}

/** Empties the honeypot: visitors cannot see it, so autofill filled it. */
function emptyHoneypot(element: HTMLFormElement): void {
  const field = element.elements.namedItem(honeypot)
  if (field instanceof HTMLInputElement) field.value = ''
}

function newSubmissionId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}

/**
 * State of one enquiry form, starting from the result of a post without script. Typed values stay until the vendor has
 * accepted them.
 */
export function useEnquiry<Form extends FormDefinition>({
  form,
  posted,
  loadForm,
}: EnquiryParts<Form>) {
  type Field = keyof Form['schema']['shape'] & string
  const [outcome, setOutcome] = useState<FormState | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [hasSentHere, setHasSentHere] = useState(false)
  /** Counter that triggers moving focus to the result. */
  const [turns, setTurns] = useState(0)
  const busy = useRef(false)
  const submission = useRef('')
  const pressed = useRef<FormData>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const state = outcome ?? posted.state
  const isPosted = posted.state.status !== 'idle'

  const serverErrors = state.status === 'invalid' ? state.errors : {}
  const resolver = useMemo(() => lateResolver(loadForm, pressed), [loadForm])
  const { register, handleSubmit, reset, setValue, getValues, formState } = useForm<Values>({
    resolver,
    // Errors stay until the next submit: a field must not move under the visitor's finger.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })

  const restore = useEffectEvent((element: HTMLFormElement) => {
    const draft = isPosted ? {} : readDraft(form)
    submission.current = draft[submissionId] ?? ''
    for (const control of controlsOf(element)) {
      const { name } = control
      const isBox = control.type === 'checkbox'
      const value = control.value === '' || isBox ? draft[name] : undefined
      if (value !== undefined) setValue(name, isBox ? value !== '' : value)
    }
  })

  // Runs before the effects of the fields, which normalize restored values.
  useLayoutEffect(() => {
    if (posted.state.status === 'sent') dropDraft(form)
    if (formElement.current) restore(formElement.current)
  }, [form, posted])

  useEffect(() => {
    if (turns > 0 || isPosted) message.current?.focus()
    // Not earlier: a held Enter would submit the emptied form before the focus has left it.
    busy.current = false
  }, [turns, isPosted])

  /** Saves the form's values, and its submission id once it has one, as the draft. */
  function keep(element: HTMLFormElement): void {
    const data = new FormData(element)
    if (submission.current) data.set(submissionId, submission.current)
    keepDraft(form, data)
  }

  async function send(element: HTMLFormElement, data: FormData): Promise<void> {
    submission.current ||= newSubmissionId()
    data.set(submissionId, submission.current)
    keep(element)
    setOutcome(idle)
    setProgress(0)
    const next = await sendForm(form, data, setProgress)
    if (next.status === 'sent') {
      submission.current = ''
      setHasSentHere(true)
      dropDraft(form)
      reset(Object.fromEntries(controlsOf(element).map(({ name }) => [name, ''])))
    }
    if (next.status === 'refused' && next.reason === 'honeypot') emptyHoneypot(element)
    setOutcome(next)
    setProgress(null)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const element = event.currentTarget
    const data = readControls(element)
    pressed.current = data
    try {
      await handleSubmit(
        () => send(element, data),
        () => setOutcome(idle),
      )(event)
    } finally {
      startTransition(() => setTurns((count) => count + 1))
    }
  }

  const idOf = (name: string) => `${form}-${name}`

  function errorOf(name: string): string | undefined {
    const text = formState.errors[name]?.message
    return typeof text === 'string' ? text : serverErrors[name]
  }

  function field(name: Field) {
    const defaultValue = posted.values[name]
    return { ...register(name), id: idOf(name), error: errorOf(name), defaultValue }
  }

  return {
    state,
    /** True while the page shows the result of a post without script. */
    isPosted: outcome === null && isPosted,
    /** True once this visit has sent the form, with or without script. */
    hasSent: hasSentHere || posted.state.status === 'sent' || Boolean(posted.values.schoolcode),
    progress,
    field,
    message,
    /** Current errors, in the order of the `field` calls, then any others. */
    mistakes: Object.keys({ ...getValues(), ...formState.errors, ...serverErrors }).flatMap(
      (name) => {
        const error = errorOf(name)
        return error ? [{ id: idOf(name), message: error }] : []
      },
    ),
    formProps: {
      ref: formElement,
      name: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => void loadResolver(loadForm).catch(() => null),
      onInput: (event: { currentTarget: HTMLFormElement }) => void keep(event.currentTarget),
    },
  }
}
