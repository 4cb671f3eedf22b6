import 'server-only'
import { certificateTexts } from '@/content/forms'
import { fieldsBytes, readForm } from '@/lib/http/body'
import { countUp } from '@/lib/http/limit'
import { clientAddress } from '@/lib/http/peer'
import { posts } from '@/lib/http/rates'
import { env } from '@/lib/platform/env'
import { countOutcome } from '../shared/outcomes'
import { limitedLookup, lookUpCertificate } from './lookup'
import {
  type CertificateFault,
  type CertificateRefusal,
  certificateFile,
  outcomeCookie,
} from './state'

const statuses: Record<CertificateFault, number> = {
  empty: 422,
  failed: 404,
  limited: 429,
  file: 502,
}

/** The page of the form, to which a post without script is sent on. */
const page = '/student-tc'

/**
 * A browser without script is sent on with its post (307), so that the page's action shows the
 * message beside what was typed; a cookie of a few seconds says which message.
 */
function sendOn({ reason, again }: CertificateRefusal): Response {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  const cookie = `${outcomeCookie}=${reason}.${again ?? 0}; Path=${page}; Max-Age=20; HttpOnly; SameSite=Strict${secure}`
  return new Response(null, {
    status: 307,
    headers: { location: page, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

function tell(refusal: CertificateRefusal): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (refusal.again) headers.set('retry-after', String(refusal.again))
  return Response.json(refusal, { status: statuses[refusal.reason], headers })
}

/** Answers a lookup: with the certificate as a download, or with what went wrong. */
export async function respondToLookup(request: Request): Promise<Response> {
  const isPage = (request.headers.get('accept') ?? '').includes('text/html')
  const usedUp = await countUp(posts(clientAddress(request.headers)))
  if (usedUp) {
    countOutcome('certificate', 'limited')
    return (isPage ? sendOn : tell)(limitedLookup(usedUp.again))
  }
  const data = await readForm(request, fieldsBytes)
  const result: Awaited<ReturnType<typeof lookUpCertificate>> =
    data instanceof FormData
      ? await lookUpCertificate(data, request.headers)
      : { reason: 'failed', message: certificateTexts.failed }
  countOutcome('certificate', 'reason' in result ? result.reason : 'sent')
  if ('reason' in result) return isPage && data instanceof FormData ? sendOn(result) : tell(result)
  return new Response(result.bytes, {
    headers: {
      'content-type': result.type,
      'content-disposition': `attachment; filename="${certificateFile}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
