#!/usr/bin/env node
/** `npm run dev`: Next's development server, with the content as it is typed. Arguments are Next's. */
import './lib/no-telemetry.mjs'
import { spawn } from 'node:child_process'
import { endTogether } from './lib/end-together.mjs'
import { watchContent } from './lib/watch-content.mjs'

const args = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)]
endTogether(spawn(process.execPath, args, { stdio: 'inherit' }))
watchContent((_file, fault) => fault && console.error(fault))
