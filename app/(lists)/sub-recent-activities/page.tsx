import { createAlbumPage } from '@/components/lists/record-views'
import { recentActivities } from '@/lib/lists/lists'
import { albumMetadata } from '@/lib/seo/record-metadata'

export const generateMetadata = albumMetadata(recentActivities)

export default createAlbumPage(recentActivities)
