import 'server-only'
import { pageIn, type SearchParams, wordIn } from '@/lib/routes/query-params'
import { isId } from '@/lib/vendor-api/uids'
import type { Dated } from './filters'
import type { List, ListWithDetail } from './lists'

export type RecordState<Detail> = {
  path: string
  list: Pick<List, 'path' | 'lead'>
  id: string | null
  record: Detail | null
  /** Page number of an album's photos, from 1. */
  page: number
}

export async function loadRecord<T extends Dated, Detail>(
  list: ListWithDetail<T, Detail>,
  params: SearchParams,
): Promise<RecordState<Detail>> {
  const text = wordIn(params.id)
  const id = isId(text) ? text : null
  return {
    path: list.detail ?? list.path,
    list,
    id,
    record: id ? await list.record(id) : null,
    page: pageIn(params.page),
  }
}
