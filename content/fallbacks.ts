/** Fallback texts for missing vendor values (specification, sections 8 and 9). */
export const fallbacks = {
  highlight: 'Stay Tuned For More Updates',
  notice: 'Untitled notice',
  event: 'Untitled Event',
  eventDescription: 'Description not available',
  eventDate: 'Date not available',
  eventTime: '08:00 am',
  album: 'Photo Title',
  albumDate: 'DD.MM.YY',
  date: 'Not Available',
  topper: 'Student Name',
  post: 'Untitled post',
} as const
