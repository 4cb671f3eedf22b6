import { toLink } from '@/lib/routes/tree'
import { distinctSessions, parseSession, sessionBefore, sessionKey } from '@/lib/school/sessions'
import { toAsciiDigits } from '@/lib/text/digits'
import { getToppers } from '@/lib/vendor-api/resources/toppers'
import { toSearchTerms } from '../terms'
import { type Figures, maxRows, type Question } from './card'

/** A session in a query: `2024-25`, `24-25`, or a year. */
const sessionText = /\b(?:20)?(\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b|\b20(\d\d)\b/

const topperClasses = [
  { number: '10', name: 'Class X', path: '/x-topper', get: getToppers.X },
  { number: '12', name: 'Class XII', path: '/xii-topper', get: getToppers.XII },
] as const

export async function toppers({ text }: Question): Promise<Figures> {
  const [match = '', from, to, only] = sessionText.exec(toAsciiDigits(text)) ?? []
  const start = 2000 + Number(from ?? only)
  const session = parseSession(`${start}-${to ?? start + 1}`)
  // Examinations in 2024 belong to the session 2023-24.
  const before = session && only ? sessionBefore(session).key : ''
  const terms = toSearchTerms(session ? text.replace(match, ' ') : text)
  const named = topperClasses.filter(({ number }) => terms.includes(number))
  const found = await Promise.all(
    (named.length > 0 ? named : topperClasses).map(async ({ name, path, get }) => {
      const all = (await get()) ?? []
      const keys = distinctSessions(all.map((topper) => topper.session)).map(({ key }) => key)
      const shownKeys = session
        ? [session.key, before].filter((key) => keys.includes(key))
        : keys.slice(0, 1)
      const [key = ''] = shownKeys
      const best = all
        .filter((topper) => sessionKey(topper.session) === key)
        .sort((a, b) => (Number.parseFloat(b.score) || 0) - (Number.parseFloat(a.score) || 0))
      const pages = shownKeys.map((one) => ({
        ...toLink(path),
        href: `${path}?${new URLSearchParams({ session: one })}`,
        title: `${toLink(path).title} ${one}`,
      }))
      return { name, best: best.slice(0, maxRows), pages: key ? pages : [toLink(path)] }
    }),
  )
  const [page, ...links] = found.flatMap(({ pages }) => pages)
  return {
    ...(page ? { page } : {}),
    text:
      session && found.every(({ best }) => best.length === 0)
        ? `No toppers of ${match} are listed.`
        : '',
    rows: found.flatMap(({ name, best }) =>
      best.map((topper) => ({
        label: `${name}: ${topper.name}, ${topper.stream}`,
        value: topper.score,
      })),
    ),
    links,
  }
}
