import { z } from 'zod'
import { admissionClasses, admissionGenders } from '@/content/forms'
import type { FormDefinition } from './shared/definition'
import {
  birthDate,
  optionalChoice,
  optionalEmail,
  optionalText,
  phoneNumber,
  requiredCheckbox,
  requiredText,
} from './shared/fields'
import { maxLengths } from './shared/state'

/** The admission enquiry (specification, section 5): requires name, class, one phone number and the declaration. */
export const admissionForm = {
  name: 'admission',
  page: '/admission-form',
  endpoint: 'dif',
  schema: z.object({
    name: requiredText('Student name is required').describe('student’s name'),
    dob: birthDate(optionalText()).describe('date of birth'),
    gender: optionalChoice(admissionGenders).describe('gender'),
    class: z.enum(admissionClasses, 'Class is required').describe('class'),
    address: optionalText(maxLengths.address).describe('present school'),
    phone: phoneNumber({
      missing: 'Contact number is required',
      wrong: 'Contact number must be exactly 10 digits',
    }).describe('contact number'),
    phone1: phoneNumber({ wrong: 'Contact number 2 must be exactly 10 digits' }).describe(
      'second contact number',
    ),
    email: optionalEmail().describe('e-mail address'),
    declaration: requiredCheckbox('You must agree to the declaration').describe('your declaration'),
  }),
} satisfies FormDefinition
