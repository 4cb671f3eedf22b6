import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Stands where `npm run new` leaves something to be written. */
export const toFillIn = 'FILL IN'

/** Places below folders that are still to be filled in. */
export function unfilled(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:mdx|tsx?)$/.test(name))
      .sort()
      .flatMap((name) => {
        const lines = readFileSync(path.join(folder, name), 'utf8').split('\n')
        const file = `${path.basename(folder)}/${name.replaceAll(path.sep, '/')}`
        return lines.flatMap((line, at) =>
          line.includes(toFillIn)
            ? [
                `${file}:${at + 1}  is still to be filled in; write the words in place of ${toFillIn}`,
              ]
            : [],
        )
      }),
  )
}
