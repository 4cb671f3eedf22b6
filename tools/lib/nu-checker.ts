import path from 'node:path'
import { has } from './debian'
import { fetchFromPackage } from './npm-pack'

/** Path of the Nu Html Checker after `fetchNuChecker`. */
export const nuChecker = path.resolve('node_modules/.cache/checkers/vnu-26.9.27.jar')

/** Downloads the Nu Html Checker if there is a Java. Returns whether it can run. */
export function fetchNuChecker(): boolean {
  return has('java') && fetchFromPackage('vnu-jar@26.9.27', 'build/dist/vnu.jar', nuChecker)
}
