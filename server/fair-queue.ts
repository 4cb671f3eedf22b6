import { BulkheadRejectedError } from 'cockatiel'

/** How many jobs run at a time and how many may wait, of all networks together and of one. */
export type FairQueueLimits = {
  running: number
  runningOfNetwork: number
  waiting?: number
  waitingOfNetwork?: number
}

/** How what a job reads comes in, in bytes a second on average, and what ends it for another's sake. */
export type Upload = {
  rate: () => number
  isSlow: () => boolean
  isUnderWay: () => boolean
  giveWay: () => void
}

/** One that waits: `start` lets it run, `refuse` ends its wait. */
type Waiting = { start: () => void; refuse: (reason: unknown) => void }

type Network = { name: string; places: Set<Place>; waiting: Waiting[] }

/** What a job holds while it runs. */
type Place = { network: Network; upload: Upload | undefined }

/**
 * A bulkhead whose places are shared out by network: networks take turns, so one that asks for much waits for
 * itself alone. The returned function runs a job when it is its network's turn and resolves to its result. It
 * rejects with a `BulkheadRejectedError` when too many wait, and with the reason of `signal`, without running
 * the job, when that is aborted first. For a job with an `upload` that finds no place the slowest upload gives way,
 * of those that are slow or whose network holds two more.
 */
export function createFairQueue(limits: FairQueueLimits) {
  const { waiting: mostWaiting = Number.POSITIVE_INFINITY } = limits
  const { waitingOfNetwork = Number.POSITIVE_INFINITY } = limits
  // In the order of their turns; one of which less runs goes first.
  const networks = new Map<string, Network>()
  let running = 0
  let waiting = 0
  const tooMany = () => new BulkheadRejectedError(limits.running, mostWaiting)
  const isFullFor = ({ places }: Network) => places.size >= limits.runningOfNetwork
  const mustWait = (network: Network) => running >= limits.running || isFullFor(network)

  function take(place: Place): void {
    const { network } = place
    running += 1
    network.places.add(place)
    networks.delete(network.name)
    networks.set(network.name, network)
  }

  function startNext(): void {
    const [next] = [...networks.values()]
      .filter((one) => one.waiting.length > 0 && !mustWait(one))
      .sort((one, other) => one.places.size - other.places.size)
    if (!next) return
    waiting -= 1
    next.waiting.shift()?.start()
  }

  function leave(place: Place): void {
    if (!place.network.places.delete(place)) return
    running -= 1
    startNext()
  }

  function breakOffSlowest(own: Network): void {
    const rivals = isFullFor(own) ? [own] : [...networks.values()]
    const [slowest] = rivals
      .flatMap(({ places }) => [...places])
      .flatMap((place) => (place.upload?.isUnderWay() ? { place, upload: place.upload } : []))
      .filter(
        ({ place, upload }) => upload.isSlow() || place.network.places.size > own.places.size + 1,
      )
      .sort((one, other) => one.upload.rate() - other.upload.rate())
    if (!slowest) return
    leave(slowest.place)
    slowest.upload.giveWay()
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

  async function waitForTurn(place: Place, signal: AbortSignal): Promise<void> {
    const { network, upload } = place
    signal.throwIfAborted()
    if (upload && mustWait(network)) breakOffSlowest(network)
    if (!mustWait(network)) return take(place)
    makeRoom(network)
    waiting += 1
    let leaveQueue = () => {}
    const turn = new Promise<void>((resolve, refuse) => {
      const start = () => resolve(take(place))
      const entry = { start, refuse }
      leaveQueue = () => {
        const at = network.waiting.indexOf(entry)
        if (at < 0) return
        network.waiting.splice(at, 1)
        waiting -= 1
        refuse(signal.reason)
      }
      network.waiting.push(entry)
    })
    signal.addEventListener('abort', leaveQueue)
    return turn.finally(() => signal.removeEventListener('abort', leaveQueue))
  }

  function forgetIdle(network: Network): void {
    const isIdle = network.places.size === 0 && network.waiting.length === 0
    if (isIdle && networks.get(network.name) === network) networks.delete(network.name)
  }

  return async <T>(
    name: string,
    signal: AbortSignal,
    job: () => Promise<T>,
    upload?: Upload,
  ): Promise<T> => {
    const network = networks.get(name) ?? { name, places: new Set(), waiting: [] }
    networks.set(name, network)
    const place = { network, upload }
    try {
      await waitForTurn(place, signal)
      return await job()
    } finally {
      leave(place)
      forgetIdle(network)
    }
  }
}
