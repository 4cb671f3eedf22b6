import { watch } from 'node:fs'
import { writeModules } from '../../content/modules'

/** One watcher per folder: before Node 26 a recursive one on Linux misses files that an editor or git replaces. */
const folders = [
  'content',
  'content/pages',
  'content/photographs',
  'content/spelling',
  'public/documents',
  'public/pictures',
]

const counts = /^[\w-]+\.(?:heic|jpe?g|mdx|pdf|png|ts|txt|webp|yaml)$/i

/** Generates the content's modules after each change and calls `changed`, with an error message if a file is invalid. */
export function watchContent(changed: (file: string, fault?: string) => void) {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders)
    watch(folder, (_event, name) => {
      if (!counts.test(name ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        let fault: string | undefined
        try {
          writeModules()
        } catch (error) {
          fault = String(error instanceof Error ? error.message : error)
        }
        changed(`${folder}/${name}`, fault)
      }, 300)
    })
}
