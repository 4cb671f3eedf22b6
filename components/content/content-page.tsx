import type { StoryLayout } from '@/content/schemas/page'
import { routeOf } from '@/lib/routes/tree'
import { InnerPage } from '../site/inner-page'
import * as contentComponents from './components'
import type { ContentFile } from './load-page'

/** Sets the first paragraph in the size of the text: on these pages it is not a lead. */
const plainOpening =
  '[&>p:first-child]:font-sans [&>p:first-child]:text-base [&>p:first-child]:text-ink'

/** Classes of a story's text by its layout (app/prose.css). */
const bodies = {
  letter: 'letter',
  place: '',
  statements: 'statements beside',
  facts: 'beside',
} as const satisfies Record<StoryLayout, string>

export function ContentPage({ path, page }: { path: string; page: ContentFile }) {
  const { frontMatter, Body } = page
  const { description, layout, lead, picture, quote, confirm } = frontMatter
  const { view, lang } = routeOf(path)
  return (
    <InnerPage
      path={path}
      lead={
        <>
          {view !== 'story' ? (
            <p className="max-lg:hidden" lang={lang}>
              {description}
            </p>
          ) : lead ? (
            <p className="mt-4 font-serif text-lg leading-snug md:text-xl">{lead}</p>
          ) : null}
          {confirm ? (
            <p className="mt-3 w-fit rounded-lg bg-gold-light px-3 py-1.5 text-2xs text-ink leading-snug">
              {`Sample text. The school has still to confirm: ${confirm}.`}
            </p>
          ) : null}
        </>
      }
      // Translated pages are short and have no picture.
      picture={lang ? undefined : picture}
      quote={quote}
      layout={layout}
    >
      <div
        lang={lang}
        className={`prose ${view === 'story' ? bodies[layout ?? 'facts'] : ''} ${view === 'task' || lead ? plainOpening : ''}`}
      >
        <Body components={contentComponents} />
      </div>
    </InnerPage>
  )
}
