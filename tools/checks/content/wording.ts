import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { readContent, readData, readPages } from './data'
import { noticeDoubts } from './notices'
import { styleFaults, textsOfData, textsOfPage } from './style'
import { sampleDoubts } from './values'

function* textsOf(content: string) {
  for (const data of readData(content))
    for (const one of textsOfData(data)) yield { file: data.file, ...one }
  for (const { file, text } of readPages(content))
    for (const one of textsOfPage(text)) yield { file, ...one }
}

const address = /\{\w+\}|\S+@\S+|\S*\/\/\S+|\S*\/[\w-]+\.\w+/g
const word = /(?<![\p{L}\p{N}])\p{Script=Latin}+(?:[’']\p{Script=Latin}+)*(?![\p{L}\p{N}])/gu
const abbreviation = /^\p{Lu}+s?$/u

/** Lists doubts about notices, style errors, and unknown words, once per file, as warnings. The content must have no mistakes. */
export function wordingFaults(content = 'content'): string[] {
  const names = readContent(content, 'spelling/names.txt')
  if (names.faults.length > 0) return names.faults
  const english = nspell(dictionary).personal(names.text.toLowerCase())
  const isKnown = (one: string) => abbreviation.test(one) || english.correct(one)
  const reported = new Set<string>()
  const faults = [...textsOf(content)].map(function* ({ file, line, text }) {
    const placeOf = (at: number) => `${file}:${line + text.slice(0, at).split('\n').length - 1}`
    for (const { index, sentence } of styleFaults(text)) yield `${placeOf(index)}  ${sentence}`
    const words = text.replace(address, (all) => ' '.repeat(all.length)).matchAll(word)
    for (const { 0: one, index } of words) {
      const straight = one.replaceAll('’', "'")
      const singular = straight.replace(/'?s$/, '')
      if (reported.has(`${file} ${one}`) || isKnown(straight) || isKnown(singular)) continue
      reported.add(`${file} ${one}`)
      // Almost any word is close to a short one.
      const [near] = one.length > 4 ? english.suggest(straight) : []
      const instead = near ? `write ${near.replaceAll("'", '’')}, or, ` : ''
      yield `${placeOf(index)}  “${one}” is not in the dictionary; ${instead}if it is right, add the line ${one} to content/spelling/names.txt`
    }
  })
  const doubts = readData(content).flatMap(({ file, subject, value, lineOf }) =>
    [...(subject === 'notices' ? noticeDoubts(value) : sampleDoubts(value))].map(
      ([at, sentence]) => `${file}:${lineOf(at)}  ${sentence}`,
    ),
  )
  return [...doubts, ...faults.flatMap((one) => [...one])]
}
