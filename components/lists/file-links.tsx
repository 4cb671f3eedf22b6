import { DownloadAction } from './record-action'

/** Links to the files of a record, numbered when there are several; nothing when there is none. */
export function FileLinks({ files, title }: { files: readonly string[]; title: string }) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {files.map((file, index) => (
        <li key={file}>
          <DownloadAction
            href={file}
            label={files.length > 1 ? `Download ${index + 1}` : 'Download'}
            title={title}
          />
        </li>
      ))}
    </ul>
  )
}
