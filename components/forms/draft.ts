import { honeypot } from '@/lib/forms/shared/state'

/** What people fill a field in with. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement)
    return element.type !== 'hidden' && element.name !== honeypot
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** What people fill in, in the order of the page. It is kept as a draft, but for a file. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl)
}

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft-${form}`

/** Keeps in the tab what a form holds. Storage may be full or forbidden: the form works on. */
export function keepDraft(form: string, data: FormData): void {
  const typed = [...data].filter(([, value]) => typeof value === 'string' && value !== '')
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    return
  }
}

/** What was kept of a form; empty when there is nothing or it cannot be read. */
export function readDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Forgets what was kept of a form. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    return
  }
}
