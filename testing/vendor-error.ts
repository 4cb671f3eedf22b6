import { VendorError } from '@/lib/vendor-api/errors'

export const statusError = (status: number, retryAfterSeconds?: number) =>
  new VendorError('/api', 'status', `status ${status}`, { status, retryAfterSeconds })
