import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import send from 'send'
import { tool } from '../lib/steps'

/** Builds the forms in a separate process, so that the preview survives a failure. */
async function buildForms(): Promise<void> {
  const [code] = await once(
    spawn(process.execPath, tool('office/build'), { stdio: 'inherit' }),
    'exit',
  )
  if (code !== 0) throw new Error('The forms could not be built')
}

export function officeServer() {
  let built: Promise<void> | undefined
  return createServer(async (request, response) => {
    const [, file] = /^\/office(\/[^?]*)/.exec(request.url ?? '') ?? []
    if (!file) return response.writeHead(302, { Location: '/office/' }).end()
    try {
      built ??= buildForms()
      await built
    } catch (error) {
      built = undefined
      return response.writeHead(503).end(`${error}. The terminal says why.`)
    }
    send(request, file, { root: 'tools/office/dist' }).pipe(response)
  })
}
