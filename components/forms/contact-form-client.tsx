'use client'

import { followUpSchoolCode, topics } from '@/content/forms'
import { SelectField, TextAreaField, TextField } from '../ui/field'
import { EmailField } from './email-field'
import { EnquiryForm, type FormProps, pair } from './enquiry-form'
import { PhoneField } from './phone-field'
import { useEnquiry } from './use-enquiry'

const loadForm = () => import('@/lib/forms/contact').then(({ contactForm }) => contactForm)

export function ContactForm({ posted, ...around }: FormProps) {
  const enquiry = useEnquiry({ form: 'contact', posted, loadForm })
  const { field, hasSent } = enquiry
  return (
    <EnquiryForm enquiry={enquiry} {...around} label="Contact form" submitLabel="Submit">
      {hasSent ? <input type="hidden" name="schoolcode" value={followUpSchoolCode} /> : null}
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('address')} label="Address" autoComplete="address-line1" />
      <div className={pair}>
        <PhoneField {...field('phone')} label="Phone number" />
        <EmailField {...field('email')} label="Email" />
      </div>
      <SelectField
        {...field('mailType')}
        label="Topic"
        placeholder="Select a topic"
        options={topics}
      />
      <TextAreaField {...field('message')} label="Message" rows={5} />
    </EnquiryForm>
  )
}
