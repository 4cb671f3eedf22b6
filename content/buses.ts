import { data } from './generated/buses'

/** Where the school's buses stop, and when, as `buses.yaml` has it. */
export const buses = data
