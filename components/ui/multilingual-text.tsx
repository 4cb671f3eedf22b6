import { splitLanguageRuns } from '@/lib/text/languages'

/** Text with `lang` on its Bengali and Hindi words, for screen readers and search engines, and with unbroken ranges. */
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
  // One element: a flex container would lay out each piece by itself.
  return runs.length > 1 ? <span>{runs}</span> : runs
}
