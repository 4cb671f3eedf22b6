import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

type Props = {
  href: string
  icon: 'calendar' | 'download'
  /** What it does, as it is seen; a voice adds the record's title. */
  label: string
  title: string
}

/** How a link below a record looks. */
export const actionClass = 'text-link inline-flex min-h-8 items-center gap-2 font-semibold'

/** Something to do with a record of a list: its file, its photographs, its day in the reader's own calendar. */
export function RecordAction({ href, icon, label, title }: Props) {
  return (
    <a href={href} className={actionClass}>
      <Icon name={icon} />
      {label}
      <span className="sr-only">
        : <MultilingualText text={title} />
      </span>
    </a>
  )
}
