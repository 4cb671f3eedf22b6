import { data } from './generated/buses'

/** Bus stops and times, from `buses.yaml`. */
export const buses = data
