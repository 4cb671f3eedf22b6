#!/usr/bin/env node
/**
 * `npm run check:vendor -- https://api.vendor.example`: asks a vendor everything the site will ask it, with
 * the site's own client and schemas, and prints what fits and what does not. The token comes from
 * VENDOR_API_TOKEN; without an address the one in VENDOR_API_URL is asked. Posts nothing, keeps nothing.
 * `--files 1000` for more files than 200. Exit code 1 when a page would show placeholders.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importTypeScript } from './lib/typescript.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', default: '200' } },
})
const [vendor] = positionals
if (vendor !== undefined) process.env.VENDOR_API_URL = vendor
if (!process.env.VENDOR_API_URL) {
  console.error('Say which vendor: npm run check:vendor -- https://api.vendor.example')
  process.exit(2)
}
process.env.LOG_LEVEL = 'silent'
// Addresses of pictures are signed, and a key made for that would be kept in DATA_DIR.
process.env.REVALIDATE_SECRET ||= 'of-no-use-but-for-this-check-of-the-vendor'

try {
  const { runVendorCheck } = await importTypeScript('lib/operating/vendor-check/results.ts')
  const { text, code } = await runVendorCheck(Number(values.files))
  console.log(text)
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
