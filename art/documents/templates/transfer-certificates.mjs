import sharp from 'sharp'
import { certificate, certificateCss } from '../lib/certificate.mjs'
import { page } from '../lib/sheet.mjs'

const statement =
  'Made for the demonstration of the certificate search. The pupil is invented and the page certifies nothing.'
const shared = {
  statement,
  mother: 'Left out of this sample',
  father: 'Left out of this sample',
  nationality: 'Indian',
  category: 'No',
  failed: 'No',
  concession: 'None',
  cadet: 'No',
  conduct: 'Very good',
  remarks: 'Sample for demonstration only',
}

const pupils = [
  {
    file: '2019-0417',
    values: {
      ...shared,
      serial: 'SAMPLE 0417',
      admission: 'DPS/2019/0417',
      name: 'Ananya Rai',
      admitted: '8 April 2019, Class I',
      born: '14/06/2012, the fourteenth of June two thousand and twelve',
      lastClass: 'VII, seven',
      examination: 'School annual examination, Class VII: passed',
      subjects: 'English, Hindi, Bengali, Mathematics, Science, Social Science, Computer Science',
      promotion: 'Yes, to Class VIII',
      dues: 'March 2026',
      workingDays: '214',
      present: '203',
      games: 'Badminton; school choir',
      applied: '24 March 2026',
      issued: '2 April 2026',
      reason: 'Transfer of a parent',
    },
  },
  {
    file: '2021-0132',
    values: {
      ...shared,
      serial: 'SAMPLE 0132',
      admission: 'DPS/2021/0132',
      name: 'Rohan Sarkar',
      admitted: '5 April 2021, Class V',
      born: '02/11/2010, the second of November two thousand and ten',
      lastClass: 'IX, nine',
      examination: 'School annual examination, Class IX: passed',
      subjects: 'English, Bengali, Mathematics, Science, Social Science, Information Technology',
      promotion: 'Yes, to Class X',
      dues: 'March 2026',
      workingDays: '212',
      present: '196',
      games: 'Football, school team; quiz club',
      applied: '18 March 2026',
      issued: '1 April 2026',
      reason: 'Change of school',
    },
  },
  {
    file: '2016-0288',
    values: {
      ...shared,
      serial: 'SAMPLE 0288',
      admission: 'DPS/2016/0288',
      registration: 'Sample',
      name: 'Tenzing Lepcha',
      admitted: '11 April 2016, Class I',
      born: '27/01/2010, the twenty-seventh of January two thousand and ten',
      lastClass: 'X, ten',
      examination: 'Board examination, Class X: passed',
      subjects: 'English, Nepali, Mathematics, Science, Social Science, Painting',
      promotion: 'Yes, to Class XI',
      dues: 'March 2026',
      workingDays: '208',
      present: '199',
      games: 'Table tennis; hostel music evening',
      applied: '22 May 2026',
      issued: '29 May 2026',
      reason: 'Schooling up to Class X completed',
    },
  },
]

/** @param {Record<string, string>} [values] */
const render = (values) =>
  page({
    title: 'Sample transfer certificate – DPS Siliguri',
    css: certificateCss,
    body: certificate(values),
  })

export default [
  {
    file: 'public/documents/sample-transfer-certificate.pdf',
    limit: 80,
    make: (browser) => browser.pdf(render()),
  },
  ...pupils.map(({ file, values }) => ({
    file: `mocks/vendor/media/tc/${file}.webp`,
    limit: 90,
    /** @param {Awaited<ReturnType<typeof import('../lib/browser.mjs').openBrowser>>} browser */
    make: async (browser) => {
      const png = await browser.png(render(values), { width: 794, height: 1123, scale: 2 })
      return sharp(png)
        .resize(1000, 1414, { fit: 'fill' })
        .webp({ quality: 72, effort: 6 })
        .toBuffer()
    },
  })),
]
