/** A browser that Playwright does not drive, as a reader uses it. Selectors are CSS. */
export type Visitor = {
  open: (url: string) => Promise<void>
  /** Sets the width of the window in CSS pixels; WebKit's is never narrower than 447. */
  resize: (width: number) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  read: (expression: string) => Promise<unknown>
  printed: () => readonly string[]
  close: () => Promise<void>
}
