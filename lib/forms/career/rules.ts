import { browserRules } from '../shared/rules'
import { careerSchema } from './schema'

/** The career form's rules for the browser, in a file of their own so that they load when needed. */
export const resolver = browserRules(careerSchema)
