import type { FileLink } from '@/lib/vendor-api/media'
import { DownloadAction } from './record-action'

type Props = {
  files: readonly FileLink[]
  title: string
  /** Whether all of the card opens the file, if there is just one. */
  isOfCard?: boolean
  /** Class of the words of a single link, for a card that is narrow on phones. */
  wordsClass?: string
}

/** `Download (Word)`; without a kind where only the content tells it. */
export function fileLabel({ kind }: FileLink, words = 'Download'): string {
  return kind ? `${words} (${kind})` : words
}

/** Links to the files of a record, numbered when there are several; nothing when there is none. */
export function FileLinks({ files, title, isOfCard = false, wordsClass }: Props) {
  const [first, ...others] = files
  if (!first) return null
  if (others.length === 0) {
    const label = <span className={wordsClass}>{fileLabel(first)}</span>
    return <DownloadAction href={first.href} label={label} title={title} isOfCard={isOfCard} />
  }
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {files.map((file, index) => (
        <li key={file.href}>
          <DownloadAction
            href={file.href}
            label={fileLabel(file, `Download ${index + 1}`)}
            title={title}
          />
        </li>
      ))}
    </ul>
  )
}
