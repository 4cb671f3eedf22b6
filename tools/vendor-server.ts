/**
 * The embedded vendor behind an HTTP server: `node --conditions=react-server tools/run.mjs tools/vendor-server.ts
 * [port]`, then `VENDOR_API_URL=http://127.0.0.1:4100 npm start`.
 */
import { VendorServer } from '@/mocks/vendor/faulty-server'

const vendor = await VendorServer.start({
  dataDir: '.data/vendor',
  token: process.env.VENDOR_API_TOKEN ?? '',
  port: Number(process.argv[2] ?? 4100),
})
console.log(`Vendor on ${vendor.url}`)
