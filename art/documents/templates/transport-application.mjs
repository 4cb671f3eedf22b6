import { school, transportFee } from '../lib/facts.mjs'
import { html, rupees } from '../lib/html.mjs'
import { boxes, choices, field, footer, letterhead, page, part, signatures } from '../lib/sheet.mjs'
import { stationery } from '../lib/theme.mjs'

const render = () =>
  page({
    title: 'Application for school transport – DPS Siliguri',
    css: `${stationery}.grid{row-gap:1.7mm}fieldset{margin-top:3.4mm}`,
    body: html`<main class="sheet">${letterhead()}
<div class="head"><div><h1>Application for school transport</h1><p class="lead">One form for each student. Transport costs ${rupees(transportFee)} a month in session ${school.session}, in all classes.</p></div>
<div class="office"><div class="label">For the office</div><div>Route no.</div><div>Stop</div><div>From</div></div></div>
${part(
  'The request',
  html`<div class="grid">${choices('I ask the school to', ['Begin transport', 'Change the stop', 'End transport'], 7)}${boxes('With effect from', 'DD MM YYYY', 5)}</div>`,
)}
${part(
  'The student',
  html`<div class="grid">${field('Name of the student', 7)}${boxes('Admission number', '............', 5)}
${field('Class and section', 4)}${field('Brothers or sisters who use the bus: name and class', 8)}</div>`,
)}
${part(
  'Where the bus should stop',
  html`<div class="grid">${field('Home address', 12)}${field('Locality', 5)}${field('Nearest landmark', 7)}
${field('Stop for the morning', 6)}${field('Stop for the afternoon, if another', 6)}
${choices('Both ways', ['Morning and afternoon', 'Morning only', 'Afternoon only'], 12)}</div>`,
)}
${part(
  'Whom to call',
  html`<div class="grid">${field('Name of the mother', 7)}${boxes('Mobile number', '..........', 5)}
${field('Name of the father or guardian', 7)}${boxes('Mobile number', '..........', 5)}
${field('Who meets the student at the stop', 7)}${boxes('Mobile number', '..........', 5)}</div>`,
)}
<div class="notes"><ul><li>A seat is given when the school has confirmed the route and the stop in writing.</li><li>Please be at the stop before the bus is due; a bus cannot wait.</li><li>For safety a small child is handed over only to the person named here.</li><li>Tell the office in writing before a change of stop or an end of transport.</li></ul></div>
<p class="declare" style="margin-top:4mm">I have read the above and agree to it.</p>
${signatures('Signature of the parent or guardian', 'Date', 'Transport in-charge')}
${footer('Application for school transport', 'Hand the form in at the school office')}
</main>`,
  })

export default [
  {
    file: 'public/documents/transport-application.pdf',
    limit: 80,
    make: (browser) => browser.pdf(render()),
  },
]
