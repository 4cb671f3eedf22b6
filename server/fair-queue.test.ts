// @module-tag attack
import { BulkheadRejectedError } from 'cockatiel'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('a queue whose places are shared out by network', () => {
  let queue = createFairQueue({ running: 1, runningOfNetwork: 1, waiting: 1, waitingOfNetwork: 1 })
  let running: { name: string; end: (reason?: Error) => void }[] = []
  const outcomes: Record<string, unknown> = {}
  const begun = () => running.map(({ name }) => name)

  beforeEach(() => {
    for (const name of Object.keys(outcomes)) delete outcomes[name]
    queue = createFairQueue({ running: 3, runningOfNetwork: 2, waiting: 6, waitingOfNetwork: 4 })
    running = []
  })

  /** Asks for a job, named by its network and a letter, that runs until it is ended. */
  function ask(network: string, letter: string, signal = new AbortController().signal): void {
    const name = network + letter
    const job = () =>
      new Promise<string>((resolve, reject) => {
        running.push({ name, end: (reason) => (reason ? reject(reason) : resolve('made')) })
      })
    queue.run(network, signal, job).then(
      (made) => {
        outcomes[name] = made
      },
      (reason) => {
        outcomes[name] = reason
      },
    )
  }

  async function end(name: string, reason?: Error): Promise<void> {
    running.find((one) => one.name === name)?.end(reason)
    running = running.filter((one) => one.name !== name)
    await nextTurn()
  }

  it('lets networks take turns, whoever has asked for more or before, also after a job that fails', async () => {
    for (const letter of 'abcdef') ask('1', letter)
    for (const letter of 'abc') ask('2', letter)
    await nextTurn()
    expect(begun()).toEqual(['1a', '1b', '2a'])
    const reason = new Error('broken')
    await end('1a', reason)
    expect(outcomes['1a']).toBe(reason)
    await end('1b')
    expect(outcomes['1b']).toBe('made')
    expect(begun()).toEqual(['2a', '1c', '2b'])
  })

  it('refuses more than may wait of one network, and more than may wait at all', async () => {
    for (const letter of 'abcdefg') ask('1', letter)
    await nextTurn()
    expect(outcomes['1g']).toBeInstanceOf(BulkheadRejectedError)
    for (const letter of 'abcde') ask('2', letter)
    await nextTurn()
    expect(outcomes['2d']).toBeUndefined()
    expect(outcomes['2e']).toBeInstanceOf(BulkheadRejectedError)
  })

  it('when no more may wait, the last of the network that waits most gives way to another network', async () => {
    for (const letter of 'abcdef') ask('1', letter)
    for (const letter of 'abc') ask('2', letter)
    await nextTurn()
    ask('3', 'a')
    await nextTurn()
    expect(outcomes['1f']).toBeInstanceOf(BulkheadRejectedError)
    await end('1a')
    expect(begun()).toContain('3a')
  })

  it('runs nothing for one who has left, and gives his place in the queue to others', async () => {
    const visitors = Array.from({ length: 6 }, () => new AbortController())
    for (const [at, { signal }] of visitors.entries()) ask('1', 'abcdef'[at] ?? '', signal)
    await nextTurn()
    for (const visitor of visitors.slice(2)) visitor.abort(new Error('left'))
    await nextTurn()
    expect(outcomes['1c']).toEqual(new Error('left'))
    ask('1', 'g')
    ask('1', 'h', AbortSignal.abort(new Error('left')))
    await end('1a')
    await end('1b')
    expect(begun()).toEqual(['1g'])
    expect(outcomes['1h']).toEqual(new Error('left'))
  })

  it('says whether somebody would have the place of a network', async () => {
    const wanted = () => ['1', '2', '3'].map((network) => queue.isWanted(network))
    for (const letter of 'abc') ask('1', letter)
    await nextTurn()
    expect(wanted(), '1 waits for itself alone').toEqual([true, false, false])
    ask('2', 'a')
    ask('3', 'a')
    await nextTurn()
    expect(wanted(), '3 waits for anybody').toEqual([true, true, true])
  })
})
