import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout)

/** A process and those it started, by their ids. */
export function withChildren(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children ? children.split(' ').flatMap((child) => withChildren(child)) : [])]
}

/** Milliseconds of processor that processes have used so far, in all their threads. */
export function processorMs(pids) {
  const ticks = pids.map((pid) => {
    const file = `/proc/${pid}/stat`
    // nginx's cache loader ends after a minute, having used next to nothing.
    if (!existsSync(file)) return 0
    // The name, in brackets, may hold spaces.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (1000 * ticks.reduce((sum, one) => sum + one, 0)) / ticksPerSecond
}
