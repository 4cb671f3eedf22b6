import { unpublishedClasses } from '@/content/fees'
import { school } from '@/content/school'
import {
  choiceQuery,
  choiceWords,
  className,
  dues,
  type Estimate,
  type Fees,
  type Part,
} from '@/lib/estimate'
import { formatAmount, formatRupees, monthsOf } from '@/lib/fees'
import { buttonClass, smallButtonClass } from '../ui/button'
import { PrintButton } from '../ui/print-client'
import { Share } from '../ui/share-client'
import {
  captionClass,
  cellClass,
  figureClass,
  tableClass,
  tableFrameClass,
  totalRowClass,
} from '../ui/table'
import { PartsBar, percentOf, Swatch } from './parts-bar'

function Row({ part, total }: { part: Part; total: number }) {
  const { name, how, amount } = part
  return (
    <tr>
      <th scope="row" className={`${cellClass} font-normal`}>
        <span className="flex gap-3">
          <Swatch part={part} />
          <span>
            {name}
            {how ? <span className="block text-xs text-ink-soft">{how}</span> : null}
          </span>
        </span>
      </th>
      <td className={`${cellClass} ${figureClass} hidden text-ink-soft sm:table-cell`}>
        {amount ? `${percentOf(amount, total)}%` : ''}
      </td>
      <td
        className={`${cellClass} ${figureClass} ${amount === null ? 'text-ink-soft' : 'font-semibold'}`}
      >
        {formatAmount(amount)}
      </td>
    </tr>
  )
}

type SheetProps = {
  fees: Fees
  caption: string
  /** What the total is of. */
  totalOf: string
  isWhole?: boolean
}

