import { fileFacts } from '@/lib/documents'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

type Props = {
  /** Address of a PDF of `public`, such as `/documents/prospectus.pdf`. */
  src: string
  /** What the document is. */
  title: string
  /** Height of the frame in CSS pixels. */
  height: number
}

/**
 * A PDF: a link to the file, and a frame that loads it when the reader opens it. A page with such a
 * frame would be made anew whenever one comes back to it (docs/decisions/0040-documents-in-frames.md).
 */
export function PdfFrame({ src, title, height }: Props) {
  return (
    <figure className="wide">
      <figcaption className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={src} className={buttonClass('outline')}>
          <Icon name="download" />
          Open as a file ({fileFacts(src)})
        </a>
        <span className="text-xs text-ink-soft">{title}</span>
      </figcaption>
      <details className="group print:hidden">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-forest underline underline-offset-4">
          <span className="group-open:hidden">Show it on this page</span>
          <span className="hidden group-open:inline">Hide it</span>
        </summary>
        <iframe
          src={src}
          title={title}
          height={height}
          loading="lazy"
          className="mt-3 block w-full rounded-xl border border-line bg-paper-dark"
        />
      </details>
    </figure>
  )
}
