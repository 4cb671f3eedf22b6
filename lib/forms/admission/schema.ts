import { z } from 'zod'
import { admissionClasses, admissionGenders } from '@/content/forms'
import {
  optionalChoice,
  optionalPhone,
  optionalText,
  requiredChoice,
  requiredPhone,
  requiredText,
  ticked,
} from '../shared/fields'
import { lengths } from '../shared/state'

/** The admission enquiry (specification, section 5): name, class, one number and the declaration. */
export const admissionSchema = z.object({
  name: requiredText('Student name is required'),
  dob: optionalText(40),
  gender: optionalChoice(admissionGenders),
  class: requiredChoice(admissionClasses, 'Class is required'),
  address: optionalText(lengths.address),
  phone: requiredPhone({
    missing: 'Contact number is required',
    wrong: 'Contact number must be exactly 10 digits',
  }),
  phone1: optionalPhone('Contact number 2 must be exactly 10 digits'),
  email: optionalText(254),
  declaration: ticked('You must agree to the declaration'),
})
