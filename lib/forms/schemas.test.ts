// @module-tag attack
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { admissionClasses, admissionGenders, topics } from '@/content/forms'
import { admissionForm } from './admission'
import { careerForm } from './career'
import { contactForm } from './contact'
import { messagesOf } from './shared/submission'

const { schema: admissionSchema } = admissionForm
const { schema: careerSchema } = careerForm
const { schema: contactSchema } = contactForm

const contact = {
  name: 'Mitali Roy',
  address: '12 Hill Cart Road, Siliguri',
  phone: '9876543210',
  email: 'mitali@example.in',
  mailType: 'Enquiry',
  message: 'When does the session start?',
}

const career = {
  name: 'Rohan Das',
  dob: '1990-04-12',
  subject: 'Physics',
  profession: 'yes',
  experience: '7',
  gender: 'male',
  status: 'married',
  attachments: new File(['%PDF-1.7'], 'cv.pdf'),
  address: '3 Sevoke Road',
  phone: '9876543210',
  email: 'rohan@example.in',
  mailType: 'Career',
}

const admission = {
  name: 'Ananya Rai',
  dob: '',
  gender: '',
  class: 'III',
  address: '',
  phone: '9876543210',
  phone1: '',
  email: '',
  declaration: 'true',
}

/** The messages of a submission, by field; empty when it is right. */
function messages(schema: z.ZodType, submission: Record<string, unknown>) {
  const parsed = schema.safeParse(submission)
  return parsed.success ? {} : messagesOf(parsed.error)
}

type Rule = [field: string, value: unknown, message: string | undefined]

const digitMissing =
  'A digit seems to be missing, because this number begins with 0. Please enter the ten digits after the 0; for a landline, the area code and the number, such as 353 2345678.'

const tooLong = (most: string, has: string) =>
  `This is a little more than we can take. Please shorten it to ${most} characters; it has ${has}.`

const phoneRules: Rule[] = [
  ['phone', '', 'Please enter phone number.'],
  ['phone', '   ', 'Please enter phone number.'],
  ['phone', '987654321', 'Enter a valid 10-digit phone number.'],
  ['phone', '98765432101', 'Enter a valid 10-digit phone number.'],
  ['phone', 'abcdefghij', 'Enter a valid 10-digit phone number.'],
  ['phone', '+91 98765 43210', undefined],
  ['phone', '0091 98765 43210', undefined],
  ['phone', '0 98765-43210', undefined],
  ['phone', '0353 234 5678', undefined],
  ['phone', '0987654321', digitMissing],
  ['phone', '+91 0353 234567', digitMissing],
  ['phone', '+91 98765 432', 'Enter a valid 10-digit phone number.'],
]

const emailRules: Rule[] = [
  ['email', '', 'Please enter your email.'],
  ['email', 'mitali', 'Enter a valid email address.'],
  ['email', 'mitali@example', 'Enter a valid email address.'],
  ['email', '@example.in', 'Enter a valid email address.'],
  ['email', 'a b@example.in', 'Enter a valid email address.'],
  ['email', ` ${'a@b.in'} `, undefined],
  ['email', 'a@b.in,c@d.in', 'Enter a valid email address.'],
  ['email', 'a,b@example.in', 'Enter a valid email address.'],
  ['email', 'a;b@example.in', 'Enter a valid email address.'],
  ['email', 'Mitali<a@b.in>', 'Enter a valid email address.'],
  ['email', '<img/src=x>@b.in', 'Enter a valid email address.'],
  ['email', "o'brien+school@b.co.in", undefined],
]

