import { AlbumList } from '@/components/lists/album-list-client'
import { createListPage } from '@/components/lists/create-list-page'
import { sportsCorner } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(sportsCorner)

export default createListPage(sportsCorner, loadList, AlbumList)
