import { Duplex } from 'node:stream'

type Done = (error?: Error | null) => void

class End extends Duplex {
  other: End | undefined
  /** Resolves the other end's pending write. */
  #pending: Done | null = null

  override _read(): void {
    const pending = this.#pending
    this.#pending = null
    // Not at once, as Node's `duplexPair` does: from Node 26 on, a response that is still being written when its
    // connection has drained would wait for ever.
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

/** Two ends of a connection: when one breaks off, so does the other. */
export function connectionPair(): [Duplex, Duplex] {
  const [ours, theirs] = [new End(), new End()]
  ours.other = theirs
  theirs.other = ours
  ours.on('close', () => theirs.destroy())
  theirs.on('close', () => {
    if (!theirs.writableFinished) ours.destroy()
  })
  return [ours, theirs]
}
