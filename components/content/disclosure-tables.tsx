import { Fragment } from 'react'
import {
  boardResults,
  type DisclosureRow,
  type DisclosureValue,
  disclosureFiles,
  disclosureSections,
  disclosureUpdated,
} from '@/content/disclosure'
import { formatEventDate } from '@/lib/school/dates'
import { passPercentage, toBePublished, toCome } from '@/lib/school/disclosure'
import { PhoneLink } from '../ui/phone-link'
import { Cell, figureColumn, RowHead, Table, wideColumn } from '../ui/table'
import { TextLink } from '../ui/text-link'

const none = <em className="text-ink-soft">{toBePublished}</em>

function Published({ value }: { value: DisclosureValue }) {
  if (value === null) return none
  if (typeof value === 'string') return value
  if ('phones' in value) {
    return value.phones.map(({ label, digits }) => (
      <span key={digits} className="block">
        {label}: <PhoneLink digits={digits} />
      </span>
    ))
  }
  const isFile = value.href.endsWith('.pdf')
  return (
    <TextLink href={value.href} className="inline-block break-words py-0.5">
      {value.text}
      {isFile ? ' (PDF)' : ''}
    </TextLink>
  )
}

type RowsProps = { id: string; caption: string; rows: readonly DisclosureRow[] }

function Rows({ id, caption, rows }: RowsProps) {
  return (
    <Table
      id={id}
      caption={caption}
      columns={[['Information', 'w-[54%] sm:w-[48%]'], ['Details']]}
      className="scroll-mt-24 text-xs sm:text-[1em]"
    >
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <RowHead>{label}</RowHead>
            <Cell>
              <Published value={value} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Results({ name }: { name: 'X' | 'XII' }) {
  return (
    <Table
      caption={`Board results, Class ${name}`}
      columns={[
        ['Year'],
        ['Registered', `text-right ${wideColumn}`],
        ['Passed', `text-right ${wideColumn}`],
        ['Pass percentage', 'sm:text-right'],
        ['Remarks', wideColumn],
      ]}
    >
      <tbody>
        {boardResults[name].map((year) => {
          const percentage = passPercentage(year)
          return (
            <tr key={year.session}>
              <RowHead>
                <span className="whitespace-nowrap">{year.session}</span>
                {percentage ? (
                  <span className="block text-ink-soft text-xs sm:hidden">
                    {year.passed} of {year.registered} passed
                  </span>
                ) : null}
              </RowHead>
              <Cell className={`${figureColumn} ${wideColumn}`}>{year.registered ?? '–'}</Cell>
              <Cell className={`${figureColumn} ${wideColumn}`}>{year.passed ?? '–'}</Cell>
              <Cell className="tabular-nums sm:text-right">{percentage ?? none}</Cell>
              <Cell className={wideColumn}>{year.remarks ?? '–'}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

const isPublished = ({ value }: DisclosureRow) => value !== null

function Open({ count }: { count: number }) {
  return (
    <>
      <h2 id="to-come" className="scroll-mt-4">{`${toBePublished}: ${count}`}</h2>
      {toCome().map(({ letter, labels }) => (
        <Fragment key={letter}>
          <h3>{letter === 'Files' ? letter : `Section ${letter}`}</h3>
          <ul>
            {labels.map((label) => (
              <li key={label} className="first-letter:uppercase">
                {label}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

/**
 * The Board's Appendix IX, sections A to E, with its review date: published rows first, then the number of missing
 * ones.
 */
export function DisclosureTables() {
  const count = toCome().reduce((sum, { labels }) => sum + labels.length, 0)
  const results = (['X', 'XII'] as const).filter((name) =>
    boardResults[name].some((year) => passPercentage(year) !== null),
  )
  return (
    <>
      <p>
        <strong>Last updated:</strong>{' '}
        <time dateTime={disclosureUpdated}>{formatEventDate(disclosureUpdated)}</time>
      </p>
      {disclosureSections
        .map((section) => ({ ...section, rows: section.rows.filter(isPublished) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ letter, title, rows }) => (
          <section key={letter} aria-label={`${letter}. ${title}`} className="wide grid gap-6">
            <Rows
              id={`section-${letter.toLowerCase()}`}
              caption={`${letter}. ${title}`}
              rows={rows}
            />
            {letter === 'C' ? results.map((name) => <Results key={name} name={name} />) : null}
          </section>
        ))}
      <Rows id="files" caption="Files" rows={disclosureFiles.filter(isPublished)} />
      {count > 0 ? <Open count={count} /> : null}
    </>
  )
}
