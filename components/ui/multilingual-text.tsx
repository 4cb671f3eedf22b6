import { languageRuns } from '@/lib/text/languages'

/** A text of the vendor, its Bengali and Hindi words marked as such for voices and search engines. */
export function MultilingualText({ text }: { text: string }) {
  return languageRuns(text).map((run, index) =>
    run.lang ? (
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  )
}
