import { photo } from './media'
import type { Recurring } from './recurring'

/** A blog post with its author, HTML body and cover photograph. */
export type BlogTemplate = Recurring &
  Readonly<{ title: string; alt: string; topic: string; picture: number; by: string; html: string }>

/** A paragraph with a photograph from the image endpoint, addressed from the vendor’s own root. */
export function figure(topic: string, picture: number, alt: string): string {
  return `<p><img src="/api/image/${photo(topic, picture)}" alt="${alt}"></p>`
}
