import type { ElementContent, Root, RootContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { toVariant } from '@/lib/media-url/variants'
import { splitLanguageRuns } from '@/lib/text/languages'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import { postBodyOf } from '@/lib/vendor-api/rich-text'
import { DaysText } from '../ui/date-text'
import { VendorImage } from '../ui/vendor-image'
import { FileLinks } from './file-links'
import { RecordPictures } from './record-pictures'

/** Has no `srcset`: browsers enlarge a small picture to the width in `sizes`. */
function Picture({ src, alt = '', width, height }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null
  const size = { width, height }
  return <img src={toVariant(src, 960)} alt={alt} {...size} loading="lazy" decoding="async" />
}

/** A focusable scroll box, because a table may be wider than a phone. */
function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    <section
      aria-label="Table"
      tabIndex={0}
      className="prose overflow-x-auto rounded-2xl border border-line bg-white px-3"
    >
      <table>{children}</table>
    </section>
  )
}

/** Marks Bengali and Hindi words for screen readers, and keeps ranges unbroken. */
function markRuns(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: markRuns(node.children) }]
    if (node.type !== 'text') return []
    return splitLanguageRuns(node.value).map(({ text, lang, isUnbreakable }): ElementContent => {
      const words: ElementContent = { type: 'text', value: text }
      if (!lang && !isUnbreakable) return words
      const properties = lang ? { lang } : { className: ['whitespace-nowrap'] }
      return { type: 'element', tagName: 'span', properties, children: [words] }
    })
  })
}

const components = { img: Picture, table: ScrollingTable }

function PostBody({ body }: { body: Root }) {
  const children = markRuns(body.children)
  const tree: Root = { type: 'root', children }
  return <div className="prose">{toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}</div>
}

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
        <DaysText {...post} />
      </p>
      <PostBody body={postBodyOf(post)} />
      <RecordPictures photos={post.photos} title={post.title} />
      <FileLinks files={post.files} title={post.title} />
    </article>
  )
}
