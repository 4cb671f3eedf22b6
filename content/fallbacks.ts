/** What is said where the vendor gives nothing (specification, section 8). */
export const fallbacks = {
  highlight: 'Stay Tuned For More Updates',
  notice: 'Untitled notice',
  event: 'Untitled Event',
  eventDescription: 'Description not available',
  eventDate: 'Date not available',
  album: 'Photo Title',
  albumDate: 'DD.MM.YY',
  date: 'Not Available',
  topper: 'Student Name',
} as const
