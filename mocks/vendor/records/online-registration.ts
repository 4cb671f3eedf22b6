export const onlineRegistrations = [
  {
    _id: '65f1a2b3c4d5e6f708192b01',
    title: 'Registration for Pre-Nursery, Nursery and Prep',
    url: 'https://example.com/dps-siliguri/registration/early-years',
    attachments: [],
  },
  {
    _id: '65f1a2b3c4d5e6f708192b02',
    title: 'Registration for Classes I to IX',
    url: 'https://example.com/dps-siliguri/registration/classes-i-ix',
    attachments: [],
  },
  {
    _id: '65f1a2b3c4d5e6f708192b03',
    title: 'Registration for Class XI: Science, Commerce and Humanities',
    url: 'https://example.com/dps-siliguri/registration/class-xi',
    attachments: [],
  },
  {
    _id: '65f1a2b3c4d5e6f708192b04',
    title: 'Hostel seats for boys and girls',
    url: 'https://example.com/dps-siliguri/registration/hostel',
    attachments: [],
  },
]
