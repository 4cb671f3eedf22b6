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

/** Text that spoils links for `linkify-it`. We replace it with spaces. Each alternative has an example above it. */
const beforeEmail = '(?=[\\w.+-]{1,64}@)'
const beforeUrl = '(?=(?:\\p{L}{1,20}:)?https?://|www\\.|[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}/)'
const noise = new RegExp(
  [
    // "📧a@x.example", "→https://x.example"
    '[\\p{So}\\p{Extended_Pictographic}\\ufe0f←-⇿]+',
    // "https://x.example|https://y.example", and WhatsApp's bold: "*https://x.example*"
    '\\||(?<![^\\s*(])[*`]|[*`](?=[\\s*|.,;:!?)]|$)',
    // "office[at]x.example", whose host is no website
    '[([]at[)\\]] ?[\\w.-]+',
    // WhatsApp's italic: "_https://x.example_"
    `(?<!\\S)_(?=\\S{1,300}_(?!\\S))${beforeUrl}|(?<=(?<!\\S)_(?:https?:|www\\.)\\S{1,300})_(?!\\S)`,
    // "Email:a@x.example", "e-mail id - a@x.example"
    `\\be-?mail(?: ?id)?[ .:–-]+${beforeEmail}`,
    // "a@x.example,b@x.example"
    `(?<=@[\\w.-]{1,64})[,;/]${beforeEmail}`,
    // "https://x.example,https://y.example", "https://https://x.example"
    `[,;|]${beforeUrl}|https?:/{1,2}(?=https?:)`,
    // "Office:a@x.example", "Link-https://x.example"
    `(?<=(?:^|\\s)(?!mailto)\\p{L}{1,20})(?::${beforeEmail}|[:–-]+${beforeUrl})`,
  ].join('|'),
  'giu',
)

/** Another country's code, "+1 (0)", "0044" or "880-": the ten digits after it are not an Indian number. */
const foreignCode = /(?:\+(?!91)|(?<!\d)00(?!91))\d{1,3}[ ()0-]*$|(?<!\d)(?:97\d|880|96\d)[ -]+$/

/** Before a mobile number: "+91 ", "0091-", "(+91)", or "0" unless it begins an area code: "033 ". */
const prefix = '(?:(?:(?:\\+|00)?91|\\(\\+?91\\))[ -]?|0(?!\\d\\d[ -]))?'
/** Ten digits, in any groups of two or more: 98765 43210, 9876-543210, 943 40 12345, and 98765.43210. */
const ten = '[6-9]\\d(?:\\d{3}\\.\\d{5}|(?:\\d|[ -]\\d(?=\\d)){7}\\d)'
const code = [
  // "+91 353", "+91 (0) 353", "91-353", "+91 (353)"
  '(?:\\+91[ -]?(?:\\(0\\) ?)?|91-)(?:\\d{2,4}|\\(\\d{2,4}\\))',
  // "(0353)"
  '\\(0\\d{2,4}\\)',
  // "0353"
  '0\\d{2,4}',
  // Toll-free: "1800", "1860"
  '18[06]0',
].join('|')
/** "0353 2571234", "(0353)257-1234", "0353-257 12 34" */
const landline = `(?:${code})(?:[ -]{1,3}|(?<=\\)))\\d{2,4}[ -]?(?:\\d{3,4}|\\d\\d[ -]\\d\\d)`
const notBefore = [
  // "x9876543210"
  '[\\w+]',
  // "12-9876543210"
  '\\d[.-]',
  // "12/9876543210", but we link the second number of "98765 43210/98765 43211".
  '(?<!\\d{5} ?)\\/',
].join('|')
const notBehind = [
  // "9876543210x"
  '[\\w-]',
  // "9876543210.5"
  '\\.\\d',
  // "9876543210/2026", but we link "9876543210/11" and "9876543210/9876543211".
  `\\/(?!\\d{1,2}(?![\\d/])|\\d{6,8}\\b| ?${ten}(?!\\d))`,
].join('|')
const phoneInText = new RegExp(
  `(?<!${notBefore})(?:${prefix}(${ten})|${landline})(?!${notBehind})`,
  'g',
)
/** 03532571234, +919876543210, 00919876543210, 18001234567, 9876543210 */
const nationalDigits = /^(?:0\d{10}|(?:00)?910?\d{10}|18[06]0\d{6,7}|[6-9]\d{9})$/
/** Words that end right before a phone number. */
const hint = new RegExp(
  [
    // "Call", "Mob.", "M:", "ph", "फोन"
    '(?:📞|📱|☎|\\b(?:call|cell|contact|dial|enquir(?:y|ies)|help(?:line| ?desk)|mo?(?=[.:)-])|mob(?:ile)?|ph(?:one)?|quer(?:y|ies)|sms|tel(?:ephone)?|whats ?app)\\b|फोन|मोबाइल|ফোন|মোবাইল|मो\\.|सम्पर्क|संपर्क|যোগাযোগ)',
    // " the office at ", but not " to ask for the A/c no "
    '(?!.*\\b(?:a/c|account|id|roll)\\b)[^\\d\\n]{0,25}',
    // Other numbers in between: "98765 43210, 0353-2571234 or "
    `(?:${prefix}(?:${ten}|\\d{2,4}[ -]\\d{6,8})[^\\d\\n]{1,5})*$`,
  ].join(''),
  'i',
)

