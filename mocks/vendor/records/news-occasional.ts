import type { Recurring, Text } from './recurring'

export type NewsTemplate = Recurring & Readonly<{ description: Text }>

export const occasionalNews: readonly NewsTemplate[] = [
  {
    key: 'quiz-regional',
    on: '01-24',
    phase: 0,
    title: 'Quiz team in the regional final',
    description:
      'Three students of Class IX came first among fourteen schools at the inter-school quiz in Jalpaiguri. The final is next month.',
  },
  {
    key: 'republic-band',
    on: '01-29',
    phase: 2,
    title: 'School band marches on Republic Day',
    description:
      'Forty-two students of the school band marched at the district parade. They had practised since October.',
  },
  {
    key: 'saraswati-art',
    on: '01-18',
    phase: 1,
    title: 'Alpona for Saraswati Puja: volunteers wanted',
    description:
      'Students of Classes VII to XI who would like to help with the alpona may give their names to the art department by Friday.',
  },
  {
    key: 'science-exhibition',
    on: '02-20',
    phase: 0,
    title: 'Science exhibition: seventy models on water',
    description:
      'Students have built rain gauges, filters, a working model of a check dam and a map of every pond within five kilometres of the school.',
  },
  {
    key: 'olympiad-medals',
    on: '02-17',
    phase: 2,
    title: 'Medals in the mathematics and science olympiads',
    description: 'Eleven students of Classes IV to IX have won medals this season.',
  },
  {
    key: 'farewell',
    on: '02-24',
    phase: 1,
    title: 'Class XI bids farewell to Class XII',
    description:
      'There were songs, speeches and a slide show. We wish the outgoing batch the best for the board examinations.',
  },
  {
    key: 'book-exchange',
    on: '03-10',
    phase: 1,
    title: 'Second-hand textbook exchange',
    description:
      'Bring clean textbooks of this session to the library and take home those of the next. Last year more than six hundred books changed hands.',
  },
  {
    key: 'library-titles',
    on: '04-20',
    phase: 0,
    title: 'Four hundred new titles in the library',
    description:
      'Science writing, Bengali and Hindi novels, Nepali poetry and books on the eastern Himalaya have been added.',
  },
  {
    key: 'ptm-april',
    on: '04-13',
    phase: 1,
    title: 'Orientation for parents of new students',
    description:
      'Parents of children who joined in April meet the class teachers and the counsellor. Please bring your questions.',
  },
  {
    key: 'earth-day',
    on: '04-24',
    phase: 2,
    title: 'Earth Day: two hundred saplings',
    description:
      'Each child of Classes I to IV took home a sapling and a small diary to record how it grows. Neem, jamun and amlaki were the favourites.',
  },
  {
    key: 'rabindra-jayanti',
    on: '05-07',
    phase: 2,
    title: 'Rabindra Jayanti programme',
    description:
      'Songs, recitation and a dance drama by the middle school in the courtyard, on 9 May at 7:30 am.',
  },
  {
    key: 'summer-reading',
    on: '05-18',
    phase: 0,
    title: 'Summer reading challenge: reading card',
    description:
      'Five books in five weeks. The reading card is attached; it is collected on the day of reopening.',
    file: 'files/news-summer-reading.pdf',
  },
  {
    key: 'teacher-training',
    on: '06-05',
    phase: 1,
    title: 'Three days of teacher training',
    description:
      'Teachers of all departments met for a workshop on competency-based questions during the vacation.',
  },
  {
    key: 'yoga-day',
    on: '06-23',
    phase: 2,
    title: 'Yoga Day: three hundred students practise together',
    description:
      'Students and parents practised under the covered court. A short session will continue every Wednesday before the first bell.',
  },
  {
    key: 'hostel-calls',
    on: '07-24',
    phase: 0,
    title: 'Hostel: call timings and visiting days',
    description: 'The timings for calls and the visiting days of the session are in the circular.',
    file: 'files/news-hostel-calls.pdf',
  },
  {
    key: 'vanamahotsav',
    on: '07-20',
    phase: 1,
    title: 'Vanamahotsav: saplings along the boundary wall',
    description:
      'The houses planted and fenced a green belt along the eastern wall. Each section looks after ten metres of it.',
  },
  {
    key: 'inter-house-debate',
    on: '07-30',
    phase: 2,
    title: 'Inter-house debate: results',
    description:
      'The motion was that homework should be abolished. It was lost by four votes. The best speaker is from Class XI.',
  },
  {
    key: 'teesta-clean-up',
    on: '08-27',
    phase: 0,
    title: 'Teesta bank clean-up',
    description:
      'Ninety students of Classes IX and XI spent a morning on the river bank at Sevoke with gloves and sacks, and sorted what they found.',
  },
  {
    key: 'dengue-advisory',
    on: '08-21',
    phase: 1,
    title: 'Health advisory for the rains',
    description:
      'Please send boiled water, full sleeves and a spare pair of socks. The campus is checked for standing water every Saturday.',
  },
  {
    key: 'teachers-day',
    on: '09-06',
    phase: 1,
    title: 'Teachers’ Day: Class XII takes the lessons',
    description:
      'For one day the senior students took attendance, taught and supervised lunch. The teachers sat on the last bench.',
  },
  {
    key: 'chess-district',
    on: '09-23',
    phase: 0,
    title: 'Chess team wins the district championship',
    description:
      'Our under-fourteen team won all its rounds. Chess is played in the games periods; beginners are welcome.',
  },
  {
    key: 'sports-trials',
    on: '11-19',
    phase: 2,
    title: 'Trials for the athletics team',
    description:
      'Trials in track and field are held on three mornings. The list of events is attached. Please send a fitness note.',
    file: 'files/news-sports-trials.pdf',
  },
  {
    key: 'kanchenjunga-cup',
    on: '11-19',
    days: 3,
    phase: 0,
    title: 'Kanchenjunga Cup: school wins its first match',
    description:
      'A header two minutes before the end took the senior team past a strong side from Kurseong. The next match is tomorrow on the school ground.',
  },
  {
    key: 'winter-collection',
    on: '12-16',
    phase: 1,
    title: 'Winter collection of woollens',
    description:
      'Clean sweaters, shawls and blankets may be left at the front office until Friday. The Interact Club gives them to families in the tea gardens.',
  },
]
