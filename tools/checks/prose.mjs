import { readdirSync, readFileSync } from 'node:fs'
import { TextlintKernel } from '@textlint/kernel'
import markdown from '@textlint/textlint-plugin-markdown'
import sentenceLength from 'textlint-rule-sentence-length'
import terminology from 'textlint-rule-terminology'
import writeGood from 'textlint-rule-write-good'
import { importTypeScript } from '../lib/typescript.mjs'
import { styleFaults } from './style.mjs'

/** The school's own words: what is not written, and what is written for it. */
const terms = JSON.parse(readFileSync('content/words/terms.json', 'utf8'))

const rule = (ruleId, module, options) => ({ ruleId, rule: module.default ?? module, options })

const options = {
  ext: '.md',
  plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
  rules: [
    rule('terminology', terminology, { defaultTerms: false, terms }),
    rule('sentence-length', sentenceLength, { max: 160 }),
    // Clichés and doubled words; what else it finds ("minimum", "it is") is how a school writes.
    rule('write-good', writeGood, {
      adverb: false,
      eprime: false,
      passive: false,
      so: false,
      thereIs: false,
      tooWordy: false,
      weasel: false,
    }),
  ],
}

/** A page without its parts' tags, every line where it was; of its head the description stays. */
function wordsOfPage(source) {
  const head = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? ''
  const words = head.replace(/^(?!description:).*$/gm, '').replace(/^description: "(.*)"$/m, '$1')
  return words + source.slice(head.length).replace(/<[^>]+>/g, (tag) => tag.replace(/[^\n]/g, ''))
}

/** The linter needs longer for a paragraph the more stands before it. */
const textsAtOnce = 30

const unique = (texts) => [...new Set(texts)]

function stringsIn(value) {
  if (typeof value === 'string') return / /.test(value) ? [value.replace(/<[^>]+>/g, ' ')] : []
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : []
}

function filesIn(value) {
  if (typeof value === 'string') return value.startsWith('files/') ? [value] : []
  return value instanceof Object ? Object.values(value).flatMap(filesIn) : []
}

/** The words of the pages, of the typed content and of the demonstration's records, by file. */
async function words() {
  const pages = readdirSync('content/pages').map((name) => {
    const file = `content/pages/${name}`
    return { file, text: wordsOfPage(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')) }
  })
  const typed = await Promise.all(
    ['admission', 'disclosure', 'facts', 'pictures', 'privacy', 'routes'].map(async (name) => {
      const file = `content/${name}.ts`
      return { file, text: stringsIn(await importTypeScript(file)).join('\n\n') }
    }),
  )
  const { embeddedRecords } = await importTypeScript('mocks/vendor/records/records.ts')
  const { findCircular } = await importTypeScript('mocks/vendor/records/circulars.ts')
  const withCircular = (value) =>
    stringsIn(value).concat(filesIn(value).flatMap((file) => stringsIn(findCircular(file))))
  const records = ['2023-06-01', '2026-06-01'].flatMap((day) =>
    withCircular(embeddedRecords(new Date(day))),
  )
  const texts = unique(records)
  const parts = Array.from({ length: Math.ceil(texts.length / textsAtOnce) }, (_, at) =>
    texts.slice(at * textsAtOnce, (at + 1) * textsAtOnce).join('\n\n'),
  )
  return [...pages, ...typed, ...parts.map((text) => ({ file: 'mocks/vendor/records', text }))]
}

const kernel = new TextlintKernel()

/** What the prose linter says of a text: `content/pages/privacy.mdx:12  "bring along" …`. */
export async function faultsIn({ file, text }) {
  const { messages } = await kernel.lintText(text, { ...options, filePath: file })
  const lines = text.split('\n')
  const found = messages.map(
    ({ line, message }) =>
      `${file}:${line}  ${message.replaceAll('\n', ' ')} ${lines[line - 1].trim().slice(0, 90)}`,
  )
  return [...found, ...styleFaults({ file, text })]
}

/** What it says of all the school's words; nothing when all is well. */
export async function lintProse() {
  const found = []
  for (const one of await words()) found.push(...(await faultsIn(one)))
  return unique(found)
}
