/** What the content check reads of the content and of the code, in one import (`faults.mjs`). */
export { feeGroups, hostelGroups, registration, transport } from '@/content/fees'
export { pictures, widthsOf } from '@/content/pictures'
export { feeds, rootFiles, routes } from '@/content/routes'
export { school } from '@/content/school'
export { formatRupees } from '@/lib/fees'
export { readFrontMatter } from '@/lib/front-matter'
export { pageValues } from '@/lib/page-values'
