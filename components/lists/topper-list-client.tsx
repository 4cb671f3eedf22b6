'use client'

import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { TopperCard } from './topper-card'

function Card({ item, isEager }: CardProps<Topper>) {
  return <TopperCard topper={item} isEager={isEager} />
}

export function TopperList({ initial }: ListProps<Topper>) {
  return (
    <FilterList
      initial={initial}
      Card={Card}
      listClass="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4"
      search={{ label: 'Search', placeholder: 'Search by name or stream...' }}
      loadingText="Loading toppers..."
      emptyText="No toppers found."
    />
  )
}
