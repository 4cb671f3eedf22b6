#!/usr/bin/env node
/**
 * `npm run new -- list circulars`, `page our-garden`, `field contact class`: writes the files of a recipe of
 * CONTRIBUTING.md. What is still to be written in them says FILL IN, and the checks fail until it is.
 */
import { unfilled } from './checks/content/unfilled.mjs'
import { carryOut } from './lib/recipes.mjs'
import { runBin } from './lib/steps.mjs'

try {
  const files = carryOut(process.argv.slice(2))
  const formatted = files.filter((file) => /\.tsx?$/.test(file))
  runBin('@biomejs/biome/bin/biome', ['check', '--write', '--log-level=error', ...formatted])
  console.log(`Written:\n  ${files.join('\n  ')}\nTo be filled in:`)
  const places = unfilled('content', 'app', 'components', 'lib', 'mocks')
  for (const place of places.filter((one) => files.some((file) => one.startsWith(`${file}:`))))
    console.log(`  ${place}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
