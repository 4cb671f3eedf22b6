import { markSubjects, minimumMarks } from '@/content/admission'
import { Cell, figureColumn, RowHead, Table, wideColumn } from '../ui/table'

/** Class XI minimum marks: a matrix of streams and subjects; on phones one list for each stream. */
export function MinimumMarks() {
  return (
    <Table
      caption="Minimum marks by stream"
      columns={[
        ['Stream', 'w-[42%] sm:w-auto'],
        ['Minimum marks', 'sm:hidden'],
        ...markSubjects.map((subject) => [subject, `${wideColumn} text-right`] as const),
      ]}
      note={
        <p className="bg-paper-dark px-4 py-3 sm:px-5">
          <strong>One rule for Science:</strong> the Science stream cannot combine Computer Science
          with Informatics Practices.
        </p>
      }
    >
      <tbody>
        {minimumMarks.map(({ stream, marks }) => (
          <tr key={stream}>
            <RowHead className="font-semibold">{stream}</RowHead>
            <Cell className="sm:hidden">
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
            </Cell>
            {markSubjects.map((subject) => (
              <Cell key={subject} className={`${wideColumn} ${figureColumn}`}>
                {marks[subject] ?? <span className="text-ink-soft">Not asked</span>}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
