import { school } from '@/content/school'
import type { Block, Circular } from './records/circular'

/** A4 in points, and the empty border. */
const page = { width: 595, height: 842, border: 56 }
const measure = page.width - 2 * page.border

// Widths of Helvetica's signs from the space to the tilde, in thousandths of the type size (Adobe's metrics).
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)

// What WinAnsi, the encoding of PDF's own fonts, writes elsewhere than Unicode does.
const winAnsi = new Map([
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
])

type Font = { name: 'F1' | 'F2'; size: number }

const font = {
  text: { name: 'F1', size: 10.5 },
  small: { name: 'F1', size: 8.5 },
  bold: { name: 'F2', size: 10.5 },
  title: { name: 'F2', size: 17 },
} as const satisfies Record<string, Font>

/** Width in points; bold type is about a fifteenth wider. */
function widthOf(text: string, { name, size }: Font): number {
  const units = [...text].reduce(
    (sum, sign) => sum + (widths[sign.charCodeAt(0) - 32] ?? (winAnsi.has(sign) ? 350 : 556)),
    0,
  )
  return (units / 1000) * size * (name === 'F2' ? 1.07 : 1)
}

function linesOf(text: string, type: Font, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, type) <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** A text as a PDF string: signs outside ASCII and its brackets by their octal code. */
function literal(text: string): string {
  const signs = [...text].map((sign) => {
    const code = winAnsi.get(sign) ?? sign.charCodeAt(0)
    if (code > 255) throw new Error(`A circular cannot show ${JSON.stringify(sign)}`)
    return code > 126 || '()\\'.includes(sign) ? `\\${code.toString(8).padStart(3, '0')}` : sign
  })
  return `(${signs.join('')})`
}

/** Draws downwards. Throws when a circular is longer than its one page. */
class Sheet {
  readonly #drawn: string[] = []
  #y = page.height - page.border

  /** Sets lines side by side, each within its own width from its own left edge, and moves below them. */
  row(cells: readonly { text: string; left: number; width: number }[], type: Font): void {
    const leading = type.size * 1.35
    const columns = cells.map(({ text, width }) => linesOf(text, type, width))
    columns.forEach((lines, column) => {
      lines.forEach((line, index) => {
        const left = page.border + (cells[column]?.left ?? 0)
        const y = this.#y - type.size - index * leading
        this.#drawn.push(
          `BT /${type.name} ${type.size} Tf ${left.toFixed(1)} ${y.toFixed(1)} Td ${literal(line)} Tj ET`,
        )
      })
    })
    this.space(Math.max(...columns.map(({ length }) => length)) * leading)
  }

  text(text: string, type: Font, left = 0): void {
    this.row([{ text, left, width: measure - left }], type)
  }

  rule(): void {
    this.space(3)
    this.#drawn.push(
      `0.5 w ${page.border} ${this.#y.toFixed(1)} m ${page.width - page.border} ${this.#y.toFixed(1)} l S`,
    )
    this.space(4)
  }

  space(points: number): void {
    this.#y -= points
    if (this.#y < page.border) throw new Error('A circular has one page')
  }

  toString(): string {
    return this.#drawn.join('\n')
  }
}

function drawTable(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  const columns = rows[0]?.length ?? 0
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.min(60, Math.max(8, ...rows.map((row) => row[column]?.length ?? 0))),
  )
  const share = measure / longest.reduce((sum, length) => sum + length, 0)
  const lefts = longest.map((_, column) =>
    longest.slice(0, column).reduce((sum, length) => sum + length * share, 0),
  )
  rows.forEach((row, index) => {
    const cells = row.map((text, column) => ({
      text,
      left: lefts[column] ?? 0,
      width: (longest[column] ?? 0) * share - 8,
    }))
    sheet.row(cells, index === 0 ? font.bold : font.text)
    sheet.rule()
  })
}

function drawBlock(sheet: Sheet, block: Block): void {
  sheet.space(8)
  if ('heading' in block) sheet.text(block.heading, font.bold)
  else if ('text' in block) sheet.text(block.text, font.text)
  else if ('list' in block) for (const item of block.list) sheet.text(`• ${item}`, font.text, 8)
  else drawTable(sheet, block.table)
}

function draw({ title, date, blocks }: Circular): string {
  const sheet = new Sheet()
  sheet.text(school.name, font.title)
  sheet.text(`${school.board} day and boarding school, ${school.city}, ${school.state}`, font.small)
  sheet.rule()
  sheet.space(14)
  sheet.text(title, font.title)
  if (date) sheet.text(date, font.small)
  for (const block of blocks) drawBlock(sheet, block)
  sheet.space(16)
  sheet.text(
    'Sample circular of the demonstration. The front office answers questions.',
    font.small,
  )
  return sheet.toString()
}

/** The circular as a PDF of one page, in PDF's own fonts. Throws for one that is longer. */
export function circularPdf(circular: Circular): Buffer<ArrayBuffer> {
  const content = draw(circular)
  const title = Buffer.from(`\uFEFF${circular.title}`, 'utf16le').swap16().toString('hex')
  const fontOf = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title <${title}> >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
