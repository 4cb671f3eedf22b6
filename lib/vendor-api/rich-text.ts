import type { Root, RootContent } from 'hast'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { parsePost, parseSegments, toSingleLine, type UrlResolver } from '@/lib/text/html'
import { findLostWords, wordsOfHtml } from '@/lib/text/lost-words'
import { type Description, shortenSegments, toDescription } from '@/lib/text/segments'
import { shorten } from '@/lib/text/shorten'
import { reportTruncated } from './fields'
import { findPathFault, toMediaUrl } from './media'
import {
  collectReports,
  enterField,
  enterRecord,
  joinReports,
  type LeftOut,
  report,
} from './reports'
import { resolveHref } from './resolve-href'

/** A text as the vendor sends it. We parse it when a page, a feed or the search shows it, and then once. */
export type RichText = { source: string }

type Described = { title: string; description: RichText }

/** In characters. */
const max = { description: 20_000, excerpt: 180 }

const reports = () => singleton('reports of texts', () => new WeakMap<RichText, LeftOut[]>())

/** Resolves URLs in vendor text; reports the ones that lead nowhere. */
const urlResolver: UrlResolver = {
  toHref: (written) => {
    const href = resolveHref(written)
    if (href === null)
      report(
        `a link to "${written.slice(0, 80)}" leads nowhere`,
        'write https:// before a website, or choose another page',
      )
    return href
  },
  toMedia: (stored) => {
    // Editors store relative paths; URLs cannot go above the root.
    const path = stored.replace(/^(?:\.{1,2}\/)+/, '')
    const url = toMediaUrl(path)
    if (!url || findPathFault(path))
      report(`no text can show the picture "${stored.slice(0, 80)}"`, 'upload it as an attachment')
    return url
  },
  onExcess: () =>
    report(
      'more formatting or links than a page shows; its words are all there',
      'paste the text without its formatting',
    ),
}

/** Returns a function that parses the description of a record at its first use. */
function parsedOnce<Result>(
  name: string,
  parse: (source: string, resolver: UrlResolver) => Result,
) {
  const results = () => singleton(name, () => new WeakMap<RichText, { value: Result }>())
  return (record: Described): Result => {
    const { description } = record
    const cached = results().get(description)
    if (cached) return cached.value
    const read = () => {
      enterRecord(record, 1)
      enterField('description')
      return parse(description.source, urlResolver)
    }
    const value = collectReports(read, ({ leftOut }) => {
      // An excerpt has no links to report on, and must not hide what a page reported.
      if (leftOut.length === 0) return
      const known = reports().get(description) ?? []
      if (JSON.stringify(leftOut) !== JSON.stringify(known))
        log.warn({ leftOut }, 'part of a vendor text left out')
      reports().set(description, leftOut)
    })
    results().set(description, { value })
    return value
  }
}

function reportLostWords(source: string, shown: string): void {
  const end = findLostWords(wordsOfHtml(source), shown)
  if (end !== null)
    report(
      `the page shows less than nine tenths of the words, up to "${end}"`,
      'paste the text without its formatting, which hides the rest',
    )
}

/** Several lines of text with links and strikethrough. */
export const descriptionOf = parsedOnce('descriptions', (source, resolver): Description => {
  const segments = parseSegments(source, resolver)
  reportLostWords(
    source,
    segments.map((one) => (typeof one === 'string' ? one : one.text)).join(' '),
  )
  return toDescription(shortenSegments(segments, max.description, reportTruncated))
})

/** The first words of a post, without links. */
export const excerptOf = parsedOnce('excerpts', (source) =>
  shorten(toSingleLine(source), max.excerpt),
)

function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join(' ') : ''
}

/** The tree of a post, sanitised. */
export const postBodyOf = parsedOnce('post bodies', (source, resolver) => {
  const body = parsePost(source, resolver)
  reportLostWords(source, textOf(body))
  return body
})

export type Shown<T> = Omit<T, 'description'> & Description

export function withDescription<T extends Described>(record: T, missing = ''): Shown<T> {
  const { description, segments } = descriptionOf(record)
  return {
    ...record,
    description: description || missing,
    ...(segments && { segments }),
  }
}

function isDescribed(record: unknown): record is Described {
  return record instanceof Object && 'description' in record && record.description instanceof Object
}

function describedIn(records: unknown): Described[] {
  return Array.isArray(records) ? records.filter(isDescribed) : []
}

/** Parses the texts of a list, so that each is reported. */
export function parseTexts(records: unknown): void {
  describedIn(records).forEach(descriptionOf)
}

/** Reports on the texts of a list that have been parsed. */
export function textReports(records: unknown): LeftOut[] {
  const all = reports()
  return joinReports(describedIn(records).flatMap(({ description }) => all.get(description) ?? []))
}
