import { expect, it } from 'vitest'
import { pairs } from '@/testing/pairs'
import { findLinks, parseExternalUrl } from './links'

it.each([
  ['www.cbse.gov.in', 'https://www.cbse.gov.in'],
  ['cbse.gov.in/x', 'https://cbse.gov.in/x'],
  ['//cbse.gov.in/x', 'https://cbse.gov.in/x'],
  ['forms.gle/aB1', 'https://forms.gle/aB1'],
  [' https://x.example/a b ', 'https://x.example/a%20b'],
  ['\u202ahttps://x.example\u202c', 'https://x.example'],
  ['office@school.example', 'mailto:office@school.example'],
  [
    'mailto: office@school.example?subject=TC form',
    'mailto:office@school.example?subject=TC%20form',
  ],
  ['tel:098765 43210', 'tel:+919876543210'],
  ['tel:+91 (0) 353 257 1234', 'tel:+913532571234'],
  ['tel:1800-11-8002', 'tel:1800118002'],
  ['tel:+1 415 555 2671', 'tel:+14155552671'],
])('parses the link %j as %j', (written, href) => {
  expect(parseExternalUrl(written)).toBe(href)
})

it.each([
  ...['javascript:alert(1)', 'java\nscript:x', 'data:text/html,x', 'file:///c', 'C:\\a.pdf'],
  ...['vbscript:x', 'blob:x', 'whatsapp://send?phone=1', 'files/f.pdf', 'form.pdf', '/admission'],
  ...['https://forms.gle/a https://forms.gle/b', 'https://cbse,gov.in', 'http://files/f.pdf'],
  ...['#x', '', 'click here', 'https://', 'Office <a@b.example>', 'http:/x.example', '98765 43210'],
])('finds no web, mail or phone link in the value %j', (written) => {
  expect(parseExternalUrl(written)).toBeNull()
})

it.each(
  pairs(
    'Join at https://meet.example/abc. → https://meet.example/abc',
    '👉https://forms.gle/abc👈 ✅www.cbse.gov.in → https://forms.gle/abc https://www.cbse.gov.in',
    '(www.cbse.gov.in), cbse.gov.in/x and cbse.nic.in. → https://www.cbse.gov.in https://cbse.gov.in/x https://cbse.nic.in',
    'https://a.example/x_(y) “https://b.example” https://c.example/হিন্দি। → https://a.example/x_(y) https://b.example https://c.example/হিন্দি',
    'https://a.example/x,https://b.example/y → https://a.example/x https://b.example/y',
    'https://a.example/?u=https://b.example/c → https://a.example/?u=https://b.example/c',
    'https://www.google.com/maps/@26.7,88.4,17z → https://www.google.com/maps/@26.7,88.4,17z',
    'Website:www.cbse.gov.in Email:a@b.in,c@d.in → https://www.cbse.gov.in mailto:a@b.in mailto:c@d.in',
    'newwww.cbse.gov.in → https://newwww.cbse.gov.in',
    'Ph.9434012345, 94340 12345 and 094340 12345 → tel:+919434012345 tel:+919434012345 tel:+919434012345',
    '+91 98765 43210, (+91) 98765 43210, +91-353-2571234 → tel:+919876543210 tel:+919876543210 tel:+913532571234',
    '0353-2571234, (0353) 257 1234, 0353 – 2571234 → tel:+913532571234 tel:+913532571234 tel:+913532571234',
    '1800-180-5522 on 20-11-2026 or 020-11-2026 → tel:18001805522',
    'Call 9876543210/9876543211, 0353-2571234/35 → tel:+919876543210 tel:+919876543211 tel:+913532571234',
    'ফোন: ৯৪৩৪০১২৩৪৫ https://a.example/9434012345 → tel:+919434012345 https://a.example/9434012345',
  ),
)('finds the links in %j', (text, hrefs) => {
  expect(findLinks(text).map(({ href }) => href)).toEqual(hrefs.split(' '))
})

it.each([
  'INV-98340-12345, x9434012345, 9434012345.50',
  '+977 98412 34567, 977 98412-34567, 00977 98412 34567, +44 0207 946 0958',
  'IFSC 12345678901234, Aadhaar 9194 3401 2345, UTR 919434012346, 20-11-2026',
  'closed.In case of rain, see form.pdf',
  'javascript:alert(1) data:text/html,x',
])('finds no link in %j', (text) => {
  expect(findLinks(text)).toEqual([])
})
