import { splitLanguageRuns } from '@/lib/text/languages'

/** A text, its Bengali and Hindi words marked as such for voices and search engines, its ranges kept on one line. */
export function MultilingualText({ text }: { text: string }) {
  const runs = splitLanguageRuns(text).map((run, index) =>
    run.lang || run.isUnbreakable ? (
      <span key={index} {...(run.lang ? { lang: run.lang } : { className: 'whitespace-nowrap' })}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  )
  // One element: in a flexible box each piece would be laid out by itself.
  return runs.length > 1 ? <span>{runs}</span> : runs
}
