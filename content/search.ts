import { data } from './generated/search'
import type { Data } from './schemas/search'

export type AnswerFigures = NonNullable<Data['answers'][number]['figures']>

/** Instant results. The one that matches most of the query comes first; the order of this list breaks ties. */
export const answers: Data['answers'] = data.answers

/** Words of the website with their synonyms, and the names of each festival: texts separated by commas. */
export const { synonyms, festivals } = data
