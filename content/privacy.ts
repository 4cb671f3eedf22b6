/**
 * Why each form asks, who gets what is sent and how long it is kept (India's DPDP Act): shown on
 * /privacy and, in short, beside each form. What it asks for stands beside its fields' rules in
 * lib/forms.
 */
import { school } from './school'

export type FormId = 'contact' | 'career' | 'admission' | 'studentTc'

export type FormNotice = {
  /** The form's name and its page. */
  title: string
  path: string
  /** Completes "We use it only …". */
  purpose: string
  /** Completes "It goes to …". */
  recipients: string
  /** Completes "It is kept …". */
  kept: string
}

const provider = `the provider that keeps this website’s data for the school (${school.vendor.name})`

export const formNotices: Record<FormId, FormNotice> = {
  contact: {
    title: 'Contact form',
    path: '/contact-us',
    purpose: 'to read your message and to answer it',
    recipients: `the school office and ${provider}`,
    kept: school.retention.enquiry,
  },
  career: {
    title: 'Job application',
    path: '/Career',
    purpose: 'to consider your application and to reach you about it',
    recipients: `the people who choose our staff and ${provider}`,
    kept: school.retention.application,
  },
  admission: {
    title: 'Admission enquiry',
    path: '/admission-form',
    purpose: 'to answer your enquiry about admission',
    recipients: `the admissions office and ${provider}`,
    kept: school.retention.admission,
  },
  studentTc: {
    title: 'Student TC',
    path: '/student-tc',
    purpose: 'to find the transfer certificate and to give it to you',
    recipients: `${provider}, where the certificates are stored`,
    kept: 'by this website only while the search runs; a count of tries is kept for some minutes, to stop guessing',
  },
}
