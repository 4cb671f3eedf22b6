/** Rows of a table for `it.each`, each written as `input → result`. */
export const pairs = (...rows: string[]): [string, string][] =>
  rows.map((row) => {
    const [input = '', result = ''] = row.split(' → ')
    return [input, result]
  })
