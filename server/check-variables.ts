import { exitOnBadVariables } from '@/lib/operating/variables'

// `main.ts` imports this module first: other modules read the environment while they load, and a bad variable would throw
// there, with a stack trace instead of a remedy.
exitOnBadVariables(process.env)
