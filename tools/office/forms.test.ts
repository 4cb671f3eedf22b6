import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { schema as page } from '@/content/schemas/page'
import { subjects } from '@/content/schemas/subjects'
import { readYaml, splitPage } from '@/content/yaml.mjs'
import { collections, refusals } from './forms'

const all = JSON.stringify(collections)

/** The names of all fields below a schema or a form. */
const namesIn = (json: string, name: RegExp) =>
  [...json.matchAll(name)].map(([, one]) => one).sort()

it.each(Object.entries({ ...subjects, page }))('a form has each field of %s', (subject, schema) => {
  const [data, pages] = collections
  const fields =
    subject === 'page'
      ? pages?.fields?.filter(({ name }) => name !== 'body')
      : data?.files?.find(({ name }) => name === subject)?.fields
  const names: string[] = []
  JSON.stringify(z.toJSONSchema(schema), (_key, value) => {
    if (value?.properties) names.push(...Object.keys(value.properties))
    return value
  })
  const shown = namesIn(JSON.stringify(fields), /"name":"(\w+)"/g)
  expect(shown.filter((name) => name !== 'item')).toEqual(names.sort())
})

it.each([
  [
    'a pattern with the sentence of the check',
    /"\^\[1-9\]\\\\d\{9\}\$","is no telephone number here; write its ten/,
  ],
  ['a range', /"widget":"number","value_type":"int","min":1,"max":9999999/],
  ['a choice', /"widget":"select","options":\["A","B","C","D","E"\]/],
  ['a hint', /"hint":"Each month, the same for all classes\."/],
  ['the bounds of a text', /"minlength":50,"maxlength":160/],
])('a form says %s', (_what, words) => {
  expect(all).toMatch(words)
})

it.each([
  ['fees', { registration: 0 }, 'registration 0 is no amount'],
  [
    'school',
    { motto: '“Service”' },
    'motto "“Service”" has curly quotes around it, which would be shown; leave them out',
  ],
  ['session', { admission: '2026-28' }, 'admission "2026-28" is no session; write its two years'],
] as const)(
  'a form of %s is refused with the sentence of the check',
  (subject, values, sentence) => {
    expect(refusals(subject, values)).toContainEqual(expect.stringContaining(sentence))
  },
)

it('no form of what the content says is refused', () => {
  for (const subject of ['fees', 'session', 'school', 'facts', 'uniform', 'disclosure'] as const) {
    const { value } = readYaml(readFileSync(`content/${subject}.yaml`, 'utf8'))
    expect(refusals(subject, value), subject).toEqual([])
  }
  for (const name of readdirSync('content/pages')) {
    const parts = splitPage(readFileSync(path.join('content/pages', name), 'utf8'))
    expect(refusals(undefined, readYaml(parts?.head ?? '').value), name).toEqual([])
  }
})

it('a row that was added or moved is not refused for what the editor keeps in it', () => {
  const { value } = readYaml(readFileSync('content/facts.yaml', 'utf8'))
  const clubs = value.clubs.map((club: object, at: number) => ({ ...club, __sc_item_id: `${at}` }))
  expect(refusals('facts', { ...value, clubs })).toEqual([])
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
