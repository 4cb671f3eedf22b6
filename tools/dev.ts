import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endTogether } from './lib/end-together'
import { exitIfInUse } from './lib/free-port'
import { nextBin } from './lib/next-bin'
import { watchContent } from './lib/watch-content'

const options = { port: { type: 'string', short: 'p' } } as const
const { port = process.env.PORT } = parseArgs({ options, strict: false }).values
// Changes of `mocks/vendor` show at once.
process.env.REVALIDATE_SECONDS ??= '1'
// Without a port, Next takes the next free one.
await exitIfInUse(Number(port ?? 0), 'stop the process that uses it, or add -- -p 3001.')
// With server Fast Refresh, a page for a new list gets the old module of the lists, and responds with 500.
const args = [path.join('node_modules', nextBin), 'dev', '--no-server-fast-refresh']
endTogether(spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' }))
watchContent((fault) => fault && console.error(fault))
