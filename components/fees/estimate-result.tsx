import type { ReactNode } from 'react'
import { unpublishedNote } from '@/content/fees'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { choiceQuery, choiceWords, type Estimate } from '@/lib/school/estimate'
import {
  busWords,
  formatAmount,
  formatRupees,
  hostelTotal,
  monthsOf,
  sumNames,
  totalOf,
} from '@/lib/school/fees'
import { buttonClass, smallButtonClass } from '../ui/button'
import { PrintButton } from '../ui/print-client'
import { Share } from '../ui/share'
import { TextLink } from '../ui/text-link'
import { FeeFrame, FeeNotes, FeeRows, FeeTotal } from './fee-rows'
import { HostelTable } from './hostel-fees'

function Assumptions({ isBoarder }: { isBoarder: boolean }) {
  const months = monthsOf('Monthly')
  return (
    <FeeNotes>
      <li>
        Monthly fees are counted for {months.length} months, {months[0]} to {months.at(-1)}.
      </li>
      <li>The registration and processing fee is non-refundable and non-transferable.</li>
      {isBoarder ? <li>All hostel fees are non-refundable.</li> : null}
      <li>Books, uniform and trips are not in the published tables.</li>
      <li>{unpublishedNote}</li>
    </FeeNotes>
  )
}

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

function NotPublished({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <p className="mt-3 rounded-xl border border-gold bg-white px-4 py-3">
      <strong>Not published:</strong> {children} please{' '}
      <TextLink href={'/contact-us' satisfies Path}>{ask}</TextLink>.
    </p>
  )
}

export function EstimateResult({ estimate, url }: { estimate: Estimate; url: string }) {
  const { choice, group, parts, total, hostel, unpublished } = estimate
  const isWhole = unpublished.length === 0
  const isBoarder = hostel !== undefined
  const ofYear = `${sumNames.firstYear}, ${busWords(choice.transport === 'yes')}, session ${school.admissionSession}`
  const figure = `${isWhole ? '' : 'at least '}${formatRupees(total)}`
  const hostelFigure = formatAmount(hostel ? hostelTotal(hostel) : null)
  const words = isBoarder
    ? `school fees ${figure}, hostel fee ${hostelFigure} (ask the office whether a boarder pays both)`
    : figure
  return (
    <section
      id="result"
      aria-labelledby="result-heading"
      className="break-inside-avoid mt-8 scroll-mt-4"
    >
      <h2 id="result-heading" className="text-xl text-forest">
        {choiceWords(choice)}
      </h2>
      <Figure
        figure={formatAmount(totalOf(group))}
        of={`${isBoarder ? 'School fees: ' : ''}${sumNames.joining}`}
      />
      <Figure figure={figure} of={`${isBoarder ? 'School fees: ' : ''}${ofYear}`} />
      {isBoarder ? (
        <>
          <Figure figure={hostelFigure} of={`Hostel fee, session ${school.admissionSession}`} />
          <NotPublished ask="ask the office whether a boarder pays both">
            whether a boarder pays the hostel fee and all the school fees;
          </NotPublished>
        </>
      ) : null}
      {isWhole ? null : (
        <NotPublished ask="ask the accounts office">
          {unpublished.join(', ').toLowerCase()}. The figure is without it and the real cost is
          higher;
        </NotPublished>
      )}
      <div className="mt-5 grid gap-6">
        <FeeFrame
          caption={isBoarder ? `School fees: ${sumNames.firstYear}` : sumNames.firstYear}
          what="Particulars"
          between={['Paid']}
        >
          <FeeRows
            rows={parts.map(({ name, paid, amount }) => ({ name, between: [paid], amount }))}
          />
          <FeeTotal
            amount={total}
            between={1}
            without={isWhole ? '' : 'as far as it is published'}
          />
        </FeeFrame>
        {hostel ? <HostelTable group={hostel} /> : null}
      </div>
      <Assumptions isBoarder={isBoarder} />
      <p className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        <a href={'/admission-form' satisfies Path} className={buttonClass('primary')}>
          Admission Enquiry
        </a>
        <Share
          url={url + choiceQuery(choice)}
          title={`First-year cost at ${school.name}`}
          text={`${school.name}, ${choiceWords(choice)}: ${ofYear}: ${words}`}
          className={smallButtonClass('outline')}
        />
        <PrintButton className={smallButtonClass('outline')} />
        <TextLink href={group.path} height="tall">
          The fee table of {group.name}
        </TextLink>
      </p>
    </section>
  )
}
