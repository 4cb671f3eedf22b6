import { execFile } from 'node:child_process'
import { type CheckResult, fail } from '../check-result'

const answerWithinMs = 5000
const lookup = `require('node:dns').lookup(process.argv[1], (error) => console.log(error?.code ?? ''))`

/**
 * Says that no name server answers when asked for a host; null when one does, even if it knows no such host.
 * A process of its own asks: where none answers, a look-up holds the process that makes it for half a minute,
 * and past its end.
 */
export function nameServerProblem(
  host: string,
  timeout = answerWithinMs,
): Promise<CheckResult | null> {
  return new Promise((resolve) => {
    const limit = { timeout, killSignal: 'SIGKILL' } as const
    execFile(process.execPath, ['-e', lookup, host], limit, (error, said) => {
      const isAway = error !== null || said.includes('EAI_AGAIN')
      const says = `no name server says where ${host} is`
      const what = 'look at /etc/resolv.conf and the way to the server it names'
      resolve(isAway ? fail('vendor', says, what) : null)
    })
  })
}
