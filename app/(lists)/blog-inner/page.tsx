import { BlogPostPage } from '@/components/lists/record-views'
import { postMetadata } from '@/lib/seo/record-metadata'

export const generateMetadata = postMetadata

export default BlogPostPage
