import { routeOf } from '@/lib/routes/tree'
import { Card } from '../ui/card'
import { MultilingualText } from '../ui/multilingual-text'
import { Picture } from '../ui/picture'
import { readableContentPage } from './load-page'

/** The first card is large, because most visitors want it. */
const looks = {
  large: {
    card: 'sm:col-span-2 sm:grid-cols-2',
    picture: 'aspect-[2/1] size-full object-cover sm:aspect-[3/2]',
    sizes: '(min-width: 1024px) 26rem, (min-width: 640px) 46vw, calc(100vw - 2rem)',
    words: 'self-center px-4 py-4 sm:px-8',
    title: 'text-xl sm:text-2xl',
    excerpt: 'text-sm sm:mt-3',
  },
  small: {
    card: 'min-[18rem]:grid-cols-[6rem_minmax(0,1fr)]',
    picture: 'size-full max-h-40 object-cover min-[18rem]:max-h-none',
    sizes: '10rem',
    words: 'px-4 py-3',
    title: 'text-base',
    excerpt: 'text-xs',
  },
} as const

type Props = {
  /** Paths of the pages, in order; a page may occur twice. */
  of: readonly string[]
  /** Heading level: 2 right below the page's heading, 3 below a subheading. */
  level?: 2 | 3
}

export function PageCards({ of, level = 2 }: Props) {
  const Title = `h${level}` as const
  return (
    <ul className="wide grid gap-3 sm:grid-cols-2 sm:gap-4">
      {of.map((path, index) => {
        const frontMatter = readableContentPage(path.slice(1))?.frontMatter
        const { title, picture, description } = { ...frontMatter, ...routeOf(path) }
        const look = index === 0 ? looks.large : looks.small
        return (
          <Card
            as="li"
            key={index}
            className={`group relative grid overflow-hidden shadow-card hover:border-forest-500 ${look.card}`}
          >
            {picture && (
              <Picture name={picture} alt="" sizes={look.sizes} className={look.picture} />
            )}
            <div className={look.words}>
              <Title className={`text-forest ${look.title}`}>
                <a
                  href={path}
                  className="after:absolute after:inset-0 group-hover:underline focus-visible:outline-offset-4"
                >
                  <MultilingualText text={title} />
                </a>
              </Title>
              <p className={`mt-1 text-ink-soft leading-snug ${look.excerpt}`}>{description}</p>
            </div>
          </Card>
        )
      })}
    </ul>
  )
}
