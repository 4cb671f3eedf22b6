import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentPage } from '@/components/content/content-page'
import { contentPage } from '@/components/content/load-page'
import { pathsOf } from '@/lib/routes/tree'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

const fixedPaths = new Set<string>(pathsOf('page'))

/** Loads the fixed page. The proxy also lets files of the root through, such as `/icon-512.png`: they are none. */
async function load({ params }: Props) {
  const { slug } = await params
  const path = `/${slug}`
  if (!fixedPaths.has(path)) notFound()
  return { path, page: contentPage(slug) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, page } = await load(props)
  return pageMetadata({ path, description: page.frontMatter.description })
}

export default async function FixedPage(props: Props) {
  return <ContentPage {...(await load(props))} />
}
