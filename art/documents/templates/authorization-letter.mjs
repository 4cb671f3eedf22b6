import { html } from '../lib/html.mjs'
import { boxes, choices, field, footer, letterhead, page, part, signatures } from '../lib/sheet.mjs'
import { stationery } from '../lib/theme.mjs'

const css = `${stationery}
.letter{font:400 10.4pt/1.95 'Serif',serif;margin-top:2mm}
.blank{display:inline-block;border-bottom:.25mm solid #7d8a82;height:4.6mm;vertical-align:baseline}
`

/** @param {number} width in millimetres @param {string} label for those who listen */
const blank = (width, label) =>
  html`<span class="blank" style="width:${width}mm" title="${label}"></span>`

const render = () =>
  page({
    title: 'Authorization letter – DPS Siliguri',
    css,
    body: html`<main class="sheet">${letterhead()}
<div class="head"><div><h1>Authorization letter</h1><p class="lead">When somebody other than a parent is to collect a student or a document, on the parent’s behalf.</p></div></div>
<div class="letter">
<p>To the Principal, DPS Siliguri</p>
<p>I, ${blank(66, 'name of the parent')}, parent / guardian of ${blank(58, 'name of the student')},<br>Class and section ${blank(30, 'class and section')}, admission number ${blank(44, 'admission number')}, authorise the<br>person named below to act for me as marked.</p>
</div>
${part(
  'What the person may do',
  html`<div class="grid">${choices('', ['Collect the student from school', 'Collect the student from the hostel', 'Collect a transfer certificate', 'Collect a report card or other document', 'Attend a parent–teacher meeting'], 12)}
${field('If another document, which', 12)}
${boxes('Valid from', 'DD MM YYYY', 6)}${boxes('Until and including', 'DD MM YYYY', 6)}</div>`,
)}
<div style="display:flex;gap:7mm;align-items:flex-start">
<div style="flex:1">${part(
      'The person',
      html`<div class="grid">${field('Name', 12)}${field('Relation to the student', 5)}${boxes('Mobile number', '..........', 7)}
${field('Address', 12)}${field('Kind of identity proof shown', 6)}${field('Last four characters of its number', 6)}
${field('Specimen signature of the person', 12)}</div>`,
    )}</div>
<div class="photo" style="margin-top:12mm">Photograph of the person authorised</div>
</div>
<div class="notes"><ul><li>The person must show the original of the identity proof at the gate or counter.</li><li>Attach a self-attested copy of the parent’s identity proof. Hide all but the last four digits of an Aadhaar number.</li><li>A parent may end this authorization at any time by writing to the school office.</li></ul></div>
<p class="declare" style="margin-top:4.4mm">The school is not responsible for what the person does once the student or the document has been handed over as authorised here.</p>
${signatures('Signature of the parent or guardian', 'Contact number', 'Place and date')}
${footer('Authorization letter', 'Hand the letter in at the school office')}
</main>`,
  })

export default [
  {
    file: 'public/documents/authorization-letter.pdf',
    limit: 80,
    make: (browser) => browser.pdf(render()),
  },
]
