/** `npm run papers`: prints outdated documents and cards again, as publishing does. Needs a Chromium. */
import { outdatedPapers } from './art/documents/papers'
import { run, tool } from './lib/steps'

const outdated = outdatedPapers()
if (outdated.length > 0) run(tool('art/documents/build', ...outdated))
