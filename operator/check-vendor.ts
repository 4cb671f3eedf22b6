/**
 * `npm run check:vendor -- https://api.vendor.example`, or `node check-vendor.mjs` in a release: runs every GET of the
 * site and reports the differences. Posts and stores nothing. The token comes from VENDOR_API_TOKEN, the URL by
 * default from VENDOR_API_URL. `--files 1000` checks more than 200 files. Exit code 1 if a page would show placeholders.
 */
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', default: '200' } },
})
const [vendor] = positionals
const maxFiles = Number(values.files)
if (vendor !== undefined) process.env.VENDOR_API_URL = vendor
process.env.LOG_LEVEL = 'silent'
// Signs picture URLs; without it a key would be written to DATA_DIR.
process.env.REVALIDATE_SECRET ||= 'of-no-use-but-for-this-check-of-the-vendor'

if (process.env.VENDOR_API_URL) {
  try {
    const { runVendorCheck } = await import('@/operator/vendor-check/check')
    const { text, code } = await runVendorCheck(maxFiles)
    console.log(text)
    process.exitCode = code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
} else {
  console.error('Enter the URL of the vendor: npm run check:vendor -- https://api.vendor.example')
  process.exitCode = 2
}
