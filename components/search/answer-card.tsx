import type { Answer } from '@/lib/search/answers'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

/** What the website answers by itself, with the pages that say more. */
export function AnswerCard({ answer: { title, text, page, rows, links } }: { answer: Answer }) {
  const link = 'text-link inline-flex min-h-11 items-center gap-2 font-semibold'
  return (
    <article className="rounded-2xl border border-gold bg-white p-5 shadow-card sm:p-6">
      <h2 className="text-forest text-xl">
        <a href={page} className="hover:underline">
          <MultilingualText text={title} />
        </a>
      </h2>
      {text ? <p className="mt-2 max-w-prose">{text}</p> : null}
      {rows.length > 0 ? (
        <dl className="mt-3 grid max-w-sm gap-1">
          {rows.map(({ label, value, href }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold text-base">
                {href ? (
                  <a href={href} className="text-link">
                    <MultilingualText text={value} />
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={page} className={link}>
          Read more
          <span className="sr-only">
            {': '}
            <MultilingualText text={title} />
          </span>
          <Icon name="next" />
        </a>
        {links.map(({ href, title: name }) => (
          <a key={href} href={href} className={link}>
            {name}
          </a>
        ))}
      </p>
    </article>
  )
}
