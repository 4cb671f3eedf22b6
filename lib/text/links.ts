import { LinkifyIt } from 'linkify-it'
import { toAsciiDigits } from './digits'

export type FoundLink = { from: number; to: number; href: string }

const linkifier = new LinkifyIt({ fuzzyLink: true }).tlds(
  'academy app dev education example gle link live online page school site store tech watch'.split(
    ' ',
  ),
  true,
)

/** Hosts that become links without `https://` or a path. Other endings may be two sentences: "closed.In case". */
const bareHost = /^www\.|\.(?:com|org|net|edu|(?:ac|co|edu|gov|nic|org|res)\.in)$/

function isSureWithoutScheme(text: string): boolean {
  const [host = '', path] = text.toLowerCase().split(/(?=[/?#])/)
  return path === undefined ? bareHost.test(host) : /^[a-z\d.-]+(?::\d+)?$/.test(host)
}

/** Where a link may begin or end without a space. */
const seams = new RegExp(
  [
    // "👉https://a.example👈"
    String.raw`(?<=[\p{So}→])\ufe0f?|(?=[\p{So}→])`,
    // "https://a.example,https://b.example", but not "https://a.example/?u=https://b.example"
    String.raw`(?<=[\w,;|])(?=https?://)`,
    // "Website:www.a.example"
    String.raw`(?<=[:,;|–-])(?=www\.)`,
    // "Email:a@b.in", "a@b.in,c@d.in"
    String.raw`(?<=[:,;])(?=[\w.+-]{1,64}@)`,
  ].join('|'),
  'u',
)

function urlsIn(text: string): FoundLink[] {
  let start = 0
  return text.split(seams).flatMap((part) => {
    const offset = start
    start += part.length
    return (linkifier.match(part) ?? []).flatMap(({ schema, text: shown, url, index }) => {
      if (!schema && !isSureWithoutScheme(shown)) return []
      const href = schema ? url : url.replace(/^http:/, 'https:')
      const from = offset + index
      return /^(?:https?|mailto):/i.test(href) ? { from, to: from + shown.length, href } : []
    })
  })
}

/** The numbers of India as a notice writes them. */
const numbers = [
  // "98765 43210", "9876543210", "098765 43210"
  String.raw`0?[6-9]\d{4} ?\d{5}`,
  // "0353-2571234", "(0353) 257 1234", "0353 – 2571234"
  String.raw`\(?0\d{2,4}\)?[ –-]{1,3}\d{2,4}[ -]?\d{3,4}`,
  // "+91 98765 43210", "+91-353-257 1234"
  String.raw`\+91[ -]?(?:\d[ -]?){9}\d`,
  // "1800 180 5522"
  String.raw`18[06]0[ -]?\d{2,3}[ -]?\d{3,4}`,
]
/** No part of a longer number, such as "+977 98412 34567", and of no word. */
const phone = new RegExp(String.raw`(?<![\d+][ .-]?|\w)(?:${numbers.join('|')})(?!\w|[.-]\d)`, 'g')
/** Dates such as "020-11-2026" have fewer digits. */
const wholeNumber = /^(?:91\d{10}|0\d{10}|[6-9]\d{9}|18[06]0\d{6,7})$/

/** The 0 of "+91 (0) 353" is for calls within India. */
const digitsOf = (written: string) => written.replace(/\(0\)|\D/g, '')

/** Returns the `tel:` URL of a number, with India's code if it has none. */
function phoneHref(written: string): string {
  const digits = digitsOf(written)
  const national = digits.replace(/^0(?=\d{10}$)/, '')
  if (written.trim().startsWith('+')) return `tel:+${digits}`
  // Toll-free numbers have no country code.
  return national.length === 10 && !/^18[06]0/.test(digits) ? `tel:+91${national}` : `tel:${digits}`
}

const phonesIn = (text: string): FoundLink[] =>
  [...text.matchAll(phone)]
    .filter(([shown]) => wholeNumber.test(digitsOf(shown)))
    .map(({ 0: shown, index }) => ({
      from: index,
      to: index + shown.length,
      href: phoneHref(shown),
    }))

export function findLinks(text: string): FoundLink[] {
  const urls = /\S[.@][^\s.]/.test(text) ? urlsIn(text) : []
  let [masked, end] = ['', 0]
  for (const { from, to } of urls) {
    masked += text.slice(end, from) + ' '.repeat(to - from)
    end = to
  }
  const phones = phonesIn(toAsciiDigits(masked + text.slice(end)))
  return [...urls, ...phones].sort((a, b) => a.from - b.from)
}

export const cleanUrl = (written: string): string => written.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()

const mailUrl = /^(?:mailto:\s*)?([^\s@/:?#]+@[^\s/:?#]+\.[a-z]{2,}(?:\?.*)?)$/i
const phoneUrl = /^tel:(\+?[\d\s().-]{3,25})$/i
const hostName = /^(?:localhost|[\w-]+(?:\.[\w-]+)+)$/

/** Returns a web, mail or phone link, of a host or an e-mail address also without its scheme. Null for other schemes and for paths. */
export function parseExternalUrl(written: string): string | null {
  const text = cleanUrl(written)
  const [, mail] = mailUrl.exec(text) ?? []
  if (mail) return `mailto:${mail.replace(/\s/g, '%20')}`
  const [, number] = phoneUrl.exec(text) ?? []
  if (number) return phoneHref(number)
  const isHost = linkifier.match(text)?.[0]?.text === text && isSureWithoutScheme(text)
  const missing = text.startsWith('//') ? 'https:' : isHost ? 'https://' : ''
  const url = (missing + text).replace(/\s/g, '%20')
  // With two URLs we cannot know which one is meant.
  if (!/^https?:\/\//i.test(url) || /\s(?:https?:|www\.)/i.test(text)) return null
  return URL.canParse(url) && hostName.test(new URL(url).hostname) ? url : null
}
