import { exitOnBadVariables } from '@/lib/operating/variables'

// A module of its own, evaluated before all others: some of them read the environment while they load, and throw.
exitOnBadVariables(process.env)
