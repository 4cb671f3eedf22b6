import { markSubjects, minimumMarks } from '@/content/admission'
import { captionClass, cellClass, headCellClass, tableClass, tableFrameClass } from '../ui/table'

const wide = 'hidden sm:table-cell'

/** Class XI admission minimum marks: a matrix of streams and subjects; on phones one list a stream. */
export function MinimumMarks() {
  return (
    <div className={`wide ${tableFrameClass}`}>
      <table className={tableClass}>
        <caption className={captionClass}>Minimum marks by stream</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headCellClass} w-[42%] sm:w-auto`}>
              Stream
            </th>
            <th scope="col" className={`${headCellClass} sm:hidden`}>
              Minimum marks
            </th>
            {markSubjects.map((subject) => (
              <th key={subject} scope="col" className={`${headCellClass} ${wide} text-right`}>
                {subject}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minimumMarks.map(({ stream, marks }) => (
            <tr key={stream}>
              <th scope="row" className={`${cellClass} font-semibold`}>
                {stream}
              </th>
              <td className={`${cellClass} sm:hidden`}>
                <ul className="grid list-none gap-1 p-0">
                  {markSubjects.map((subject) =>
                    marks[subject] ? (
                      <li key={subject} className="flex justify-between gap-x-2">
                        {subject}{' '}
                        <span className="whitespace-nowrap tabular-nums">{marks[subject]}</span>
                      </li>
                    ) : null,
                  )}
                </ul>
              </td>
              {markSubjects.map((subject) => (
                <td
                  key={subject}
                  className={`${cellClass} ${wide} whitespace-nowrap text-right tabular-nums`}
                >
                  {marks[subject] ?? <span className="text-ink-soft">Not asked</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bg-paper-dark px-4 py-3 sm:px-5">
        <strong>One rule for Science:</strong> the Science stream cannot combine Computer Science
        with Informatics Practices.
      </p>
    </div>
  )
}
