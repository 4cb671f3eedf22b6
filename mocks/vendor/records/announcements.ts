import type { IsoDate } from '@/lib/school/dates'
import { sessionOf } from '@/lib/school/sessions'

export const announcementRecords = (today: IsoDate) => [
  {
    _id: '65f1a2b3c4d5e6f708192a01',
    title: 'Admissions are open',
    description: `Session ${sessionOf(today).key}: registration is open for Pre-Nursery to Class IX and for Class XI. Please read the guidelines before you fill in the form.`,
    image: ['announcements/admission-open.webp'],
    attachments: ['files/announcement-admissions.pdf'],
    url: '/online-application-process',
  },
  {
    _id: '65f1a2b3c4d5e6f708192a02',
    title: 'New bus stops on three routes',
    description:
      'Buses now stop closer to home in Matigara, Bagdogra and Salugara. Please see the timings and be at the stop five minutes early.',
    image: ['announcements/bus-routes.webp'],
    attachments: ['files/announcement-bus-stops.pdf'],
    url: '',
  },
  {
    _id: '65f1a2b3c4d5e6f708192a03',
    title: 'Winter camp at the hostel',
    description:
      'Five days of games, music and astronomy for Classes V to VIII. There are sixty seats, given in the order of consent forms.',
    image: ['announcements/winter-camp.webp'],
    attachments: ['files/announcement-winter-camp.pdf'],
    url: 'https://example.com/dps-siliguri/winter-camp',
  },
]
