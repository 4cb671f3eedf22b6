import { addDays, type IsoDate } from '@/lib/school/dates'

/** Vendor records at a factor of 1: what a school collects in some years. */
const counts = { news: 500, events: 100, albums: 200, posts: 50, calendar: 200 }
const photosPerAlbum = 40
const days = 20 * 365

const topics =
  'Unit test;Sports day;Science fair;Bus timings;Annual concert;Book week;Class photograph;Chess camp'
const groups = 'Nursery and Prep;Classes I to V;Classes VI to VIII;Class IX;Class XI;all classes'
const titleOf = (index: number) => {
  const pick = (words: string, step: number) => {
    const all = words.split(';')
    return all[Math.floor(index / step) % all.length]
  }
  return `${pick(topics, 1)} for ${pick(groups, 8)}, number ${index + 1}`
}

const sentence =
  'Students bring their diaries, a water bottle and the consent form that the class teacher has given them.'
const html = (paragraphs: number, index: number) =>
  `<p><b>${titleOf(index)}.</b> See <a href="https://www.school.example/p/${index}">the form</a>.</p>${`<p>${sentence}</p>`.repeat(paragraphs)}`

/** Makes `count` records, the newest of today and the oldest of twenty years ago. */
const spread = <T>(count: number, today: IsoDate, make: (index: number, date: IsoDate) => T): T[] =>
  Array.from({ length: count }, (_, index) =>
    make(index, addDays(today, -Math.floor((index * days) / count))),
  )

/** Returns the bodies of the vendor's lists by path, with `factor` times what a school collects. */
export function manyRecords(factor: number, today: IsoDate): ReadonlyMap<string, unknown[]> {
  const id = (kind: string, index: number) => `${kind}${index}`
  const news = spread(counts.news * factor, today, (index, fromDate) => ({
    _id: id('news', index),
    title: titleOf(index),
    description: html(3, index),
    fromDate,
    attachments: [`files/circular-${index}.pdf`],
  }))
  const events = spread(counts.events * factor, today, (index, date) => ({
    _id: id('event', index),
    title: titleOf(index),
    description: html(2, index),
    date,
    time: '9:30 am to 1:00 pm',
    venue: 'Assembly ground',
    images: [`events/${index}.jpg`],
  }))
  const albums = (category: string, share: number) =>
    spread(counts.albums * factor * share, today, (index, date) => ({
      _id: id(category, index),
      title: titleOf(index),
      description: sentence,
      date,
      category,
      attachments: Array.from(
        { length: photosPerAlbum },
        (_, photo) => `albums/${category}/${index}/${photo}.jpg`,
      ),
    }))
  const posts = spread(counts.posts * factor, today, (index, date) => ({
    _id: id('post', index),
    title: titleOf(index),
    description: html(30, index),
    date,
    attachments: [`blog/${index}.jpg`],
  }))
  const calendar = spread(counts.calendar * factor, today, (index, date) => ({
    _id: id('entry', index),
    title: titleOf(index),
    date,
  }))
  return new Map<string, unknown[]>([
    ['/api/news/All/DPSSWB', news],
    ['/api/events/All/DPSSWB', events],
    ['/api/gallery/All/DPSSWB', albums('PhotoGallery', 0.5)],
    [
      '/api/highlight/all/DPSSWB',
      [...albums('RecentActivities', 0.25), ...albums('SportsCorner', 0.25)],
    ],
    ['/api/blog/All/DPSSWB', posts],
    ['/api/academicCalender/all/DPSSWB', calendar],
  ])
}
