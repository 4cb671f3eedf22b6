import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toFillIn } from '../checks/content/unfilled.mjs'
import { quoted } from '../checks/content/words.mjs'

/** A slip of who calls a recipe, in a sentence. */
class RecipeError extends Error {}

/** `music-room` as `Music Room`. */
const titleOf = (name) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** `music-room` as `musicRoom`. */
const variableOf = (name) => name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase())

function nameOf(name) {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name ?? '')) return name
  throw new RecipeError(
    `"${name ?? ''}" is no name: write small letters, digits and hyphens, such as music-room`,
  )
}

/** The files of a checkout, as a recipe changes them: nothing is written before `save`. */
class Checkout {
  #changed = new Map()

  constructor(root) {
    this.root = root
  }

  /** The text of a file, with the line ends of the repository, whatever an editor saved it with. */
  read(file) {
    const saved = this.#changed.get(file) ?? readFileSync(path.join(this.root, file), 'utf8')
    return saved.replaceAll('\r\n', '\n')
  }

  write(file, text) {
    this.#changed.set(file, text)
  }

  /** Writes a file that must be new. */
  create(file, text) {
    if (existsSync(path.join(this.root, file))) throw new RecipeError(`${file} is there already`)
    this.write(file, text)
  }

  /** Puts text where a pattern is first found, in place of it. Throws when it is not. */
  put(file, pattern, text) {
    const before = this.read(file)
    if (!pattern.test(before)) throw new RecipeError(`${file} has no place for it (${pattern})`)
    this.write(file, before.replace(pattern, text))
  }

  /** Writes what was changed; gives the files, in order. */
  save() {
    for (const [file, text] of this.#changed) {
      mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true })
      writeFileSync(path.join(this.root, file), text)
    }
    return [...this.#changed.keys()]
  }
}

/** Puts routes last in a section of the tree. */
function addRoutes(checkout, section, text) {
  const code = checkout.read('content/routes.ts')
  if (!code.includes(`...section('${section}',`)) {
    const ids = [...code.matchAll(/\.\.\.section\('(\w+)'/g)].map(([, id]) => id)
    throw new RecipeError(`"${section}" is no section: write ${ids.join(', ')}`)
  }
  const end = new RegExp(`(\\.\\.\\.section\\('${section}',[\\s\\S]*?\\n)(  \\]\\),\\n)`)
  checkout.put('content/routes.ts', end, (_all, entries, close) => `${entries}${text}${close}`)
}

function page(checkout, [given, section = 'other', title = titleOf(nameOf(given))]) {
  const name = nameOf(given)
  checkout.create(
    `content/pages/${name}.mdx`,
    `---
description: "${toFillIn}: what the page tells, in 50 to 160 characters, for search engines and cards."
picture: about
pictureAlt: "${toFillIn}: what is seen on the picture"
---

${toFillIn}: the words of the page.
`,
  )
  addRoutes(checkout, section, `    ['/${name}', ${quoted(title)}, { extra: true }],\n`)
}

/** What differs between the pages of one list of albums and those of another. */
const renamed = (code, name) =>
  code
    .replaceAll('sportsCorner', variableOf(name))
    .replaceAll('SportsCorner', titleOf(name).replaceAll(' ', ''))
    .replaceAll('SportsAlbum', `${titleOf(name).replaceAll(' ', '')}Album`)

function list(checkout, [given, title = titleOf(nameOf(given))]) {
  const name = nameOf(given)
  const detail = `sub-${name}`
  const variable = variableOf(name)
  const folder = 'app/(lists)'
  for (const [from, to] of [
    ['sports-corner', name],
    ['sub-sports-corner', detail],
  ]) {
    const code = renamed(checkout.read(`${folder}/${from}/page.tsx`), name)
    checkout.create(`${folder}/${to}/page.tsx`, code)
  }
  addRoutes(
    checkout,
    'news',
    `    [
      '/${name}',
      ${quoted(title)},
      {
        kind: 'list',
        sidebar: 'third',
        extra: true,
        keywords: '${toFillIn}: what people look for it by',
        card: {
          picture: 'gallery',
          description: '${toFillIn}: what a card says of it',
        },
      },
    ],
    [
      '/${detail}',
      ${quoted(`Sub ${title}`)},
      { kind: 'detail', sidebar: 'third', parent: '/${name}', extra: true },
    ],
`,
  )
  const category = titleOf(name).replaceAll(' ', '')
  checkout.put(
    'lib/vendor-api/resources/albums.ts',
    /(albumCategories = \[[^\]]*)\]/,
    (_all, before) => `${before}, '${category}']`,
  )
  checkout.put(
    'lib/lists/lists.ts',
    /\n\/\*\* The lists of albums, in the order/,
    (found) => `
export const ${variable} = albumList({
  path: '/${name}',
  description: '${toFillIn}: what search engines show',
  lead: '${toFillIn}: the line below the heading',
  query: albumsOf('${category}'),
  record: getHighlightAlbum,
  defaultYear: newestYear,
})
${found}`,
  )
  checkout.put(
    'lib/lists/lists.ts',
    /(albumLists = \[[^\]]*)\]/,
    (_all, before) => `${before}, ${variable}]`,
  )
}

