import { watch } from 'node:fs'
import { writeModules } from '../../content/modules.mjs'

/**
 * Each by itself: below Node 26, Linux loses sight of a file that an editor or git replaces in a folder that is watched
 * with all below it.
 */
const folders = [
  'content',
  'content/pages',
  'content/photographs',
  'content/spelling',
  'public/documents',
  'public/pictures',
]

/** Files that count; editors write files of their own beside what they save. */
const counts = /^[\w-]+\.(?:heic|jpe?g|mdx|pdf|png|ts|txt|webp|yaml)$/i

/**
 * Makes the modules of the content anew after each change of it, or of what is published with it, and then calls
 * `changed` with the file's path below its folder, `pages/our-motto.mdx`, and with a sentence where a file cannot be read.
 */
export function watchContent(changed) {
  let timer
  for (const folder of folders)
    watch(folder, (_event, name) => {
      if (!counts.test(name ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        let fault
        try {
          writeModules()
        } catch (error) {
          fault = error.message
        }
        changed(`${folder}/${name}`.replace(/^content\//, ''), fault)
      }, 300)
    })
}
