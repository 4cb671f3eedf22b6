import { watch } from 'node:fs'
import { writeModules } from '../../content/modules'

/** One watcher per folder: before Node 26 a recursive one on Linux misses files that an editor or git replaces. */
const folders = ['content', 'content/pages']

const counts = /^[\w-]+\.(?:mdx|ts|yaml)$/i

/** Generates the content's modules after each change and calls `changed`, with an error message if a file is invalid. */
export function watchContent(changed: (fault?: string) => void) {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders)
    watch(folder, (_event, name) => {
      if (!counts.test(name ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        try {
          writeModules()
          changed()
        } catch (error) {
          changed(String(error instanceof Error ? error.message : error))
        }
      }, 300)
    })
}
