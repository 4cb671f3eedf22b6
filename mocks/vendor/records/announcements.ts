/** A pop-up announcement (section 3): pictures by stored path, files by stored path, a link or "". */
export type AnnouncementRecord = Readonly<{
  _id: string
  title: string
  description: string
  image: readonly string[]
  attachments: readonly string[]
  url: string
}>

/** The announcements of the home page's pop-up; they carry no date. */
export const announcements: readonly AnnouncementRecord[] = [
  {
    _id: '65f1a2b3c4d5e6f708192a01',
    title: 'Admissions are open',
    description:
      'Registration is open from Pre-Nursery to Class IX and for Class XI. Please read the guidelines before filling in the form; the office is glad to help from Monday to Saturday.',
    image: ['announcements/admission-open.webp'],
    attachments: ['files/prospectus.pdf'],
    url: '',
  },
  {
    _id: '65f1a2b3c4d5e6f708192a02',
    title: 'New bus stops on three routes',
    description:
      'Buses now stop closer to home in Matigara, Bagdogra and Salugara. Kindly check the revised timings and be at the stop five minutes early.',
    image: ['announcements/bus-routes.webp'],
    attachments: ['files/notice-06.pdf'],
    url: '',
  },
  {
    _id: '65f1a2b3c4d5e6f708192a03',
    title: 'Winter camp at the hostel',
    description:
      'Five days of games, music, stargazing and a walk by the river for Classes V to VIII. Seats are limited to sixty pupils and go in order of consent forms received.',
    image: ['announcements/winter-camp.webp'],
    attachments: ['files/notice-11.pdf'],
    url: 'https://example.com/dps-siliguri/winter-camp',
  },
]
