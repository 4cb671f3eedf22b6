/**
 * What each form collects, why, who gets it and how long it is kept (India's DPDP Act): shown on
 * /privacy and, in short, beside each form.
 */
import { school } from './school'

export type FormId = 'contact' | 'career' | 'admission' | 'studentTc'

export type FormNotice = {
  /** The form's name and its page. */
  title: string
  path: string
  /** Each thing asked for, as its label says it. */
  collects: readonly string[]
  /** What one may leave empty. */
  optional: readonly string[]
  /** Completes "We use it only …". */
  purpose: string
  /** Completes "It goes to …". */
  recipients: string
  /** Completes "It is kept …". */
  kept: string
  /** True where the form asks about a child. */
  aboutChild: boolean
}

const provider = `the provider that keeps this website’s data for the school (${school.vendor.name})`

export const formNotices: Record<FormId, FormNotice> = {
  contact: {
    title: 'Contact form',
    path: '/contact-us',
    collects: ['name', 'address', 'phone number', 'e-mail address', 'topic', 'message'],
    optional: [],
    purpose: 'to read your message and to answer it',
    recipients: `the school office and ${provider}`,
    kept: school.retention.enquiry,
    aboutChild: false,
  },
  career: {
    title: 'Job application',
    path: '/Career',
    collects: [
      'name',
      'date of birth',
      'subject',
      'working status',
      'years of experience',
      'gender',
      'marital status',
      'resume',
      'address',
      'phone number',
      'e-mail address',
    ],
    optional: [],
    purpose: 'to consider your application and to reach you about it',
    recipients: `the people who choose our staff and ${provider}`,
    kept: school.retention.application,
    aboutChild: false,
  },
  admission: {
    title: 'Admission enquiry',
    path: '/admission-form',
    collects: [
      'student’s name',
      'date of birth',
      'gender',
      'class',
      'present school',
      'one or two contact numbers',
      'e-mail address',
      'your declaration',
    ],
    optional: [
      'date of birth',
      'gender',
      'present school',
      'the second contact number',
      'e-mail address',
    ],
    purpose: 'to answer your enquiry about admission',
    recipients: `the admissions office and ${provider}`,
    kept: school.retention.admission,
    aboutChild: true,
  },
  studentTc: {
    title: 'Student TC',
    path: '/student-tc',
    collects: ['student’s full name', 'admission number'],
    optional: [],
    purpose: 'to find the transfer certificate and to hand it to you',
    recipients: `${provider}, where the certificates are stored`,
    kept: 'by this website no longer than the search takes, but for a count of tries that lasts some minutes and stops guessing',
    aboutChild: true,
  },
}
