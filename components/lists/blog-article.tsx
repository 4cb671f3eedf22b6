import parse, {
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
  Text,
} from 'html-react-parser'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import { postHtmlOf } from '@/lib/vendor-api/rich-text'
import { DaysText } from '../ui/date-text'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { FileLinks } from './file-links'
import { RecordPictures } from './record-pictures'

const sizes = '(min-width: 1024px) 43rem, 92vw'

/** Shows a post's pictures as `VendorImage`, makes tables scroll, and marks the language of the text. */
const options: HTMLReactParserOptions = {
  replace: (node) => {
    if (node instanceof Text) return <MultilingualText text={node.data} />
    if (!(node instanceof Element)) return undefined
    if (node.name === 'table') return <ScrollingTable parts={node.children} />
    return node.name === 'img' ? <Picture {...node.attribs} /> : undefined
  },
}

function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  return (
    <VendorImage
      src={src}
      alt={alt}
      width={960}
      height={640}
      sizes={sizes}
      className="h-auto w-full rounded-2xl"
    />
  )
}

/** A focusable scroll box, because a table may be wider than a phone. */
function ScrollingTable({ parts }: { parts: readonly unknown[] }) {
  return (
    <section
      aria-label="Table"
      tabIndex={0}
      className="prose overflow-x-auto rounded-2xl border border-line bg-white px-3"
    >
      <table>{domToReact(parts.filter(isNode), options)}</table>
    </section>
  )
}

const isNode = (one: unknown): one is DOMNode => one instanceof Element || one instanceof Text

export function BlogArticle({ post }: { post: BlogPost }) {
  return (
    <article>
      <VendorImage
        src={post.cover}
        alt={post.coverAlt}
        width={960}
        height={540}
        sizes="(min-width: 1024px) 52rem, 92vw"
        className="mb-6 aspect-[16/9] w-full rounded-2xl bg-mist object-cover"
        priority
      />
      <p className="mb-4 flex flex-wrap gap-x-5 font-semibold text-gold-dark">
        <DaysText date={post.date} until={post.until} dateText={post.dateText} />
      </p>
      <div className="prose">{parse(postHtmlOf(post), options)}</div>
      <RecordPictures photos={post.photos} title={post.title} />
      <FileLinks files={post.files} title={post.title} />
    </article>
  )
}
