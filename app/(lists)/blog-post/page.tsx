import { BlogList } from '@/components/lists/blog-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { blog } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(blog)

export default async function BlogPage({ searchParams }: PageProps<'/blog-post'>) {
  return (
    <InnerPage path={blog.path} lead={blog.lead}>
      <BlogList initial={await loadList(blog, await searchParams)} />
    </InnerPage>
  )
}
