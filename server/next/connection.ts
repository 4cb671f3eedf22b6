import { Duplex } from 'node:stream'

type Done = (error?: Error | null) => void

class ConnectionEnd extends Duplex {
  other: ConnectionEnd | undefined
  /** Callback of the other end's last write, which this end calls at its next read. */
  #pending: Done | null = null

  override _read(): void {
    const pending = this.#pending
    this.#pending = null
    // Node's `duplexPair` calls it at once. In Node 26, a response then hangs if its connection drains during a write.
    if (pending) process.nextTick(pending)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    if (!this.other || chunk.length === 0) return void process.nextTick(done)
    this.other.#pending = done
    this.other.push(chunk)
  }

  override _final(done: Done): void {
    this.other?.once('end', done)
    this.other?.push(null)
  }
}

/**
 * Returns the client's and the server's end of an in-memory connection. Destroying either end destroys the other,
 * except that the client's end stays open for reading if the server's end has written everything.
 */
export function connectionPair(): [Duplex, Duplex] {
  const [ours, theirs] = [new ConnectionEnd(), new ConnectionEnd()]
  ours.other = theirs
  theirs.other = ours
  ours.on('close', () => theirs.destroy())
  theirs.on('close', () => {
    if (!theirs.writableFinished) ours.destroy()
  })
  return [ours, theirs]
}
