import { languageRuns } from '@/lib/text/languages'

/** A text, its Bengali and Hindi words marked as such for voices and search engines, its ranges kept on one line. */
export function MultilingualText({ text }: { text: string }) {
  return languageRuns(text).map((run, index) =>
    run.lang || run.whole ? (
      <span key={index} {...(run.lang ? { lang: run.lang } : { className: 'whitespace-nowrap' })}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  )
}
