import type { Answer } from '@/lib/search/answer-cards/card'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'

/** A line that wraps does not begin with the dot. */
const keepDots = (value: string) => value.replaceAll(' · ', '\u00a0· ')

export function AnswerCard({ answer: { page, text, rows, button, links } }: { answer: Answer }) {
  return (
    <article className="rounded-2xl border border-gold bg-white p-5 shadow-card sm:p-6">
      <h2 className="text-forest text-xl">
        <a href={page.href} className="hover:underline">
          <MultilingualText text={page.title} />
        </a>
      </h2>
      {text ? (
        <p className="mt-2 max-w-measure">
          <MultilingualText text={text} />
        </p>
      ) : null}
      <dl className="mt-3 grid max-w-md gap-1">
        {rows.map(({ label, value, href }, index) => (
          <div key={index} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold text-base first-letter:uppercase">
              {href ? <TextLink href={href}>{keepDots(value)}</TextLink> : keepDots(value)}
            </dd>
          </div>
        ))}
      </dl>
      {button ? (
        <a href={button.href} rel="noopener" className={buttonClass('primary', 'mt-4')}>
          {button.title}
          <Icon name="out" />
        </a>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden">
        {links.map(({ href, title }) => (
          <TextLink key={href} href={href} height="tall">
            {title}
          </TextLink>
        ))}
      </p>
    </article>
  )
}
