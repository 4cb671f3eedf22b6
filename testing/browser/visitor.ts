/** A browser that Playwright does not drive, as a reader uses it. Selectors are CSS. */
export type Visitor = {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>
  /** Sets the width of the window in CSS pixels; WebKit's is never narrower than 447. */
  resize: (width: number) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Types key by key into a field. */
  type: (selector: string, text: string) => Promise<void>
  /** The value of a JavaScript expression in the page. */
  read: (expression: string) => Promise<unknown>
  /** The errors and warnings that pages have printed so far. */
  printed: () => readonly string[]
  close: () => Promise<void>
}
