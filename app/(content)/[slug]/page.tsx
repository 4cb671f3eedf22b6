import type { Metadata } from 'next'
import { ContentPage } from '@/components/content/content-page'
import { contentPage } from '@/components/content/load-page'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const { description } = contentPage(slug).frontMatter
  return pageMetadata({ path: `/${slug}`, description })
}

export default async function FixedPage({ params }: Props) {
  const { slug } = await params
  return <ContentPage path={`/${slug}`} page={contentPage(slug)} />
}
