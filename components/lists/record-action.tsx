import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { Share } from '../ui/share-client'
import { TextLink } from '../ui/text-link'

type Props = {
  /** The action renders nothing without a URL. */
  href: string | null
  title: string
  isOfCard?: boolean
}

function RecordAction(props: Props & { icon: 'calendar' | 'download'; label: ReactNode }) {
  const { href, icon, label, title, isOfCard } = props
  return href ? (
    <TextLink
      href={href}
      height="low"
      className={`min-w-6 justify-center font-semibold print:hidden ${isOfCard ? 'after:absolute after:inset-0' : 'relative z-1'}`}
    >
      <Icon name={icon} />
      {label}
      <span className="sr-only">
        : <MultilingualText text={title} />
      </span>
    </TextLink>
  ) : null
}

export function DownloadAction({ label = 'Download', ...props }: Props & { label?: ReactNode }) {
  return <RecordAction icon="download" label={label} {...props} />
}

export function PictureAction({ href, title }: Props) {
  return href ? (
    <TextLink
      href={href}
      height="low"
      className="relative z-1 font-semibold lg:hidden print:hidden"
    >
      Picture
      <span className="sr-only">
        : <MultilingualText text={title} />
      </span>
    </TextLink>
  ) : null
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
