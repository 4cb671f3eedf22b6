import { Icon } from './icon'

type Props = {
  url: string
  title: string
  className?: string
  isIcon?: boolean
}

/**
 * Shares a URL: with the system's share sheet where there is one (`enhancements.ts`), otherwise and without a script
 * with WhatsApp.
 */
export function Share({ url, title, className = '', isIcon }: Props) {
  // `encodeURIComponent` throws on lone surrogates; `URLSearchParams` does not.
  const query = new URLSearchParams({ text: `${title}\n${url}` })
  return (
    <a
      href={`https://wa.me/?${query}`.replaceAll('+', '%20')}
      target="_blank"
      rel="noopener"
      title="Share, or send by WhatsApp"
      data-share={title}
      className={`inline-flex items-center gap-2 font-semibold print:hidden ${className}`}
    >
      <Icon name="share" />
      <span className={isIcon ? 'sr-only' : ''}>Share</span>
      <span className="sr-only">: {title}</span>
    </a>
  )
}
