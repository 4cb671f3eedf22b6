/**
 * Facts that pages, demonstration records and documents share, from `facts.yaml`, `uniform.yaml` and `session.yaml`.
 * `unconfirmed` names those that the school must still confirm; `npm run check:missing` lists them. Dates of the year
 * are `MM-DD`, times are display text.
 */
import { data } from './generated/facts'
import { data as session } from './generated/session'
import { data as uniforms } from './generated/uniform'
import type { Data as Uniforms } from './schemas/uniform'

export type UniformTable = Uniforms['seasons'][number]

/** Uniform by season and class group, in the specification's order. */
export const uniform: readonly UniformTable[] = uniforms.seasons

/** Clubs (specification, section 2; their names are samples). */
export const { clubs } = data

/** The academic year (specification, section 9) and its yearly dates. */
export const { terms, days: yearlyDays } = session

export const facts = data
