import { facts, yearlyDays } from '@/content/facts'
import { addDays } from './day'
import { festival } from './festivals'
import { pujaVacation } from './holidays'
import type { Topic } from './media'
import type { Recurring, Text } from './recurring'

/** An event as it is written down. */
export type EventTemplate = Recurring &
  Readonly<{
    description: Text
    venue: string
    topic: Topic
    picture: number
    time?: string
    /** Stays in the list for three years; the others leave it some weeks after the day. */
    keep?: boolean
  }>

const sections = [
  ['Classes', 'Sections A and B', 'Sections C and D'],
  ['Nursery and Prep', '8:30 am', '9:30 am'],
  ['Classes I to V', '9:00 am', '10:00 am'],
  ['Classes VI to XII', '9:30 am', '10:30 am'],
] as const

/** Where matches, parades and fairs are. */
const { ground } = facts

/** The events of one school year, two or three a month. */
export const eventTemplates: readonly EventTemplate[] = [
  {
    key: 'reopening-assembly',
    on: '01-06',
    title: 'New Year assembly',
    description: 'The first assembly after the winter break.',
    venue: ground,
    topic: 'assembly',
    picture: 1,
  },
  {
    key: 'republic-day',
    on: '01-26',
    fixed: true,
    title: 'Republic Day {year}',
    description: 'Flag hoisting, march-past of the houses and a reading of the Preamble.',
    venue: ground,
    topic: 'republic-day',
    picture: 1,
    time: '07:30 am',
    keep: true,
  },
  {
    key: 'saraswati-puja',
    on: (year) => festival('saraswati-puja', year),
    fixed: true,
    title: 'Saraswati Puja',
    description: 'Pushpanjali, khichuri for everyone and an exhibition of handwriting and drawing.',
    venue: 'School courtyard',
    topic: 'saraswati-puja',
    picture: 2,
    time: '09:00 am',
  },
  {
    key: 'science-exhibition',
    on: yearlyDays.scienceExhibition,
    title: [
      'Science exhibition: water',
      'Science exhibition: energy',
      'Science exhibition: food and soil',
    ],
    description:
      'Models and experiments by Classes VI to XI. Parents are warmly invited on both days.',
    venue: 'Laboratory block',
    topic: 'science-fair',
    picture: 1,
    time: '10:00 am',
    days: 2,
    keep: true,
    circular: () => [
      {
        table: [
          ['Time', 'First day', 'Second day'],
          ['10:00 am', 'Opening', 'Open to parents'],
          ['10:30 am', 'Models of Classes VI to VIII', 'Models of all classes'],
          ['12:00 noon', 'Models of Classes IX and XI', 'Prizes'],
        ],
      },
    ],
  },
  {
    key: 'class-xii-blessing',
    on: '02-27',
    title: 'Blessing ceremony for Class XII',
    description: 'Songs and good wishes for Class XII before the board examinations.',
    venue: 'Auditorium',
    topic: 'music',
    picture: 1,
  },
  {
    key: 'graduation-prep',
    on: '03-13',
    title: 'Graduation of the Prep class',
    description:
      'Our youngest students come on the stage in paper caps and say what they have learnt.',
    venue: 'Auditorium',
    topic: 'kindergarten',
    picture: 1,
    time: '10:30 am',
  },
  {
    key: 'report-card-ptm',
    on: yearlyDays.reportCards,
    title: 'Parent-teacher meeting and report cards',
    description: 'Class teachers give the report cards. Kindly keep to the time of the section.',
    venue: 'Respective classrooms',
    topic: 'parents-meeting',
    picture: 1,
    time: '09:00 am',
    circular: () => [{ text: 'Please come at the time of the section.' }, { table: sections }],
  },
  {
    key: 'first-day',
    on: yearlyDays.sessionBegins,
    title: 'First day of the session {session}',
    description: 'House captains receive new students at the gate and take them to their rooms.',
    venue: 'Main gate',
    topic: 'assembly',
    picture: 2,
  },
  {
    key: 'earth-day',
    on: '04-22',
    title: 'Earth Day planting',
    description: 'Each house plants and adopts a row of saplings along the eastern boundary.',
    venue: 'Eastern boundary',
    topic: 'tree-planting',
    picture: 1,
  },
  {
    key: 'reading-week',
    on: '04-27',
    title: 'Reading week {year}',
    description: 'Storytelling, a book fair and an hour in which the whole school reads.',
    venue: 'Library',
    topic: 'library-week',
    picture: 1,
    days: 5,
    keep: true,
  },
  {
    key: 'rabindra-jayanti',
    on: '05-09',
    fixed: true,
    title: 'Rabindra Jayanti {year}',
    description: 'Songs, recitation and dance for the birthday of the poet.',
    venue: 'School courtyard',
    topic: 'dance',
    picture: 1,
    time: '07:30 am',
    keep: true,
  },
  {
    key: 'summer-camp',
    on: '05-20',
    title: 'Summer camp',
    description:
      'Five mornings of football, pottery, coding and theatre for Classes III to VIII. The plan is in the circular.',
    venue: 'Activity block',
    topic: 'art-class',
    picture: 1,
    days: 5,
    circular: () => [
      {
        text: 'From 8:00 am to 11:30 am every day. Students bring a cap, a water bottle and tiffin.',
      },
      {
        table: [
          ['Classes', '8:00 am', '9:00 am', '10:30 am'],
          ['III and IV', 'Football', 'Pottery', 'Theatre'],
          ['V and VI', 'Pottery', 'Theatre', 'Coding'],
          ['VII and VIII', 'Coding', 'Football', 'Theatre'],
        ],
      },
      { text: 'Consent forms are given in to the class teacher a week before the camp.' },
    ],
  },
  {
    key: 'yoga-day',
    on: '06-21',
    title: 'International Day of Yoga',
    description:
      'Practice for students, teachers and parents. Please bring a mat and a bottle of water.',
    venue: 'Covered court',
    topic: 'yoga',
    picture: 1,
    time: '06:30 am',
  },
  {
    key: 'investiture',
    on: yearlyDays.investiture,
    title: 'Investiture ceremony {session}',
    description:
      'The student council of {session} receives its badges and takes the oath of service.',
    venue: 'Auditorium',
    topic: 'investiture',
    picture: 1,
    time: '09:30 am',
    keep: true,
  },
  {
    key: 'vanamahotsav',
    on: '07-16',
    title: 'Vanamahotsav',
    description: 'Three days of planting and composting on the campus.',
    venue: 'Campus',
    topic: 'tree-planting',
    picture: 2,
    days: 3,
  },
  {
    key: 'inter-house-quiz',
    on: '07-28',
    title: 'Inter-house quiz final {year}',
    description: 'The teams of the houses in six rounds, with questions for the audience.',
    venue: 'Auditorium',
    topic: 'quiz',
    picture: 1,
    time: '11:00 am',
    keep: true,
  },
  {
    key: 'independence-day',
    on: '08-15',
    fixed: true,
    title: 'Independence Day {year}',
    description: 'Flag hoisting, march-past, songs and a play by Class VIII.',
    venue: ground,
    topic: 'independence-day',
    picture: 1,
    keep: true,
  },
  {
    key: 'maths-fair',
    on: '08-22',
    title: 'Mathematics fair',
    description:
      'Puzzles, paper folding and a shop with fractions for prices, for Classes III to VIII.',
    venue: 'Activity block',
    topic: 'chess',
    picture: 1,
  },
  {
    key: 'teachers-day',
    on: '09-05',
    title: 'Teachers’ Day',
    description: 'Class XII takes the lessons for a day; a programme for the teachers follows.',
    venue: 'Auditorium',
    topic: 'dance',
    picture: 2,
  },
  {
    key: 'term-one-ptm',
    on: '09-12',
    title: 'Parent-teacher meeting, Term I',
    description: 'Progress of each child before the half-yearly examinations.',
    venue: 'Respective classrooms',
    topic: 'parents-meeting',
    picture: 2,
    time: '08:30 am',
    circular: () => [{ text: 'Please come at the time of the section.' }, { table: sections }],
  },
  {
    key: 'mahalaya-programme',
    on: (year) => addDays(festival('maha-saptami', year), -6),
    title: 'Agamani {year}: songs before the Pujas',
    description: 'Dhak, dhunuchi dance and songs before the Puja vacation.',
    venue: 'School courtyard',
    topic: 'durga-puja',
    picture: 1,
    time: '04:00 pm',
    keep: true,
  },
  {
    key: 'hostel-reopening',
    on: (year) => pujaVacation(year)[1],
    fixed: true,
    title: 'Hostel reopens after the Puja vacation',
    description: 'Boarders report between 10:00 am and 5:00 pm with their medical cards.',
    venue: 'Hostel office',
    topic: 'hostel-life',
    picture: 1,
    time: '10:00 am',
  },
  {
    key: 'kanchenjunga-cup',
    on: '11-19',
    title: 'Kanchenjunga Cup {year}: inter-school football',
    description: 'Sixteen schools of the hills and the plains. Spectators are welcome.',
    venue: ground,
    topic: 'football',
    picture: 1,
    time: '09:00 am',
    days: 3,
    keep: true,
  },
  {
    key: 'childrens-day',
    on: '11-14',
    title: 'Children’s Day carnival',
    description: 'Stalls, games and a show by the teachers for the children.',
    venue: ground,
    topic: 'kindergarten',
    picture: 2,
  },
  {
    key: 'tea-garden-visit',
    on: '11-23',
    title: 'Tea-garden field trip, Class VII',
    description:
      'A morning in a tea garden near Sukna and its factory. Please see the circular for what to bring.',
    venue: 'Leaves from the main gate',
    topic: 'field-trip',
    picture: 1,
    time: '07:00 am',
    circular: () => [
      { text: 'The bus leaves the main gate at 7:00 am and is back by 1:30 pm.' },
      { heading: 'What to bring' },
      {
        list: [
          'Consent form signed by a parent',
          'Cap, raincoat and sports shoes',
          'Tiffin and a bottle of water',
          'Notebook and pencil',
        ],
      },
    ],
  },
  {
    key: 'sports-day',
    on: yearlyDays.sportsDay,
    title: 'Annual Sports Day {year}',
    description: 'March-past, track and field finals, and a race for parents.',
    venue: ground,
    topic: 'sports-day',
    picture: 1,
    time: '08:30 am',
    days: 2,
    keep: true,
    circular: () => [
      {
        table: [
          ['Time', 'First day', 'Second day'],
          ['8:30 am', 'March-past', 'Relay finals'],
          ['9:15 am', '100 m and 200 m', '800 m'],
          ['10:30 am', 'Long jump, shot-put', 'High jump'],
          ['12:00 noon', 'Races of Classes I to III', 'Race for parents; prizes'],
        ],
      },
    ],
  },
  {
    key: 'sanctuary-walk',
    on: '12-12',
    title: 'Mahananda sanctuary walk, Class IX',
    description: 'A guided walk on the forest trail near Sukna with field notebooks.',
    venue: 'Leaves from the main gate',
    topic: 'field-trip',
    picture: 2,
    time: '06:30 am',
  },
  {
    key: 'annual-day',
    on: yearlyDays.annualDay,
    title: 'Annual Day {year}',
    description:
      'Music, dance, theatre and prizes. Two passes for each family are sent home with the students.',
    venue: 'Auditorium',
    topic: 'annual-day',
    picture: 1,
    time: '04:30 pm',
    keep: true,
    circular: () => [
      {
        table: [
          ['Time', 'Programme'],
          ['4:00 pm', 'Gates open; parking on the lower field'],
          ['4:30 pm', 'Welcome song and report of the Principal'],
          ['5:00 pm', 'Dances of Classes I to V'],
          ['5:30 pm', 'Play by Classes VI to VIII'],
          ['6:15 pm', 'Prizes'],
          ['6:45 pm', 'Choir and orchestra; national anthem'],
        ],
      },
      { text: 'Please bring the entry pass. Two persons may come for each family.' },
    ],
  },
]
