import type { ReactNode } from 'react'
import type { Segments } from '@/lib/text/segments'
import { Card } from '../ui/card'
import { DescriptionText } from '../ui/description-text'
import { MultilingualText } from '../ui/multilingual-text'

type Props = {
  id?: string
  /** A click anywhere on the card opens this URL. Null if the record has no detail page. */
  href?: string | null
  when: ReactNode
  title: string
  text?: string
  /** The text as segments: set only if it has links or strikethrough. */
  segments?: Segments | undefined
  picture?: ReactNode
  isWide?: boolean
  dateTile?: ReactNode
  share?: ReactNode
  foot?: ReactNode
}

export function RecordCard(props: Props) {
  const { id, href, when, title, text = '', picture, isWide, dateTile, share, foot } = props
  const words = <MultilingualText text={title} />
  return (
    <Card
      as="article"
      id={id}
      className={`relative flex h-full scroll-mt-4 flex-col overflow-hidden shadow-card target:border-forest-500 ${isWide ? 'lg:flex-row-reverse' : ''}`}
    >
      {picture}
      <div className="flex min-w-0 grow flex-col">
        <div className="grow p-3 sm:px-5 sm:py-4">
          <div className="flex flex-wrap items-start gap-3">
            {dateTile}
            <div className="min-w-0 grow basis-24">
              <p className="flex flex-wrap gap-x-3 font-semibold text-2xs text-gold-dark">{when}</p>
              <h2 className="mt-0.5 text-base text-forest sm:text-lg">
                {href ? (
                  <a href={href} className="after:absolute after:inset-0 hover:underline">
                    {words}
                  </a>
                ) : (
                  words
                )}
              </h2>
            </div>
            {share}
          </div>
          <p className="mt-1.5 whitespace-pre-line text-ink-soft text-sm leading-normal empty:hidden">
            <DescriptionText description={text} segments={props.segments} />
          </p>
        </div>
        {foot ? (
          <div className="flex min-h-14 flex-wrap items-center gap-x-4 border-line border-t px-3 py-1.5 text-xs sm:gap-x-6 sm:px-5 sm:text-sm">
            {foot}
          </div>
        ) : null}
      </div>
    </Card>
  )
}
