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

function readFrontMatter(frontMatter: unknown): FrontMatter | string[] {
  const read = head.safeParse(frontMatter)
  if (!read.success) return ['the page does not begin with a head between two lines of ---']
  if ('unreadable' in read.data) return read.data.unreadable
  const { values, lines } = read.data
  const parsed = schema.safeParse(values)
  if (parsed.success) {
    const { description, keywords = '' } = parsed.data
    return {
      ...parsed.data,
      description: filled(description),
      keywords: filled(keywords),
    }
  }
  return issuesOf(schema, values).map(({ path, sentence }) => {
    const line = lines[String(path[0])]
    return `${line ? `line ${line}: ` : ''}${sentence}`
  })
}

/** Throws an error that lists every problem, which fails the build. */
export function parseFrontMatter(file: string, frontMatter: unknown): FrontMatter {
  const read = readFrontMatter(frontMatter)
  if (!Array.isArray(read)) return read
  const reasons = read.map((reason) => `  ${reason}`)
  throw new Error(`The front matter of ${file} cannot be used:\n${reasons.join('\n')}`)
}
