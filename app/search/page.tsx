import { pageText } from '@/components/content/page-text'
import { SearchView } from '@/components/search/search-view'
import { InnerPage } from '@/components/site/inner-page'
import { school } from '@/content/school'
import { textIn } from '@/lib/routes/query-params'
import { searchSite } from '@/lib/search/search'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/search'

type Props = PageProps<'/search'>

export async function generateMetadata({ searchParams }: Props) {
  const text = textIn((await searchParams).q)
  return pageMetadata({
    path,
    title: text ? `Search: ${text}` : undefined,
    description: `Search the website of ${school.name}: pages, news, events, photographs and blog.`,
    noindex: true,
  })
}

export default async function SearchPage({ searchParams }: Props) {
  const text = textIn((await searchParams).q)
  return (
    <InnerPage path={path} lead="Pages, news, events, photographs and blog.">
      <SearchView text={text} outcome={text ? await searchSite(text, pageText) : null} />
    </InnerPage>
  )
}
