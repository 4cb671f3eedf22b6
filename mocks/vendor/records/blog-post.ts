import { photo } from './media'
import type { Recurring } from './recurring'

export type BlogTemplate = Recurring &
  Readonly<{ title: string; alt: string; topic: string; picture: number; by: string; html: string }>

export function figure(topic: string, picture: number, alt: string): string {
  return `<p><img src="/api/image/${photo(topic, picture)}" alt="${alt}"></p>`
}