/** Fees as a picture, line by line by when they are paid, and what they add up to. */
function Sheet({ fees: { parts, total }, caption, totalOf, isWhole = true }: SheetProps) {
  return (
    <>
      <div className="mt-5 mb-5">
        <PartsBar parts={parts} total={total} />
      </div>
      <div className={tableFrameClass}>
        <table className={tableClass}>
          <caption className={captionClass}>
            {caption}, <span className="whitespace-nowrap">session {school.admissionSession}</span>
          </caption>
          {dues
            .map((due) => ({ due, rows: parts.filter((part) => part.due === due) }))
            .filter(({ rows }) => rows.length > 0)
            .map(({ due, rows }) => (
              <tbody key={due}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={3}
                    className="px-3.5 pt-4 pb-1 font-semibold text-xs text-gold-dark sm:px-5"
                  >
                    {due}
                  </th>
                </tr>
                {rows.map((part) => (
                  <Row key={part.id} part={part} total={total} />
                ))}
              </tbody>
            ))}
          <tbody>
            <tr className={totalRowClass}>
              <th scope="row" className={`${cellClass} font-semibold`}>
                {totalOf}
                {isWhole ? null : (
                  <span className="block font-normal text-xs text-paper/85">
                    as far as it is published
                  </span>
                )}
              </th>
              <td className={`${cellClass} hidden sm:table-cell`} />
              <td className={`${cellClass} ${figureClass} font-semibold text-base`}>
                {formatRupees(total)}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What each later year costs, as far as it is published. */
function LaterYears({ estimate: { later, hostel } }: { estimate: Estimate }) {
  return (
    <section aria-labelledby="later" className="mt-8">
      <h3 id="later" className="text-lg text-forest">
        Each later year
      </h3>
      <p className="mt-1 mb-3 text-sm">
        {`By the fees of ${school.admissionSession}: what is yearly, and what is monthly for twelve months. The registration and the admission fee are paid once.`}
        {hostel === undefined
          ? ''
          : ' Without the hostel: please ask the office what it costs then.'}
      </p>
      <div className={tableFrameClass}>
        <table className={tableClass}>
          <caption className="sr-only">School fees of each later year</caption>
          <tbody>
            {later.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row" className={`${cellClass} font-normal`}>
                  {name}
                </th>
                <td
                  className={`${cellClass} ${figureClass} ${amount === null ? 'text-ink-soft' : 'font-semibold'}`}
                >
                  {formatAmount(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What the figure rests on, and what it does not hold. */
function Assumptions({ estimate }: { estimate: Estimate }) {
  const { choice } = estimate
  const months = monthsOf('Monthly')
  const isMonthly = estimate.school.parts.some(({ due }) => due === 'Month by month')
  return (
    <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-sm">
      {isMonthly ? (
        <li>
          Monthly fees are counted for {months.length} months, {months[0]} to {months.at(-1)}.
        </li>
      ) : null}
      <li>The registration and processing fee is non-refundable and non-transferable.</li>
      {choice.stay === 'hostel' ? <li>All hostel fees are non-refundable.</li> : null}
      <li>Books, uniform and trips are not in the published tables.</li>
      <li>{unpublishedClasses.join(' and ')}: not published. Please ask the front office.</li>
    </ul>
  )
}

/** A sum of money as the page's figure, with what it is of. */
function Figure({ figure, of }: { figure: string; of: string }) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-3xl text-forest tabular-nums leading-tight first-letter:uppercase md:text-4xl">
        {figure}
      </span>
      <span className="text-ink-soft">{of}</span>
    </p>
  )
}

const boxClass = 'mt-3 rounded-xl border border-gold bg-white px-4 py-3'

/** The first year's cost: the figures, their parts as pictures and tables, later years, and what it rests on. */
export function EstimateResult({ estimate, url }: { estimate: Estimate; url: string }) {
  const { choice, group, school: fees, hostel, unpublished } = estimate
  const isWhole = unpublished.length === 0
  const isBoarder = hostel !== undefined
  const firstYear = `in the first year, ${school.admissionSession}`
  const figure = `${isWhole ? '' : 'at least '}${formatRupees(fees.total)}`
  const hostelFigure = formatAmount(hostel?.total ?? null)
  const words = isBoarder
    ? `school fees ${figure}, hostel fee ${hostelFigure} (ask the office whether a boarder pays both)`
    : figure
  return (
    <section id="result" aria-labelledby="result-heading" className="fee-sheet mt-8 scroll-mt-4">
      <h2 id="result-heading" className="text-xl text-forest">
        {choiceWords(choice)}
      </h2>
      <Figure figure={figure} of={isBoarder ? `school fees ${firstYear}` : firstYear} />
      {isBoarder ? (
        <>
          <Figure figure={hostelFigure} of={`hostel fee ${firstYear}`} />
          <p className={boxClass}>
            <strong>Not published:</strong> whether a boarder pays the hostel fee and all the school
            fees. Please{' '}
            <a href="/contact-us" className="text-link">
              ask the office whether a boarder pays both
            </a>
            .
          </p>
        </>
      ) : null}
      {isWhole ? null : (
        <p className={boxClass}>
          <strong>Not published:</strong> {unpublished.join(', ').toLowerCase()}. The figure is
          without it and the real cost is higher; please{' '}
          <a href="/contact-us" className="text-link">
            ask the front office
          </a>
          .
        </p>
      )}
      <Sheet
        fees={fees}
        caption={isBoarder ? 'School fees, part by part' : 'Part by part'}
        totalOf={`${isBoarder ? 'School fees, first' : 'First'} year in ${className(choice.class)}`}
        isWhole={isWhole}
      />
      {hostel ? (
        <Sheet fees={hostel} caption="Hostel fee" totalOf="Hostel fee, first year" />
      ) : null}
      <LaterYears estimate={estimate} />
      <Assumptions estimate={estimate} />
      <p className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        <a href="/admission-form" className={buttonClass('primary')}>
          Admission Enquiry
        </a>
        <Share
          url={url + choiceQuery(choice)}
          title={`First-year cost at ${school.name}`}
          text={`${school.name}, ${choiceWords(choice)}: ${words} ${firstYear}`}
          className={smallButtonClass('outline')}
        />
        <PrintButton className={smallButtonClass('outline')} />
        <a href={group.path} className="text-link inline-flex min-h-11 items-center font-semibold">
          The fee table of {group.name}
        </a>
      </p>
    </section>
  )
}
