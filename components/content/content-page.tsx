import { InnerPage } from '../site/inner-page'
import { Picture } from '../ui/picture'
import { contentComponents } from './components'
import type { ContentFile } from './pages'

const layouts = {
  wide: {
    className: 'mb-8 aspect-[2/1] w-full rounded-2xl object-cover md:aspect-[5/2]',
    sizes: '(min-width: 1024px) 52rem, calc(100vw - 2.5rem)',
  },
  beside: {
    className:
      'mb-7 aspect-[3/2] w-full rounded-2xl object-cover md:float-right md:mt-1.5 md:mb-6 md:ml-8 md:w-[44%]',
    sizes: '(min-width: 1024px) 24rem, (min-width: 768px) 42vw, calc(100vw - 2.5rem)',
  },
  figures: {
    className:
      'mb-5 aspect-[2/1] w-full rounded-2xl object-cover md:float-right md:mt-1.5 md:mb-6 md:ml-8 md:w-[40%]',
    sizes: '(min-width: 1024px) 22rem, (min-width: 768px) 38vw, calc(100vw - 2.5rem)',
  },
} as const

/** A fixed page: its picture and its words in the frame of every inner page. */
export function ContentPage({ path, page }: { path: string; page: ContentFile }) {
  const { frontMatter, Body } = page
  const { className, sizes } = layouts[frontMatter.layout]
  return (
    <InnerPage path={path}>
      <Picture
        name={frontMatter.picture}
        alt={frontMatter.pictureAlt}
        sizes={sizes}
        priority
        className={className}
      />
      <div className="prose">
        <Body components={contentComponents} />
      </div>
      {frontMatter.sample ? (
        <p className="mt-10 text-xs text-ink-soft">
          {`Sample text. The school has still to confirm: ${frontMatter.confirm}.`}
        </p>
      ) : null}
    </InnerPage>
  )
}
