import { writeModules } from './modules'

writeModules()
