import type { ChildProcess } from 'node:child_process'

export function endTogether(child: ChildProcess) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // On Windows Ctrl+C reaches both, and a signal from here would end it in the middle of its work.
      if (process.platform !== 'win32') child.kill(signal)
    })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
}
