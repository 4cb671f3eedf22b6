import { school } from '@/content/school'
import { Picture } from '../ui/picture'

const stores = [
  { picture: 'store-android', href: school.busApp?.android },
  { picture: 'store-apple', href: school.busApp?.apple },
] as const

/**
 * App store badges, links without `href` (specification, section 2) until the school supplies the URLs: such a link
 * takes no focus.
 */
export function StoreBadges() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-4">
      {stores.map(({ picture, href }) => (
        <li key={picture}>
          <a href={href} rel={href ? 'noopener' : undefined}>
            <Picture name={picture} sizes="14rem" className="h-auto w-56 max-w-full" />
          </a>
        </li>
      ))}
    </ul>
  )
}
