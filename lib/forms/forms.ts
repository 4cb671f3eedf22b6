import 'server-only'
import { admissionForm } from './admission/form'
import { careerForm } from './career/form'
import { contactForm } from './contact/form'

const forms = [contactForm, careerForm, admissionForm]

/** The form of a name; undefined when there is none. */
export function formOf(name: string) {
  return forms.find((form) => form.name === name)
}
