import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout)

export function withChildren(pid: number | string): (number | string)[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children ? children.split(' ').flatMap((child) => withChildren(child)) : [])]
}

export function processorMs(pids: readonly (number | string)[]): number {
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
