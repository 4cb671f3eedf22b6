import { keyed } from '@/lib/lists/keyed'
import type { getUndatedEntries } from '@/lib/vendor-api/resources/calendar'
import { DaysText } from '../ui/date-text'
import { FileLinks } from './file-links'
import { RecordCard } from './record-card'

type Props = { entries: Awaited<ReturnType<typeof getUndatedEntries>> }

/** Entries of the calendar whose day nobody can place in a month, as the vendor wrote it. */
export function UndatedEntries({ entries }: Props) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="other-entries" className="mt-8">
      <h2 id="other-entries" className="mb-3 text-lg text-forest">
        Other entries
      </h2>
      <div className="grid gap-3">
        {keyed(entries).map(({ key, record: { title, date, dateText, files } }) => (
          <RecordCard
            key={key}
            when={<DaysText date={date} dateText={dateText} />}
            title={title}
            foot={files.length > 0 ? <FileLinks files={files} title={title} isCardLink /> : null}
          />
        ))}
      </div>
    </section>
  )
}
