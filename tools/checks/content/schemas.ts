/** What the check asks of `content/*.yaml`; it reads none of them. */
export { issuesOf, titleOf } from '@/content/schemas/issues'
export { schema as pageSchema } from '@/content/schemas/page'
export { subjects } from '@/content/schemas/subjects'
