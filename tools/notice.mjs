#!/usr/bin/env node
/**
 * `npm run notice -- 2026-07-24 "School is closed on Friday: heavy rain."`: puts a line on top of every
 * page of the site that runs from this checkout; `npm run notice -- --clear` takes it away
 * (`tools/operator/notice.ts`).
 */
import { existsSync, mkdirSync } from 'node:fs'
import { importTypeScript } from './lib/typescript.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.DATA_DIR ||= '.data'
mkdirSync(process.env.DATA_DIR, { recursive: true })
await importTypeScript('tools/operator/notice.ts')
