import { type AlbumRecord, type AlbumTemplate, albums } from './album'
import { type Day, plusYears } from './day'

const TEMPLATES: readonly AlbumTemplate[] = [
  {
    key: 'tea-garden',
    on: '11-23',
    phase: 1,
    title: 'Tea-garden field trip',
    description:
      'Class VII followed a leaf from the bush to the tasting table in a garden near Sukna, and wrote up the economics on the way home.',
    topics: ['field-trip', 'tree-planting'],
    photos: 6,
  },
  {
    key: 'teesta',
    on: '08-26',
    phase: 0,
    title: 'Teesta bank clean-up',
    description: 'Ninety students, a hundred and forty sacks and a lesson in statistics at Sevoke.',
    topics: ['field-trip', 'tree-planting'],
    photos: 7,
  },
  {
    key: 'sanctuary',
    on: '12-12',
    phase: 2,
    title: 'Walk in the Mahananda sanctuary',
    description:
      'Class IX with field notebooks on the forest trail: twenty-three kinds of bird and the footprint of an elephant.',
    topics: ['field-trip', 'yoga'],
    photos: 5,
  },
  {
    key: 'old-age-home',
    on: '09-30',
    phase: 1,
    title: 'An afternoon with our elders',
    description:
      'The Interact Club took songs, fruit and a carrom board to a home for the elderly.',
    topics: ['music', 'hostel-life'],
    photos: 5,
  },
  {
    key: 'maths-fair',
    on: '08-22',
    phase: 2,
    title: 'Mathematics fair',
    description: 'A shop with fractions for prices, and a long queue in front of it.',
    topics: ['chess', 'quiz'],
    photos: 6,
  },
  {
    key: 'robotics',
    on: '07-11',
    phase: 1,
    title: 'Robotics workshop',
    description: 'Line followers and lifting arms by Classes VIII and IX.',
    topics: ['computer-lab', 'science-fair'],
    photos: 7,
  },
  {
    key: 'pottery',
    on: '06-26',
    phase: 2,
    title: 'Pottery with a village potter',
    description:
      'Clay from the Balason bank, a wheel and a great deal of laughter in Classes V and VI.',
    topics: ['art-class'],
    photos: 4,
  },
  {
    key: 'kitchen-garden',
    on: '02-12',
    phase: 0,
    title: 'Kitchen garden harvest',
    description: 'Class III pulled its own radishes and served them for lunch.',
    topics: ['tree-planting', 'kindergarten'],
    photos: 5,
  },
  {
    key: 'street-play',
    on: '10-02',
    fixed: true,
    phase: 0,
    title: 'Street play on clean neighbourhoods',
    description: 'Class XI performed at three crossings of the town on Gandhi Jayanti.',
    topics: ['dance', 'assembly'],
    photos: 5,
  },
  {
    key: 'model-un',
    on: '11-28',
    phase: 2,
    title: 'Model United Nations',
    description: 'Eight schools, four committees and a resolution on rivers that cross borders.',
    topics: ['quiz', 'investiture'],
    photos: 6,
  },
  {
    key: 'chemistry-week',
    on: '01-21',
    phase: 2,
    title: 'Chemistry in the kitchen',
    description:
      'Indicators from red cabbage, crystals from alum and a volcano for those who asked nicely.',
    topics: ['laboratory', 'science-fair'],
    photos: 8,
  },
  {
    key: 'grandparents',
    on: '01-16',
    phase: 1,
    title: "Grandparents' morning",
    description: 'Stories of an older Siliguri, told in six languages to the youngest classes.',
    topics: ['parents-meeting', 'kindergarten'],
    photos: 6,
  },
  {
    key: 'stargazing',
    on: '03-08',
    phase: 1,
    title: 'A night of stargazing',
    description: 'Saturn’s rings from the hostel roof, and cocoa afterwards.',
    topics: ['hostel-life', 'laboratory'],
    photos: 4,
  },
  {
    key: 'first-aid',
    on: '04-25',
    phase: 0,
    title: 'First-aid training',
    description: 'Bandages, splints and the recovery position, practised on patient friends.',
    topics: ['assembly', 'parents-meeting'],
    photos: 5,
  },
  {
    key: 'constitution',
    on: '05-06',
    phase: 2,
    title: 'A parliament of Class VIII',
    description: 'Two bills, one walk-out and a speaker who kept order.',
    topics: ['quiz', 'library-week'],
    photos: 5,
  },
]

/** Some fifteen albums of the last three years (category RecentActivities), newest first. */
export function recentActivityRecords(today: Day): readonly AlbumRecord[] {
  return albums('RecentActivities', TEMPLATES, plusYears(today, -3), today)
}
