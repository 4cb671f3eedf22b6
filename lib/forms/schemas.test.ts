// @module-tag attack
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { admissionClasses, admissionGenders, topics } from '@/content/forms'
import { contact, admission as particulars, career as person } from '@/testing/submissions'
import { admissionForm } from './admission'
import { careerForm } from './career'
import { contactForm } from './contact'
import type { FormDefinition } from './shared/definition'
import { messagesOf } from './shared/submission'
import { certificateSchema } from './tc/schema'

const career = { ...person, attachments: new File(['%PDF-1.7'], 'cv.pdf'), mailType: 'Career' }
const admission = {
  ...{ name: '', dob: '', gender: '', class: '', address: '', phone: '', phone1: '', email: '' },
  ...particulars,
  declaration: 'true',
}

function messages({ schema }: FormDefinition, submission: Record<string, unknown>) {
  const parsed = schema.safeParse(submission)
  return parsed.success ? {} : messagesOf(parsed.error)
}

type Rule = [field: string, value: unknown, message: string | undefined]

const digitMissing =
  'A digit seems to be missing, because this number begins with 0. Please enter the ten digits after the 0; for a landline, the area code and the number, such as 353 2345678.'
const wrongPhone = 'Enter a valid 10-digit phone number.'
const wholeDate =
  'Enter the whole date of birth, such as 5 March 2015, with a year from 1900 until today.'
const wrongEmail = 'Enter a valid email address.'

const tooLong = (max: string, has: string) =>
  `This is a little more than we can take. Please shorten it to ${max} characters; it has ${has}.`

/** Rules for several values of a field. The field accepts them if there is no message. */
const each = (field: string, values: readonly unknown[], message?: string) =>
  values.map((value): Rule => [field, value, message])

/** Checks each rule in a test whose name shows the value, or its length, and the error message. */
function checkRules(name: string, form: FormDefinition, valid: object, rules: readonly Rule[]) {
  const rows = rules.map(([field, value, message]) => {
    const file = value instanceof File ? `file "${value.name}" of ${value.size} B` : null
    const text = file ?? JSON.stringify(value) ?? 'undefined'
    const shown = text.length > 99 ? `text of ${text.length - 2} characters` : text
    return [field, shown, message ?? 'no error', value, message] as const
  })
  it.each(rows)(`the ${name} form checks %s = %s: %s`, (field, _shown, _error, value, message) => {
    expect(messages(form, { ...valid, [field]: value })[field]).toBe(message)
  })
}

it('a field with several errors shows the first one', () => {
  const schema = z.object({ name: z.string().min(3, 'short').endsWith('.', 'open') })
  const { error } = schema.safeParse({ name: '' })
  expect(error && messagesOf(error)).toEqual({ name: 'short' })
})

it('the contact form accepts valid values, and trims them', () => {
  expect(contactForm.schema.parse({ ...contact, name: '  Mitali Roy ' })).toEqual(contact)
})

checkRules('contact', contactForm, contact, [
  ...each('name', [undefined, '', ' \u0007 '], 'Please enter your name.'),
  ['name', 'x'.repeat(501), tooLong('500', '501')],
  ['address', '', 'Please enter your address.'],
  ['address', 'x'.repeat(2001), tooLong('2,000', '2,001')],
  ['phone', '', 'Please enter phone number.'],
  ['phone', '987654321', wrongPhone],
  ['phone', '98765432101', wrongPhone],
  ['phone', '+91 98765 432', wrongPhone],
  ['phone', '0987654321', digitMissing],
  ['phone', '+91 0353 234567', digitMissing],
  ...each('phone', ['+91 98765 43210', '0091 98765 43210', '0353 234 5678']),
  // Foreign numbers. Without the country code, the last of them would be a stranger's Indian number.
  ...each('phone', ['+65 9123 4567', '+975 2 345678', '+977 9841234567'], wrongPhone),
  ['email', '', 'Please enter your email.'],
  ['email', `${'x'.repeat(316)}@b.in`, tooLong('320', '321')],
  ...each('email', ['mitali', 'mitali@example', '@example.in', 'a b@example.in'], wrongEmail),
  ...each('email', ['a@b.in,c@d.in', 'a,b@example.in', 'a;b@example.in'], wrongEmail),
  ...each('email', ['Mitali<a@b.in>', '<img/src=x>@b.in', 'a@example..in'], wrongEmail),
  ...each('email', [' a@b.in ', "o'brien+school@b.co.in", `${'x'.repeat(315)}@b.in`]),
  ...each('mailType', [undefined, '', 'Nonsense'], 'Please select a topic.'),
  ...each('mailType', topics),
  ['message', ' \n ', 'Please enter a message.'],
  ['message', 'x'.repeat(10_001), tooLong('10,000', '10,001')],
  ...each('name', ['x'.repeat(500)]),
  ...each('address', ['x'.repeat(2000)]),
  ...each('message', ['x'.repeat(10_000)]),
])

