// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { admissionForm } from '@/lib/forms/admission'
import { careerForm } from '@/lib/forms/career'
import { contactForm } from '@/lib/forms/contact'
import { privacyNotices } from '@/lib/forms/privacy-notices'
import { honeypot, nothingPosted } from '@/lib/forms/shared/state'
import { certificateSchema } from '@/lib/forms/tc/schema'
import {
  admissionBody,
  careerBody,
  certificateBody,
  contactBody,
} from '@/mocks/vendor/submission-schemas'
import { AdmissionForm } from './admission-form-client'
import { CareerForm } from './career-form-client'
import { CertificateForm } from './certificate-form-client'
import { ContactForm } from './contact-form-client'
import { readDraft } from './draft'

type Case = {
  name: keyof typeof privacyNotices
  view: ReactNode
  schema: z.ZodObject
  vendor: z.ZodObject
  /** Hidden field, sent with every form. */
  constant?: string
  /** Not in the draft: browsers do not let a page restore a file. */
  file?: string
}

const around = { posted: nothingPosted, notice: null, after: null, talk: null }

const cases: Case[] = [
  {
    name: 'contact',
    view: <ContactForm {...around} />,
    schema: contactForm.schema,
    vendor: contactBody,
    constant: 'schoolcode',
  },
  {
    name: 'career',
    view: <CareerForm {...around} />,
    schema: careerForm.schema,
    vendor: careerBody,
    constant: 'mailType',
    file: 'attachments',
  },
  {
    name: 'admission',
    view: <AdmissionForm {...around} />,
    schema: admissionForm.schema,
    vendor: admissionBody,
  },
  {
    name: 'studentTc',
    view: <CertificateForm posted={nothingPosted} notice={null} talk={null} />,
    schema: certificateSchema,
    vendor: certificateBody,
  },
]

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((name) => !others.includes(name))

const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape)
const formOnPage = () => screen.getByRole<HTMLFormElement>('form')

/** Returns the form's visible controls, in page order. */
function shown() {
  return [...formOnPage().elements].filter(
    (one): one is HTMLInputElement =>
      one.matches('input:not([type=hidden]), select, textarea') &&
      one.getAttribute('name') !== honeypot,
  )
}

function fillIn(control: HTMLInputElement): void {
  if (control.type === 'checkbox') fireEvent.click(control)
  else if (control.matches('select')) {
    const value = control.querySelector('option:last-child')?.getAttribute('value')
    fireEvent.change(control, { target: { value } })
  } else if (control.type === 'date') fireEvent.input(control, { target: { value: '2020-01-02' } })
  else if (control.type !== 'file') fireEvent.input(control, { target: { value: '9876543210' } })
}

afterEach(() => {
  sessionStorage.clear()
})

describe.each(cases.map((one) => [one.name, one] as const))('the %s form', (name, one) => {
  const { view, schema, vendor, constant, file } = one
  const fields = fieldsOf(schema).filter((field) => field !== constant)

  it('shows exactly the schema’s fields, without attributes such as "required"', () => {
    render(view)
    const named = shown().map((control) => control.name)
    expect(without(named, fields), 'shown, but not in the schema (lib/forms)').toEqual([])
    expect(without(fields, named), 'in the schema, but not shown (components/forms)').toEqual([])
    expect(named).toHaveLength(fields.length)
    const limits = ['maxlength', 'minlength', 'pattern', 'min', 'max', 'required']
    // A date's limits are not a rule: they keep its year to four digits.
    for (const control of shown().filter(({ type }) => type !== 'date'))
      expect(limits.filter((limit) => control.hasAttribute(limit))).toEqual([])
  })

  it('labels exactly those fields “(optional)” that may be empty, and the privacy notice lists them', () => {
    render(view)
    const isLabelled = ({ labels }: HTMLInputElement) =>
      labels?.[0]?.textContent.includes('(optional)')
    const mayBeEmpty = fields.filter((field) => schema.shape[field]?.safeParse('').success)
    const optional = shown().filter(isLabelled)
    expect(optional.map((control) => control.name)).toEqual(mayBeEmpty)
    const words = mayBeEmpty.map((field) => schema.shape[field]?.description)
    expect(privacyNotices[name].optional).toEqual(words)
  })

  it('the privacy notice names every field', () => {
    const unnamed = fields.filter((field) => !schema.shape[field]?.description)
    expect(unnamed, "without .describe('…')").toEqual([])
    const words = fields.map((field) => schema.shape[field]?.description)
    expect(privacyNotices[name].collects).toEqual(words)
  })

  it('sends exactly the fields that the embedded vendor expects', () => {
    const sent = name === 'studentTc' ? fields : [...fieldsOf(schema), 'schoolcode']
    expect(
      new Set(fieldsOf(vendor)),
      'lib/forms and mocks/vendor/submission-schemas.ts differ',
    ).toEqual(new Set(sent))
  })

  // The lookup is too short to need a draft.
  if (name === 'studentTc') return
  it('saves to sessionStorage all field values except files', () => {
    render(view)
    for (const control of shown()) fillIn(control)
    fireEvent.input(formOnPage())
    const drafted = fields.filter((field) => field !== file)
    expect(Object.keys(readDraft(name)).sort()).toEqual(drafted.sort())
  })
})
