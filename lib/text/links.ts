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

/** Text that spoils links for `linkify-it`: WhatsApp's bold, an emoji, "Email:". We replace it with spaces. */
const beforeEmail = '(?=[\\w.+-]{1,64}@)'
const noise = new RegExp(
  [
    '[\\p{So}\\p{Extended_Pictographic}\\ufe0f←-⇿]+',
    '(?<![^\\s*(])[*|`]|[*|`](?=[\\s*|.,;:!?)]|$)',
    `\\be-?mail(?: ?id)?[ .:–-]+${beforeEmail}`,
    `(?<=@[\\w.-]{1,64})[,;/]${beforeEmail}`,
    // Two addresses with a comma between, or a scheme written twice.
    '[,;|](?=(?:\\p{L}{1,20}:)?https?://|www\\.)|https?:/{1,2}(?=https?:)',
    `(?<=(?:^|\\s)(?!mailto)\\p{L}{1,20})(?::${beforeEmail}|[:–-]+(?=www\\.))`,
  ].join('|'),
  'giu',
)

/** Another country's code: the ten digits after it are not an Indian number. */
const foreignCode = /(?:\+(?!91)|(?<!\d)00(?!91))\d{1,3}[ ()0-]*$|(?<!\d)(?:97\d|880|96\d)[ -]+$/

const mobile =
  /(?<![\w+]|\d[.-]|(?<!\d{5} ?)\/)(\+?91[ -]?|0)?([6-9]\d{4})([ -]?)(\d{5})(?![\w-]|\.\d|\/(?! ?[6-9]\d{4}[ -]?\d{5}(?!\d)|\d\d(?![\d/])))/g
/** Words before a phone number, or before several. "A/c no" is not one of them. */
const hint =
  /(?:📞|📱|☎|\b(?:call|cell|contact|dial|helpline|m(?=[.:-])|mob(?:ile)?|ph(?:one)?|tel(?:ephone)?|whats ?app)\b|फोन|मोबाइल|ফোন|মোবাইল|मो\.|सम्पर्क|संपर्क|যোগাযোগ)[^\d\n]{0,12}(?:(?:\+?91[ -]?|0)?\d{5}[ -]?\d{5}[^\d\n]{1,5})*$/i

const landline =
  /(?<![\w+/.-])(?:(?:\+91[ -]?|91-)\d{2,4}|\(0\d{2,4}\)|0\d{2,4}|1800)[ -]{1,3}\d{2,4}[ -]?\d{3,4}(?![\w-]|\/(?!(?:\d{1,2}|\d{6,8})\b)|\.\d)/g

function landlinesIn(text: string): FoundLink[] {
  return [...text.matchAll(landline)].flatMap(({ 0: shown, index }) => {
    const isWhole = /^(?:0\d{10}|91\d{10}|1800\d{6,7})$/.test(shown.replace(/\D/g, ''))
    const href = isWhole && phoneHref(shown)
    return href ? [{ from: index, to: index + shown.length, href }] : []
  })
}

/** Ten digits without a separator need a word such as "call" before them: they may be a bank account. */
function mobilesIn(text: string): FoundLink[] {
  return [...text.matchAll(mobile)].flatMap(
    ({ 0: all, 1: prefix, 2: start, 3: gap, 4: end, index }) => {
      const before = text.slice(Math.max(0, index - 80), index)
      const isGrouped = (/^\+|-$/.test(prefix ?? '') || gap) && !/[.-]$/.test(before)
      const isSure = isGrouped || hint.test(before)
      return isSure ? [{ from: index, to: index + all.length, href: `tel:+91${start}${end}` }] : []
    },
  )
}

const mask = (text: string) => ' '.repeat(text.length)

export function findLinks(text: string): FoundLink[] {
  const digits = toAsciiDigits(text)
  const matches = /[.@]/.test(text) ? (linkifier.match(text.replace(noise, mask)) ?? []) : []
  const found = matches.flatMap(({ schema, text: shown, url, index, lastIndex }) => {
    if (!schema && !isSureWithoutScheme(shown)) return []
    const href = schema ? url : url.replace(/^http:/, 'https:')
    // "forms.gle/abc.Last date" begins a sentence behind the link, "forms.gle/abchttps://" another link.
    const [next] = /(?<=\w)https?:\/\/.*$/.exec(shown) ?? []
    const glued = next ?? /[/?#].*(\.\p{Lu}\p{Ll}+)$/u.exec(shown)?.[1] ?? ''
    const found = { from: index, to: lastIndex - glued.length }
    return /^(?:https?|mailto):/i.test(href)
      ? [{ ...found, href: href.slice(0, href.length - glued.length) }]
      : []
  })
  const phones = (
    /\d{4}/.test(digits) ? [...mobilesIn(digits), ...landlinesIn(digits)] : []
  ).filter(({ from }) => !foreignCode.test(digits.slice(Math.max(0, from - 12), from)))
  if (phones.length === 0) return found
  const all = [...found, ...phones.slice(0, maxPhones)].sort((a, b) => a.from - b.from)
  let end = 0
  return all.filter(({ from, to }) => {
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
function decodeContact(href: string): string {
  if (!/^(?:mailto|tel|sms):/i.test(href) || !URL.canParse(href)) return href
  const [contact = '', rest = ''] = href.split(/(?=\?)/, 2)
  try {
    return decodeURIComponent(contact) + rest
  } catch {
    return href
  }
}
const invisible = /[\p{Cc}\p{Cf}]/gu

function phoneHref(written: string): string | null {
  const digits = written.replace(/\D/g, '')
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
  const url = `${scheme}://${rest.replaceAll('\\', '/')}`.replace(/\s/g, '%20')
  if (!URL.canParse(url)) return null
  return /[.:]|^localhost$/.test(new URL(url).hostname) ? unwrapRedirect(url) : null
}

/** Redirects of mail and office programs; Google's shows a warning first. */
const redirect =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url\?|lm?\.facebook\.com\/l\.php\?|l\.instagram\.com\/\?|(?:www\.)?youtube\.com\/redirect\?|[\w.]+\.safelinks\.protection\.outlook\.com\/)/i

function unwrapRedirect(url: string): string {
  const { searchParams } = redirect.test(url) ? new URL(url) : { searchParams: null }
  const target = searchParams?.get('q') ?? searchParams?.get('url') ?? searchParams?.get('u')
  return target && /^https?:\/\/[^/]/i.test(target) && URL.canParse(target) ? target : url
}
