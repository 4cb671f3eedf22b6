import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { schema as page } from '@/content/schemas/page'
import { subjects } from '@/content/schemas/subjects'
import { readYaml, splitPage } from '@/content/yaml.mjs'
import { knownTo, readFacts } from '../checks/content/faults'
import { checkForm, collections, toNumbers } from './forms'

const all = JSON.stringify(collections)

const namesIn = (json: string, name: RegExp) =>
  [...json.matchAll(name)].map(([, one]) => one).sort()

const editable = /^(?:array|integer|object|string)$/

it.each(Object.entries({ ...subjects, page }))(
  'the office’s form for %s has every field of the schema, each with a title and one type',
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
  ['a pattern and its error message', /"\^\[1-9\]\\\\d\{9\}\$","This is not a valid phone number/],
  ['a choice', /"widget":"select","options":\["A","B","C","D","E"\]/],
  ['a hint', /"hint":"Each month, the same for all classes\."/],
  [
    'a label for each value that the school must still confirm',
    /"value":"clubDay","label":"Afternoon of the clubs"/,
  ],
  [
    'no added or removed rows in a fixed list',
    /"label_singular":"Panel","allow_add":false,"allow_remove":false/,
  ],
  ['an example of each day of a notice', /"hint":"Such as 2026-07-24/],
  ['the bounds of a text', /"minlength":50,"maxlength":160/],
])('the office’s form contains what its schema defines: %s', (_what, words) => {
  expect(all).toMatch(words)
})

const known = knownTo(await readFacts())

function messageFor(file: string, edit: (text: string) => string) {
  const text = edit(readFileSync(path.join('content', file), 'utf8'))
  const { head, body } = splitPage(text) ?? { head: text, body: '' }
  const form = { ...z.looseObject({}).parse(readYaml(head).value), body }
  return checkForm(`content/${file}`, form, known)
}

it.each([
  ['school.yaml', /phone: .*/, "phone: '12345'", 'is not a valid phone number'],
  ['session.yaml', /admission: .*/, 'admission: 2027-29', 'is not a session'],
  ['menu.yaml', /path: .*/, 'path: /our-moto', '"/our-moto" is not a page'],
  ['pages/our-motto.mdx', /$/, '\nThe {two} houses', '{two} is read as code'],
  ['pages/our-motto.mdx', /$/, '\n[TC](/student-tcs)', '"/student-tcs" is not a page'],
])(
  'reports a mistake in the form of %s with the message of the content check',
  (file, from, to, says) => {
    const { errors, warnings } = messageFor(file, (text) => text.replace(from, to))
    expect([...errors, ...warnings].join('\n')).toContain(says)
  },
)

it('an error message in the office’s form names the field by its label', () => {
  const notices = [{ words: 'Closed', from: '2026-07-24', until: '2026-07-23' }]
  const form = { body: '', notices }
  expect(checkForm('content/notices.yaml', form, known).errors).toEqual([
    expect.stringMatching(/^Last day on which it is shown: until "2026-07-23" is before the first/),
  ])
})

it.each([['our-garden', '', /^has no section; enter one of .*facilities/]])(
  'the office’s form names no head when the section of /%s is wrong',
  (name, line, sentence) => {
    const text = readFileSync('content/pages/our-motto.mdx', 'utf8').replace('---\n', `$&${line}`)
    const form = {
      ...z.looseObject({}).parse(readYaml(splitPage(text)?.head ?? '').value),
      body: 'A.',
    }
    const { errors } = checkForm(`content/pages/${name}.mdx`, form, known)
    expect(errors).toEqual([expect.stringMatching(sentence)])
  },
)

it('messages of the office’s form never ask for quotes around a value, because form fields need none', () => {
  expect(all).not.toMatch(/quotes,|without quotes|such as '/)
  const free = (text: string) => text.replace(/transport: .*/, 'transport: 0')
  const { errors } = messageFor('fees.yaml', free)
  expect(errors).toEqual([expect.stringContaining('in digits only, such as 4400')])
})

it('parses numbers with commas, ₹ or Rs., such as Rs. 27,500/-, and keeps invalid numbers as entered', () => {
  const form = (transport: string) => toNumbers('content/fees.yaml', { transport, groups: [] })
  for (const [typed, number] of [
    ['27,500', 27_500],
    ['1,27,500', 127_500],
    ['₹ 1,27,500', 127_500],
    ['Rs. 27,000/-', 27_000],
    ['₹ 1,27,5', '₹ 1,27,5'],
    ['27,50', '27,50'],
    ['', ''],
  ])
    expect(form(String(typed)).transport).toBe(number)
  const typed = { hostel: [{ first: '80,000', name: '9' }] }
  expect(toNumbers('content/fees.yaml', typed)).toEqual({ hostel: [{ first: 80_000, name: '9' }] })
  expect(all).not.toContain('"widget":"number"')
})

it('accepts all current content in the office’s forms, even with added rows', () => {
  const files = ['.', 'pages'].flatMap((folder) =>
    readdirSync(`content/${folder}`).map((name) => path.join(folder, name)),
  )
  const forms = files.filter((file) => /\.(?:mdx|yaml)$/.test(file))
  expect(forms.length).toBeGreaterThan(60)
  const isRight = { errors: [], warnings: [] }
  for (const file of forms) expect(messageFor(file, String), file).toEqual(isRight)
  const added = (text: string) => text.replaceAll(/^ {2}- name: .*/gm, "$&\n    __sc_item_id: '1'")
  expect(messageFor('facts.yaml', added)).toEqual(isRight)
})
