import { busStops } from '@/content/facts'
import { school } from '@/content/school'
import type { Circular } from './circular'

/** A pop-up announcement (section 3): pictures by stored path, files by stored path, a link or "". */
export type AnnouncementRecord = Readonly<{
  _id: string
  title: string
  description: string
  image: readonly string[]
  attachments: readonly string[]
  url: string
}>

const written: readonly (Omit<AnnouncementRecord, 'attachments'> &
  Readonly<{ file: string; blocks: Circular['blocks'] }>)[] = [
  {
    _id: '65f1a2b3c4d5e6f708192a01',
    title: 'Admissions are open',
    description: `Session ${school.admissionSession}: registration is open for Pre-Nursery to Class IX and for Class XI. Please read the guidelines before you fill in the form.`,
    image: ['announcements/admission-open.webp'],
    url: '',
    file: 'files/announcement-admissions.pdf',
    blocks: [
      { text: 'A parent registers online, on the admission portal.' },
      {
        list: [
          'Read the six rules on the page Online Application Process.',
          'Keep the birth certificate and the photographs ready.',
          'Pay the registration and processing fee online.',
        ],
      },
    ],
  },
  {
    _id: '65f1a2b3c4d5e6f708192a02',
    title: 'New bus stops on three routes',
    description:
      'Buses now stop closer to home in Matigara, Bagdogra and Salugara. Please see the timings and be at the stop five minutes early.',
    image: ['announcements/bus-routes.webp'],
    url: '',
    file: 'files/announcement-bus-stops.pdf',
    blocks: [
      {
        table: [
          ['Route', 'Stop', 'Time'],
          ...busStops.map(({ route, stop, at }) => [route, stop, at]),
        ],
      },
    ],
  },
  {
    _id: '65f1a2b3c4d5e6f708192a03',
    title: 'Winter camp at the hostel',
    description:
      'Five days of games, music and astronomy for Classes V to VIII. There are sixty seats, given in the order of consent forms.',
    image: ['announcements/winter-camp.webp'],
    url: 'https://example.com/dps-siliguri/winter-camp',
    file: 'files/announcement-winter-camp.pdf',
    blocks: [
      { heading: 'What to bring' },
      {
        list: [
          'Warm clothes, cap and torch',
          'Sports shoes and a water bottle',
          'Medical card, and medicines with a note of the doctor',
        ],
      },
      { text: 'The consent form is given in at the hostel office. Sixty seats.' },
    ],
  },
]

/** The announcements of the home page’s pop-up; they carry no date. */
export const announcements: readonly AnnouncementRecord[] = written.map(
  ({ file, blocks: _, ...record }) => ({ ...record, attachments: [file] }),
)

/** The circular behind an announcement. In: a stored path. */
export function announcementCircular(path: string): Circular | undefined {
  const found = written.find(({ file }) => file === path)
  return found && { title: found.title, date: '', blocks: found.blocks }
}
