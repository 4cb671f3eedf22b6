/** Leads the reader to the start of the page's content, as a plain link to the next page would. */
export function toTop(): void {
  const content = document.getElementById('content')
  content?.scrollIntoView()
  content?.focus({ preventScroll: true })
}
