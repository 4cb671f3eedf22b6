'use client'

import type { MouseEvent } from 'react'
import { Icon } from './icon'

type Props = {
  url: string
  title: string
  text?: string
  className?: string
  isIcon?: boolean
}

/** Opens the system's share sheet; resolves to false when it fails to open. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // The visitor closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares a URL: with the system's share sheet where there is one, otherwise and without a script with WhatsApp. */
export function Share({ url, title, text = title, className = '', isIcon }: Props) {
  // `encodeURIComponent` throws on lone surrogates; `URLSearchParams` does not.
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
