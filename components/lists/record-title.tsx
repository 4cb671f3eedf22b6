import { MultilingualText } from '../ui/multilingual-text'

/** The title of a card, by which all of the card opens the record's own page if it has one. */
export function RecordTitle({ href, title }: { href: string | null; title: string }) {
  const words = <MultilingualText text={title} />
  return href ? (
    <a href={href} className="after:absolute after:inset-0 hover:underline">
      {words}
    </a>
  ) : (
    words
  )
}
