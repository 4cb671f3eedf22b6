'use client'

import { useCallback, useState } from 'react'
import { keyed } from '@/lib/lists/keyed'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { TopperCard } from '../lists/topper-card'
import { fetchList } from '../lists/use-records'
import { Carousel } from '../ui/carousel-client'
import { maxSectionRecords } from './section-records'

const speedMs = 1000
/** Number of slides in view (specification, section 9); part of the next one shows that the row scrolls. */
const slideClass = 'topper-slide'

type Props = {
  label: string
  first: readonly Topper[]
  /** URL of the full list; null when `first` is complete. */
  all: string | null
}

/** The vendor's list can span many years, so we fetch the rest when the carousel comes near the view. */
export function TopperCarousel({ label, first, all }: Props) {
  const [shown, setShown] = useState(first)
  const showAll = useCallback(async () => {
    const loaded = all && (await fetchList<Topper>(all).catch(() => null))
    if (loaded) setShown(loaded.records.slice(0, maxSectionRecords))
  }, [all])
  return (
    <Carousel
      label={label}
      speedMs={speedMs}
      arrows={false}
      slideClass={slideClass}
      spaced
      onNear={showAll}
    >
      {keyed(shown).map(({ key, record }) => (
        <TopperCard key={key} topper={record} isRow />
      ))}
    </Carousel>
  )
}
