'use client'

import { admissionClasses, admissionGenders, declaration } from '@/content/forms'
import { CheckboxField, SelectField, TextField } from '../ui/field'
import { BirthDateField } from './birth-date-field'
import { EmailField } from './email-field'
import { EnquiryForm, type FormProps, pair } from './enquiry-form'
import { PhoneField } from './phone-field'
import { useEnquiry } from './use-enquiry'

const loadForm = () => import('@/lib/forms/admission').then(({ admissionForm }) => admissionForm)

/** Admission enquiry (specification, sections 2, 3 and 5). */
export function AdmissionForm({ posted, ...around }: FormProps) {
  const enquiry = useEnquiry({ form: 'admission', posted, loadForm })
  const { field } = enquiry
  return (
    <EnquiryForm
      enquiry={enquiry}
      {...around}
      label="Admission enquiry"
      submitLabel="Submit Form"
      hasBrowserValidation
    >
      <TextField
        {...field('name')}
        label="Student Name"
        autoComplete="off"
        autoCapitalize="words"
      />
      <div className={pair}>
        <BirthDateField {...field('dob')} label="Date of Birth" optional />
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
        <PhoneField {...field('phone')} label="Contact Number 1" />
        <PhoneField {...field('phone1')} label="Contact Number 2" optional autoComplete="off" />
      </div>
      <EmailField {...field('email')} label="Email" optional />
      <CheckboxField {...field('declaration')} label={declaration} value="true" />
    </EnquiryForm>
  )
}
