import type { Path } from '@/content/routes'
import { oftenNeededLinks } from '@/lib/routes/tree'
import { formatDate } from '@/lib/school/dates'
import type { Answer } from '@/lib/search/answer-cards/card'
import type { Passage } from '@/lib/search/passages'
import type { Found, SearchResult } from '@/lib/search/site-index'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'
import { AnswerCard } from './answer-card'
import { SearchForm } from './search-form'

function Passages({ of }: { of: readonly Passage[] }) {
  return of.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className="bg-gold-light/60 text-inherit">
        <MultilingualText text={text} />
      </mark>
    ) : (
      <MultilingualText key={index} text={text} />
    ),
  )
}

function Result({ result }: { result: SearchResult }) {
  const { href, label, date, title, excerpt } = result
  return (
    <article className="relative border-line border-b py-5">
      <p className="font-semibold text-xs text-gold-dark">
        {label}
        {date ? (
          <>
            {' · '}
            <time dateTime={date}>{formatDate(date)}</time>
          </>
        ) : null}
      </p>
      <h2 className="mt-0.5 text-lg text-forest">
        <a href={href} className="after:absolute after:inset-0 hover:underline">
          <Passages of={title} />
        </a>
      </h2>
      {excerpt.length > 0 ? (
        <p className="mt-1 max-w-measure text-ink-soft">
          <Passages of={excerpt} />
        </p>
      ) : null}
    </article>
  )
}

function OftenSought() {
  return (
    <section aria-labelledby="often-sought" className="mt-8">
      <h2 id="often-sought" className="text-lg text-forest">
        Often looked for
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {oftenNeededLinks().map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-5 hover:border-forest-500"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countWords({ total, results }: Found, answers: number, text: string): string {
  if (total + answers === 0) return `Nothing was found for “${text}”.`
  if (total === 0) return `${answers === 1 ? '1 answer' : `${answers} answers`} for “${text}”`
  const count = `${new Intl.NumberFormat('en-IN').format(total)} found for “${text}”`
  return total > results.length ? `${count}, the best ${results.length} shown` : count
}

type Props = { text: string; outcome: { answers: Answer[]; found: Found } | null }

export function SearchView({ text, outcome }: Props) {
  const { answers, found } = outcome ?? { answers: [], found: null }
  return (
    <>
      <SearchForm id="q" text={text} />
      {answers.length > 0 ? (
        <section aria-label="Answers" className="mt-6 grid gap-4">
          {answers.map((answer, index) => (
            <AnswerCard key={index} answer={answer} />
          ))}
        </section>
      ) : null}
      {found ? (
        <p role="status" className="mt-6 font-semibold text-ink-soft">
          {countWords(found, answers.length, text)}
        </p>
      ) : null}
      {found && found.total > 0 ? (
        <ol className="mt-2">
          {found.results.map((result, index) => (
            <li key={index}>
              <Result result={result} />
            </li>
          ))}
        </ol>
      ) : (
        <>
          {found && answers.length === 0 ? (
            <p className="mt-2 max-w-measure">
              Try fewer or other words, or{' '}
              <TextLink href={'/contact-us' satisfies Path}>ask the front office</TextLink>.
            </p>
          ) : null}
          <OftenSought />
        </>
      )}
    </>
  )
}
