/**
 * What several pages, the demonstration's records and the documents say of the school, typed once. What
 * neither the specification nor the school has given is wrapped in `sample()`; `npm run check:content`
 * lists it until the school has confirmed it. Dates of the year are `MM-DD`, times as they are shown.
 */

const samples: string[] = []

/** Marks a fact the school has still to confirm; `what` is how `npm run check:content` names it. */
function sample<T>(what: string, value: T): T {
  samples.push(what)
  return value
}

/** A row of a uniform table: what boys and girls of a class group wear. */
type UniformRow = { group: string; boys: readonly string[]; girls: readonly string[] }

/** One season's table. */
export type UniformTable = { season: string; months: string; rows: readonly UniformRow[] }

/** The school's uniform by season and class group, in the order of the specification. */
export const uniform: readonly UniformTable[] = sample('garments and colours of the uniform', [
  {
    season: 'Summer',
    months: 'March to mid-November',
    rows: [
      {
        group: 'Pre-Nursery',
        boys: [
          'Checked half-sleeve shirt',
          'Green shorts with elastic',
          'White socks, canvas shoes',
        ],
        girls: ['Checked half-sleeve frock', 'White bloomers', 'White socks, canvas shoes'],
      },
      {
        group: 'Nur',
        boys: ['Checked half-sleeve shirt', 'Green shorts', 'White socks, black strap shoes'],
        girls: ['Checked half-sleeve shirt', 'Green tunic', 'White socks, black strap shoes'],
      },
      {
        group: 'Prep',
        boys: ['White half-sleeve shirt', 'Green shorts and belt', 'White socks, black shoes'],
        girls: ['White half-sleeve shirt', 'Green pleated tunic', 'White socks, black shoes'],
      },
      {
        group: 'I-X',
        boys: [
          'White half-sleeve shirt, school badge',
          'Green trousers (shorts up to Class IV)',
          'School tie and belt',
          'Green socks, black laced shoes',
        ],
        girls: [
          'White half-sleeve shirt, school badge',
          'Green pleated skirt',
          'School tie and belt',
          'White knee socks, black shoes',
        ],
      },
      {
        group: 'XI-XII',
        boys: [
          'Cream half-sleeve shirt, school badge',
          'Dark green trousers',
          'Senior tie and belt',
          'Green socks, black laced shoes',
        ],
        girls: [
          'Cream kurta with school badge',
          'White salwar',
          'Dark green dupatta or waistcoat',
          'White socks, black shoes',
        ],
      },
    ],
  },
  {
    season: 'Winter',
    months: 'mid-November to February',
    rows: [
      {
        group: 'Pre-Nursery',
        boys: ['Green track suit', 'White polo-neck', 'Woollen cap, canvas shoes'],
        girls: ['Green track suit', 'White polo-neck', 'Woollen cap, canvas shoes'],
      },
      {
        group: 'Nur',
        boys: ['Checked full-sleeve shirt', 'Green trousers', 'Green pullover and cap'],
        girls: [
          'Checked full-sleeve shirt',
          'Green tunic, woollen tights',
          'Green pullover and cap',
        ],
      },
      {
        group: 'Prep',
        boys: ['White full-sleeve shirt', 'Green trousers and belt', 'Green pullover and cap'],
        girls: ['White full-sleeve shirt', 'Green tunic, woollen tights', 'Green pullover and cap'],
      },
      {
        group: 'I-X',
        boys: [
          'White full-sleeve shirt, school tie',
          'Green woollen trousers',
          'Green pullover, green blazer',
          'Green socks, black laced shoes',
        ],
        girls: [
          'White full-sleeve shirt, school tie',
          'Green woollen skirt, tights',
          'Green pullover, green blazer',
          'Black shoes',
        ],
      },
      {
        group: 'XI-XII',
        boys: [
          'Cream full-sleeve shirt, senior tie',
          'Dark green woollen trousers',
          'Dark green blazer with crest',
          'Green socks, black laced shoes',
        ],
        girls: [
          'Cream full-sleeve kurta',
          'White salwar, warm leggings below',
          'Dark green blazer with crest',
          'White socks, black shoes',
        ],
      },
    ],
  },
])

/** A club and what it does. */
type Club = { name: string; does: string }

/** The nine clubs (specification, section 2; their names are samples). */
export const clubs: readonly Club[] = sample('names and work of the nine clubs', [
  { name: 'Eco Club', does: 'Looks after the garden, the compost and the rain gauge.' },
  { name: 'Science Club', does: 'Builds and repairs, and prepares models for the exhibition.' },
  { name: 'Robotics and Coding Club', does: 'Works with motors, sensors and short programs.' },
  { name: 'Mathematics Club', does: 'Puzzles, paper folding and a problem of the week.' },
  { name: 'Literary and Debating Society', does: 'Reads, writes and runs the house debates.' },
  { name: 'Music and Dance Club', does: 'Practises for assembly and for the annual day.' },
  { name: 'Art and Craft Club', does: 'Paints the stage sets and designs the cards.' },
  { name: 'Photography Club', does: 'Takes the pictures for the school magazine.' },
  { name: 'Interact Club', does: 'Visits, collections, first aid, and reading with juniors.' },
])

/** The academic year (specification, section 9). */
export const terms = [
  { name: 'Term I', months: 'April to September' },
  { name: 'Term II', months: 'October to March' },
] as const

export const facts = {
  clubDay: sample('afternoon of the clubs', 'Wednesday'),
  gamesDress: sample(
    'dress for games',
    'House T-shirt, white shorts or green track trousers, sports shoes',
  ),
  houses: sample('number of houses', 'four'),
  /** Every ground that is spoken of; one of them is the place of matches and parades. */
  ground: sample('name of the ground', 'School ground'),
  /** Fees are paid every month (specification, section 9), by this day of it. */
  feeDueDay: sample('last day of the month for fees', '10th'),
  /** First bell and end of the day. */
  hours: sample('school hours in summer and winter', {
    summer: { from: '8:00 am', to: '2:00 pm' },
    winter: { from: '8:15 am', to: '2:15 pm' },
  }),
  officeHours: sample('hours of the front office', '9:00 am to 3:00 pm'),
  /** What becomes of each form, told once it is sent. */
  afterForm: sample('what happens after each form', {
    contact: 'The front office reads it and answers by telephone or e-mail.',
    career: 'The school reads it and rings those whom it would like to meet.',
    admission: 'The admissions office rings the number you gave and tells you the next step.',
  }),
  winter: sample('first day of winter uniform and winter timings', {
    begins: '11-16',
    ends: 'the end of February',
    summerBegins: '03-01',
    summerEnds: 'mid-November',
    announcedDaysBefore: 14,
  }),
} as const

/** The day on which something of the school year begins, `MM-DD`; Sundays and holidays move it on. */
export const yearlyDays = sample('days of examinations and functions', {
  sessionBegins: '04-02',
  summerVacationEnds: '06-18',
  investiture: '07-07',
  halfYearlyExamination: '09-14',
  sportsDay: '12-04',
  annualDay: '12-19',
  winterBreakEnds: '01-05',
  scienceExhibition: '02-20',
  annualExamination: '03-02',
  reportCards: '03-24',
})

/** What the school has still to confirm, in the order of this file. */
export const openSamples: readonly string[] = samples
