import type { PictureName } from './pictures'

/** What a card says of a page that has no file in `content/pages`; the others say it themselves. */
export const tiles: Readonly<Record<string, { picture: PictureName; description: string }>> = {
  '/student-tc': {
    picture: 'transfer-certificate',
    description: 'Find and download a transfer certificate with the name and admission number.',
  },
  '/admission-form': {
    picture: 'enquiry',
    description: 'Ask for a place in a few lines; the admissions office calls back.',
  },
  '/careercounseling': {
    picture: 'counselling',
    description: 'Notices on courses, entrance examinations and choices after school.',
  },
  '/recent-activities': {
    picture: 'recent',
    description: 'Albums of what happened in classrooms, on stage and on the lawn lately.',
  },
  '/sports-corner': {
    picture: 'sports-corner',
    description: 'Matches, meets and sports days in pictures, newest first.',
  },
  '/gallery': {
    picture: 'gallery',
    description: 'Photo albums of the school year, to look through by year and month.',
  },
  '/school-calendar': {
    picture: 'calendar',
    description: 'Examinations, holidays and functions, month by month.',
  },
  '/x-topper': {
    picture: 'toppers',
    description: 'Pupils who led the Class X board results, session by session.',
  },
  '/xii-topper': {
    picture: 'class-xi',
    description: 'Pupils who led the Class XII board results in each stream.',
  },
}
