/** Generates the office's forms from the content schemas, so a new field of a schema needs no code here. */
import { z } from 'zod'
import { issuesOf, titleOf, valueAt } from '@/content/schemas/issues'
import { schema as page } from '@/content/schemas/page'
import { subjects } from '@/content/schemas/subjects'
import { readYaml, writeYaml } from '@/content/yaml.mjs'
import { noticeDoubts } from '../checks/content/notices'
import { contextOf, type Known, type PageContext, pageFaults } from '../checks/content/page'
import { linkFaults } from '../checks/content/values'

type Schema = z.core.JSONSchema.BaseSchema

type Field = { name: string; [option: string]: unknown }

const isSchema = (value: unknown): value is Schema => value instanceof Object

/** Returns the JSON Schema, with the check's message for each pattern and number, and titles for a list of field names. */
const described = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    override({ zodSchema, jsonSchema }) {
      const { type, pattern, items } = jsonSchema
      if (isSchema(items) && items.enum)
        jsonSchema.options = items.enum.map((value) => {
          return { value, label: titleOf(schema, String(value).split('.')) }
        })
      const kind = type === 'integer' ? 'invalid_type' : pattern ? 'invalid_format' : undefined
      const issues = z.safeParse(zodSchema, '{|').error?.issues ?? []
      const message = issues.find(({ code }) => code === kind)?.message
      if (message) jsonSchema.sentence = `This ${message}`
    },
  })

/** Digits, also with the commas of thousands and lakhs, and as rupees: 27500, 1,27,500, ₹27,500 and Rs. 27,500/-. */
const typedNumber = /^\s*(?:₹|Rs\.?)?\s*(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})\s*(?:\/-)?\s*$/

function widgetOf({ type, items, maxItems, ...schema }: Schema): Record<string, unknown> {
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.format === 'picture') return { widget: 'picture' }
  if (schema.options)
    return { widget: 'select', options: schema.options, multiple: true, dropdown_threshold: 99 }
  // The editor's number field silently drops other characters. The schema checks the bounds, and says what to enter.
  if (type === 'integer')
    return { widget: 'string', pattern: [typedNumber.source, schema.sentence] }
  if (type === 'object') return { widget: 'object', fields: fieldsOf(schema) }
  if (type === 'array' && isSchema(items)) {
    const { id, closed } = items.properties ?? {}
    // Rows with an id may share a name. Of a notice, the editor would show a date.
    const summary = id ? '{{name}} ({{id}})' : closed ? '{{words}}' : ''
    const list = {
      widget: 'list',
      label_singular: items.title,
      ...(maxItems && { allow_add: false, allow_remove: false }),
      collapsed: true,
      ...(summary && { summary }),
    }
    return items.type === 'object'
      ? { ...list, fields: fieldsOf(items) }
      : { ...list, field: fieldOf('item', items, true) }
  }
  const { minLength, maxLength, pattern, sentence } = schema
  return {
    widget: 'string',
    minlength: minLength === 1 ? undefined : minLength,
    maxlength: maxLength,
    ...(pattern ? { pattern: [pattern, sentence] } : {}),
  }
}

function fieldOf(name: string, schema: Schema, required: boolean): Field {
  const { title: label = name, description: hint } = schema
  return { name, label, hint, required, ...widgetOf(schema) }
}

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [fieldOf(name, schema, required.includes(name))] : [],
  )
}

export const collections = [
  {
    name: 'data',
    label: 'The school',
    files: Object.entries(subjects).map(([name, schema]) => {
      const { title = name, ...form } = described(schema)
      return { name, label: title, file: `content/${name}.yaml`, fields: fieldsOf(form) }
    }),
  },
  {
    name: 'pages',
    label: 'Pages',
    label_singular: 'Page',
    folder: 'content/pages',
    extension: 'mdx',
    format: 'yaml-frontmatter',
    create: true,
    // A page of the page tree, deleted here by mistake, would stop every later change.
    delete: false,
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'Small letters and hyphens, such as our-garden. Press the tick behind it before you save.',
      pattern: [
        '^[a-z0-9]+(?:-[a-z0-9]+)*$',
        'Write small letters and hyphens, such as our-garden',
      ],
    },
    fields: [
      ...fieldsOf(described(page)),
      { name: 'body', label: 'Words', widget: 'markdown', modes: ['raw'] },
    ],
  },
]

/** Returns the values as the editor writes them, without its own marks on added and moved rows. */
const asWritten = (values: object): unknown =>
  JSON.parse(JSON.stringify(values, (key, one) => (key.startsWith('__sc_') ? undefined : one)))

const subjectIn = (file: string) =>
  Object.entries(subjects).find(([name]) => file === `content/${name}.yaml`) ?? [undefined, page]

/** Parses the numbers of a form, which are entered as text, in place. */
export function toNumbers<Values extends object>(file: string, values: Values): Values {
  const [, schema] = subjectIn(file)
  for (const { code, path } of schema.safeParse(values).error?.issues ?? []) {
    const text = valueAt(values, path)
    const parent = valueAt(values, path.slice(0, -1))
    if (code === 'invalid_type' && typeof text === 'string' && parent instanceof Object)
      if (typedNumber.test(text))
        Reflect.set(parent, path.at(-1) ?? '', Number(text.replace(/\D/g, '')))
  }
  return values
}

type Messages = {
  /** What is wrong on any site. */
  errors: string[]
  /** What may be right all the same: the forms may be older than the site, and only the author knows the days of a notice. */
  warnings: string[]
}

export function checkForm(file: string, values: { body?: string }, known: Known): Messages {
  const { body = '', ...rest } = values
  const [subject, schema] = subjectIn(file)
  const yaml = writeYaml(asWritten(rest))
  const { value } = readYaml(yaml)
  const errors = issuesOf(schema, value).map(
    ({ path, sentence }) => `${titleOf(schema, path)}: ${sentence}`,
  )
  if (errors.length > 0) return { errors, warnings: [] }
  const address = file.replace(/^content\/pages|\.mdx$/g, '')
  const site = contextOf(known)
  const faultsFor = (context: PageContext) =>
    [
      ...(subject
        ? linkFaults(value, context)
        : pageFaults(address, `---\n${yaml}---\n\n${body}\n`, context)),
    ].map(([, sentence]) => sentence)
  const certain = faultsFor({ ...site, knows: () => true })
  if (certain.length > 0) return { errors: certain, warnings: [] }
  const days = [...(subject === 'notices' ? noticeDoubts(value) : [])]
  return { errors, warnings: [...faultsFor(site), ...days.map(([, sentence]) => sentence)] }
}
