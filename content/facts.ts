/**
 * What several pages, the demonstration's records and the documents say of the school, typed once in `facts.yaml`,
 * `uniform.yaml` and `session.yaml`. What the school has still to confirm is named there under `unconfirmed`, and
 * `npm run check:content` lists it. Dates of the year are `MM-DD`, times as they are shown.
 */
import { data } from './generated/facts'
import { data as session } from './generated/session'
import { data as uniforms } from './generated/uniform'
import type { Data as Uniforms } from './schemas/uniform'

/** One season's table. */
export type UniformTable = Uniforms['seasons'][number]

/** The school's uniform by season and class group, in the order of the specification. */
export const uniform: readonly UniformTable[] = uniforms.seasons

/** The clubs (specification, section 2; their names are samples). */
export const { clubs } = data

/** The academic year (specification, section 9), and the days on which something of it begins. */
export const { terms, days: yearlyDays } = session

export const facts = data
