import 'server-only'
import { admissionForm } from './admission'
import { careerForm } from './career'
import { contactForm } from './contact'
import type { FormDefinition } from './shared/definition'

/** The forms whose submissions go to the vendor. */
export const forms: readonly FormDefinition[] = [contactForm, careerForm, admissionForm]

/** The form of a name; undefined when there is none. */
export function formOf(name: string): FormDefinition | undefined {
  return forms.find((form) => form.name === name)
}
