#!/usr/bin/env node
/**
 * The embedded vendor behind a real HTTP server, for trying the site against one:
 * `node tools/vendor-server.mjs [port]`, then `VENDOR_API_URL=http://127.0.0.1:4100 npm start`.
 */
import { importTypeScript } from './lib/typescript.mjs'

const { VendorServer } = await importTypeScript('e2e/support/vendor-server.ts')
const vendor = await VendorServer.start({
  dataDir: '.data/vendor',
  token: process.env.VENDOR_API_TOKEN ?? '',
  port: Number(process.argv[2] ?? 4100),
})
console.log(`Vendor on ${vendor.url}`)
