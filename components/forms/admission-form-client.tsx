'use client'

import type { ReactNode } from 'react'
import { admissionClasses, admissionGenders, declaration, sent } from '@/content/forms'
import { postAdmission } from '@/lib/forms/admission/action'
import { CheckboxField, SelectField, TextField } from '../ui/field'
import { EmailField } from './email-field'
import { EnquiryForm, pair } from './enquiry-form'
import { PhoneField } from './phone-field'
import { useEnquiry } from './use-enquiry'

const fields = [
  'name',
  'dob',
  'gender',
  'class',
  'address',
  'phone',
  'phone1',
  'email',
  'declaration',
] as const

const loadRules = () => import('@/lib/forms/admission/rules')

/** The admission enquiry (specification, sections 2, 3 and 5). */
export function AdmissionForm({ notice }: { notice: ReactNode }) {
  const enquiry = useEnquiry({ form: 'admission', fields, action: postAdmission, loadRules })
  const { field } = enquiry
  const { defaultValue: ticked, ...box } = field('declaration')
  return (
    <EnquiryForm
      enquiry={enquiry}
      notice={notice}
      label="Admission enquiry"
      sentText={sent.admission}
      submitLabel="Submit Form"
    >
      <TextField
        {...field('name')}
        label="Student Name"
        autoComplete="off"
        autoCapitalize="words"
      />
      <div className={pair}>
        <TextField {...field('dob')} label="Date of Birth" optional type="date" />
        <SelectField
          {...field('gender')}
          label="Gender"
          optional
          placeholder="Select gender"
          options={admissionGenders}
        />
      </div>
      <SelectField
        {...field('class')}
        label="Class"
        placeholder="Select class"
        options={admissionClasses}
      />
      <TextField
        {...field('address')}
        label="Present School Name"
        optional
        autoComplete="off"
        autoCapitalize="words"
      />
      <div className={pair}>
        <PhoneField {...field('phone')} label="Contact Number 1" autoComplete="tel-national" />
        <PhoneField {...field('phone1')} label="Contact Number 2" optional autoComplete="off" />
      </div>
      <EmailField {...field('email')} label="Email" optional />
      <CheckboxField
        {...box}
        label={declaration}
        value="true"
        defaultChecked={ticked !== undefined}
      />
    </EnquiryForm>
  )
}
