import path from 'node:path'
import { has } from './debian.mjs'
import { fetchFromPackage } from './npm-pack.mjs'

/** The Nu Html Checker, once it is fetched. */
export const nuChecker = path.resolve('node_modules/.cache/checkers/vnu-26.9.27.jar')

/** Fetches the Nu Html Checker where there is a Java to run it with. Tells whether it can be run. */
export function fetchNuChecker() {
  return has('java') && fetchFromPackage('vnu-jar@26.9.27', 'build/dist/vnu.jar', nuChecker)
}
