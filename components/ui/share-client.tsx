'use client'

import type { MouseEvent } from 'react'
import { Icon } from './icon'

type Props = {
  /** Public address that is shared. */
  url: string
  title: string
  /** What is said with the address; the title when absent. */
  text?: string
  className?: string
  /** Whether its word is for voices alone. */
  isIcon?: boolean
}

/** Sends by the reader's own share sheet; false when there is none, or when it would not open. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // Closing the sheet is an answer too.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares an address: the system's share sheet where there is one, otherwise and without a script WhatsApp. */
export function Share({ url, title, text = title, className = '', isIcon }: Props) {
  // These parameters take any text, where `encodeURIComponent` throws at half a sign.
  const query = new URLSearchParams({ text: `${text}\n${url}` })
  const chat = `https://wa.me/?${query}`.replaceAll('+', '%20')

  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !navigator.share) return
    event.preventDefault()
    if (!(await shareBySystem({ title, text, url }))) window.location.assign(chat)
  }

  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener"
      title="Share, or send by WhatsApp"
      onClick={share}
      className={`inline-flex items-center gap-2 font-semibold print:hidden ${className}`}
    >
      <Icon name="share" />
      <span className={isIcon ? 'sr-only' : ''}>Share</span>
      <span className="sr-only">: {title}</span>
    </a>
  )
}
