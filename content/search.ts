/** What people type into the search of this website. */
import { data } from './generated/search'
import type { Data } from './schemas/search'

/** Words of the website, each with what people type for them instead, separated by commas. */
export const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  data.synonyms.map(({ word, typed }) => [word, typed]),
)

/** Figures that the website fills in from `fees.yaml` and `school.yaml`. */
export type AnswerFigures = NonNullable<Data['answers'][number]['figures']>

/**
 * Cards that stand above the results, each with the number of the page's office. The one with most of what
 * was typed comes first; of two alike, the upper of this list.
 */
export const answers: Data['answers'] = data.answers
