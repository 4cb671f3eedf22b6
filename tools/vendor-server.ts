/**
 * `npm run vendor`: the embedded vendor behind an HTTP server, at `PORT` or 4100, for a site that
 * `VENDOR_API_URL=http://127.0.0.1:4100 npm start` starts. Takes faults from the terminal.
 */
import { createInterface } from 'node:readline'
import { faultNames, VendorServer } from '@/mocks/vendor/faulty-server'

const vendor = await VendorServer.start({
  dataDir: '.data/vendor',
  token: process.env.VENDOR_API_TOKEN ?? '',
  port: Number(process.env.PORT || 4100),
})
const help = `Type a fault (${faultNames.join(', ')}) or renamed fields (title=zz1 date=zz2), and press Enter. Enter alone ends it.`
console.log(
  `Vendor on ${vendor.url}. Start the site with VENDOR_API_URL=${vendor.url} npm start\n${help}`,
)
for await (const line of createInterface({ input: process.stdin })) {
  const fault = faultNames.find((name) => name === line.trim()) ?? null
  const renamed = [...line.matchAll(/(\w+)=(\w+)/g)].map(([, from = '', to = '']) => ({ from, to }))
  vendor.setFault(fault)
  vendor.renameFields(renamed)
  console.log(
    fault ?? (renamed.length > 0 ? `sent under other names: ${line}` : `no fault\n${help}`),
  )
}
