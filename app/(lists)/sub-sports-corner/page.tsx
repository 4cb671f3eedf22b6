import { createAlbumPage } from '@/components/lists/record-views'
import { sportsCorner } from '@/lib/lists/lists'
import { albumMetadata } from '@/lib/seo/record-metadata'

export const generateMetadata = albumMetadata(sportsCorner)

export default createAlbumPage(sportsCorner)
