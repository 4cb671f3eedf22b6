import 'server-only'
import { isEmbedded } from './transport'

const note =
  '<aside aria-label="About this site" class="bg-forest px-5 pb-20 text-center text-xs font-semibold text-gold-light md:pb-4">Demonstration content</aside>'

/**
 * A page with a note at its end while the embedded vendor is in use. Put in when a page is finished,
 * because a build, which makes the fixed pages, knows no vendor. The framework leaves alone what stands
 * last in the body and is not its own.
 */
export function withDemonstrationNote(html: string): string {
  const end = isEmbedded() ? html.lastIndexOf('</body>') : -1
  return end < 0 ? html : html.slice(0, end) + note + html.slice(end)
}
