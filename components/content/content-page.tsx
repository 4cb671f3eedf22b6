import { routeOf } from '@/lib/routes/tree'
import { InnerPage } from '../site/inner-page'
import * as contentComponents from './components'
import type { ContentFile } from './pages'

/** A first paragraph is set large where it opens a story; in a task it is a line before the answer. */
const plainOpening =
  '[&>p:first-child]:font-sans [&>p:first-child]:text-base [&>p:first-child]:text-ink'

/** A fixed page: its picture and its words in the view that the tree gives it. */
export function ContentPage({ path, page }: { path: string; page: ContentFile }) {
  const { frontMatter, Body } = page
  const { description, picture, quote, confirm } = frontMatter
  const { view, lang } = routeOf(path)
  return (
    <InnerPage
      path={path}
      lead={
        <>
          {view === 'story' ? null : (
            <p className="max-lg:hidden" lang={lang}>
              {description}
            </p>
          )}
          {confirm ? (
            <p className="mt-3 w-fit rounded-lg bg-gold-light px-3 py-1.5 text-2xs text-ink leading-snug">
              {`Sample text. The school has still to confirm: ${confirm}.`}
            </p>
          ) : null}
        </>
      }
      // What is there in several languages is short and all words.
      {...(lang ? {} : { picture })}
      {...(quote ? { quote } : {})}
    >
      <div lang={lang} className={`prose ${view === 'task' ? plainOpening : ''}`}>
        <Body components={contentComponents} />
      </div>
    </InnerPage>
  )
}
