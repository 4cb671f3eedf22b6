import { fallbacks } from '@/content/fallbacks'
import type { Paginated } from '@/lib/lists/paging'
import type { SchoolNotice } from '@/lib/vendor-api/resources/notices'
import { DateText } from '../ui/date-text'
import { FileLinks } from './file-links'
import { NotLoaded } from './not-loaded'
import { Pager } from './pager'
import { RecordCard } from './record-card'

const placeholder: SchoolNotice = {
  title: fallbacks.highlight,
  description: '',
  date: null,
  files: [],
}

const placeholderCount = 2

function NoticeCard({ notice }: { notice: SchoolNotice }) {
  const { title, description, segments, date, files } = notice
  return (
    <RecordCard
      when={notice === placeholder ? null : <DateText date={date} dateText={notice.dateText} />}
      title={title}
      text={description}
      segments={segments}
      foot={files.length > 0 ? <FileLinks files={files} title={title} /> : null}
    />
  )
}

/** Notices of career counselling. Two placeholder cards if there are none (section 8), and a message if they failed to load. */
export function NoticeList({
  page,
  isLoaded,
}: {
  page: Paginated<SchoolNotice>
  isLoaded: boolean
}) {
  const notices =
    page.total > 0 ? page.items : Array<SchoolNotice>(placeholderCount).fill(placeholder)
  return (
    <>
      {isLoaded ? null : <NotLoaded what="The notices" />}
      <ul className="mt-6 grid gap-4 first:mt-0 md:grid-cols-2">
        {notices.map((notice, index) => (
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
