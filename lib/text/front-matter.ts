import { z } from 'zod'
import { fill } from '@/content/fill'
import { pictures } from '@/content/pictures'
import { issuesOf } from '@/content/schemas/issues'
import { type Data, schema as fields } from '@/content/schemas/page'
import { school } from '@/content/school'

const filled = (text: string) => fill(text, { session: school.admissionSession, ...school.figures })

const schema = fields.refine(({ picture }) => pictures.has(picture), {
  path: ['picture'],
  message: 'is not a name in content/pictures.yaml',
})

export type FrontMatter = Data & { keywords: string }

const head = z.union([
  z.object({ unreadable: z.array(z.string()) }),
  z.object({ values: z.unknown(), lines: z.record(z.string(), z.number()) }),
])

function fail(file: string, reasons: readonly string[]): never {
  const lines = reasons.map((reason) => `  ${reason}`)
  throw new Error(`The front matter of ${file} cannot be used:\n${lines.join('\n')}`)
}

/** Throws an error that lists every problem, which fails the build. */
export function parseFrontMatter(file: string, frontMatter: unknown): FrontMatter {
  const { data: read } = head.safeParse(frontMatter)
  if (!read) return fail(file, ['the page does not begin with a head between two lines of ---'])
  if ('unreadable' in read) return fail(file, read.unreadable)
  const { data } = schema.safeParse(read.values)
  if (data)
    return {
      ...data,
      description: filled(data.description),
      keywords: filled(data.keywords ?? ''),
    }
  const reasons = issuesOf(schema, read.values).map(({ path, sentence }) => {
    const line = read.lines[String(path[0])]
    return line ? `line ${line}: ${sentence}` : sentence
  })
  return fail(file, reasons)
}
