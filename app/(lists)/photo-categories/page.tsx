import { createAlbumPage } from '@/components/lists/record-views'
import { gallery } from '@/lib/lists/lists'
import { albumMetadata } from '@/lib/seo/record-metadata'

export const generateMetadata = albumMetadata(gallery)

export default createAlbumPage(gallery)
