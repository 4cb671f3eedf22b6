#!/usr/bin/env node
/**
 * `npm run doctor`: looks at variables, port, disk, notice, vendor and token, and says what to do. Posts nothing. A release has it without npm: `node doctor.mjs`. Exit code 1 when something is bad.
 */
import { existsSync } from 'node:fs'
import { importTypeScript } from './lib/typescript.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { doctor } = await importTypeScript('lib/operating/doctor/doctor.ts')
const { text, code } = await doctor('.')
console.log(text)
process.exitCode = code
