import 'server-only'
import { admit } from '@/lib/http/admit'
import type { Certificate } from '@/lib/vendor-api/transfer-certificate'
import { countOutcome } from '../shared/outcomes'
import { showOnPage } from '../shared/page-outcome'
import { typedIn } from '../shared/typed'
import { lookUpCertificate } from './lookup'
import { certificateSchema } from './schema'
import { type CertificateFault, type CertificateRefusal, certificateFile } from './state'

const statuses: Record<CertificateFault, number> = {
  empty: 422,
  failed: 404,
  limited: 429,
  file: 502,
}

/** Looks up what a post asks for, and counts what came of it; `data` is null where it was not read. */
async function receive(
  request: Request,
): Promise<{ result: Certificate | CertificateRefusal; data: FormData | null }> {
  const asked = await admit(request)
  const result = await lookUpCertificate(asked)
  countOutcome('certificate', 'reason' in result ? result.reason : 'sent')
  return { result, data: 'data' in asked ? asked.data : null }
}

function asFile({ bytes, type }: Certificate): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${certificateFile}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** Answers a lookup by the page's script: with the certificate as a download, or with what went wrong. */
export async function respondToLookup(request: Request): Promise<Response> {
  const { result } = await receive(request)
  if (!('reason' in result)) return asFile(result)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (result.again) headers.set('retry-after', String(result.again))
  return Response.json(result, { status: statuses[result.reason], headers })
}

/** The same for a browser without script: its page says what went wrong. */
export async function respondToLookupOnPage(request: Request): Promise<Response> {
  const { result, data } = await receive(request)
  if (!('reason' in result)) return asFile(result)
  return showOnPage(request, {
    refusal: result,
    typed: data ? typedIn(certificateSchema, data) : {},
  })
}
