#!/usr/bin/env node
/**
 * Runs one of the operator's commands from its source: `node tools/operator/run.mjs smoke https://…`. A build
 * carries each as one file that needs no packages: `node smoke.mjs https://…`.
 */
import { existsSync } from 'node:fs'
import { importTypeScript } from '../lib/typescript.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')

const [name] = process.argv.splice(2, 1)
await importTypeScript(`tools/operator/${name}.ts`)
