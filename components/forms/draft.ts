import { honeypot } from '@/lib/forms/shared/state'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement)
    return element.type !== 'hidden' && element.name !== honeypot
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl)
}

export type Draft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft-${form}`

export function keepDraft(form: string, data: FormData): void {
  const entries = [...data].filter(([, value]) => typeof value === 'string' && value !== '')
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(entries)))
  } catch {
    return
  }
}

/** Returns the saved values of a form; empty when there are none or they cannot be parsed. */
export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    const entries = typeof draft === 'object' && draft !== null ? Object.entries(draft) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    return
  }
}
