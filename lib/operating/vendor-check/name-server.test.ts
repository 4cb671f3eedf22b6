import { afterEach, expect, it, vi } from 'vitest'
import { nameServerProblem } from './name-server'

afterEach(() => vi.unstubAllEnvs())

/** Has the process that asks the name server do this instead. */
function insteadOfAsking(script: string): void {
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(script)}`)
}

const says = (answer: string) =>
  `await new Promise((done) => process.stdout.write('${answer}', done)); process.exit()`

const problem = {
  says: 'no name server says where api.vendor.example is',
  do: 'look at /etc/resolv.conf and the way to the server it names',
}

it('a name server that answers is no problem, even if it knows no such host', async () => {
  expect(await nameServerProblem('localhost')).toBeNull()
  expect(await nameServerProblem('[::1]')).toBeNull()
  insteadOfAsking(says('ENOTFOUND'))
  expect(await nameServerProblem('api.vendor.example')).toBeNull()
})

it('one that is away is named, and not waited for until the system gives up', async () => {
  insteadOfAsking(says('EAI_AGAIN'))
  expect(await nameServerProblem('api.vendor.example')).toEqual(problem)
  insteadOfAsking('await new Promise((done) => setTimeout(done, 60_000))')
  expect(await nameServerProblem('api.vendor.example', 100)).toEqual(problem)
})
