import { school } from '@/content/school'
import { Picture } from '../ui/picture'

const stores = [
  { picture: 'store-android', phone: 'Android', href: school.busApp.android },
  { picture: 'store-apple', phone: 'iPhone', href: school.busApp.apple },
] as const

/**
 * The pictures of both app stores, links without a target (specification, section 2) until the school
 * gives their addresses: a link without one takes no focus and promises nothing.
 */
export function StoreBadges() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-4">
      {stores.map(({ picture, phone, href }) => (
        <li key={picture}>
          <a href={href ?? undefined} rel={href ? 'noopener' : undefined}>
            <Picture name={picture} sizes="14rem" className="h-auto w-56 max-w-full" />
            <span className="mt-1 block text-xs text-ink-soft">For {phone}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
