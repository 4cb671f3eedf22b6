import { once } from 'node:events'
import { onPhone } from './phone.mjs'

/** A longer task keeps a tap waiting. */
const longTaskMs = 50

/** How long, in milliseconds, a page that asks for nothing more may still compute. */
const restMs = 1000

const categories = ['disabled-by-default-devtools.timeline', 'loading']

async function trace(browser, run) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  })
  await run()
  const complete = once(session, 'Tracing.tracingComplete')
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}

/**
 * Time of the main thread after the first paint of an address on a weak telephone, in milliseconds: all
 * of it, and what of it lies beyond 50 ms in one task. It is the thread’s own time and not the clock’s,
 * so other work of the machine changes it less; compare only what took turns.
 */
export async function threadAfterPaint(browser, address) {
  const events = await trace(browser, () =>
    onPhone(browser, async (page) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.waitForTimeout(restMs)
    }),
  )
  const paint = events.findLast(({ name }) => name === 'firstPaint')
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && pid === paint?.pid,
  )
  if (!paint || !main) throw new Error(`${address} was not painted`)
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid)
    .filter(({ ts, tdur }) => ts >= paint.ts && tdur !== undefined)
    .map(({ tdur }) => tdur / 1000)
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
  return { busy: sum(tasks), blocking: sum(tasks.map((ms) => Math.max(0, ms - longTaskMs))) }
}
