import { writeModules } from './modules.mjs'

writeModules()
