import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { freePort } from '@/tools/lib/free-port'

export async function startRedis() {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  const ended = once(server, 'exit')
  // The client retries until the server listens.
  const client = new Redis(port).on('error', () => undefined)
  await client.ping()
  client.disconnect()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}
