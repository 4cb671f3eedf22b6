import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { Share } from '../ui/share'
import { TextLink } from '../ui/text-link'

type Props = {
  /** The action renders nothing without a URL. */
  href: string | null
  title: string
  /** True if a click anywhere on the card follows this link. */
  isCardLink?: boolean
}

const actionClass = 'min-w-6 justify-center font-semibold print:hidden'

type ActionProps = Props & {
  icon?: 'calendar' | 'download'
  label: ReactNode
  className?: string
}

function RecordAction({ href, title, isCardLink, ...look }: ActionProps) {
  const { icon, label, className = actionClass } = look
  return href ? (
    <TextLink
      href={href}
      height="compact"
      className={`${className} ${isCardLink ? 'after:absolute after:inset-0' : 'relative z-1'}`}
    >
      {icon ? <Icon name={icon} /> : null}
      {label}
      <span className="sr-only">
        <MultilingualText text={`: ${title}`} />
      </span>
    </TextLink>
  ) : null
}

export function DownloadAction(props: Props & { label: ReactNode }) {
  return <RecordAction icon="download" {...props} />
}

export function PictureAction(props: Props) {
  return <RecordAction label="Picture" className={`${actionClass} lg:hidden`} {...props} />
}

export function CalendarAction(props: Props) {
  const label = (
    <span>
      Add<span className="max-sm:sr-only"> to calendar</span>
    </span>
  )
  return <RecordAction icon="calendar" label={label} {...props} />
}

export function ShareAction(props: { url: string; title: string }) {
  return <Share {...props} isIcon className="relative z-1 -m-2 size-11 shrink-0 justify-center" />
}
