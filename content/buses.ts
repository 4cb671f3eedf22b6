import { data } from './generated/buses'

export const buses = data
