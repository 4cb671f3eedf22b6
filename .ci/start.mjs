/** What continuous integration does to see that `npm start` serves from a fresh clone, and all that visitors need. */
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
// What still runs at the end of a job is ended by the machine of it.
process.exit(spawnSync(`npm run smoke -- ${site}`, { shell: true, stdio: 'inherit' }).status ?? 1)
