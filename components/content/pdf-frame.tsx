import { fileFacts } from '@/lib/school/file-facts'
import { buttonClass } from '../ui/button'
import { Fold } from '../ui/fold'
import { Icon } from '../ui/icon'

/** A link to a PDF, and a frame with it, folded on phones. */
export function PdfFrame({ src, title, height }: { src: string; title: string; height: number }) {
  return (
    <figure className="wide">
      <figcaption className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={src} className={buttonClass('outline')}>
          <Icon name="download" />
          Open as a file ({fileFacts(src)})
        </a>
        <span className="text-xs text-ink-soft">{title}</span>
      </figcaption>
      <Fold show="Show it on this page" hide="Hide it">
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
