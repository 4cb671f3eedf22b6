import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

type Props = {
  /** Nothing is shown without an address. */
  href: string | null
  /** A voice adds it to the words that are seen. */
  title: string
}

/** How a link below a record looks. */
export const actionClass = 'text-link inline-flex min-h-8 items-center gap-2 font-semibold'

function RecordAction(props: Props & { icon: 'calendar' | 'download'; label: string }) {
  const { href, icon, label, title } = props
  return href ? (
    <a href={href} className={actionClass}>
      <Icon name={icon} />
      {label}
      <span className="sr-only">
        : <MultilingualText text={title} />
      </span>
    </a>
  ) : null
}

/** The file of a record; `label` tells several apart. */
export function DownloadAction({ label = 'Download', ...props }: Props & { label?: string }) {
  return <RecordAction icon="download" label={label} {...props} />
}

/** A record's day in the reader's own calendar. */
export function CalendarAction(props: Props) {
  return <RecordAction icon="calendar" label="Add to calendar" {...props} />
}
