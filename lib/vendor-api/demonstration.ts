import 'server-only'
import { isBuild } from '@/lib/build'
import { isEmbedded } from './transport'

/**
 * What the footer says while the embedded vendor is in use. A build serves any vendor, so pages made
 * by it, which show nothing of a vendor's, carry no note.
 */
export function demonstrationNote(): string | undefined {
  return !isBuild() && isEmbedded() ? 'Demonstration content' : undefined
}
