/** Ends a child process when this one is told to end, and this one when the child ends. */
export function endTogether(child) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // On Windows Ctrl+C reaches both, and a signal from here would end it in the middle of its work.
      if (process.platform !== 'win32') child.kill(signal)
    })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
}
