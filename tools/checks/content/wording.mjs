import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { readContent, readData, readPages } from './data.mjs'
import { styleFaults, textsOfData, textsOfPage } from './style.mjs'

/** Every text of the content that is read, with its file and line. */
function* textsOf(content) {
  for (const data of readData(content))
    for (const one of textsOfData(data)) yield { file: data.file, ...one }
  for (const { file, text } of readPages(content))
    for (const one of textsOfPage(text)) yield { file, ...one }
}

const address = /\{\w+\}|\S+@\S+|\S*\/\/\S+|\S*\/[\w-]+\.\w+/g
const word = /(?<![\p{L}\p{N}])\p{Script=Latin}+(?:[’']\p{Script=Latin}+)*(?![\p{L}\p{N}])/gu
const abbreviation = /^\p{Lu}+s?$/u

/**
 * What is not written as the school writes, a sentence each: style, and words that neither the dictionary nor
 * `content/spelling/names.txt` knows, each once a file. Nothing stops at these. In: content without mistakes.
 */
export function wordingFaults(content = 'content') {
  const names = readContent(content, 'spelling/names.txt')
  if (names.faults.length > 0) return names.faults
  const english = nspell(dictionary).personal(names.text.toLowerCase())
  const isKnown = (one) => abbreviation.test(one) || english.correct(one)
  const told = new Set()
  const faults = [...textsOf(content)].map(function* ({ file, line, text }) {
    const placeOf = (at) => `${file}:${line + text.slice(0, at).split('\n').length - 1}`
    for (const { index, sentence } of styleFaults(text)) yield `${placeOf(index)}  ${sentence}`
    const words = text.replace(address, (all) => ' '.repeat(all.length)).matchAll(word)
    for (const { 0: one, index } of words) {
      const straight = one.replaceAll('’', "'")
      const singular = straight.replace(/'?s$/, '')
      if (told.has(`${file} ${one}`) || isKnown(straight) || isKnown(singular)) continue
      told.add(`${file} ${one}`)
      // Of short words almost every other is near.
      const [near] = one.length > 4 ? english.suggest(straight) : []
      const instead = near ? `write ${near.replaceAll("'", '’')}, or, ` : ''
      yield `${placeOf(index)}  “${one}” is in no list of words; ${instead}if it is right, add a line ${one} to content/spelling/names.txt`
    }
  })
  return faults.flatMap((one) => [...one])
}
