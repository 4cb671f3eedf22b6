import { school } from '@/content/school'

/** Emblem and name, leading home. */
export function Brand() {
  return (
    <a href="/" className="flex items-center gap-2 py-2 sm:gap-3 no-underline">
      <span className="emblem size-9 shrink-0 sm:size-11" />
      <span className="whitespace-nowrap leading-tight">
        <span
          translate="no"
          className="block font-serif font-semibold text-[1.1rem] text-forest sm:text-[1.3rem]"
        >
          {school.name}
        </span>
        <span className="block text-[0.72rem] sm:text-[0.78rem] text-ink-soft">{school.motto}</span>
      </span>
    </a>
  )
}
