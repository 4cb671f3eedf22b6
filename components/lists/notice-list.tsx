import { fallbacks } from '@/content/fallbacks'
import { paginate } from '@/lib/lists/paging'
import type { SchoolNotice } from '@/lib/vendor-api/resources/notices'
import { withDescription } from '@/lib/vendor-api/rich-text'
import { DaysText } from '../ui/date-text'
import { FileLinks } from './file-links'
import { NotLoaded } from './not-loaded'
import { Pager } from './pager'
import { RecordCard } from './record-card'

const placeholder: SchoolNotice = {
  title: fallbacks.highlight,
  description: { source: '' },
  date: null,
  files: [],
}

const placeholders = 2

function NoticeCard({ notice }: { notice: SchoolNotice }) {
  const { title, description, segments, files } = withDescription(notice)
  return (
    <RecordCard
      when={notice === placeholder ? null : <DaysText {...notice} />}
      title={title}
      text={description}
      segments={segments}
      foot={files.length > 0 ? <FileLinks files={files} title={title} /> : null}
    />
  )
}

/** If there are no notices, shows two placeholder cards (specification, section 8), below an error if the load failed. */
export function NoticeList({ notices, page }: { notices: SchoolNotice[] | null; page: number }) {
  const { items, ...position } = paginate(notices ?? [], page)
  const shown = items.length > 0 ? items : Array<SchoolNotice>(placeholders).fill(placeholder)
  return (
    <>
      {notices ? null : <NotLoaded what="The notices" />}
      <ul className="mt-6 grid gap-4 first:mt-0 md:grid-cols-2">
        {shown.map((notice, index) => (
          <li key={index}>
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
      <Pager {...position} hrefOf={(to) => `/careercounseling${to > 1 ? `?page=${to}` : ''}`} />
    </>
  )
}
