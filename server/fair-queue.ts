import { BulkheadRejectedError } from 'cockatiel'

/** How many jobs run at a time and how many may wait, of all networks together and of one. */
export type FairQueueLimits = {
  running: number
  runningOfNetwork: number
  waiting?: number
  waitingOfNetwork?: number
}

/** One that waits: `start` lets it run, `refuse` ends its wait. */
type Waiting = { start: () => void; refuse: (reason: unknown) => void }

type Network = { running: number; waiting: Waiting[] }

/**
 * A bulkhead whose places are shared out by network: networks take turns, so one that asks for much waits for
 * itself alone.
 */
export function createFairQueue({
  running: mostRunning,
  runningOfNetwork,
  waiting: mostWaiting = Number.POSITIVE_INFINITY,
  waitingOfNetwork = Number.POSITIVE_INFINITY,
}: FairQueueLimits) {
  // In the order of their turns; one of which less runs goes first.
  const networks = new Map<string, Network>()
  let running = 0
  let waiting = 0
  const tooMany = () => new BulkheadRejectedError(mostRunning, mostWaiting)

  function startNext(): void {
    if (running >= mostRunning) return
    const [next] = [...networks]
      .filter(([, one]) => one.waiting.length > 0 && one.running < runningOfNetwork)
      .sort(([, one], [, other]) => one.running - other.running)
    if (!next) return
    const [name, network] = next
    networks.delete(name)
    networks.set(name, network)
    waiting -= 1
    running += 1
    network.running += 1
    network.waiting.shift()?.start()
  }

  /** Makes room for one more of a network, if need be by refusing the last of the one that waits most. */
  function makeRoom(network: Network): void {
    if (network.waiting.length >= waitingOfNetwork) throw tooMany()
    if (waiting < mostWaiting) return
    const most = Math.max(...[...networks.values()].map((one) => one.waiting.length))
    const longest = [...networks.values()].find((one) => one.waiting.length === most)
    if (!longest || most <= network.waiting.length + 1) throw tooMany()
    waiting -= 1
    longest.waiting.pop()?.refuse(tooMany())
  }

  async function waitForTurn(network: Network, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    makeRoom(network)
    let leave = () => {}
    const turn = new Promise<void>((start, refuse) => {
      const entry = { start, refuse }
      leave = () => {
        const at = network.waiting.indexOf(entry)
        if (at < 0) return
        network.waiting.splice(at, 1)
        waiting -= 1
        refuse(signal.reason)
      }
      network.waiting.push(entry)
    })
    waiting += 1
    signal.addEventListener('abort', leave)
    startNext()
    return turn.finally(() => signal.removeEventListener('abort', leave))
  }

  function forgetIdle(name: string, network: Network): void {
    const isIdle = network.running === 0 && network.waiting.length === 0
    if (isIdle && networks.get(name) === network) networks.delete(name)
  }

  return {
    /**
     * Runs a job when it is its network's turn and resolves to its result. Rejects with a `BulkheadRejectedError` when
     * too many wait, and with the reason of `signal`, without running the job, when that is aborted first.
     */
    async run<T>(name: string, signal: AbortSignal, job: () => Promise<T>): Promise<T> {
      const network = networks.get(name) ?? { running: 0, waiting: [] }
      networks.set(name, network)
      try {
        await waitForTurn(network, signal)
      } catch (error) {
        forgetIdle(name, network)
        throw error
      }
      try {
        return await job()
      } finally {
        running -= 1
        network.running -= 1
        forgetIdle(name, network)
        startNext()
      }
    },
    /** Whether somebody waits who would have a place if a job of this network ended. */
    isWanted(name: string): boolean {
      return [...networks].some(
        ([other, one]) =>
          one.waiting.length > 0 && (other === name || one.running < runningOfNetwork),
      )
    },
  }
}
