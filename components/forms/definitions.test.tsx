// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { admissionForm } from '@/lib/forms/admission'
import { careerForm } from '@/lib/forms/career'
import { contactForm } from '@/lib/forms/contact'
import { privacyNotices } from '@/lib/forms/privacy'
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
  /** Sent without being asked for. */
  constants: string[]
  /** Not kept: a browser does not give a page a file of before. */
  notInDraft: string[]
}

const cases: Case[] = [
  {
    name: 'contact',
    view: <ContactForm posted={nothingPosted} notice={null} after={null} />,
    schema: contactForm.schema,
    vendor: contactBody,
    constants: ['schoolcode'],
    notInDraft: [],
  },
  {
    name: 'career',
    view: <CareerForm posted={nothingPosted} notice={null} after={null} />,
    schema: careerForm.schema,
    vendor: careerBody,
    constants: ['mailType'],
    notInDraft: ['attachments'],
  },
  {
    name: 'admission',
    view: <AdmissionForm posted={nothingPosted} notice={null} after={null} />,
    schema: admissionForm.schema,
    vendor: admissionBody,
    constants: [],
    notInDraft: [],
  },
  {
    name: 'studentTc',
    view: <CertificateForm posted={nothingPosted} notice={null} />,
    schema: certificateSchema,
    vendor: certificateBody,
    constants: [],
    notInDraft: [],
  },
]

/** Where the fields of a form stand. */
const files: Record<Case['name'], { view: string; rules: string; body: string }> = {
  contact: {
    view: 'components/forms/contact-form-client.tsx',
    rules: 'lib/forms/contact.ts',
    body: 'contactBody',
  },
  career: {
    view: 'components/forms/career-form-client.tsx',
    rules: 'lib/forms/career.ts',
    body: 'careerBody',
  },
  admission: {
    view: 'components/forms/admission-form-client.tsx',
    rules: 'lib/forms/admission.ts',
    body: 'admissionBody',
  },
  studentTc: {
    view: 'components/forms/certificate-form-client.tsx',
    rules: 'lib/forms/tc/schema.ts',
    body: 'certificateBody',
  },
}

/** The names of a list that another does not have. */
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((name) => !others.includes(name))

const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape)
const formOnPage = () => screen.getByRole<HTMLFormElement>('form')

/** What people see of the form on the page, in its order. */
function shown() {
  return [...formOnPage().elements].filter(
    (one): one is HTMLInputElement =>
      one.matches('input:not([type=hidden]), select, textarea') &&
      one.getAttribute('name') !== honeypot,
  )
}

/** Puts something into a control that it can hold. */
function fillIn(control: HTMLInputElement): void {
  if (control.type === 'checkbox') fireEvent.click(control)
  else if (control.matches('select')) {
    const value = control.querySelector('option:last-child')?.getAttribute('value')
    fireEvent.change(control, { target: { value } })
  } else if (control.type === 'date') fireEvent.input(control, { target: { value: '2020-01-02' } })
  else if (control.type !== 'file') fireEvent.input(control, { target: { value: '9876543210' } })
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe.each(cases)(
  '$name: one definition',
  ({ name, view, schema, vendor, constants, notInDraft }) => {
    const asked = fieldsOf(schema).filter((field) => !constants.includes(field))

    const file = files[name]

    it('every field that is shown has its rules, and every rule that asks for something its field', () => {
      render(view)
      const named = shown().map((control) => control.name)
      expect([
        ...without(named, asked).map(
          (field) =>
            `${file.view} shows "${field}", which ${file.rules} does not have: what is typed in it would be dropped`,
        ),
        ...without(asked, named).map(
          (field) => `${file.rules} asks for "${field}", which ${file.view} does not show`,
        ),
      ]).toEqual([])
      expect(named).toHaveLength(asked.length)
    })

    it('fields without rules in the specification have none in the browser', () => {
      render(view)
      const limits = ['maxlength', 'minlength', 'pattern', 'min', 'max', 'required']
      for (const control of shown())
        expect(limits.filter((limit) => control.hasAttribute(limit))).toEqual([])
    })

    it('every field is named in the privacy notice', () => {
      const unnamed = asked.filter((field) => !schema.shape[field]?.description)
      expect(
        unnamed.map(
          (field) =>
            `${file.rules}: "${field}" has no .describe('…'), so the privacy text does not name it`,
        ),
      ).toEqual([])
      const words = asked.map((field) => schema.shape[field]?.description)
      expect(privacyNotices[name].collects).toEqual(words)
    })

    it('the embedded vendor takes what is sent, and asks for no more', () => {
      const sent = name === 'studentTc' ? asked : [...fieldsOf(schema), 'schoolcode']
      const body = 'mocks/vendor/submission-schemas.ts'
      expect([
        ...without(sent, fieldsOf(vendor)).map(
          (field) => `${body}: ${file.body} does not take "${field}" of ${file.rules}`,
        ),
        ...without(fieldsOf(vendor), sent).map(
          (field) => `${body}: ${file.body} has "${field}", which ${file.rules} does not send`,
        ),
      ]).toEqual([])
    })

    // A lookup is not written for long enough to need one.
    if (name === 'studentTc') return
    it('every field is kept as a draft', () => {
      render(view)
      for (const control of shown()) fillIn(control)
      fireEvent.input(formOnPage())
      const kept = asked.filter((field) => !notInDraft.includes(field))
      const lost = without(kept, Object.keys(readDraft(name)))
      expect(
        lost.map((field) => `"${field}" of ${file.view} is not in the draft (draft.ts)`),
      ).toEqual([])
      expect(Object.keys(readDraft(name)).sort()).toEqual(kept.sort())
    })
  },
)

it('what may be left empty is said', () => {
  const { optional } = privacyNotices.admission
  for (const field of ['date of birth', 'present school', 'second contact number'])
    expect(optional).toContain(field)
  expect(privacyNotices.contact.optional).toEqual([])
  expect(privacyNotices.career.optional).toEqual([])
})
