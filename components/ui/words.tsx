import type { Words } from '@/lib/text/segments'
import { MultilingualText } from './multilingual-text'

/** A vendor's text of several lines: its links can be pressed, also on a card that opens something itself. */
export function WordsText({ description, segments }: Words) {
  if (!segments) return <MultilingualText text={description} />
  return segments.map((one, index) => {
    if (typeof one === 'string') return <MultilingualText key={index} text={one} />
    const text = <MultilingualText text={one.text} />
    const words = one.isStruck ? <s>{text}</s> : text
    return one.href ? (
      <a key={index} href={one.href} rel="noopener" className="text-link relative z-1">
        {words}
      </a>
    ) : (
      <span key={index}>{words}</span>
    )
  })
}
