import type { Recurring } from './recurring'

/** A news item as it is written down: texts to fill, and the number of its notice if it has one. */
export type NewsTemplate = Recurring &
  Readonly<{ title: string; description: string; file?: number }>

/** News of which each comes once in three years. */
export const occasionalNews: readonly NewsTemplate[] = [
  {
    key: 'quiz-regional',
    on: '01-24',
    phase: 0,
    title: 'Quiz team through to the regional final',
    description:
      'Three pupils of Class IX answered their way past fourteen schools at the inter-school quiz held in Jalpaiguri. The final will be held next month and a bus will take supporters.',
  },
  {
    key: 'republic-band',
    on: '01-29',
    phase: 2,
    title: 'School band marches on Republic Day',
    description:
      'Forty-two pupils of the school band marched at the district parade. They had practised since October, often before the fog lifted, and did not miss a beat.',
  },
  {
    key: 'saraswati-art',
    on: '01-18',
    phase: 1,
    title: 'Alpona for Saraswati Puja: volunteers wanted',
    description:
      'Pupils of Classes VII to XI who would like to help with the alpona and the decorations may give their names to the art department by Friday.',
    file: 1,
  },
  {
    key: 'science-exhibition',
    on: '02-21',
    phase: 0,
    title: 'Science exhibition: seventy models, one theme',
    description:
      "This year's theme is water. Pupils have built rain gauges, filters, a working model of a check dam and a map of every pond within five kilometres of the school. Parents may visit on Saturday.",
    file: 2,
  },
  {
    key: 'olympiad-medals',
    on: '02-17',
    phase: 2,
    title: 'Medals in the mathematics and science olympiads',
    description:
      'Eleven pupils of Classes IV to IX have brought home medals this season. Their names are on the honours board beside the library.',
  },
  {
    key: 'farewell',
    on: '02-24',
    phase: 1,
    title: 'Class XI bids farewell to Class XII',
    description:
      'An afternoon of songs, speeches and a slide show that made even the senior-most laugh. We wish the outgoing batch courage and good sense in the examinations ahead.',
  },
  {
    key: 'book-exchange',
    on: '03-10',
    phase: 1,
    title: 'Second-hand textbook exchange',
    description:
      "Bring last year's clean textbooks to the library verandah and take home next year's. Last time more than six hundred books found a new desk.",
    file: 4,
  },
  {
    key: 'library-titles',
    on: '04-20',
    phase: 0,
    title: 'Four hundred new titles in the library',
    description:
      'Science writing, Bengali and Hindi novels, Nepali poetry and a whole shelf on the eastern Himalaya have been added. The reading room now stays open until half past four.',
    file: 4,
  },
  {
    key: 'ptm-april',
    on: '04-17',
    phase: 1,
    title: 'Orientation for parents of new pupils',
    description:
      'Parents of children who joined in April are invited to meet the class teachers and the counsellor, walk through a school day and ask whatever is on their minds.',
    file: 5,
  },
  {
    key: 'earth-day',
    on: '04-24',
    phase: 2,
    title: 'Earth Day: two hundred saplings go home',
    description:
      'Each child of Classes I to IV took home a sapling from the school nursery with a small diary to record how it grows. Neem, jamun and amlaki were the favourites.',
  },
  {
    key: 'rabindra-jayanti',
    on: '05-08',
    phase: 2,
    title: 'Rabindra Jayanti in the open courtyard',
    description:
      "Songs, recitation and a short dance drama by the middle school will mark the poet's birthday. The programme begins at half past seven, before the sun is high.",
    file: 5,
  },
  {
    key: 'summer-reading',
    on: '05-25',
    phase: 0,
    title: 'Summer reading challenge',
    description:
      'Five books in five weeks: one old, one new, one in the mother tongue, one about a real life and one chosen by a grandparent. Reading cards are in the notice.',
    file: 5,
  },
  {
    key: 'teacher-training',
    on: '06-05',
    phase: 1,
    title: 'Three days of teacher training in the vacation',
    description:
      'Teachers of all departments met for a workshop on competency-based questions and on listening to children who find school hard. The building was quiet; the discussions were not.',
  },
  {
    key: 'yoga-day',
    on: '06-22',
    phase: 2,
    title: 'Yoga Day under the great shed',
    description:
      'Three hundred pupils and a good number of parents practised together on a rainy morning. A short session will continue every Wednesday before the first period.',
    file: 6,
  },
  {
    key: 'hostel-warden-desk',
    on: '07-24',
    phase: 0,
    title: 'Hostel: weekly call timings and visiting Sundays',
    description:
      'Boarders may now call home on Wednesdays and Saturdays between six and eight in the evening. Visiting remains on the second Sunday of the month. The revised rules are attached.',
    file: 7,
  },
  {
    key: 'vanamahotsav',
    on: '07-20',
    phase: 1,
    title: 'Vanamahotsav: a thousand saplings by the boundary wall',
    description:
      'Four houses planted and fenced a green belt along the eastern wall. Each section will look after its own ten metres until the trees can look after themselves.',
  },
  {
    key: 'inter-house-debate',
    on: '07-30',
    phase: 2,
    title: 'Inter-house debate: results',
    description:
      'The motion was that homework should be abolished. The house spoke well on both sides, and the motion was lost by four votes, to the visible relief of no one in particular.',
  },
  {
    key: 'teesta-clean-up',
    on: '08-27',
    phase: 0,
    title: 'Teesta bank clean-up',
    description:
      'Ninety pupils of Classes IX and XI spent a morning on the river bank at Sevoke with gloves and sacks, and sorted what they found. The figures will become a project in statistics.',
    file: 8,
  },
  {
    key: 'dengue-advisory',
    on: '08-21',
    phase: 1,
    title: 'Health advisory for the rains',
    description:
      'Please send boiled water, full sleeves and a spare pair of socks. The infirmary is open through the day, and the campus is checked for standing water every Saturday.',
    file: 8,
  },
  {
    key: 'teachers-day',
    on: '09-06',
    phase: 1,
    title: "Teachers' Day: when Class XII ran the school",
    description:
      'For one day the senior pupils took attendance, taught, supervised lunch and discovered how long a period can be. The teachers watched from the last bench.',
  },
  {
    key: 'chess-district',
    on: '09-23',
    phase: 0,
    title: 'Chess team wins the district championship',
    description:
      'Our under-fourteen team took the trophy without losing a round. The chess club meets on Tuesdays and Thursdays and beginners are most welcome.',
  },
  {
    key: 'sports-trials',
    on: '11-21',
    phase: 2,
    title: 'Trials for the athletics team',
    description:
      'Trials in track and field for the inter-school meet will be held on three mornings from half past six. Pupils must bring a fitness note from home.',
    file: 11,
  },
  {
    key: 'kanchenjunga-cup',
    on: '11-24',
    phase: 0,
    title: 'Kanchenjunga Cup: school reaches the football final',
    description:
      'A header two minutes from time took the senior team past a strong side from Kurseong. The final will be played on Saturday at the town ground.',
    file: 11,
  },
  {
    key: 'winter-collection',
    on: '12-18',
    phase: 1,
    title: 'Woollens for the winter collection drive',
    description:
      'Clean sweaters, shawls and blankets may be left at the reception until Friday. They will be given to families in the tea-garden lines by the service club.',
  },
]
