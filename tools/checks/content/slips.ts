import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const text = z.string()

const slips = z
  .record(text, z.array(z.tuple([text, text, text, text, text])))
  .parse(parse(readFileSync('tools/checks/content/slips.yaml', 'utf8')))

export const slipsOf = (heading: string) =>
  (slips[heading] ?? []).map(([name, file, from, typed, says]) => {
    const slip = {
      file,
      from: from ? new RegExp(from, 'm') : /$/,
      to: from ? typed : `\n${typed}\n`,
      place: new RegExp(`^content/${file}:\\d+  `),
      says: new RegExp(says),
    }
    return [name, slip] as const
  })
