/**
 * Facts that pages, demonstration records and documents share. `unconfirmed` names those that the school must still
 * confirm. Dates of the year are `MM-DD`, times are display text.
 */
import { data } from './generated/facts'
import { data as session } from './generated/session'
import { data as uniforms } from './generated/uniform'
import type { Data as Uniforms } from './schemas/uniform'

export type UniformTable = Uniforms['seasons'][number]

export const uniform: readonly UniformTable[] = uniforms.seasons

export const { clubs } = data

export const { terms } = session

export const facts = data
