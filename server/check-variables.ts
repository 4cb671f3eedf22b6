import { exitOnBadVariables } from '@/lib/operating/variables'

// A module of its own, evaluated first: others read the environment while they load, and would throw at a bad variable.
exitOnBadVariables(process.env)
