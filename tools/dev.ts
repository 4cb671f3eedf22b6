import { spawn } from 'node:child_process'
import { endTogether } from './lib/end-together'
import { watchContent } from './lib/watch-content'

const args = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)]
endTogether(spawn(process.execPath, args, { stdio: 'inherit' }))
watchContent((_file, fault) => fault && console.error(fault))
