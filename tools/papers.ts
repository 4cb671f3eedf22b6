/**
 * `npm run papers`: prints documents that print older figures again, as publishing does. Needs a Chromium, and ffmpeg
 * for the film.
 */
import { writeModules } from '@/content/modules'
import { run } from './lib/steps'

// A fresh clone does not have the modules of the content yet.
writeModules()
const { outdatedPapers } = await import('./art/documents/papers')

const build = ['--conditions=react-server', 'tools/run.mjs', 'tools/art/documents/build.ts']
for (const from of new Set(outdatedPapers().map((paper) => paper.from))) run([...build, from])
