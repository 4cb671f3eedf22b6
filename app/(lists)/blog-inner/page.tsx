import { BlogPostView } from '@/components/lists/record-views'
import { blog } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import { postMetadata } from '@/lib/seo/record-metadata'

type Props = PageProps<'/blog-inner'>

export async function generateMetadata({ searchParams }: Props) {
  return postMetadata(await loadRecord(blog, await searchParams))
}

export default async function BlogPostPage({ searchParams }: Props) {
  return <BlogPostView state={await loadRecord(blog, await searchParams)} />
}
