'use client'

import { useCallback, useState } from 'react'
import { keyed } from '@/lib/lists/keyed'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { TopperCard } from '../lists/topper-card'
import { Carousel } from '../ui/carousel-client'
import { mostShown } from './shown'

const speedMs = 1000
/** How many are seen (specification, section 9); a part of the next shows that the row goes on. */
const slideClass = 'topper-slide'

/** All toppers of an address of the site's; null when they cannot be had. */
async function fetchAll(source: string): Promise<Topper[] | null> {
  try {
    const response = await fetch(source)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

type Props = {
  label: string
  /** Those the page comes with. */
  first: readonly Topper[]
  /** Where all of them are; null when there are no others. */
  all: string | null
}

/**
 * Toppers of a class. A vendor's list can hold those of many years: the others are asked for when the reader comes
 * near, and who does not get them has the first, and the link to the list.
 */
export function TopperCarousel({ label, first, all }: Props) {
  const [shown, setShown] = useState(first)
  const showAll = useCallback(async () => {
    const toppers = all && (await fetchAll(all))
    if (toppers) setShown(toppers.slice(0, mostShown))
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
        <TopperCard key={key} topper={record} note={record.session} sizes="6rem" isRow />
      ))}
    </Carousel>
  )
}