it('the contact form accepts the school code DPSSLG, and drops any other code', () => {
  const codeOf = (schoolcode: string) =>
    contactForm.schema.parse({ ...contact, schoolcode }).schoolcode
  expect([codeOf('DPSSLG'), codeOf('EVIL')]).toEqual(['DPSSLG', undefined])
})

const hidden = 'Mit\u202eali\u200b \u2066Roy\u2069\u00ad\ufeff\u{e0041}\u034f'
const joined = 'র\u200d\u09cdযাব, क\u094d\u200dष'
const joinedElsewhere = 'അവന\u0d4d\u200d ಕ\u0ccd\u200dಷ க\u0bcd\u200cஷ କ\u0b4d\u200cଷ علی\u200cرضا'

it.each([
  ['keeps the line breaks of a message', 'message', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['removes direction marks and zero-width characters', 'message', hidden, 'Mitali Roy'],
  ['removes direction marks and zero-width characters from a name', 'name', hidden, 'Mitali Roy'],
  ['removes a zero-width space from an e-mail address', 'email', 'a@b.cc\u200b', 'a@b.cc'],
  ['keeps the zero-width joiners that Bengali and Hindi letters need', 'name', joined, joined],
  ['keeps zero-width joiners of Tamil, Urdu and others', 'name', joinedElsewhere, joinedElsewhere],
  ['keeps a joined emoji and its colour', 'message', '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ['removes a zero-width joiner at the end of a name', 'name', `${joined}\u200d`, joined],
  ['joins the lines of a name', 'name', 'one\r\ntwo\u2028 three', 'one two three'],
  ['joins the lines of a postal address', 'address', 'one\r\ntwo\u2028 three', 'one two three'],
  ['keeps the case of a name', 'name', ' Mac  DONALD de Souza ', 'Mac DONALD de Souza'],
  ['keeps the case of an e-mail', 'email', ' Mitali.Roy@Example.IN ', 'Mitali.Roy@Example.IN'],
  ...['.', ',', ';', ' .', ')', '>', '”.', '!', '।', '-'].map(
    (end): [string, string, string, string] => [
      `removes “${end}” after an e-mail`,
      'email',
      `a@b.in${end}`,
      'a@b.in',
    ],
  ),
  ['keeps full-width digits', 'address', '１２ Hill Cart Road', '１２ Hill Cart Road'],
])('the contact form %s', (_what, field, input, value) => {
  const parsed = contactForm.schema.parse({ ...contact, [field]: input })
  expect(parsed).toMatchObject({ ...contact, [field]: value })
})

it('the admission form keeps a date of birth as entered, and rejects a date in the future', () => {
  const parse = (dob: string) => admissionForm.schema.safeParse({ ...admission, dob })
  vi.setSystemTime('2026-11-24T18:29:00Z')
  expect(parse('2026-11-25').success, 'tomorrow in Siliguri').toBe(false)
  vi.setSystemTime('2026-11-24T18:31:00Z')
  expect(parse('2026-11-25').data?.dob).toBe('2026-11-25')
  vi.useRealTimers()
  expect(parse(' 5/3/2015 ').data?.dob).toBe('5/3/2015')
})

it.each([
  ['२.५', '2.5'],
  ['2,5', '2,5'],
  ['007', '007'],
])('the career form sends the years of experience %s as %s', (entered, sent) => {
  expect(careerForm.schema.parse({ ...career, experience: entered }).experience).toBe(sent)
})

it.each([
  ['dps/2019/0417', 'dps/2019/0417'],
  ['DPS–২০১৯–০৪১৭', 'DPS-2019-0417'],
  // NFKC would turn each of these into the number of another pupil.
  ['041²', null],
  ['0417½', null],
  ['Ⅻ-0417', null],
  ['①0417', null],
])('the certificate form parses the admission number %s as %s', (entered, sent) => {
  const parsed = certificateSchema.safeParse({ name: 'Ananya Rai', admission: entered })
  expect(parsed.data?.admission ?? null).toBe(sent)
})

it.each(['name', 'address', 'phone', 'email', 'message'])(
  'the contact form rejects ten million characters in the field "%s" before cleaning the text',
  (field) => {
    const clean = vi.spyOn(String.prototype, 'replace')
    const found = messages(contactForm, { ...contact, [field]: '1 '.repeat(5_000_000) })
    const maxCleaned = Math.max(...clean.mock.contexts.map((text) => String(text).length))
    expect(found[field]).toBeTruthy()
    expect(maxCleaned).toBeLessThan(100_000)
  },
)

const maxBytes = 5 * 1024 * 1024
const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'CV.DOCX')

checkRules('career', careerForm, career, [
  ['name', '', 'Please enter your name.'],
  ['dob', '', 'Please enter date of birth.'],
  ...each('dob', ['?', '0015-03-05', '2019-02-31', '20155-03-05'], wholeDate),
  ['subject', '', 'Please enter your subject.'],
  ...each('profession', [undefined, '', 'perhaps'], 'Please select working status.'),
  ...each('experience', ['', 'seven', '-1'], 'Please enter years of experience.'),
  ...each('experience', ['5 years', '1e3', '10+', '2 5', '٥'], 'Please enter years of experience.'),
  ...each('experience', ['2.5', '५', '120']),
  ...each('gender', [undefined, ''], 'Please select gender.'),
  ...each('status', [undefined, ''], 'Please select marital status.'),
  ...each('attachments', [undefined, 'a text', new File([], '')], 'Please upload your resume.'),
  [
    'attachments',
    new File([], 'cv.pdf'),
    'This file is empty or has moved. Please choose it again.',
  ],
  // The schema rejects no file name: the server decides by the content of the file.
  ...each('attachments', [new File(['x'], 'My Resume'), new File(['x'], 'resume.pdf.bin')]),
  [
    'attachments',
    fileOf(maxBytes + 1),
    'Your resume must be 5 MB or smaller. This file has 5.1 MB.',
  ],
  ...each('attachments', [fileOf(maxBytes)]),
  ['address', '', 'Please enter your address.'],
  ['phone', '', 'Please enter phone number.'],
  ['email', '', 'Please enter your email.'],
  ['mailType', '', 'Please select a topic.'],
])

it('the career form accepts the resume in a browser’s FileList', () => {
  vi.stubGlobal('FileList', Array)
  expect(messages(careerForm, { ...career, attachments: [career.attachments] })).toEqual({})
  const found = messages(careerForm, { ...career, attachments: [] })
  vi.unstubAllGlobals()
  expect(found).toEqual({ attachments: 'Please upload your resume.' })
})

checkRules('admission', admissionForm, admission, [
  ['name', '', 'Student name is required'],
  ...each('class', ['', 'X', 'XII'], 'Class is required'),
  ...each('class', admissionClasses),
  ['phone', '', 'Contact number is required'],
  ['phone', '12345', 'Contact number must be exactly 10 digits'],
  ['phone', '0987654321', digitMissing],
  ['phone1', '12345', 'Contact number 2 must be exactly 10 digits'],
  ['phone1', '0987654321', digitMissing],
  ...each('phone1', ['', '098765 43211']),
  ...each('declaration', [undefined, 'false', false], 'You must agree to the declaration'),
  ...each('declaration', [true, 'on']),
  ...each('email', ['no rules', 'x'.repeat(320)]),
  ...each('dob', ['', '1900-01-01', '2015-03-05', '২০১৫-০৩-০৫', '5 March 2015']),
  ...each('dob', ['01/01/1970', '1 January 1970', '1-1-1900']),
  ...each('dob', ['?', '05/2015', '2019-02-31', '2015-3', 'no date'], wholeDate),
  ...each('dob', ['0015-03-05', '1899-12-31', '2155-03-05', '20155-03-05'], wholeDate),
  ...each('address', ['x'.repeat(2000)]),
  ['gender', 'Robot', 'Please choose from the list.'],
  ...each('gender', [undefined, ...admissionGenders]),
])
