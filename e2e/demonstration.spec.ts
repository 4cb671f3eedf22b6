import { startSite } from '@/testing/site'
import { sourceOf } from './support/lists'
import { expect, test } from './support/test'

const SITE_URL = 'https://www.school.example'

// The forms' message in a demonstration: components/forms/enquiry-form.test.tsx, lib/forms/forms.test.ts.
test('every page of one build names the SITE_URL of the running site, and says "Demonstration content" once without a vendor', async () => {
  const site = await startSite({ env: { SITE_URL, VENDOR_API_URL: '' } })
  for (const path of ['/our-motto', '/news', '/contact-us']) {
    const html = await sourceOf(site.url + path)
    expect(html, path).toContain(`<link rel="canonical" href="${SITE_URL}${path}"/>`)
    expect(html, path).not.toContain('localhost')
    expect(html.match(/Demonstration content/g), path).toHaveLength(1)
  }
  await site.stop()
})
