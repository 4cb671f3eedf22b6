#!/usr/bin/env node
/**
 * `npm start`: installs what is missing, builds if the build is missing or older than its sources,
 * and serves. Every step that is not needed is left out.
 */
import { spawn } from 'node:child_process'
import { keepBuild } from './lib/builds.mjs'
import { endTogether } from './lib/end-together.mjs'
import { standaloneEnv } from './lib/standalone.mjs'
import { build, install } from './lib/steps.mjs'

const port = process.env.PORT || '3000'

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`PORT must be a number up to 65535, not "${port}"`)
  process.exit(1)
}

await install()
const folder = await build()
// Not before the build, which is the same for every port.
process.env.SITE_URL ||= `http://localhost:${port}`

const vendor = process.env.VENDOR_API_URL || 'embedded (demonstration content)'
console.log(`\nStarting http://localhost:${port}\nVendor: ${vendor}`)
const { importTypeScript } = await import('./lib/typescript.mjs')
const { openPlaceholders } = await importTypeScript('content/school.ts')
console.log(
  `Placeholder values left: ${openPlaceholders.length} (npm run check:content lists them)\n`,
)

const env = standaloneEnv(process.env, port)
const server = spawn(process.execPath, [`${folder}/server.js`], { stdio: 'inherit', env })
// It may outlive this process.
keepBuild(folder, server.pid)
endTogether(server)
