import { addDays } from './day'
import { festival } from './festivals'
import { noticeFile, type Topic } from './media'
import type { Recurring } from './recurring'

/** An event as it is written down; `days` is its length when it is more than one. */
export type EventTemplate = Recurring &
  Readonly<{
    title: string
    description: string
    venue: string
    topic: Topic
    picture: number
    time?: string
    days?: number
    file?: string
    /** Stays in the list for three years; the others leave it some weeks after the day. */
    keep?: boolean
  }>

/** The events of one school year, two or three a month. */
export const eventTemplates: readonly EventTemplate[] = [
  {
    key: 'reopening-assembly',
    on: '01-06',
    title: 'New Year assembly',
    description:
      "The school gathers after the winter break to light the lamp and read the year's first thought together.",
    venue: 'Main ground',
    topic: 'assembly',
    picture: 1,
  },
  {
    key: 'republic-day',
    on: '01-26',
    fixed: true,
    title: 'Republic Day {year}',
    description:
      'Flag hoisting, march-past by the four houses and a reading of the Preamble in five languages.',
    venue: 'Main ground',
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
    description:
      "Pushpanjali, khichuri for everyone and an exhibition of pupils' handwriting and drawing.",
    venue: 'School courtyard',
    topic: 'saraswati-puja',
    picture: 2,
    time: '09:00 am',
  },
  {
    key: 'science-exhibition',
    on: '02-20',
    title: 'Science exhibition',
    description:
      'Models and experiments by Classes VI to XI, explained by those who built them. Parents are warmly invited.',
    venue: 'Laboratory block',
    topic: 'science-fair',
    picture: 1,
    time: '10:00 am',
    days: 2,
    file: noticeFile(2),
    keep: true,
  },
  {
    key: 'class-xii-blessing',
    on: '02-27',
    title: 'Blessing ceremony for Class XII',
    description: 'A quiet hour of songs and good wishes before the board examinations.',
    venue: 'Auditorium',
    topic: 'music',
    picture: 1,
  },
  {
    key: 'graduation-prep',
    on: '03-13',
    title: 'Graduation of the Prep class',
    description: 'Our youngest pupils cross the stage in paper caps and say what they have learnt.',
    venue: 'Auditorium',
    topic: 'kindergarten',
    picture: 1,
    time: '10:30 am',
  },
  {
    key: 'report-card-ptm',
    on: '03-24',
    title: 'Parent-teacher meeting and report cards',
    description:
      'Annual results are shared by the class teachers. Kindly keep to the time given for your section.',
    venue: 'Respective classrooms',
    topic: 'parents-meeting',
    picture: 1,
    time: '09:00 am',
    file: noticeFile(3),
  },
  {
    key: 'first-day',
    on: '04-04',
    title: 'First day of the session {session}',
    description:
      'New pupils are received at the gate by the house captains and taken to their rooms.',
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
    title: 'Reading week',
    description:
      'Storytelling, a book fair and a day when everybody, the office included, drops everything and reads.',
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
    title: 'Rabindra Jayanti',
    description: "Songs, recitation and dance in the courtyard to celebrate the poet's birthday.",
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
    description: 'Five mornings of football, pottery, coding and theatre for Classes III to VIII.',
    venue: 'Activity block',
    topic: 'art-class',
    picture: 1,
    days: 5,
    file: noticeFile(5),
  },
  {
    key: 'yoga-day',
    on: '06-21',
    fixed: true,
    title: 'International Day of Yoga',
    description:
      'A common practice for pupils, teachers and parents. Please bring a mat and a bottle of water.',
    venue: 'Covered court',
    topic: 'yoga',
    picture: 1,
    time: '06:30 am',
  },
  {
    key: 'investiture',
    on: '07-07',
    title: 'Investiture ceremony',
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
    description:
      'A week of planting, composting and learning the names of the trees on our own campus.',
    venue: 'Campus',
    topic: 'tree-planting',
    picture: 2,
    days: 3,
  },
  {
    key: 'inter-house-quiz',
    on: '07-28',
    title: 'Inter-house quiz final',
    description:
      'Four teams, six rounds and one very patient quiz master. The audience may win chocolates.',
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
    description:
      'The national flag is hoisted at eight, followed by the march-past, songs and a play by Class VIII.',
    venue: 'Main ground',
    topic: 'independence-day',
    picture: 1,
    keep: true,
  },
  {
    key: 'maths-fair',
    on: '08-22',
    title: 'Mathematics fair',
    description:
      'Puzzles, paper folding and a shop where every price is a fraction, for Classes III to VIII.',
    venue: 'Activity block',
    topic: 'chess',
    picture: 1,
  },
  {
    key: 'teachers-day',
    on: '09-05',
    title: "Teachers' Day",
    description:
      'Class XII takes charge of the school for a day and the teachers take their places on the benches.',
    venue: 'Auditorium',
    topic: 'dance',
    picture: 2,
  },
  {
    key: 'term-one-ptm',
    on: '09-12',
    title: 'Parent-teacher meeting, Term I',
    description:
      "A short, unhurried talk about each child's progress before the half-yearly examinations.",
    venue: 'Respective classrooms',
    topic: 'parents-meeting',
    picture: 2,
    time: '08:30 am',
    file: noticeFile(9),
  },
  {
    key: 'mahalaya-programme',
    on: (year) => addDays(festival('maha-saptami', year), -6),
    title: 'Agamani: songs before the Pujas',
    description: 'The last evening of Term I, with dhak, dhunuchi dance and songs of welcome.',
    venue: 'School courtyard',
    topic: 'durga-puja',
    picture: 1,
    time: '04:00 pm',
    keep: true,
  },
  {
    key: 'hostel-reopening',
    on: (year) => addDays(festival('lakshmi-puja', year), 3),
    title: 'Hostel reopens after the Puja vacation',
    description:
      'Boarders report between ten in the morning and five in the evening with their medical cards.',
    venue: 'Hostel office',
    topic: 'hostel-life',
    picture: 1,
    time: '10:00 am',
    file: noticeFile(10),
  },
  {
    key: 'kanchenjunga-cup',
    on: '11-05',
    title: 'Kanchenjunga Cup: inter-school football',
    description:
      'Sixteen schools of the hills and plains play for the cup. Entry is free for spectators.',
    venue: 'Main ground',
    topic: 'football',
    picture: 1,
    time: '09:00 am',
    days: 4,
    keep: true,
  },
  {
    key: 'childrens-day',
    on: '11-14',
    fixed: true,
    title: "Children's Day carnival",
    description: 'Stalls, games and a show put up by the teachers for the children.',
    venue: 'Main ground',
    topic: 'kindergarten',
    picture: 2,
  },
  {
    key: 'tea-garden-visit',
    on: '11-23',
    title: 'Tea-garden field trip, Class VII',
    description:
      'From the bush to the cup: a morning in a tea garden near Sukna and an hour in its factory.',
    venue: 'Leaves from the main gate',
    topic: 'field-trip',
    picture: 1,
    time: '07:00 am',
    file: noticeFile(11),
  },
  {
    key: 'sports-day',
    on: '12-04',
    title: 'Annual Sports Day',
    description:
      'March-past, track and field finals, and the race that parents always say they will not run.',
    venue: 'Main ground',
    topic: 'sports-day',
    picture: 1,
    time: '08:30 am',
    days: 2,
    keep: true,
  },
  {
    key: 'sanctuary-walk',
    on: '12-12',
    title: 'Mahananda sanctuary walk, Class IX',
    description:
      'A guided walk on the forest trail near Sukna with field notebooks and, with luck, hornbills.',
    venue: 'Leaves from the main gate',
    topic: 'field-trip',
    picture: 2,
    time: '06:30 am',
  },
  {
    key: 'annual-day',
    on: '12-19',
    title: 'Annual Day {year}',
    description:
      'Music, dance, theatre and the presentation of prizes. Entry by the passes sent home with the pupils.',
    venue: 'Auditorium',
    topic: 'annual-day',
    picture: 1,
    time: '04:30 pm',
    file: noticeFile(12),
    keep: true,
  },
]
