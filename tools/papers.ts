/** `npm run papers`: prints outdated documents and cards again, as publishing does. Needs a Chromium. */
import { writeModules } from '@/content/modules'
import { run } from './lib/steps'

// A fresh clone does not have the modules of the content yet.
writeModules()
const { outdatedPapers } = await import('./art/documents/papers')

const outdated = outdatedPapers()
const build = ['--conditions=react-server', 'tools/run.mjs', 'tools/art/documents/build.ts']
if (outdated.length > 0) run([...build, ...outdated])
