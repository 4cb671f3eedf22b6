const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** How the school writes: what is not written, an example of it, and what is written instead. */
export const style = [
  {
    rule: 'apostrophes are curly',
    pattern: /[a-z]'(?:s|t|ll|re)\b/i,
    example: "the school's bus",
    write: 'the apostrophe ’, as in school’s',
  },
  {
    rule: 'days are written as 16 November 2026',
    pattern: new RegExp(`(?:${months}) \\d{1,2}\\b`),
    example: 'March 16',
    write: 'the day first, as in 16 March',
  },
  {
    rule: 'no day is first, 2nd or 3rd',
    pattern: new RegExp(`\\d(?:st|nd|rd|th) (?:${months})`),
    example: '2nd March',
    write: 'the day as a number, as in 2 March',
  },
  {
    rule: 'times have a colon',
    pattern: /\b\d{1,2}\.\d\d (?:am|pm)\b/i,
    example: '8.30 am',
    write: 'a colon, as in 8:30 am',
  },
]

/** What is not written so in a text, by line: `content/pages/privacy.mdx:12  “school's”: write …`. */
export function styleFaults({ file, text }) {
  return text.split('\n').flatMap((line, at) =>
    style.flatMap(({ pattern, write }) => {
      const [found] = pattern.exec(line) ?? []
      return found ? [`${file}:${at + 1}  “${found}”: write ${write}`] : []
    }),
  )
}
