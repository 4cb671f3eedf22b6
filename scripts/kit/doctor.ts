/** `node kit/doctor.mjs` in a release: `npm run doctor` without npm. */
import path from 'node:path'
import { doctor } from '@/lib/doctor/doctor'

const { text, code } = await doctor(path.join(import.meta.dirname, '..'))
process.stdout.write(`${text}\n`)
process.exitCode = code
