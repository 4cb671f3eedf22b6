import { toHtml } from 'hast-util-to-html'
import { parsePost, parseSegments } from '@/lib/text/html'
import { parseExternalUrl } from '@/lib/text/links'
import { segmentsToText } from '@/lib/text/segments'

const toHref = (url: string) =>
  parseExternalUrl(url) ?? (/^(?:\/admission$|files\/)/.test(url) ? `/own/${url}` : null)
const toMedia = (path: string) => (/^(?:https?|data):/.test(path) ? null : `/media/${path}`)

/** Renders a post on a site with one page, files below `files/`, and pictures of its own only. */
export function renderPost(html: string, onExcess?: () => void): string {
  return toHtml(parsePost(html, { toHref, toMedia, ...(onExcess && { onExcess }) }))
}

export const postLink = (href: string, words: string) =>
  `<a href="${href}" rel="noopener">${words}</a>`

export const toPlainText = (text: string) => segmentsToText(parseSegments(text))
