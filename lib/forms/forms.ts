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

/** Whether a post to a path may hold a file: to the page of a form that takes one, or to its call. */
export function mayHoldFile(pathname: string): boolean {
  return forms.some(
    ({ name, page, takesFile }) =>
      takesFile && (pathname === page || pathname === `/api/forms/${name}`),
  )
}
