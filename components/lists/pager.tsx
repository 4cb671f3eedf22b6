import { buttonClass } from '../ui/button'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  words?: PagerWords
}

type PagerWords = { label: string; before: string; after: string }

const listWords: PagerWords = { label: 'Pages of this list', before: 'Newer', after: 'Older' }

export function Pager({ page, pages, hrefOf, words = listWords }: Props) {
  if (pages === 1) return null
  const link = (to: number, text: string, rel: string) => (
    <a href={hrefOf(to)} rel={rel} className={buttonClass('outline')}>
      {text}
    </a>
  )
  return (
    <nav
      aria-label={words.label}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <span className="sm:min-w-24">{page > 1 ? link(page - 1, words.before, 'prev') : null}</span>
      <span className="text-ink-soft">{`Page ${page} of ${pages}`}</span>
      <span className="text-right sm:min-w-24">
        {page < pages ? link(page + 1, words.after, 'next') : null}
      </span>
    </nav>
  )
}
