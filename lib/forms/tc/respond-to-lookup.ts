import 'server-only'
import { admit } from '@/lib/http/admit'
import type { VendorBytes } from '@/lib/vendor-api/bytes'
import { pickTexts } from '../shared/form-values'
import { countState } from '../shared/outcomes'
import { showOnPage } from '../shared/page-outcome'
import { asJson } from '../shared/respond-to-form'
import type { Refused } from '../shared/state'
import { certificateFile } from './certificate'
import { lookUpCertificate } from './lookup'
import { certificateSchema } from './schema'

function asFile({ bytes, type }: VendorBytes): Response {
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

async function respond(
  request: Request,
  show: (state: Refused, data: FormData | null) => Response,
): Promise<Response> {
  const admitted = await admit(request)
  const result = await lookUpCertificate(admitted)
  const isFound = !('status' in result)
  countState('certificate', isFound ? { status: 'sent' } : result)
  return isFound ? asFile(result) : show(result, 'data' in admitted ? admitted.data : null)
}

export const respondToLookup = (request: Request): Promise<Response> =>
  respond(request, (state) => asJson(state, state.reason === 'failed' ? 404 : undefined))

export const respondToLookupOnPage = (request: Request): Promise<Response> =>
  respond(request, (state, data) =>
    showOnPage(request, { state, values: data ? pickTexts(certificateSchema, data) : {} }),
  )
