import { Picture } from '../ui/picture'

const stores = [
  ['store-android', 'Android'],
  ['store-apple', 'iPhone'],
] as const

/** The pictures of both app stores. The school has given no address for them, so they are no links. */
export function StoreBadges() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-4">
      {stores.map(([name, phone]) => (
        <li key={name}>
          <Picture name={name} sizes="14rem" className="h-auto w-56 max-w-full" />
          <span className="mt-1 block text-xs text-ink-soft">For {phone}</span>
        </li>
      ))}
    </ul>
  )
}