describe('contact form: all required', () => {
  it('takes a right submission, trimmed', () => {
    expect(contactSchema.parse({ ...contact, name: '  Mitali Roy ' })).toEqual(contact)
  })

  it.each<Rule>([
    ['name', '', 'Please enter your name.'],
    ['name', ' \u0007 ', 'Please enter your name.'],
    ['name', undefined, 'Please enter your name.'],
    ['name', 'x'.repeat(500), undefined],
    ['name', 'x'.repeat(501), tooLong('500', '501')],
    ['address', 'x'.repeat(2000), undefined],
    ['address', 'x'.repeat(2001), tooLong('2,000', '2,001')],
    ['email', `${'x'.repeat(315)}@b.in`, undefined],
    ['email', `${'x'.repeat(316)}@b.in`, tooLong('320', '321')],
    ['address', '', 'Please enter your address.'],
    ...phoneRules,
    ...emailRules,
    ['mailType', '', 'Please select a topic.'],
    ['mailType', 'Nonsense', 'Please select a topic.'],
    ['message', ' \n ', 'Please enter a message.'],
    ['message', 'x'.repeat(10_000), undefined],
    ['message', 'x'.repeat(10_001), tooLong('10,000', '10,001')],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages(contactSchema, { ...contact, [field]: value })[field]).toBe(message)
  })

  it.each([...topics])('takes the topic %s', (mailType) => {
    expect(messages(contactSchema, { ...contact, mailType })).toEqual({})
  })

  it('names every missing field, in the order of the form', () => {
    expect(Object.keys(messages(contactSchema, {}))).toEqual(Object.keys(contact))
  })

  it('takes no code but the one after a success', () => {
    expect(contactSchema.parse({ ...contact, schoolcode: 'DPSSLG' }).schoolcode).toBe('DPSSLG')
    expect(contactSchema.parse({ ...contact, schoolcode: 'EVIL' }).schoolcode).toBeUndefined()
  })

  it('keeps the lines of a message', () => {
    const { message } = contactSchema.parse({ ...contact, message: 'one\r\ntwo\rthree' })
    expect(message).toBe('one\ntwo\nthree')
  })

  it('takes out marks of direction and signs of no width', () => {
    const hidden = 'Mit\u202eali\u200b \u2066Roy\u2069\u00ad\ufeff\u{e0041}\u034f'
    const parsed = contactSchema.parse({
      ...contact,
      name: hidden,
      message: hidden,
      email: 'a@b.cc\u200b',
    })
    expect(parsed).toMatchObject({ name: 'Mitali Roy', message: 'Mitali Roy', email: 'a@b.cc' })
  })

  it('leaves the joiners of Bengali and Hindi where they are letters’ own', () => {
    const written = 'র\u200d\u09cdযাব, क\u094d\u200dष'
    const parsed = contactSchema.parse({ ...contact, name: `${written}\u200d` })
    expect(parsed.name).toBe(written)
  })

  it.each(['name', 'address', 'phone', 'email', 'message'])(
    'refuses a %s of ten million characters before it cleans it',
    (field) => {
      const clean = vi.spyOn(String.prototype, 'replace')
      const found = messages(contactSchema, { ...contact, [field]: '1 '.repeat(5_000_000) })
      const longest = Math.max(...clean.mock.contexts.map((text) => String(text).length))
      expect(found[field]).toBeTruthy()
      expect(longest).toBeLessThan(100_000)
    },
  )

  it.each(['name', 'address'] as const)('puts the lines of a forged %s on one', (field) => {
    const parsed = contactSchema.parse({ ...contact, [field]: 'one\r\ntwo\u2028 three' })
    expect(parsed[field]).toBe('one two three')
  })
})

describe('career form: all required', () => {
  it('takes a right submission', () => {
    expect(messages(careerSchema, career)).toEqual({})
  })

  it.each<Rule>([
    ['name', '', 'Please enter your name.'],
    ['dob', '', 'Please enter date of birth.'],
    ['subject', '', 'Please enter your subject.'],
    ['profession', '', 'Please select working status.'],
    ['profession', 'perhaps', 'Please select working status.'],
    ['experience', '', 'Please enter years of experience.'],
    ['experience', 'seven', 'Please enter years of experience.'],
    ['experience', '-1', 'Please enter years of experience.'],
    ['experience', '2.5', undefined],
    ['experience', '५', undefined],
    ['experience', '120', undefined],
    ['gender', '', 'Please select gender.'],
    ['status', '', 'Please select marital status.'],
    ['attachments', undefined, 'Please upload your resume.'],
    ['attachments', 'a text', 'Please upload your resume.'],
    ['attachments', new File([], ''), 'Please upload your resume.'],
    ['attachments', new File([], 'cv.pdf'), 'This file is empty. Please choose another one.'],
    [
      'attachments',
      new File(['x'], ''),
      'Your resume must be a PDF or Word file (.pdf, .doc or .docx).',
    ],
    [
      'attachments',
      new File(['x'], 'cv.exe'),
      'Your resume must be a PDF or Word file (.pdf, .doc or .docx).',
    ],
    [
      'attachments',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'),
      'Your resume must be 5 MB or smaller. This file has 5.1 MB.',
    ],
    ['attachments', new File([new Uint8Array(5 * 1024 * 1024)], 'CV.DOCX'), undefined],
    ['address', '', 'Please enter your address.'],
    ...phoneRules,
    ...emailRules,
    ['mailType', '', 'Please select a topic.'],
  ])('%s %s: %s', (field, value, message) => {
    expect(messages(careerSchema, { ...career, [field]: value })[field]).toBe(message)
  })

  it('is about a career without being asked for its topic', () => {
    const { mailType: _notAsked, ...asked } = career
    expect(careerSchema.parse(asked).mailType).toBe('Career')
  })

  it('takes a resume as the browser’s list of files gives it', () => {
    vi.stubGlobal('FileList', Array)
    expect(messages(careerSchema, { ...career, attachments: [career.attachments] })).toEqual({})
    const { attachments } = messages(careerSchema, { ...career, attachments: [] })
    vi.unstubAllGlobals()
    expect(attachments).toBe('Please upload your resume.')
  })

  it('names every missing field, in the order of the form', () => {
    const { mailType: _notAsked, ...asked } = career
    expect(Object.keys(messages(careerSchema, {}))).toEqual(Object.keys(asked))
  })
})

