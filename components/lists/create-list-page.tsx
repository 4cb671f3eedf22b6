import type { ComponentType } from 'react'
import type { List } from '@/lib/lists/lists'
import type { ListState } from '@/lib/lists/load-list'
import type { SearchParams } from '@/lib/routes/query-params'
import { InnerPage } from '../site/inner-page'
import type { ListProps } from './filter-list-client'

type Props = { searchParams: Promise<SearchParams> }

/** Returns a page component for `list`. It shows the records that match the URL's parameters. */
export function createListPage<L extends Pick<List, 'path' | 'lead'>, T>(
  list: L,
  load: (list: L, params: SearchParams) => Promise<ListState<T>>,
  Records: ComponentType<ListProps<T>>,
) {
  return async function ListPage({ searchParams }: Props) {
    return (
      <InnerPage path={list.path} lead={list.lead}>
        <Records initial={await load(list, await searchParams)} />
      </InnerPage>
    )
  }
}
