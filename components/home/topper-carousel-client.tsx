'use client'

import { useCallback, useState } from 'react'
import { keyed } from '@/lib/lists/keyed'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { TopperCard } from '../lists/topper-card'
import { Carousel } from '../ui/carousel-client'

const speedMs = 1000
const firstShown = 8
/** How many are seen (specification, section 9); a part of the next shows that the row goes on. */
const slideClass = 'topper-slide'

type Props = { label: string; toppers: readonly Topper[] }

/**
 * Toppers of a class. A vendor's list can hold those of many years: the page comes with the first few
 * as HTML and the others as bare values, which become slides when the reader comes near.
 */
export function TopperCarousel({ label, toppers }: Props) {
  const [all, setAll] = useState(false)
  const showAll = useCallback(() => setAll(true), [])
  const shown = all ? toppers : toppers.slice(0, firstShown)
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
        <TopperCard key={key} topper={record} note={record.session} sizes="6rem" isRow />
      ))}
    </Carousel>
  )
}
