import { readFileSync, writeFileSync } from 'node:fs'

export const megabyte = 1024 * 1024

/** Resets the peak memory of a process; the returned function reads it, in MB. */
export function startPeak(pid: number): () => number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
