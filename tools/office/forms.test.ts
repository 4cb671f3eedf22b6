import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { schema as page } from '@/content/schemas/page'
import { subjects } from '@/content/schemas/subjects'
import { readYaml, splitPage } from '@/content/yaml.mjs'
import { knownTo, readFacts } from '../checks/content/faults.mjs'
import { collections, saidOf } from './forms'

const all = JSON.stringify(collections)

/** The names of all fields below a schema or a form. */
const namesIn = (json: string, name: RegExp) =>
  [...json.matchAll(name)].map(([, one]) => one).sort()

/** What the editor has a control for. */
const editable = /^(?:array|integer|object|string)$/

it.each(Object.entries({ ...subjects, page }))(
  'a form has each field of %s, with a title and of one type',
  (subject, schema) => {
    const [data, pages] = collections
    const fields =
      subject === 'page'
        ? pages?.fields?.filter(({ name }) => name !== 'body')
        : data?.files?.find(({ name }) => name === subject)?.fields
    const names: string[] = []
    JSON.stringify(z.toJSONSchema(schema), (_key, value) => {
      if (value?.properties) names.push(...Object.keys(value.properties))
      for (const one of [value?.items ?? [], Object.values(value?.properties ?? {})].flat())
        expect(one).toMatchObject({
          title: expect.any(String),
          type: expect.stringMatching(editable),
        })
      return value
    })
    const shown = namesIn(JSON.stringify(fields), /"name":"(\w+)"/g)
    expect(shown.filter((name) => name !== 'item')).toEqual(names.sort())
  },
)

it.each([
  [
    'a pattern with the sentence of the check',
    /"\^\[1-9\]\\\\d\{9\}\$","is no telephone number here/,
  ],
  ['a choice', /"widget":"select","options":\["A","B","C","D","E"\]/],
  ['a hint', /"hint":"Each month, the same for all classes\."/],
  ['the bounds of a text', /"minlength":50,"maxlength":160/],
])('a form says %s', (_what, words) => {
  expect(all).toMatch(words)
})

const known = knownTo(await readFacts('content'))

/** What is said of a file of the content in which something else is typed. */
function said(file: string, change: object, words = '') {
  const text = readFileSync(`content/${file}`, 'utf8')
  const { head, body } = splitPage(text) ?? { head: text, body: '' }
  const values = { ...readYaml(head).value, ...change, body: body + words }
  return saidOf(`content/${file}`, values, known)
}

const motto = 'pages/our-motto.mdx'

it.each([
  ['fees.yaml', { registration: 0 }, '', 'registration 0 is no amount; write whole rupees'],
  ['school.yaml', { motto: '“Service”' }, '', 'motto "“Service”" has curly quotes around it'],
  ['session.yaml', { admission: '2026-28' }, '', 'admission "2026-28" is no session'],
  ['session.yaml', { lastDate: '31 March 2019' }, '', '“31 March 2019” is years away'],
  [motto, {}, 'All **fees are due', '“**” is shown as it stands; a bold word'],
  [motto, {}, '\n##Reading week', '“##R” is shown as it stands; a heading has a space'],
  [motto, {}, 'The {two} houses', '{two} is read as code'],
  [motto, {}, '\n<Tile>', 'closing tag'],
])(
  'a form of %s is refused for %j %s with the sentence of the check',
  (file, values, words, one) => {
    expect(said(file, values, words).refused).toContainEqual(expect.stringContaining(one))
  },
)

it.each([
  [
    'menu.yaml',
    { oftenNeeded: ['/our-moto'] },
    '',
    'no page and no file of this site; write /our-m',
  ],
  [motto, {}, '[TC](/student-tcs)', 'leads to no page and no file; write /student-tc'],
  [motto, { picture: 'moto' }, '', 'picture "moto" is not a name'],
  [motto, {}, 'On 1 May 2062 we met.', '“1 May 2062” is years away'],
  ['pages/admission.mdx', {}, 'For 2019-20.', '“2019-20” is not the session of the admission'],
  [motto, {}, 'On March 16 we met.', '“March 16”: write the day first'],
  ['facts.yaml', { gamesDress: 'the the dress' }, '', '“the the”: write it once'],
])(
  'a form of %s is asked about %j %s with the sentence of the check',
  (file, values, words, one) => {
    const { refused, doubted } = said(file, values, words)
    expect(refused).toEqual([])
    expect(doubted).toEqual([expect.stringContaining(one)])
  },
)

it('no form of what the content says is refused, and no row that was added or moved', () => {
  const files = ['.', 'pages'].flatMap((folder) =>
    readdirSync(`content/${folder}`).map((name) => path.join(folder, name)),
  )
  const forms = files.filter((file) => /\.(?:mdx|yaml)$/.test(file))
  expect(forms.length).toBeGreaterThan(60)
  for (const file of forms) expect(said(file, {}), file).toEqual({ refused: [], doubted: [] })
  const { value } = readYaml(readFileSync('content/facts.yaml', 'utf8'))
  const clubs = value.clubs.map((club: object, at: number) => ({ ...club, __sc_item_id: `${at}` }))
  expect(said('facts.yaml', { clubs }).refused).toEqual([])
})

it('nothing that a release is made of knows the forms', () => {
  const folders = ['app', 'components', 'content', 'deploy', 'lib', 'server', 'tools/operator']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  )
  const code = files.filter((file) => /\.(?:[mc]?[jt]sx?|json|sh|conf)$/.test(file))
  expect(code.length).toBeGreaterThan(200)
  const roots = ['next.config.ts', 'package.json', 'proxy.ts', 'instrumentation.ts']
  for (const file of [...code, ...roots])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/sveltia|tools\/office\/(?!build\.mjs)/i)
})
