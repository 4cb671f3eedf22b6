/** `npm start`: installs, builds if the build is missing or older than its sources, and serves. */
import { spawn } from 'node:child_process'
import { keepBuild } from './lib/builds'
import { endTogether } from './lib/end-together'
import { exitIfInUse } from './lib/free-port'
import { standaloneEnv } from './lib/standalone'
import { build } from './lib/steps'

const port = process.env.PORT || '3000'

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`PORT must be a number up to 65535, not "${port}"`)
  process.exit(1)
}

await exitIfInUse(Number(port), 'stop the process that uses it, or run PORT=3001 npm start.')
const folder = await build()
// After the build, which is the same for every port.
process.env.SITE_URL ||= `http://localhost:${port}`

const vendor = process.env.VENDOR_API_URL || 'embedded (demonstration content)'
console.log(`\nStarting http://localhost:${port}\nVendor: ${vendor}\n`)
const env = standaloneEnv(process.env, port)
const server = spawn(process.execPath, [`${folder}/server.js`], { stdio: 'inherit', env })
// It may outlive this process.
keepBuild(folder, server.pid)
endTogether(server)
