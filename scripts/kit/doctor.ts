/**
 * `node doctor.mjs` in a release: `npm run doctor` without npm. `scripts/lib/standalone.mjs` bundles it
 * beside the server.
 */
import { doctor } from '@/lib/doctor/doctor'

const { text, code } = await doctor(import.meta.dirname)
process.stdout.write(`${text}\n`)
process.exitCode = code
