import path from 'node:path'
import { has } from './debian'
import { fetchFromPackage } from './npm-pack'

export const nuChecker = path.resolve('node_modules/.cache/checkers/vnu-26.9.27.jar')

export function fetchNuChecker(): boolean {
  return has('java') && fetchFromPackage('vnu-jar@26.9.27', 'build/dist/vnu.jar', nuChecker)
}
