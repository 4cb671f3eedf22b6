import { createServer, type Server, type Socket } from 'node:net'
import { listenLocally } from './http'

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`
}

/** The words of each command in what a client wrote. */
function commandsIn(text: string): string[][] {
  return text
    .split(/\*\d+\r\n/)
    .filter(Boolean)
    .map((command) => command.split('\r\n').filter((line) => line && !line.startsWith('$')))
}

/** What a client of Redis sees of it: a port that answers, falls silent, closes and comes back. */
export class RedisStandIn {
  /** The names of the commands that came, in small letters. */
  readonly commands: string[] = []
  /** What it holds: texts by their keys. */
  readonly texts = new Map<string, string>()
  /** Takes commands and answers none. */
  silent = false
  /** What it says of itself. */
  info = 'redis_version:7.0.0\r\nloading:0'
  /** Refuses commands that write, in these words. */
  refusal = ''
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  /** Listens, again on the port it had. */
  async open(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket))
    this.#server = server
    this.#port = await listenLocally(server, this.#port)
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    for (const socket of this.#sockets) socket.destroy()
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      for (const [name = '', ...words] of commandsIn(String(data))) {
        this.commands.push(name.toLowerCase())
        if (!this.silent) socket.write(this.#reply(name.toLowerCase(), words))
      }
    })
  }

  #reply(name: string, words: string[]): string {
    if (name === 'info') return bulk(this.info)
    if (this.refusal && name !== 'get') return `-${this.refusal}\r\n`
    const [key = '', text = ''] = words
    if (name === 'get') {
      const kept = this.texts.get(key)
      return kept === undefined ? '$-1\r\n' : bulk(kept)
    }
    if (name === 'set') this.texts.set(key, text)
    if (name === 'subscribe') return `*3\r\n${bulk(name)}${bulk(words[0] ?? '')}:1\r\n`
    return '+OK\r\n'
  }
}
