import type { Path } from '@/content/routes'
import { school } from '@/content/school'

export function Brand() {
  return (
    <a
      href={'/' satisfies Path}
      className="flex min-w-0 grow basis-32 items-center lg:shrink-0 lg:basis-auto xl:grow-0 gap-2 py-1 no-underline sm:gap-3"
    >
      <span className="emblem h-10 w-9 shrink-0" />
      <span className="min-w-0 leading-tight">
        <span
          translate="no"
          className="block font-serif font-semibold text-base text-forest min-[340px]:usual-text:whitespace-nowrap sm:text-lg"
        >
          {school.name}
        </span>
        <span className="block text-2xs text-ink-soft max-sm:text-[min(theme(fontSize.2xs),3.2vw)]">
          {school.motto}
        </span>
      </span>
    </a>
  )
}
