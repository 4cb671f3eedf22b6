import { browserRules } from '../shared/rules'
import { contactSchema } from './schema'

/** The contact form's rules for the browser, in a file of their own so that they load when needed. */
export const resolver = browserRules(contactSchema)
