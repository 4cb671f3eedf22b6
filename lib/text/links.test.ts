import { expect, it } from 'vitest'
import { pairs } from '@/testing/pairs'
import { findLinks, parseExternalUrl } from './links'

it.each([
  ['www.cbse.gov.in', 'https://www.cbse.gov.in'],
  ['cbse.gov.in/x', 'https://cbse.gov.in/x'],
  ['//cbse.gov.in/x', 'https://cbse.gov.in/x'],
  ['http:/x.example', 'http://x.example'],
  ['https//x.example', 'https://x.example'],
  ['http//:x.example/a', 'http://x.example/a'],
  ['ttps://x.example', 'https://x.example'],
  ['http://https://x.example', 'http://x.example'],
  [' “https://x.example/a b” ', 'https://x.example/a%20b'],
  ['office@school.example', 'mailto:office@school.example'],
  ['http://office@school.example', 'mailto:office@school.example'],
  ['mailto: office@school.example', 'mailto:office@school.example'],
  ['98765 43210', 'tel:+919876543210'],
  ['+91-98765-43210', 'tel:+919876543210'],
  ['tel:098765 43210', 'tel:+919876543210'],
  ['0353-2571234', 'tel:+913532571234'],
  ['1800-11-8002', 'tel:1800118002'],
  ['mailto:a@b.in; c@d.in?subject=TC form', 'mailto:a@b.in,c@d.in?subject=TC%20form'],
  ['htp://x.example', 'http://x.example'],
  ['https:www.x.example', 'https://www.x.example'],
  ['https://x.example/a .', 'https://x.example/a'],
  ['(https://x.example)', 'https://x.example'],
  ['https://x.example।', 'https://x.example'],
  ['\u202ahttps://x.example\u202c', 'https://x.example'],
  ['forms.gle/aB1', 'https://forms.gle/aB1'],
  ['https://www.google.com/url?q=https://forms.gle/aB1&sa=D', 'https://forms.gle/aB1'],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fforms.gle%2FaB1&data=x',
    'https://forms.gle/aB1',
  ],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F', 'https://a.example/'],
  ['https://www.google.com/url?q=javascript:x', 'https://www.google.com/url?q=javascript:x'],
  ['https://www.google.com/search?q=https://a.in', 'https://www.google.com/search?q=https://a.in'],
  ['whatsapp://send?phone=919434012345', 'https://api.whatsapp.com/send?phone=919434012345'],
  ['tg://resolve?domain=dps', 'https://t.me/dps'],
  ['webcal://a.example/x.ics', 'https://a.example/x.ics'],
  ['geo:0,0?q=Siliguri', 'https://www.google.com/maps/search/?api=1&query=Siliguri'],
  ['sms:94340 12345?body=TC form', 'sms:+919434012345?body=TC%20form'],
  ['smsto:+919434012345', 'sms:+919434012345'],
  ['tel:%2B919434012345', 'tel:+919434012345'],
  ['tel:0353 257 1234 ext 12', 'tel:+913532571234'],
  ['tel:+91 (0) 353 257 1234', 'tel:+913532571234'],
  ['mailto:The Office <a@b.example>', 'mailto:a@b.example'],
  ['mailto:Office%20%3Ca@b.example%3E', 'mailto:a@b.example'],
  ['Office <a@b.example>', 'mailto:a@b.example'],
])('parses the URL %j as %j', (written, href) => {
  expect(parseExternalUrl(written)).toBe(href)
})

it.each([
  ...['javascript:alert(1)', 'java\nscript:x', 'data:text/html,x', 'file:///c', 'C:\\a.pdf'],
  ...['vbscript:x', 'blob:x', 'files/f.pdf', 'https://forms.gle/a https://forms.gle/b', 'form.pdf'],
  ...[
    'https://cbse,gov.in',
    'film.mov',
    '/admission',
    '#x',
    '',
    'click here',
    'https://',
    'http://files/f.pdf',
  ],
])('rejects %j as an external URL', (written) => {
  expect(parseExternalUrl(written)).toBeNull()
})

