import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { readData } from './data.mjs'
import { styleFaults, textsOfData, textsOfPage } from './style.mjs'

/** Every text of the content that is read, with its file and line. */
function* textsOf(content) {
  for (const data of readData(content))
    for (const one of textsOfData(data)) yield { file: data.file, ...one }
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
    readFileSync(path.join(content, 'spelling/names.txt'), 'utf8')
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
 * neither the dictionary nor `content/spelling/names.txt` knows, each once a file. The build does not stop at these. In: a
 * folder of content in which nothing is unreadable (`contentFaults`). Out: nothing when all is well.
 */
export function wordingFaults(content = 'content') {
  const { isRight, near } = spelling(content)
  const told = new Set()
  const faults = [...textsOf(content)].map(function* ({ file, line, text }) {
    const placeOf = (at) => `${file}:${line + text.slice(0, at).split('\n').length - 1}`
    for (const { index, sentence } of styleFaults(text)) yield `${placeOf(index)}  ${sentence}`
    const words = text.replace(address, (all) => ' '.repeat(all.length)).matchAll(word)
    for (const { 0: one, index } of words) {
      const straight = one.replaceAll('’', "'")
      if (told.has(`${file} ${one}`) || isRight(straight)) continue
      told.add(`${file} ${one}`)
      const meant = near(straight)?.replaceAll("'", '’')
      const instead = meant ? `write ${meant}, or, ` : ''
      yield `${placeOf(index)}  “${one}” is in no list of words; ${instead}if it is right, add a line ${one} to content/spelling/names.txt`
    }
  })
  return faults.flatMap((one) => [...one])
}
