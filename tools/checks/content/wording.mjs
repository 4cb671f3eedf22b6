import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { readHead } from '../../../content/front-matter.mjs'
import { leavesOf, readData } from './data.mjs'
import { months } from './dates.mjs'
import { nodesIn, parsePage } from './pages.mjs'

/** How the school does not write, and what is written instead. */
export const style = [
  { pattern: /[a-z]'(?:s|t|ll|re)\b/i, write: 'the apostrophe ’, as in school’s' },
  { pattern: new RegExp(`(?:${months}) \\d{1,2}\\b`), write: 'the day first, as in 16 March' },
  {
    pattern: new RegExp(`\\d(?:st|nd|rd|th) (?:${months})`),
    write: 'the day as a number, as in 2 March',
  },
  { pattern: /\b\d{1,2}\.\d\d (?:am|pm)\b/i, write: 'a colon, as in 8:30 am' },
  { pattern: /\b(?!had|that)([a-z]{2,}) \1\b/, write: 'it once' },
]

/** Lines of a page's head that are read; `keywords` are what people mistype. */
const readInHead = ['title', 'description', 'pictureAlt', 'quote', 'confirm']

/** What people type into the search, in their own spelling. */
const notRead = ['search']

/** A value that is words, and not the name of something or an address. */
const isWords = (value) => typeof value === 'string' && /^\p{Lu}| /u.test(value)

/** Every text of a page that is read, with its line. */
function* textsOfPage(text) {
  const page = parsePage(text)
  for (const node of nodesIn(page)) {
    const { line } = node.position.start
    if (node.type === 'text') yield { line, text: node.value }
    for (const { value } of node.attributes ?? []) if (isWords(value)) yield { line, text: value }
    const { values = {}, lines } = node.type === 'yaml' ? readHead(node.value) : {}
    for (const key of readInHead)
      if (values[key]) yield { line: lines[key], text: String(values[key]) }
  }
}

/** Every text of the content that is read, with its file and line. */
function* textsOf(content) {
  for (const { file, subject, value: all, lineOf } of readData(content))
    if (!notRead.includes(subject))
      for (const { path: at, value } of leavesOf(all))
        if (isWords(value)) yield { file, line: lineOf(at), text: value }
  for (const name of readdirSync(path.join(content, 'pages')))
    if (name.endsWith('.mdx'))
      for (const one of textsOfPage(readFileSync(path.join(content, 'pages', name), 'utf8')))
        yield { file: `content/pages/${name}`, ...one }
}

const address = /\{\w+\}|\S+@\S+|\S*\/\/\S+|\S*\/[\w-]+\.\w+/g
const word = /(?<![\p{L}\p{N}])\p{Script=Latin}+(?:[’']\p{Script=Latin}+)*(?![\p{L}\p{N}])/gu
const abbreviation = /^\p{Lu}+s?$/u

/** Tells of a word whether it is spelt as in the dictionary or in the list of names. */
function spelling(content) {
  const english = nspell(dictionary)
  const names = new Set(
    readFileSync(path.join(content, 'words/names.txt'), 'utf8')
      .split(/\r?\n/)
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.trim().toLowerCase()),
  )
  const isKnown = (one) =>
    abbreviation.test(one) || names.has(one.toLowerCase()) || english.correct(one)
  return {
    isRight: (one) => isKnown(one) || isKnown(one.replace(/(?:'s|s)$/, '')),
    // Of short words almost every other is near.
    near: (one) => (one.length > 4 ? english.suggest(one)[0] : undefined),
  }
}

/**
 * What is not written as the school writes, a sentence each with file, line and what to do: style, and words that
 * neither the dictionary nor `content/words/names.txt` knows, each once a file. The build does not stop at these. In: a
 * folder of content in which nothing is unreadable (`contentFaults`). Out: nothing when all is well.
 */
export function wordingFaults(content = 'content') {
  const { isRight, near } = spelling(content)
  const told = new Set()
  const faults = [...textsOf(content)].map(function* ({ file, line, text }) {
    const placeOf = (at) => `${file}:${line + text.slice(0, at).split('\n').length - 1}`
    for (const { pattern, write } of style) {
      const found = pattern.exec(text)
      if (found) yield `${placeOf(found.index)}  “${found[0]}”: write ${write}`
    }
    const words = text.replace(address, (all) => ' '.repeat(all.length)).matchAll(word)
    for (const { 0: one, index } of words) {
      const straight = one.replaceAll('’', "'")
      if (told.has(`${file} ${one}`) || isRight(straight)) continue
      told.add(`${file} ${one}`)
      const meant = near(straight)?.replaceAll("'", '’')
      const instead = meant ? `write ${meant}, or, ` : ''
      yield `${placeOf(index)}  “${one}” is in no list of words; ${instead}if it is right, add a line ${one} to content/words/names.txt`
    }
  })
  return faults.flatMap((one) => [...one])
}
