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
  const { description, picture, pictureAlt, quote, confirm } = frontMatter
  const { view, lang } = routeOf(path)
  return (
    <InnerPage
      path={path}
      picture={{ name: picture, alt: pictureAlt }}
      lead={
        view === 'story' ? null : (
          <p className="max-lg:hidden" lang={lang}>
            {description}
          </p>
        )
      }
      {...(quote ? { quote } : {})}
    >
      {confirm ? (
        <details className="mb-5 rounded-xl border border-gold bg-white px-4 text-sm print:border-black">
          <summary className="py-2.5 font-semibold text-gold-dark">Sample text</summary>
          <p className="pb-3">{`The school has still to confirm: ${confirm}.`}</p>
        </details>
      ) : null}
      <div lang={lang} className={`prose ${view === 'task' ? plainOpening : ''}`}>
        <Body components={contentComponents} />
      </div>
    </InnerPage>
  )
}
