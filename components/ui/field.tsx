import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

type Look = {
  /** Id of the control; the ids of its hint and error message derive from it. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

function describe({ id, hint, error, optional }: Look) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return {
    id,
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}

function FieldError({ id, error }: Pick<Look, 'id' | 'error'>) {
  return error ? (
    <p id={`${id}-error`} className="mt-1 flex gap-1.5 font-semibold text-sm text-danger">
      <Icon name="warning" className="mt-[0.3em]" />
      <span>{error}</span>
    </p>
  ) : null
}

function Frame({ look, children }: { look: Look; children: ReactNode }) {
  const { id, label, hint, error, optional } = look
  return (
    <div className={error ? 'border-danger border-l-4 pl-3' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-soft leading-snug">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}

function split<P extends Look>({ id, label, hint, error, optional, ...control }: P) {
  return { look: { id, label, hint, error, optional }, control }
}

/** Without autocorrection: iOS would replace names and addresses that its dictionary lacks. */
export function TextField(props: Look & ComponentProps<'input'>) {
  const { look, control } = split(props)
  return (
    <Frame look={look}>
      <input type="text" autoCorrect="off" {...control} {...describe(look)} className="control" />
    </Frame>
  )
}

export function TextAreaField(props: Look & ComponentProps<'textarea'>) {
  const { look, control } = split(props)
  return (
    <Frame look={look}>
      <textarea {...control} {...describe(look)} className="control" />
    </Frame>
  )
}

type SelectProps = Look &
  ComponentProps<'select'> & {
    placeholder: string
    /** Submitted values; `show` formats their labels. */
    options: readonly string[]
    show?: (option: string) => string
  }

export function SelectField({ placeholder, options, show, ...props }: SelectProps) {
  const { look, control } = split(props)
  return (
    <Frame look={look}>
      <select {...control} {...describe(look)} className="control">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {show ? show(option) : option}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** Checkbox with its label at the right; initially checked when it has a `defaultValue`. */
export function CheckboxField({ defaultValue, ...props }: Look & ComponentProps<'input'>) {
  const { look, control } = split(props)
  return (
    <div className={look.error ? 'border-danger border-l-4 pl-3' : undefined}>
      <FieldError id={look.id} error={look.error} />
      <div className="mt-1 flex items-start gap-3">
        <input
          {...control}
          {...describe(look)}
          type="checkbox"
          defaultChecked={defaultValue !== undefined}
          className="mt-0.5 size-6 shrink-0 accent-forest"
        />
        <label htmlFor={look.id} className="text-sm leading-snug">
          {look.label}
        </label>
      </div>
    </div>
  )
}