describe('admission enquiry', () => {
  it('is name, class, one number and the declaration; the rest may be empty', () => {
    expect(admissionSchema.parse(admission)).toMatchObject({ ...admission, declaration: true })
  })

  it.each<Rule>([
    ['name', '', 'Student name is required'],
    ['class', '', 'Class is required'],
    ['class', 'X', 'Class is required'],
    ['class', 'XII', 'Class is required'],
    ['phone', '', 'Contact number is required'],
    ['phone', '12345', 'Contact number must be exactly 10 digits'],
    ['phone', '+91 98765 43210', undefined],
    ['phone1', '', undefined],
    ['phone1', '12345', 'Contact number 2 must be exactly 10 digits'],
    ['phone', '0987654321', digitMissing],
    ['phone1', '098765 43211', undefined],
    ['phone1', '0987654321', digitMissing],
    ['declaration', undefined, 'You must agree to the declaration'],
    ['declaration', 'false', 'You must agree to the declaration'],
    ['declaration', false, 'You must agree to the declaration'],
    ['declaration', true, undefined],
    ['declaration', 'on', undefined],
    ['email', 'no rules', undefined],
    ['dob', 'no rules', undefined],
    ['email', `${'x'.repeat(320)}`, undefined],
    ['address', 'x'.repeat(2000), undefined],
    ['gender', 'Robot', 'Please choose from the list.'],
    ['gender', undefined, undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages(admissionSchema, { ...admission, [field]: value })[field]).toBe(message)
  })

  it.each([...admissionClasses])('takes the class %s', (one) => {
    expect(messages(admissionSchema, { ...admission, class: one })).toEqual({})
  })

  it.each([...admissionGenders])('takes the gender %s', (gender) => {
    expect(messages(admissionSchema, { ...admission, gender })).toEqual({})
  })
})

describe('rules that are patterns', () => {
  it('a phone number is right exactly when it has ten digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,14}$/), (phone) => {
        const isForgiven = /^91\d{10}$/.test(phone)
        const isRight = phone.length === 10 || isForgiven
        const wrong = 'Enter a valid 10-digit phone number.'
        const found = messages(contactSchema, { ...contact, phone })
        expect(found).toEqual(isRight ? {} : { phone: wrong })
      }),
    )
  })

  it('an e-mail address with something, @, something, dot, something is right', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(messages(contactSchema, { ...contact, email })).toEqual({})
      }),
    )
  })

  it('a text without @ or without a dot after it is no e-mail address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.]{1,20}(@[a-z]{1,20})?$/), (email) => {
        const found = messages(contactSchema, { ...contact, email })
        expect(found.email).toBe('Enter a valid email address.')
      }),
    )
  })

  it('whatever is typed, a rule answers and never throws', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(career)), fc.anything())
    fc.assert(
      fc.property(anything, (submission) => {
        for (const schema of [contactSchema, careerSchema, admissionSchema]) {
          expect(schema.safeParse(submission).success).toBe(false)
        }
      }),
    )
  })
})
