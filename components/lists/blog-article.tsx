import parse, { type DOMNode, Element, Text } from 'html-react-parser'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { Byline } from './byline'
import { FileLinks } from './file-links'
import { RecordPictures } from './record-pictures'

const sizes = '(min-width: 1024px) 43rem, 92vw'

/**
 * A picture inside a post comes through `lib/media` like every other, and words are marked. The
 * white space between rows of a table is none of them: a browser drops it, and would not find it again.
 */
function replaceNode(node: DOMNode) {
  if (node instanceof Text) {
    return node.data.trim() ? <MultilingualText text={node.data} /> : undefined
  }
  if (!(node instanceof Element) || node.name !== 'img' || !node.attribs.src) return undefined
  return (
    <VendorImage
      src={node.attribs.src}
      alt={node.attribs.alt ?? ''}
      width={960}
      height={640}
      sizes={sizes}
      className="h-auto w-full rounded-2xl"
    />
  )
}

/** A whole blog post: cover, day, author and body. */
export function BlogArticle({ post }: { post: BlogPost }) {
  return (
    <article>
      <VendorImage
        src={post.cover}
        alt={post.coverAlt}
        width={960}
        height={540}
        sizes="(min-width: 1024px) 52rem, 92vw"
        className="mb-6 aspect-[16/9] w-full rounded-2xl bg-mist"
        priority
      />
      <p className="mb-4 flex flex-wrap gap-x-5 font-semibold text-gold-dark">
        <Byline {...post} />
      </p>
      <div className="prose">{parse(post.html, { replace: replaceNode })}</div>
      <RecordPictures photos={post.photos} title={post.title} />
      <FileLinks files={post.files} title={post.title} />
    </article>
  )
}
