import type { Path } from '@/content/routes'
import { Icon } from '../ui/icon'

type Props = {
  id: string
  title: string
  note?: string | null
  href?: Path
  hrefLabel?: string
}

export function SectionHeading({ id, title, note, href, hrefLabel }: Props) {
  return (
    <div className="mb-3 md:mb-6 flex items-center justify-between gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="text-2xl text-forest">
          {title}
        </h2>
        {note ? <p className="text-ink-soft">{note}</p> : null}
      </div>
      {href ? (
        <a
          href={href}
          aria-label={hrefLabel}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-forest text-forest hover:bg-forest hover:text-paper"
        >
          <Icon name="next" />
        </a>
      ) : null}
    </div>
  )
}
