import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { keptByNobody } from '@/lib/http/shared-cache'
import { headersOfFile } from '@/lib/security/headers'

/** Ends an answer with a status and the page that is shown when the asked one cannot be. */
export type SendErrorPage = (
  response: ServerResponse,
  status: number,
  headers?: OutgoingHttpHeaders,
) => void

/** Ends answers with `page`; one that is under way is cut off. */
export function createErrorPageSender(page: string | Buffer): SendErrorPage {
  return (response, status, headers) => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': keptByNobody }
    const ofPage = headersOfFile('/away.html')
    response.writeHead(status, { ...ofPage, ...type, ...headers }).end(page)
  }
}
