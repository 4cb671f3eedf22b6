import { fileFacts } from '@/lib/school/file-facts'
import { buttonClass } from '../ui/button'
import { Fold } from '../ui/fold'
import { Icon } from '../ui/icon'

type Props = {
  /** Address of a PDF of `public`, such as `/documents/prospectus.pdf`. */
  src: string
  /** What the document is. */
  title: string
  /** Height of the frame in CSS pixels. */
  height: number
}

/** A PDF: a link to the file, and a frame with it, which is folded on phones. */
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
      <Fold show="Show it on this page" hide="Hide it" standsOpen>
        <iframe
          src={src}
          title={title}
          height={height}
          loading="lazy"
          className="block w-full rounded-xl border border-line bg-paper-dark"
        />
      </Fold>
    </figure>
  )
}
