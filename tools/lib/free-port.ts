import { createServer } from 'node:net'

/** Resolves to a free port, or to `port`; throws if that is in use. */
export function freePort(port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(port, port ? undefined : '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address instanceof Object ? resolve(address.port) : reject(address)))
    })
  })
}

export async function exitIfInUse(port: number, remedy: string) {
  await freePort(port).catch(() => {
    console.error(`Port ${port} is in use: ${remedy}`)
    process.exit(1)
  })
}
