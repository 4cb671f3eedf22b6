'use client'

import {
  careerGenders,
  maritalStatuses,
  resumeAccept,
  resumeLimit,
  workingStatuses,
} from '@/content/forms'
import { SelectField, TextField } from '../ui/field'
import { BirthDateField } from './birth-date-field'
import { EmailField } from './email-field'
import { EnquiryForm, type FormProps, pair } from './enquiry-form'
import { PhoneField } from './phone-field'
import { useEnquiry } from './use-enquiry'

const loadForm = () => import('@/lib/forms/career').then(({ careerForm }) => careerForm)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function CareerForm({ posted, ...around }: FormProps) {
  const enquiry = useEnquiry({ form: 'career', posted, loadForm })
  const { field, isPosted, state } = enquiry
  const mustChooseAgain = isPosted && state.status !== 'sent'
  return (
    <EnquiryForm
      enquiry={enquiry}
      {...around}
      label="Job application"
      submitLabel="Submit application"
      showProgress
    >
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <div className={pair}>
        <BirthDateField {...field('dob')} label="Date of birth" autoComplete="bday" />
        <TextField
          {...field('subject')}
          label="Subject"
          hint="What you teach, or the work you do"
        />
      </div>
      <div className={pair}>
        <SelectField
          {...field('profession')}
          label="Working status"
          hint="Are you employed now?"
          placeholder="Select working status"
          options={workingStatuses}
          show={capital}
        />
        <TextField
          {...field('experience')}
          label="Years of experience"
          hint="In figures, such as 4 or 2.5"
          inputMode="decimal"
        />
      </div>
      <div className={pair}>
        <SelectField
          {...field('gender')}
          label="Gender"
          placeholder="Select gender"
          options={careerGenders}
          show={capital}
          autoComplete="sex"
        />
        <SelectField
          {...field('status')}
          label="Marital status"
          placeholder="Select marital status"
          options={maritalStatuses}
          show={capital}
        />
      </div>
      <TextField
        {...field('attachments')}
        defaultValue={undefined}
        label="Resume"
        hint={
          mustChooseAgain
            ? 'Please choose your resume again: your browser forgot the file when the page reloaded.'
            : `PDF or Word (.pdf, .doc or .docx), up to ${resumeLimit.megabytes} MB`
        }
        type="file"
        accept={resumeAccept}
      />
      <TextField {...field('address')} label="Address" autoComplete="address-line1" />
      <div className={pair}>
        <PhoneField {...field('phone')} label="Phone number" />
        <EmailField {...field('email')} label="Email" />
      </div>
    </EnquiryForm>
  )
}
