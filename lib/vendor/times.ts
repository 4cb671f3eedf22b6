import 'server-only'
import { env } from '@/lib/env'

/**
 * How soon, in seconds, something that failed is tried again: a question, the vendor's rest, a page
 * rendered without news.
 */
export function retrySeconds(): number {
  return Math.min(15, env().REVALIDATE_SECONDS)
}
