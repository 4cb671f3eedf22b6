/** `node doctor.mjs` in a release: `npm run doctor` without npm. */
import { doctor } from '@/lib/doctor/doctor'

const { text, code } = await doctor(import.meta.dirname)
process.stdout.write(`${text}\n`)
process.exitCode = code
