import { spawn } from 'node:child_process'
import path from 'node:path'
import { endTogether } from './lib/end-together'
import { nextBin } from './lib/next-bin'
import { watchContent } from './lib/watch-content'

// Changes of `mocks/vendor` show at once.
process.env.REVALIDATE_SECONDS ??= '1'
// With server Fast Refresh, a page for a new list gets the old module of the lists, and responds with 500.
const args = [path.join('node_modules', nextBin), 'dev', '--no-server-fast-refresh']
endTogether(spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' }))
watchContent((fault) => fault && console.error(fault))
