import { decodeEscapes } from './decode-escapes'

export type Film = { url: string; label: string }

const frames: readonly [RegExp, (...parts: string[]) => string, string][] = [
  [
    /youtube(?:-nocookie)?\.com\/embed\/live_stream\?.*?channel=([\w-]+)/,
    (channel) => `https://www.youtube.com/channel/${channel}/live`,
    'Watch the film on YouTube',
  ],
  [
    /youtube(?:-nocookie)?\.com\/embed\/(?:videoseries)?\?.*?list=([\w-]+)/,
    (list) => `https://www.youtube.com/playlist?list=${list}`,
    'Watch the films on YouTube',
  ],
  [
    /(?:youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live|watch\?(?:[^#]*&)?v=)[/=]?|youtu\.be\/)([\w-]{6,})/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
    'Watch the film on YouTube',
  ],
  [
    // An unlisted film has a key.
    /vimeo\.com\/(?:video\/)?(\d+)(?:(?:\?(?:.*&)?h=|\/)(\w+))?/,
    (id, key) => `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    'Watch the film on Vimeo',
  ],
  [
    /facebook\.com\/plugins\/video\.php\?.*?href=([^&]+)/,
    decodeEscapes,
    'Watch the film on Facebook',
  ],
  [
    /drive\.google\.com\/file\/d\/([\w-]+)/,
    (id) => `https://drive.google.com/file/d/${id}/view`,
    'Open the file on Google Drive',
  ],
  [
    /docs\.google\.com\/(forms\/d\/(?:e\/)?[\w-]+\/viewform)/,
    (form) => `https://docs.google.com/${form}`,
    'Open the form',
  ],
  [/google\.[a-z.]+\/maps\/embed\?.*!2s([^!&]+)/, mapSearchUrl, 'Open the map'],
  [
    /google\.[a-z.]+\/maps\/embed\?.*!2d([\d.-]+)!3d([\d.-]+)/,
    (east, north) => mapSearchUrl(`${north},${east}`),
    'Open the map',
  ],
  [
    /(?:maps\.google\.[a-z.]+|google\.[a-z.]+\/maps)[^?]*\?(?:.*&)?q=([^&]+)/,
    mapSearchUrl,
    'Open the map',
  ],
]

function mapSearchUrl(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(decodeEscapes(place.replaceAll('+', ' ')))}`
}

const kinds: readonly [tag: string, ending: RegExp, label: string][] = [
  ['video', /\.(?:mp4|m4v|mov|webm|ogv|avi|3gp|mkv)$/i, 'Watch the film'],
  ['audio', /\.(?:mp3|m4a|wav|ogg|aac)$/i, 'Listen to the recording'],
]

export function toFilmLink(written: string, tag: string): Film | null {
  const source = written
    .trim()
    .replace(/^\/\/(?=[^/\s]+\.)/, 'https://')
    .slice(0, 2000)
  for (const [pattern, urlOf, label] of frames) {
    const [found, ...parts] = pattern.exec(source) ?? []
    if (found) return { url: urlOf(...parts), label }
  }
  const url = source.replace(/^http:(?=\/\/)/i, 'https:')
  const kind = kinds.find(([name, ending]) => name === tag || ending.test(url))
  if (kind) return { url, label: kind[2] }
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  if (/^docs\.google\.com$/.test(host)) return { url, label: 'Open the document' }
  if (host) return { url, label: `Open ${host}` }
  return /\.\w{2,5}$/.test(url) ? { url, label: 'Open the file' } : null
}
