/** CI: checks that `npm start` serves from a fresh clone, and runs the smoke test. */
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

const site = `http://localhost:${process.env.PORT || 3000}`

function isServed() {
  return fetch(`${site}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

const started = spawn('npm start', { shell: true, stdio: 'inherit' })
started.on('exit', (code) => process.exit(code || 1))
while (!(await isServed())) await setTimeout(1000)
// The CI runner kills processes that are left at the end of the job.
process.exit(spawnSync(`npm run smoke -- ${site}`, { shell: true, stdio: 'inherit' }).status ?? 1)
