import { html } from '../lib/html.mjs'
import { boxes, choices, field, footer, letterhead, page, part, signatures } from '../lib/sheet.mjs'
import { stationery } from '../lib/theme.mjs'

const render = () =>
  page({
    title: 'Identity card form – DPS Siliguri',
    css: stationery,
    body: html`<main class="sheet">${letterhead()}
<div class="head"><div><h1>Identity card form</h1><p class="lead">For a new student, or to replace a card that is lost or damaged. Please write in capital letters.</p></div></div>
<div style="display:flex;gap:7mm;align-items:flex-start">
<div class="grid" style="flex:1">
${choices('The card is', ['New', 'A replacement', 'A correction'], 12)}
${boxes('Admission number', '..............', 12)}
${field('Name of the student', 12)}
${field('Class and section', 5)}${field('Roll number', 3)}${field('House', 4)}
</div>
<div class="photo">Passport-size photograph of the student<br>(paste, do not staple)</div>
</div>
${part(
  'The student',
  html`<div class="grid">${boxes('Date of birth, as on the birth certificate', 'DD MM YYYY', 6)}${choices('Gender', ['Male', 'Female', 'Others'], 6)}
${field('Blood group', 3)}${field('Allergies or a condition the school should know of', 9)}</div>`,
)}
${part(
  'Parents or guardian',
  html`<div class="grid">${field('Name of the mother', 7)}${boxes('Mobile number', '..........', 5)}
${field('Name of the father', 7)}${boxes('Mobile number', '..........', 5)}
${field('Name of the guardian, if any', 7)}${boxes('Emergency number', '..........', 5)}
${field('Home address', 12)}${field('', 8)}${boxes('PIN code', '......', 4)}</div>`,
)}
${part(
  'Coming and going',
  html`<div class="grid">${choices('The student', ['Uses the school bus', 'Is brought and collected by parents', 'Lives in the hostel'], 12)}
${field('Bus route and stop, if any', 6)}${field('Persons who may collect the student, besides the parents', 6)}</div>`,
)}
<p class="declare" style="margin-top:4.4mm">I confirm that what is written above is correct, and I will tell the school office if any of it changes. A lost card will be reported at once.</p>
${signatures('Signature of the parent or guardian', 'Place and date')}
${footer('Identity card form', 'Hand the form in at the school office')}
</main>`,
  })

export default [
  {
    file: 'public/documents/identity-card-form.pdf',
    limit: 80,
    make: (browser) => browser.pdf(render()),
  },
]
