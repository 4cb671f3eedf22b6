/** `node doctor.mjs` in a release: `npm run doctor` without npm; `node doctor.mjs vendor` asks the vendor alone. */
import { doctor } from '@/lib/operating/doctor/doctor'

const { text, code } = await doctor(import.meta.dirname, process.argv[2])
process.stdout.write(`${text}\n`)
process.exitCode = code