/** Other mobile numbers than two groups of five need a word such as "call" before them: they may be a bank account. */
function phonesIn(text: string): FoundLink[] {
  return [...text.matchAll(phoneInText)].flatMap(({ 0: shown, 1: mobile, index }) => {
    const before = text.slice(Math.max(0, index - 80), index)
    const isGrouped = !mobile || /^(?:[+(]|00|91-)/.test(shown) || /^\d{5}[ -]/.test(mobile)
    const isSure = (isGrouped && !/[.-]$/.test(before)) || hint.test(before)
    const isNational = nationalDigits.test(shown.replace(/\D/g, ''))
    const href = isSure && isNational && !foreignCode.test(before) && phoneHref(shown)
    return href ? [{ from: index, to: index + shown.length, href }] : []
  })
}

const mask = (text: string) => ' '.repeat(text.length)

/** Where another URL begins right behind a word: "forms.gle/abchttps://" and "forms.gle/abcwww.". */
const glued = /(?<=\w)(?=https?:\/\/)|(?=www\.)(?<=\/\S{0,200}[^\Ww])/i

/** In "forms.gle/abc.Last date" and "forms.gle/abc,last date". A comma in a query may separate values. */
const wordsBehind = /\.\p{Lu}\p{Ll}+$(?<=[/?#].*)|,\p{Ll}{2,}$(?<!\?.*)/u

function urlsIn(text: string): FoundLink[] {
  let start = 0
  return text.split(glued).flatMap((part) => {
    const from = start
    start += part.length
    return (linkifier.match(part) ?? []).flatMap(({ schema, text: shown, url, index }) => {
      if (!schema && !isSureWithoutScheme(shown)) return []
      const href = schema ? url : url.replace(/^http:/, 'https:')
      if (!/^(?:https?|mailto):/i.test(href)) return []
      const behind = wordsBehind.exec(shown)?.[0].length ?? 0
      const to = from + index + shown.length - behind
      return [{ from: from + index, to, href: href.slice(0, href.length - behind) }]
    })
  })
}

/** Word writes a dash after the first group of a number: "0353 – 2571234". */
const innerDash = /(?<=(?<!\d[ -]?)\d{2,5} ?)[‐-―](?= ?\d)/g

export function findLinks(text: string): FoundLink[] {
  const plain = toAsciiDigits(text)
    .replace(/\p{Zs}/gu, ' ')
    .replace(innerDash, '-')
  const urls = /\S[.@][^\s.]/.test(text) ? urlsIn(text.replace(noise, mask)) : []
  const phones = /\d\d/.test(plain) ? phonesIn(plain) : []
  if (phones.length === 0) return urls
  let end = 0
  return [...urls, ...phones.slice(0, maxPhones)]
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      const isFree = from >= end
      if (isFree) end = to
      return isFree
    })
}

/** Far more than a notice has. */
const maxPhones = 100

const slipOfScheme = /^(h*t+ps?)\s*(?:[:;]?\s*[/\\]{1,3}\s*[:;]?[/\\]*(?=[^\s/\\])|:(?=www\.))/i
const email = /^[^\s@/:?#,;]+@[^\s@/:?#]+\.[a-z]{2,}$/i
const phone =
  /^(?:tel|callto|phone|(sms)(?:to)?)?:?\/*\s*([+\d][\d\s().-]{2,}?)(?:(?:;|\s*ext\b).*|(\?.*))?$/i
/** Links that open an app, with the URL of the same page on the web. */
const appLinks: readonly [RegExp, string][] = [
  [/^whatsapp:\/\/send\/?\?/i, 'https://api.whatsapp.com/send?'],
  [/^tg:\/\/resolve\/?\?domain=/i, 'https://t.me/'],
  [/^webcal:\/\//i, 'https://'],
  [/^geo:(?:0,0\?q=)?/i, 'https://www.google.com/maps/search/?api=1&query='],
]

/** Mail programs encode a recipient with a name: `mailto:Office%20%3Ca@b.example%3E`. */
const decodeContact = (href: string) =>
  /^(?:mailto|tel|sms):/i.test(href)
    ? href.replace(/(?<!\?.*)%(?:2[0bc]|3[bce]|40)/gi, decodeURIComponent)
    : href
const invisible = /[\p{Cc}\p{Cf}]/gu

function phoneHref(written: string): string | null {
  // The 0 of a national number goes after the country's code.
  const digits = written.replace(/\D/g, '').replace(/^910(?=\d{10}$)/, '91')
  if (digits.length > 15 || digits.length < 3) return null
  if (written.trim().startsWith('+')) return `tel:+${digits}`
  // Toll-free numbers have no country code.
  if (/^18[06]0/.test(digits)) return `tel:${digits}`
  if (digits.startsWith('00') && digits.length > 11) return `tel:+${digits.slice(2)}`
  const national = digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits
  if (national.length === 12 && national.startsWith('91')) return `tel:+${national}`
  return national.length === 10 ? `tel:+91${national}` : `tel:${digits}`
}

export function cleanUrl(written: string): string {
  return written
    .replace(invisible, '')
    .trim()
    .replace(/^["'“”‘’<]+|["'“”‘’>]+$/g, '')
    .trim()
}

const hostName = /^(?:localhost|[\w-]+(?:\.[\w-]+)+\.?|\[.*\])$/

/** Corrects slips in the scheme. Null for other schemes and for paths. */
export function parseExternalUrl(written: string): string | null {
  const app = appLinks.reduce((url, [from, to]) => url.replace(from, to), cleanUrl(written))
  const href = decodeContact(app)
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replace(/[\s.,;:!।…]+$/, '')
    .replace(/^\/\/(?=[^/\s]+\.)/, 'https://')
  let rest = href
  for (let slips = 0; slips < 3 && slipOfScheme.test(rest); slips += 1)
    rest = rest.replace(slipOfScheme, '')
  const scheme = /^h*t+p\W/i.test(href) ? 'http' : 'https'
  const mail = rest.replace(/^(?:mailto|e-?mail):\s*\/*/i, '')
  const [addresses = '', subject] = mail.split(/(?=\?)/, 2)
  const recipients = addresses.split(/[,;]\s*/).map((one) => one.replace(/^[^<]*<|>$/g, ''))
  if (recipients.every((one) => email.test(one)))
    return `mailto:${recipients.join(',')}${subject?.replace(/\s/g, '%20') ?? ''}`
  const [, sms, digits, message = ''] = phone.exec(rest) ?? []
  const isPhone = /^(?:tel|callto|phone|sms(?:to)?):/i.test(rest)
  if (digits && (isPhone || digits.replace(/\D/g, '').length >= 10)) {
    const href = phoneHref(digits)
    return sms && href ? href.replace('tel', 'sms') + message.replace(/\s/g, '%20') : href
  }
  const hasScheme = rest !== href
  if (!hasScheme) {
    if (/^[a-z][a-z\d+-]*:(?!\d)/i.test(rest)) return null
    const [found] = linkifier.match(rest) ?? []
    if (!found || found.index > 0 || found.schema || /^[^/]*\.(?:ai|md|mov|ps|py|zip)$/i.test(rest))
      return null
  }
  // With two URLs we cannot know which one is meant.
  if (/\s(?:https?:|www\.)/i.test(rest)) return null
  const chat = /^(wa\.me\/)(\+?\d[\d\s-]+)(.*)/i.exec(rest)
  if (chat) rest = `${chat[1]}${phoneHref(chat[2] ?? '')?.replace(/\D/g, '')}${chat[3]}`
  const url = `${scheme}://${rest.replaceAll('\\', '/')}`.replace(/\s/g, '%20')
  if (!URL.canParse(url)) return null
  return hostName.test(new URL(url).hostname) ? unwrapRedirect(url) : null
}

/** Redirects of mail and office programs; Google's shows a warning first. */
const redirect =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url\?|lm?\.facebook\.com\/l\.php\?|l\.instagram\.com\/\?|(?:www\.)?youtube\.com\/redirect\?|[\w.]+\.safelinks\.protection\.outlook\.com\/)/i

function unwrapRedirect(url: string): string {
  const { searchParams } = redirect.test(url) ? new URL(url) : { searchParams: null }
  const target = searchParams?.get('q') ?? searchParams?.get('url') ?? searchParams?.get('u')
  return target && /^https?:\/\/[^/]/i.test(target) && URL.canParse(target) ? target : url
}