it.each(
  pairs(
    'Join at https://meet.example/abc. → https://meet.example/abc',
    '👉https://forms.gle/abc👈 ✅www.cbse.gov.in → https://forms.gle/abc https://www.cbse.gov.in',
    'Email:a@b.in, E-mail-c@d.in, Office:e@f.in → mailto:a@b.in mailto:c@d.in mailto:e@f.in',
    'a@b.in,c@d.in/e@f.in → mailto:a@b.in mailto:c@d.in mailto:e@f.in',
    'https://x.example/a,b@c.in:d@e.in → https://x.example/a,b@c.in:d@e.in',
    'Mob-9834012345, Ph.9834012346 → tel:+919834012345 tel:+919834012346',
    '📞 9834012345 → tel:+919834012345',
    '(www.cbse.gov.in), cbse.gov.in/x and cbse.nic.in. → https://www.cbse.gov.in https://cbse.gov.in/x https://cbse.nic.in',
    'https://a.example/x_(y) “https://b.example” https://c.example/হিন্দি। → https://a.example/x_(y) https://b.example https://c.example/হিন্দি',
    'Mail a@b.co.in, call 9876543210 or +91 98765 43211 → mailto:a@b.co.in tel:+919876543210 tel:+919876543211',
    'Bit.ly/aB and forms.gle/aB → https://Bit.ly/aB https://forms.gle/aB',
    '0353-2571234, (0353) 257 1234, +91-353-2571234 and 1800-180-5522, on 20-11-2026 or 020-11-2026 → tel:+913532571234 tel:+913532571234 tel:+913532571234 tel:18001805522',
    '0353-2571234/35, fee 0353-2571234/2026 → tel:+913532571234',
    'Call 9876543210/9876543211, ফোন: 9876543212, or 0353-2571234/2571235 → tel:+919876543210 tel:+919876543211 tel:+919876543212 tel:+913532571234',
    'Contact No.: 9876543210, 9876543211 → tel:+919876543210 tel:+919876543211',
    'https://a.example/x,https://b.example/y → https://a.example/x https://b.example/y',
    'http://https://a.example → https://a.example',
    'Website:www.cbse.gov.in/Email:a@b.in, Web-www.b.com → https://www.cbse.gov.in/ mailto:a@b.in https://www.b.com',
    'Form:https://a.example/x;Fee:https://b.example/y → https://a.example/x https://b.example/y',
    'https://forms.gle/aBhttps://forms.gle/cDwww.cbse.gov.in → https://forms.gle/aB https://forms.gle/cD https://www.cbse.gov.in',
    'Form:forms.gle/aB,forms.gle/cD, see www.dps.example/Class-X:Form → https://forms.gle/aB https://forms.gle/cD https://www.dps.example/Class-X:Form',
    'https://www.google.com/maps/@26.7,88.4,17z → https://www.google.com/maps/@26.7,88.4,17z',
    'Ph: 943 40 12345, Mob 94340.12345, (+91) 9434012345, 94340\u00a012345, +91 943 40 12345 → tel:+919434012345 tel:+919434012345 tel:+919434012345 tel:+919434012345 tel:+919434012345',
    'newwww.cbse.gov.in → https://newwww.cbse.gov.in',
    '0353 – 2571234, +91 (0) 353-2571234, +91 (353) 257-1234, (0353)2571234, 1860 500 1234 → tel:+913532571234 tel:+913532571234 tel:+913532571234 tel:+913532571234 tel:18605001234',
    'Call 9434-012345, 943-401-2345 or 9434 012 345; contact: 0353-2571234, 9434012345 → tel:+919434012345 tel:+919434012345 tel:+919434012345 tel:+913532571234 tel:+919434012345',
    'Ph.0353-2571234, Tel-0353 2571234, 0091 94340 12345 → tel:+913532571234 tel:+913532571234 tel:+919434012345',
    'Tel. 0353 257 12 34 → tel:+913532571234',
    'Das–94340 12345–94340 12346 → tel:+919434012345 tel:+919434012346',
    'https://a.example/?u=https://b.example/c → https://a.example/?u=https://b.example/c',
    'forms.gle/abc.Last date 20 Nov → https://forms.gle/abc',
    'Mob. 9434012345/46, 0353-2571234/35 → tel:+919434012345 tel:+913532571234',
    'ফোন: ৯৪৩৪০১২৩৪৫, फोन ९४३४० १२३४५ → tel:+919434012345 tel:+919434012345',
    'Call 91-9434012345, 919434012346 or 91 9434012347; office 91-353-2571234 → tel:+919434012345 tel:+919434012346 tel:+919434012347 tel:+913532571234',
    '91-9434012345, Aadhaar 9194 3401 2345, UTR 919434012346 → tel:+919434012345',
    '*forms.gle/a* **https://forms.gle/b**, *See https://forms.gle/c*. |https://forms.gle/d| → https://forms.gle/a https://forms.gle/b https://forms.gle/c https://forms.gle/d',
    '*office@a.in* `https://a.example/b*c` → mailto:office@a.in https://a.example/b*c',
    '_https://a.example/b_ https://a.example/c_ → https://a.example/b https://a.example/c_',
    'https://a.example/२०२६ → https://a.example/२०२६',
  ),
)('finds the links in %j', (text, hrefs) => {
  expect(findLinks(text).map(({ href }) => href)).toEqual(hrefs.split(' '))
})

it.each([
  'INV-98340-12345',
  '+977 98412 34567, 977 98412-34567, 00977 98412 34567, +44 0207 946 0958',
  'A/c no 9876543210, Roll No. 9876543211',
  'closed.In case of rain, see form.pdf. Account 9876543210, IFSC 12345678901234',
  'javascript:alert(1) data:text/html,x',
  'Zoom 912 345 6789, A/c 9434 012 345',
  'Call 9434012345/12/2026 or 94340/2026',
  '943 40 12345, call 6-7 20-11-2026, contact class 6 7 8 9 10 11 12',
])('finds no link in %j', (text) => {
  expect(findLinks(text)).toEqual([])
})
