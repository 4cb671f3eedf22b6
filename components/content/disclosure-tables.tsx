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
import { formatPhone, phoneHref } from '@/lib/school/phones'
import {
  captionClass,
  cellClass,
  figureClass,
  headCellClass,
  tableClass,
  tableFrameClass,
} from '../ui/table'

const none = <em className="text-ink-soft">{toBePublished}</em>

function Value({ value }: { value: DisclosureValue }) {
  if (value === null) return none
  if (typeof value === 'string') return value
  if ('phones' in value) {
    return value.phones.map(({ label, digits }) => (
      <span key={digits} className="block">
        {label}:{' '}
        <a href={phoneHref(digits)} className="text-link inline-block whitespace-nowrap py-0.5">
          {formatPhone(digits)}
        </a>
      </span>
    ))
  }
  const isFile = value.href.endsWith('.pdf')
  return (
    <a href={value.href} className="text-link inline-block break-words py-0.5">
      {value.text}
      {isFile ? ' (PDF)' : ''}
    </a>
  )
}

function Rows({
  id,
  caption,
  rows,
}: {
  id: string
  caption: string
  rows: readonly DisclosureRow[]
}) {
  return (
    <div className={`wide ${tableFrameClass}`}>
      <table id={id} className={`${tableClass} scroll-mt-24 text-xs sm:text-[1em]`}>
        <caption className={captionClass}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headCellClass} w-[54%] sm:w-[48%]`}>
              Information
            </th>
            <th scope="col" className={headCellClass}>
              Details
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={`${cellClass} font-normal`}>
                {label}
              </th>
              <td className={cellClass}>
                <Value value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const wide = 'hidden sm:table-cell'
const number = (value: number | null) => value ?? '–'

function Results({ name }: { name: 'X' | 'XII' }) {
  return (
    <div className={`wide ${tableFrameClass}`}>
      <table className={tableClass}>
        <caption className={captionClass}>Board results, Class {name}</caption>
        <thead>
          <tr>
            <th scope="col" className={headCellClass}>
              Year
            </th>
            <th scope="col" className={`${headCellClass} text-right ${wide}`}>
              Registered
            </th>
            <th scope="col" className={`${headCellClass} text-right ${wide}`}>
              Passed
            </th>
            <th scope="col" className={`${headCellClass} sm:text-right`}>
              Pass percentage
            </th>
            <th scope="col" className={`${headCellClass} ${wide}`}>
              Remarks
            </th>
          </tr>
        </thead>
        <tbody>
          {boardResults[name].map((year) => {
            const percentage = passPercentage(year)
            return (
              <tr key={year.session}>
                <th scope="row" className={`${cellClass} font-normal`}>
                  <span className="whitespace-nowrap">{year.session}</span>
                  {percentage ? (
                    <span className="block text-xs text-ink-soft sm:hidden">
                      {year.passed} of {year.registered} passed
                    </span>
                  ) : null}
                </th>
                <td className={`${cellClass} ${figureClass} ${wide}`}>{number(year.registered)}</td>
                <td className={`${cellClass} ${figureClass} ${wide}`}>{number(year.passed)}</td>
                <td className={`${cellClass} tabular-nums sm:text-right`}>{percentage ?? none}</td>
                <td className={`${cellClass} ${wide}`}>{year.remarks ?? '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const isPublished = ({ value }: DisclosureRow) => value !== null

/** What the school has still to give, section by section. */
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
 * The Board's Appendix IX, sections A to E, and the day it was last gone through: what is published
 * first, then what is to come with its count.
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
      {count > 0 ? (
        <p>
          <a
            href="#to-come"
            className="inline-flex min-h-8 items-center"
          >{`Still to be published by the school: ${count}`}</a>
        </p>
      ) : null}
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
