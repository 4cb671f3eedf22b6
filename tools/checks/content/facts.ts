/** What the content check reads of the content and of the code, in one import (`faults.mjs`). */
export { feeGroups } from '@/content/fees'
export { pictures } from '@/content/pictures'
export { feeds, rootFiles, routes } from '@/content/routes'
export { school } from '@/content/school'
export { missingDisclosures } from '@/lib/school/disclosure'
export { formatRupees } from '@/lib/school/fees'
export { pageValues } from '@/lib/school/page-values'
export { readFrontMatter } from '@/lib/text/front-matter'
