import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import send from 'send'

/** Runs `build.mjs` in a process of its own, so that the preview outlives one that fails. */
async function make() {
  const [code] = await once(
    spawn(process.execPath, ['tools/office/build.mjs'], { stdio: 'inherit' }),
    'exit',
  )
  if (code !== 0) throw new Error('The forms could not be made')
}

/** Serves the forms for the folder on this computer at `/office/`; they are made when they are first asked for. */
export function officeServer() {
  let made
  return createServer(async (request, response) => {
    const [, file] = /^\/office(\/[^?]*)/.exec(request.url) ?? []
    if (!file) return response.writeHead(302, { Location: '/office/' }).end()
    try {
      made ??= make()
      await made
    } catch ({ message }) {
      made = undefined
      return response.writeHead(503).end(`${message}: the terminal says why`)
    }
    send(request, file, { root: 'tools/office/dist' }).pipe(response)
  })
}
