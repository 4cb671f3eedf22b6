const map = 'https://www.google.com/maps/search/?api=1&query='

/** Frames that open only inside a page, the URL of the same on its site, and the words of the link. */
const frames: readonly [frame: RegExp, url: string, label: string][] = [
  [
    /youtube(?:-nocookie)?\.com\/embed\/(?:videoseries)?\?.*?list=([\w-]+)/,
    'https://www.youtube.com/playlist?list=$1',
    'Watch the films on YouTube',
  ],
  [
    /(?:youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live|watch\?(?:[^#]*&)?v=)[/=]?|youtu\.be\/)(?!live_stream\b)([\w-]{6,})/,
    'https://www.youtube.com/watch?v=$1',
    'Watch the film on YouTube',
  ],
  // The `!2s` after `!3m2!1s` is the region of the language; `!3m2!1i` is the size of the picture.
  [/google\.[a-z.]+\/maps\/embed\?(?:(?!!3m2!1s).)*!2s([^!&]+)/, `${map}$1`, 'Open the map'],
  [/google\.[a-z.]+\/maps\/embed\?.*!2d([\d.-]+)!3d([\d.-]+)/, `${map}$2%2C$1`, 'Open the map'],
  // Street View
  [/google\.[a-z.]+\/maps\/embed\?.*!1d([\d.-]+)!2d([\d.-]+)/, `${map}$1%2C$2`, 'Open the map'],
  [
    /(?:maps\.google\.[a-z.]+|google\.[a-z.]+\/maps)[^?]*\?(?:.*&)?q=([^&]+)/,
    `${map}$1`,
    'Open the map',
  ],
]

const kinds: readonly [tag: string, ending: RegExp, label: string][] = [
  ['video', /\.(?:mp4|m4v|mov|webm|ogv|avi|3gp|mkv)$/i, 'Watch the film'],
  ['audio', /\.(?:mp3|m4a|wav|ogg|aac)$/i, 'Listen to the recording'],
]

export function toFilmLink(written: string, tag: string): { url: string; label: string } | null {
  const source = written
    .trim()
    .replace(/^\/\/(?=[^/\s]+\.)/, 'https://')
    .slice(0, 2000)
  for (const [frame, target, label] of frames) {
    const url = frame.exec(source)?.[0].replace(frame, target)
    if (url) return { url, label }
  }
  const url = source.replace(/^http:(?=\/\/)/i, 'https:')
  const kind = kinds.find(([name, ending]) => name === tag || ending.test(url))
  if (kind) return { url, label: kind[2] }
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  if (host) return { url, label: `Open ${host}` }
  return /\.\w{2,5}$/.test(url) ? { url, label: 'Open the file' } : null
}
