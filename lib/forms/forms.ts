import 'server-only'
import { admissionForm } from './admission'
import { careerForm } from './career'
import { contactForm } from './contact'
import type { FormDefinition } from './shared/definition'

export const forms: readonly FormDefinition[] = [contactForm, careerForm, admissionForm]

export function formOf(name: string): FormDefinition | undefined {
  return forms.find((form) => form.name === name)
}

export function canHaveFile(pathname: string): boolean {
  return forms.some(
    ({ name, page, takesFile }) =>
      takesFile && (pathname === page || pathname === `/api/forms/${name}`),
  )
}
