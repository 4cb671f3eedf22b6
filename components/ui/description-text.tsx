import type { Description } from '@/lib/text/segments'
import { MultilingualText } from './multilingual-text'

export function DescriptionText({ description, segments }: Description) {
  if (!segments) return <MultilingualText text={description} />
  return segments.map((one, index) => {
    if (typeof one === 'string') return <MultilingualText key={index} text={one} />
    const Tag = one.isStruck ? 's' : 'span'
    const words = (
      <Tag key={index}>
        <MultilingualText text={one.text} />
      </Tag>
    )
    if (!one.href) return words
    return (
      <a key={index} href={one.href} rel="noopener" className="text-link relative z-1">
        {words}
      </a>
    )
  })
}
