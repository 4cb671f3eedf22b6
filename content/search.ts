import { data } from './generated/search'
import type { Data } from './schemas/search'

/** Words of the website, each with its synonyms, separated by commas. */
export const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  data.synonyms.map(({ word, typed }) => [word, typed]),
)

export type AnswerFigures = NonNullable<Data['answers'][number]['figures']>

/** Instant results. The one that matches most of the query comes first; the order of this list breaks ties. */
export const answers: Data['answers'] = data.answers

/** Festivals, each by its names, separated by commas. */
export const { festivals } = data
