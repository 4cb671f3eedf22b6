import type { FileLink } from '@/lib/vendor-api/media'
import { DownloadAction } from './record-action'

type Props = {
  files: readonly FileLink[]
  title: string
  isCardLink?: boolean
}

/** Returns for example `Download (Word)`; only `words` if the URL does not show the file's type. */
export function fileLabel({ kind }: FileLink, words = 'Download'): string {
  return kind ? `${words} (${kind})` : words
}

export function FileLinks({ files, title, isCardLink = false }: Props) {
  const [first, ...others] = files
  if (!first) return null
  if (others.length === 0)
    return (
      <DownloadAction
        href={first.href}
        label={fileLabel(first)}
        title={title}
        isCardLink={isCardLink}
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
