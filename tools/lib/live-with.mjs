/** Ends with a child process, and it with us. */
export function liveWith(child) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // On Windows Ctrl+C reaches both, and a signal from here would end it in the middle of its work.
      if (process.platform !== 'win32') child.kill(signal)
    })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
}
