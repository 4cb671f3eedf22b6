import { browserRules } from '../shared/rules'
import { admissionSchema } from './schema'

/** The admission form's rules for the browser, in a file of their own so that they load when needed. */
export const resolver = browserRules(admissionSchema)
