import { z } from 'zod'
import { type PictureName, pictures } from '@/content/pictures'
import { school } from '@/content/school'

const isPicture = (name: unknown) => typeof name === 'string' && Object.hasOwn(pictures, name)

/** `{session}` stands for the session of the admission, which is typed once. */
const withSession = (text: string) => text.replaceAll('{session}', school.admissionSession)

const fields = z.strictObject({
  description: z
    .string('is missing')
    .transform(withSession)
    .pipe(
      z
        .string()
        .min(50, 'must have 50 characters or more')
        .max(160, 'must have 160 characters at most'),
    ),
  /** What people look for it by and it does not say itself: the site's search reads it. */
  keywords: z.string().transform(withSession).default(''),
  picture: z.custom<PictureName>(isPicture, 'is not a name in content/pictures.ts'),
  pictureAlt: z.string('must say what is seen').min(1, 'must say what is seen'),
  /** A sentence of the page that a story sets large. */
  quote: z.string().max(140, 'must have 140 characters at most').optional(),
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

/** What is wrong with a key that a head does not have. */
function unknownKey(key: string): string {
  if (key === 'title' || key === 'section') return `${key} stands in content/routes.ts`
  return `${key} is no line of a head; it has ${Object.keys(fields.shape).join(', ')}`
}

/** Reasons why a head cannot be used, each with its line where it has one; or what it says. */
export function readFrontMatter(frontMatter: unknown): FrontMatter | string[] {
  const read = head.safeParse(frontMatter)
  if (!read.success) return ['the page does not begin with a head between two lines of ---']
  if ('unreadable' in read.data) return read.data.unreadable
  const { values, lines } = read.data
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  return parsed.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const key = unknown ?? String(issue.path[0])
    const line = lines[key]
    const reason = unknown ? unknownKey(unknown) : `${key} ${issue.message}`
    return `${line ? `line ${line}: ` : ''}${reason}`
  })
}

/** Checks a front matter. Throws with the file's name, lines and every reason, which stops the build. */
export function parseFrontMatter(file: string, frontMatter: unknown): FrontMatter {
  const read = readFrontMatter(frontMatter)
  if (!Array.isArray(read)) return read
  const reasons = read.map((reason) => `  ${reason}`)
  throw new Error(`The front matter of ${file} cannot be used:\n${reasons.join('\n')}`)
}
