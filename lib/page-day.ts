import { formatEventDate, schoolDay } from './dates'

const pageDay = /(<p data-page-day=""[^>]*>)[^<]*/

/** A page with today's date in its letterhead: one that the build made has another day's. */
export function withPageDay(html: string): string {
  return html.replace(pageDay, (_, tag: string) => tag + formatEventDate(schoolDay()))
}
