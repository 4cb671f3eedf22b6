import { html } from '../lib/html.mjs'
import { boxes, choices, field, footer, letterhead, page, part, signatures } from '../lib/sheet.mjs'
import { stationery } from '../lib/theme.mjs'

const departments = ['Library', 'Laboratories', 'Sports', 'Transport', 'Hostel', 'Accounts']

const css = `${stationery}
.grid{row-gap:1.8mm}
fieldset{margin-top:3.2mm}
.clear td{height:6mm}.clear th{padding-block:1mm}
`

const render = () =>
  page({
    title: 'Application for a transfer certificate – DPS Siliguri',
    css,
    body: html`<main class="sheet">${letterhead()}
<div class="head"><div><h1>Application for a transfer certificate</h1><p class="lead">To be filled in by a parent. The certificate is issued when all departments have signed and the identity card is returned.</p></div>
<div class="office"><div class="label">For the office</div><div>Received on</div><div>Certificate no.</div></div></div>
<p class="declare">To the Principal, DPS Siliguri<br>I request a transfer certificate for my child, whose particulars are below.</p>
${part(
  'The student',
  html`<div class="grid">${field('Name of the student', 7)}${boxes('Admission number', '............', 5)}
${field('Class and section', 4)}${boxes('Date of birth', 'DD MM YYYY', 4)}${boxes('Date of admission', 'DD MM YYYY', 4)}
${field('Name of the mother', 6)}${field('Name of the father or guardian', 6)}
${field('Address after leaving', 12)}
${boxes('Contact number', '..........', 6)}${field('E-mail', 6)}</div>`,
)}
${part(
  'Leaving',
  html`<div class="grid">${boxes('Last day of attendance', 'DD MM YYYY', 4)}${field('Last examination taken, and result', 8)}
${choices('Reason', ['Transfer of a parent', 'Change of school', 'Schooling completed', 'Other'], 12)}
${field('If other, please say', 6)}${field('School to be joined, if known', 6)}
${choices('The certificate will be', ['Collected by a parent', 'Collected by a person authorised in writing', 'Downloaded'], 12)}</div>`,
)}
${part(
  'No-dues clearance',
  html`<table class="ruled clear"><thead><tr><th scope="col" style="width:34mm">Department</th><th scope="col">Remarks, if something is due</th><th scope="col" style="width:44mm">Signature</th><th scope="col" style="width:26mm">Date</th></tr></thead>
<tbody>${departments.map((name) => html`<tr><th scope="row">${name}</th><td></td><td></td><td></td></tr>`)}</tbody></table>`,
)}
${signatures('Signature of the parent', 'Class teacher', 'Principal')}
${footer('Application for a transfer certificate', 'Hand the form in at the school office')}
</main>`,
  })

export default [
  {
    file: 'public/documents/transfer-certificate-application.pdf',
    limit: 80,
    make: (browser) => browser.pdf(render()),
  },
]
