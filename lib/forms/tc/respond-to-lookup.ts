import 'server-only'
import { admit } from '@/lib/http/admit'
import type { Certificate } from '@/lib/vendor-api/transfer-certificate'
import { pickTexts } from '../shared/form-values'
import { countState } from '../shared/outcomes'
import { showOnPage } from '../shared/page-outcome'
import { asJson } from '../shared/respond-to-form'
import type { Refused } from '../shared/state'
import { certificateFile } from './certificate'
import { lookUpCertificate } from './lookup'
import { certificateSchema } from './schema'

async function receive(
  request: Request,
): Promise<{ result: Certificate | Refused; data: FormData | null }> {
  const admitted = await admit(request)
  const result = await lookUpCertificate(admitted)
  countState('certificate', 'status' in result ? result : { status: 'sent' })
  return { result, data: 'data' in admitted ? admitted.data : null }
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

export async function respondToLookup(request: Request): Promise<Response> {
  const { result } = await receive(request)
  if (!('status' in result)) return asFile(result)
  return asJson(result, result.reason === 'failed' ? 404 : undefined)
}

export async function respondToLookupOnPage(request: Request): Promise<Response> {
  const { result, data } = await receive(request)
  if (!('status' in result)) return asFile(result)
  const values = data ? pickTexts(certificateSchema, data) : {}
  return showOnPage(request, { state: result, values })
}
