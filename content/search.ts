import { data } from './generated/search'
import type { Data } from './schemas/search'

export type AnswerFigures = NonNullable<Data['answers'][number]['figures']>

/**
 * `answers`: instant results; the one that matches most of the query comes first, and their order breaks ties.
 * `synonyms`: words of the website; `festivals`: names of each festival. Both are texts separated by commas.
 */
export const { answers, synonyms, festivals } = data
