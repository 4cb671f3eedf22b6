import { z } from 'zod'
import { type PictureName, pictures } from '@/content/pictures'

const isPicture = (name: unknown) => typeof name === 'string' && Object.hasOwn(pictures, name)

const fields = z.strictObject({
  description: z
    .string()
    .min(50, 'must have 50 characters or more')
    .max(160, 'must have 160 characters at most'),
  /** What people look for it by and it does not say itself: the site's search reads it. */
  keywords: z.string().default(''),
  picture: z.custom<PictureName>(isPicture, 'is not a name in content/pictures.ts'),
  pictureAlt: z.string().min(1, 'must say what is seen'),
  /**
   * Where the picture stands: across the page, or at the right of the first words; `figures` is beside
   * them too, and low on a phone, where the table below is what one came for.
   */
  layout: z.enum(['wide', 'beside', 'figures']).default('wide'),
  /** True while the page says what the school has not confirmed; `confirm` names it for the clerk. */
  sample: z.boolean().default(false),
  confirm: z.string().optional(),
})

const schema = fields.refine(({ sample, confirm }) => sample === Boolean(confirm), {
  path: ['confirm'],
  message: 'names what is to be confirmed of a page with sample: true, and of no other',
})

/** The head of a file in `content/pages`; title and section stand in `content/routes.ts`. */
export type FrontMatter = z.output<typeof schema>

/** What `content/front-matter.mjs` makes of a page's head. */
const head = z.union([
  z.object({ unreadable: z.array(z.string()) }),
  z.object({ values: z.unknown(), lines: z.record(z.string(), z.number()) }),
])

/** Reasons why a head cannot be used, each with its line where it has one; or what it says. */
function readHead(frontMatter: unknown): FrontMatter | string[] {
  const read = head.safeParse(frontMatter)
  if (!read.success) return ['the page does not begin with a head between two lines of ---']
  if ('unreadable' in read.data) return read.data.unreadable
  const { values, lines } = read.data
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  return parsed.error.issues.map((issue) => {
    const [key = issue.code === 'unrecognized_keys' ? issue.keys[0] : ''] = issue.path
    const line = lines[String(key)]
    return [line ? `line ${line}: ` : '', ...issue.path, ' ', issue.message].join('')
  })
}

/** Checks a front matter. Throws with the file's name, lines and every reason, which stops the build. */
export function parseFrontMatter(file: string, frontMatter: unknown): FrontMatter {
  const read = readHead(frontMatter)
  if (!Array.isArray(read)) return read
  const reasons = read.map((reason) => `  ${reason}`)
  throw new Error(`The front matter of ${file} cannot be used:\n${reasons.join('\n')}`)
}
