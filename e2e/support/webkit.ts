import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { freePort } from '@/tools/lib/free-port'
import { until } from '@/tools/lib/until'
import type { Visitor } from './visitor'

const height = 740
/** The name under which WebDriver gives an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementKey]: z.string() })

async function call(url: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: JSON.stringify(body) ?? null })
  const json: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(json)}`)
  return z.object({ value: z.unknown() }).parse(json).value
}

export async function startWebkit(): Promise<Visitor> {
  const port = await freePort()
  // On a virtual screen, which ends with its processes.
  const screen = ['--auto-servernum', '--server-args=-screen 0 1366x900x24 -nolisten tcp']
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  let console = ''
  driver.stdout.on('data', (data) => {
    console += data
  })
  const stop = async () => {
    const ended = once(driver, 'exit')
    if (driver.pid) process.kill(-driver.pid)
    await ended
  }
  // View transitions crash the automated browser at the first navigation.
  const features = '--features=-CrossDocumentViewTransitions'
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true', features]
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
  const origin = `http://127.0.0.1:${port}`
  await until(`${origin}/status`)
  const created = await call(`${origin}/session`, 'POST', { capabilities }).catch(async (error) => {
    await stop()
    throw error
  })
  const session = `${origin}/session/${z.object({ sessionId: z.string() }).parse(created).sessionId}`

  const read = (expression: string) =>
    call(`${session}/execute/sync`, 'POST', { script: `return (${expression})`, args: [] })

  /** Returns WebDriver's reference to an element after scrolling it into view, which a click does not always do. */
  async function elementAt(selector: string): Promise<string> {
    const found = await read(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)})
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      return found
    })()`)
    return `${session}/element/${elementSchema.parse(found)[elementKey]}`
  }

  return {
    open: async (url) => {
      await call(`${session}/url`, 'POST', { url })
    },
    resize: async (width) => {
      await call(`${session}/window/rect`, 'POST', { width, height })
    },
    click: async (selector) => {
      await call(`${await elementAt(selector)}/click`, 'POST', {})
    },
    type: async (selector, text) => {
      await call(`${await elementAt(selector)}/value`, 'POST', { text })
    },
    read,
    printed: () => console.split('\n').filter((line) => /^CONSOLE \S+ (?:ERROR|WARN)/.test(line)),
    close: async () => {
      await call(session, 'DELETE')
      await stop()
    },
  }
}