/** The forms, each with the samples of it that tests send. */
const forms = { contact: 'contact', career: 'career|more', admission: 'admission' }

const sampleFiles = [
  'lib/forms/schemas.test.ts',
  'lib/forms/shared/respond.test.ts',
  'mocks/vendor/handler.test.ts',
  'e2e/support/forms.ts',
  'e2e/forms-career.spec.ts',
]

function field(checkout, [form, given]) {
  if (!Object.hasOwn(forms, form ?? ''))
    throw new RecipeError(`"${form ?? ''}" is no form: write ${Object.keys(forms).join(', ')}`)
  const name = variableOf(nameOf(given))
  const rules = `lib/forms/${form}.ts`
  if (new RegExp(`^    ${name}: `, 'm').test(checkout.read(rules)))
    throw new RecipeError(`${rules} has a field "${name}" already`)
  checkout.put(
    rules,
    /^( {4}name: .*\n)/m,
    (found) =>
      `${found}    ${name}: requiredText('${toFillIn}: what is said when it is empty').describe('${toFillIn}: what the privacy text calls it'),\n`,
  )
  checkout.put(
    `components/forms/${form}-form-client.tsx`,
    /^( *<TextField\s+\{\.\.\.field\('name'\)\}[\s\S]*?\/>\n)/m,
    (found) => `${found}      <TextField {...field('${name}')} label="${toFillIn}" />\n`,
  )
  checkout.put(
    'mocks/vendor/submission-schemas.ts',
    new RegExp(`(${form}Body = z\\.strictObject\\(\\{\\n  name: .*\\n)`),
    (found) => `${found}  ${name}: required,\n`,
  )
  const sample = new RegExp(`((?:export )?const (?:${forms[form]}) = \\{)(\\s*)(\\w+: '[^']*',)`)
  for (const file of sampleFiles.filter((one) => sample.test(checkout.read(one))))
    checkout.put(
      file,
      sample,
      (_all, start, space, first) => `${start}${space}${first}${space}${name}: 'Sample',`,
    )
}

/** The recipes of CONTRIBUTING.md, with what each is called with. */
const recipes = {
  page: { make: page, usage: 'page our-garden [section] ["Our Garden"]' },
  list: { make: list, usage: 'list circulars ["Circulars"]' },
  field: { make: field, usage: 'field contact class' },
}

export const usage = Object.values(recipes).map((recipe) => `npm run new -- ${recipe.usage}`)

/**
 * Carries out a recipe in a checkout and gives the files it wrote. Throws with a sentence, having written
 * nothing, when it cannot be carried out.
 */
export function carryOut(asked, root = '.') {
  const [what, ...words] = asked
  if (!Object.hasOwn(recipes, what ?? '')) throw new RecipeError(usage.join('\n'))
  const checkout = new Checkout(root)
  recipes[what].make(checkout, words)
  return checkout.save()
}
