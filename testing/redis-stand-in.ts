import { createServer, type Socket } from 'node:net'
import { listenLocally } from './http'

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`

const command = /^\*\d+\r\n\$\d+\r\n(\w+)\r\n/gm

/** Fakes an empty Redis: a port that responds, falls silent, closes and opens again. */
export class RedisStandIn {
  readonly commands: string[] = []
  silent = false
  info = 'redis_version:7.0.0\r\nloading:0'
  refusal = ''
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((socket) => this.#serve(socket))
  #port = 0

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  async open(): Promise<void> {
    this.#port = await listenLocally(this.#server, this.#port)
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      for (const [, name = ''] of String(data).matchAll(command)) {
        this.commands.push(name.toLowerCase())
        if (!this.silent) socket.write(this.#reply(name.toLowerCase()))
      }
    })
  }

  #reply(name: string): string {
    if (name === 'info') return bulk(this.info)
    if (this.refusal) return `-${this.refusal}\r\n`
    return name === 'get' ? '$-1\r\n' : '+OK\r\n'
  }
}
