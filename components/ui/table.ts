/** Looks of a table that holds figures or facts; it fits a phone without scrolling sideways. */
export const tableFrameClass =
  'overflow-hidden rounded-2xl border border-line bg-white shadow-card print:rounded-none print:shadow-none'

export const tableClass = 'w-full border-collapse text-left leading-snug'

export const captionClass =
  'px-3.5 pt-4 pb-3 text-left font-serif font-semibold text-lg text-forest sm:px-5'

export const headCellClass =
  'border-line border-b bg-mist px-3.5 py-2.5 font-semibold text-xs text-forest sm:px-5'

export const cellClass = 'border-line border-b px-3.5 py-3 align-top sm:px-5'

export const figureClass = 'whitespace-nowrap text-right tabular-nums'

export const totalRowClass = 'bg-forest text-paper [&>*]:border-0 print:[&>*]:border-y'
