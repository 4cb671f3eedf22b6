/**
 * Each form's data (India's DPDP Act), for /privacy and in short beside each form. The fields are described beside
 * their rules in lib/forms.
 */
import type { Path } from './routes'
import { school } from './school'

export type FormId = 'contact' | 'career' | 'admission' | 'studentTc'

export type FormNotice = {
  title: string
  path: Path
  /** Completes "We use it only …". */
  purpose: string
  /** Completes "It goes to …". */
  recipients: string
  /** Completes "It is kept …". */
  retention: string
}

const provider = `the provider that keeps this website’s data for the school (${school.vendor.name})`

export const formNotices: Record<FormId, FormNotice> = {
  contact: {
    title: 'Contact form',
    path: '/contact-us',
    purpose: 'to read your message and to answer it',
    recipients: `the school office and ${provider}`,
    retention: school.retention.enquiry,
  },
  career: {
    title: 'Job application',
    path: '/Career',
    purpose: 'to consider your application and to reach you about it',
    recipients: `the people who choose our staff and ${provider}`,
    retention: school.retention.application,
  },
  admission: {
    title: 'Admission enquiry',
    path: '/admission-form',
    purpose: 'to answer your enquiry about admission',
    recipients: `the admissions office and ${provider}`,
    retention: school.retention.admission,
  },
  studentTc: {
    title: 'Student TC',
    path: '/student-tc',
    purpose: 'to find the transfer certificate and to give it to you',
    recipients: `${provider}, where the certificates are stored`,
    retention:
      'by this website only while the search runs; a count of tries is kept for ten minutes, to stop guessing',
  },
}

export const websitePromises = {
  doesNot: [
    'It has no advertising and no analytics of other companies. It does not follow you to other websites.',
    'Text, pictures and fonts come from this website itself. The map comes from OpenStreetMap. On a computer it stands at the foot of every page and comes when you scroll there; on a phone it comes only when you open it. In a browser that runs no scripts it comes with every page.',
    'Links to other websites, such as the fee portal and the admission portal, lead to pages with their own privacy notices.',
  ],
  stores: [
    'This website sets no cookies.',
    'Your browser remembers, on your device, which announcements you closed and what you have typed in a form, but no file and nothing of the Student TC search. What you typed is deleted when the form is sent or the tab is closed.',
    'The server may keep a short technical record of requests with the network address. For ten minutes it counts how often a form is sent from one address, to stop misuse, and remembers a code of what was sent, so that nothing is sent twice.',
  ],
} as const
