import { fallbacks } from '@/content/fallbacks'
import { formatDate } from '@/lib/dates'
import type { ListPage } from '@/lib/lists/paging'
import type { Notice } from '@/lib/vendor-api/resources/notices'
import { MultilingualText } from '../ui/multilingual-text'
import { Pager } from './pager'
import { RecordAction } from './record-action'

const nothingYet: Notice = {
  title: fallbacks.highlight,
  description: '',
  date: null,
  files: [],
}

const placeholders = 2

/** A notice with its files. */
function NoticeCard({ notice }: { notice: Notice }) {
  const fileName = (index: number) => (notice.files.length > 1 ? ` ${index + 1}` : '')
  return (
    <article className="h-full rounded-2xl border border-line bg-white p-5 shadow-card">
      {notice.date ? (
        <p className="font-semibold text-xs text-gold-dark">
          <time dateTime={notice.date}>{formatDate(notice.date)}</time>
        </p>
      ) : null}
      <h2 className="mt-1 text-lg text-forest">
        <MultilingualText text={notice.title} />
      </h2>
      {notice.description ? (
        <p className="mt-1 text-ink-soft">
          <MultilingualText text={notice.description} />
        </p>
      ) : null}
      {notice.files.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          {notice.files.map((file, index) => (
            <li key={file}>
              <RecordAction
                href={file}
                icon="download"
                label={`Download${fileName(index)}`}
                title={notice.title}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}

/** The career counselling notices; two placeholder cards when there are none (section 8). */
export function NoticeList({ page }: { page: ListPage<Notice> }) {
  const shown = page.total > 0 ? page.items : Array<Notice>(placeholders).fill(nothingYet)
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
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
