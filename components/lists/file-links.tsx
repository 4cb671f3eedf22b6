import type { FileLink } from '@/lib/vendor-api/media'
import { DownloadAction } from './record-action'

type Props = {
  files: readonly FileLink[]
  title: string
  /** Whether a single file's link covers the whole card. */
  isOfCard?: boolean
}

/** Returns `Download (Word)`; no type when only the file's content reveals it. */
export function fileLabel({ kind }: FileLink, words = 'Download'): string {
  return kind ? `${words} (${kind})` : words
}

/** Links to a record's files, numbered when there are several; nothing when there are none. */
export function FileLinks({ files, title, isOfCard = false }: Props) {
  const [first, ...others] = files
  if (!first) return null
  if (others.length === 0)
    return (
      <DownloadAction
        href={first.href}
        label={fileLabel(first)}
        title={title}
        isOfCard={isOfCard}
      />
    )
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
