import { z } from 'zod'
import { type PictureName, pictures } from '@/content/pictures'

const isPicture = (name: unknown) => typeof name === 'string' && Object.hasOwn(pictures, name)

const schema = z.strictObject({
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
})

/** The head of a file in `content/pages`; title and section stand in `content/routes.ts`. */
export type FrontMatter = z.output<typeof schema>

/** Checks a front matter. Throws with the file's name and every reason, which stops the build. */
export function parseFrontMatter(file: string, frontMatter: unknown): FrontMatter {
  const parsed = schema.safeParse(frontMatter)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The front matter of ${file} cannot be used:\n${reasons.join('\n')}`)
}
