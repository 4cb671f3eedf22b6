/**
 * Malformed records as the vendor sometimes sends them: missing titles, invalid dates, values that should be lists,
 * entries that are not records. Tests append them to the full lists. The site must show fallbacks (section 8) or drop
 * them.
 */
export const oddRecords = {
  albums: [
    {
      _id: '65f1a2b3c4d5e6f708192c01',
      description: null,
      category: 'PhotoGallery',
      attachments: [],
    },
    {
      _id: '65f1a2b3c4d5e6f708192c02',
      title: 'Corridor display boards',
      date: 'soon',
      category: 'RecentActivities',
      attachments: null,
    },
    {
      _id: '65f1a2b3c4d5e6f708192c03',
      title: 1947,
      date: null,
      category: 'SportsCorner',
      attachments: 'photos/football-01.webp',
    },
    {
      _id: '65f1a2b3c4d5e6f708192c04',
      title: 'Counselling desk hours',
      category: 'Notice',
      attachments: [],
    },
    { title: 'A record without an identifier', category: 'Achievements' },
  ],
  news: [
    { _id: '65f1a2b3c4d5e6f708192c11', description: null, fromDate: '2024-02-10', attachments: [] },
    {
      _id: '65f1a2b3c4d5e6f708192c12',
      title: 'Lost and found at the reception',
      description: 'Three water bottles, one recorder and a left shoe are waiting to be claimed.',
      attachments: null,
    },
    {
      _id: '65f1a2b3c4d5e6f708192c13',
      title: ['Not', 'a', 'title'],
      fromDate: 20240210,
      attachments: {},
    },
  ],
  events: [
    {
      _id: '65f1a2b3c4d5e6f708192c21',
      description: null,
      venue: 'Auditorium',
      images: [],
      attachments: [],
    },
    {
      _id: '65f1a2b3c4d5e6f708192c22',
      title: 'Open house',
      date: 'to be announced',
      time: '',
      images: null,
      attachments: 'files/magazine.pdf',
    },
    'placeholder',
  ],
  gallery: [
    {
      _id: '65f1a2b3c4d5e6f708192c01',
      description: null,
      category: 'PhotoGallery',
      attachments: [],
    },
    {
      _id: '65f1a2b3c4d5e6f708192c05',
      title: 'Photographs awaited',
      date: '31/02/2024',
      category: 'PhotoGallery',
      attachments: [],
    },
  ],
  blog: [
    {
      _id: '65f1a2b3c4d5e6f708192c31',
      title: null,
      description: null,
      date: null,
      attachments: [],
    },
    {
      _id: '65f1a2b3c4d5e6f708192c32',
      title: 'A draft that was never finished',
      description: '<p>To be written.',
      alt: 7,
      attachments: null,
    },
  ],
  notifications: [null],
  toppers: [
    {
      _id: '65f1a2b3c4d5e6f708192c41',
      name: null,
      stream: 'Science',
      division: 'n/a',
      class: 'XII',
      sessionYear: '',
      attachments: null,
    },
    { _id: '65f1a2b3c4d5e6f708192c42', name: 'Name awaited', class: 'X', attachments: [] },
  ],
  registrations: [
    { _id: '65f1a2b3c4d5e6f708192c51', url: 'javascript:void(0)', attachments: null },
  ],
  calendar: [
    { _id: '65f1a2b3c4d5e6f708192c61', title: 'Staff meeting', date: null, attachments: [] },
    {
      _id: '65f1a2b3c4d5e6f708192c62',
      title: 'Date to be fixed',
      date: '31 June',
      attachments: null,
    },
    { _id: '65f1a2b3c4d5e6f708192c63', date: '2024-06-31T00:00:00.000Z' },
  ],
} as const satisfies Readonly<Record<string, readonly unknown[]>>

export type OddList = keyof typeof oddRecords
