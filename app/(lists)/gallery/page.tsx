import { AlbumList } from '@/components/lists/album-list-client'
import { createListPage } from '@/components/lists/create-list-page'
import { gallery } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(gallery)

export default createListPage(gallery, loadList, AlbumList)
