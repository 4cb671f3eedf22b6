import { fallbacks } from '@/content/fallbacks'
import type { Paginated } from '@/lib/lists/paging'
import type { SchoolNotice } from '@/lib/vendor-api/resources/notices'
import { Card } from '../ui/card'
import { DateText } from '../ui/date-text'
import { MultilingualText } from '../ui/multilingual-text'
import { FileLinks } from './file-links'
import { NotLoaded } from './not-loaded'
import { Pager } from './pager'

const nothingYet: SchoolNotice = {
  title: fallbacks.highlight,
  description: '',
  date: null,
  files: [],
}

const placeholders = 2

/** A notice with its files. */
function NoticeCard({ notice }: { notice: SchoolNotice }) {
  return (
    <Card as="article" className="h-full p-5 shadow-card">
      {notice === nothingYet ? null : (
        <p className="font-semibold text-xs text-gold-dark">
          <DateText date={notice.date} />
        </p>
      )}
      <h2 className="mt-1 text-lg text-forest">
        <MultilingualText text={notice.title} />
      </h2>
      <p className="mt-1 whitespace-pre-line text-ink-soft empty:hidden">
        <MultilingualText text={notice.description} />
      </p>
      <FileLinks files={notice.files} title={notice.title} />
    </Card>
  )
}

/**
 * The career counselling notices; two placeholder cards when there are none (section 8), and a word when
 * they could not be loaded.
 */
export function NoticeList({
  page,
  isLoaded,
}: {
  page: Paginated<SchoolNotice>
  isLoaded: boolean
}) {
  const shown = page.total > 0 ? page.items : Array<SchoolNotice>(placeholders).fill(nothingYet)
  return (
    <>
      {isLoaded ? null : <NotLoaded what="The notices" />}
      <ul className="mt-6 grid gap-4 first:mt-0 md:grid-cols-2">
        {shown.map((notice, index) => (
          <li key={index}>
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
      <Pager
        page={page.page}
        pages={page.pages}
        hrefOf={(to) => `/careercounseling${to > 1 ? `?page=${to}` : ''}`}
      />
    </>
  )
}
