import { importTypeScript } from '../../../scripts/lib/typescript.mjs'
import { fees, feesClassXi, registrationFee, school, TO_BE_PUBLISHED } from '../lib/facts.mjs'
import { html, rupees } from '../lib/html.mjs'
import { footer, letterhead, page } from '../lib/sheet.mjs'
import { stationery } from '../lib/theme.mjs'

const css = `${stationery}
.sheet{padding-bottom:10mm}
.head h1{font-size:23pt}
section{margin-top:6mm}
section h2{font:600 12.4pt/1.25 'Serif',serif;margin-bottom:2mm}
.ruled{font-size:9.2pt;line-height:1.36}
.ruled td,.ruled th{padding:1.75mm 2.4mm;border-color:#b9c3bb}
.ruled thead th{font-size:8.4pt}
.ruled tbody th{background:none;color:var(--ink);font-weight:400;font-size:inherit}
.ruled .no{width:10mm;text-align:center;font-variant-numeric:tabular-nums lining-nums;color:var(--soft)}
.ruled .info{width:34%}
.open{color:var(--soft);font-style:italic}
.note{font-size:8.6pt;line-height:1.45;color:var(--soft);margin-top:2mm}
.footer{margin-top:auto}
.cont{font-size:9pt;color:var(--soft);display:flex;justify-content:space-between;border-bottom:.35mm solid var(--green);padding-bottom:2mm}
.cont b{color:var(--green)}
`

const { boardResults, disclosureSections } = await importTypeScript('content/disclosure.ts')
const { passPercentage } = await importTypeScript('lib/disclosure.ts')

const open = html`<span class="open">${TO_BE_PUBLISHED}</span>`

/** @param {string | {text: string, href: string} | null} value */
const shown = (value) => {
  if (value === null) return open
  if (typeof value === 'string') return value
  if ('phones' in value) return value.phones.map(({ label, digits }) => `${label}: ${digits}`).join('; ')
  return value.href.startsWith('/') ? `${value.text}, on the website` : value.text
}

/** A section of `content/disclosure.ts` by its letter. */
const section = (letter, right = 'Details') => {
  const { title, rows } = disclosureSections.find((one) => one.letter === letter)
  return html`<section><h2>${letter}. ${title}</h2>
<table class="ruled"><thead><tr><th scope="col" class="no">No.</th><th scope="col">Information</th><th scope="col" class="info">${right}</th></tr></thead>
<tbody>${rows.map(
    ({ label, value }, i) =>
      html`<tr><td class="no">${i + 1}</td><th scope="row">${label}</th><td>${shown(value)}</td></tr>`,
  )}</tbody></table></section>`
}

/** @param {'X' | 'XII'} name */
const results = (name) => html`<section><h2>Result of Class ${name}</h2>
<table class="ruled"><thead><tr><th scope="col">Session</th><th scope="col">Registered</th><th scope="col">Passed</th><th scope="col">Pass percentage</th><th scope="col">Remarks</th></tr></thead>
<tbody>${boardResults[name].map((year) =>
  passPercentage(year) === null
    ? html`<tr><td>${year.session}</td><td colspan="4">${open}</td></tr>`
    : html`<tr><td>${year.session}</td><td>${year.registered}</td><td>${year.passed}</td><td>${passPercentage(year)}</td><td>${year.remarks}</td></tr>`,
)}</tbody></table></section>`

/** @param {number} number */
const running = (number) =>
  html`<header class="cont"><b>${school.name}</b><span>Mandatory public disclosure · page ${number} of 4</span></header>`

const attested =
  'Copies are self-attested by the Chairman, Manager or Secretary and by the Principal before they are put on the website.'

const render = () =>
  page({
    title: `Mandatory public disclosure – ${school.name}`,
    css,
    body: html`<main>
<div class="sheet">${letterhead()}
<div class="head"><div><h1>Mandatory public disclosure</h1><p class="lead">In the form of Appendix IX of the Board’s affiliation bye-laws. Address, e-mail and telephone are those of the website’s contact page. What the school has still to give is marked so.</p></div></div>
${section('A')}
${section('B', 'Copy on the website')}
<p class="note">${attested}</p>
${footer('Mandatory public disclosure', 'Page 1 of 4')}</div>

<div class="sheet">${running(2)}
${section('C')}
${results('X')}
${results('XII')}
<section><h2>Fees of session ${school.session}, in short</h2>
<table class="ruled"><thead><tr><th scope="col">Class</th><th scope="col" class="num">Total at admission</th><th scope="col" class="num">Tuition, monthly</th></tr></thead><tbody>${[
      ...fees,
      ...feesClassXi.map((row) => ({ ...row, group: `Class XI ${row.group}` })),
    ].map(
      ({ group, total, tuition }) =>
        html`<tr><th scope="row">${group}</th><td class="num">${rupees(total)}</td><td class="num">${tuition ? rupees(tuition) : html`<span class="open">Not published</span>`}</td></tr>`,
    )}</tbody></table><p class="note">Totals are of the year of admission, without forms and registration (${rupees(registrationFee)}, once) and without monthly fees.</p></section>
${footer('Mandatory public disclosure', 'Page 2 of 4')}</div>

<div class="sheet">${running(3)}
${section('D')}
${footer('Mandatory public disclosure', 'Page 3 of 4')}</div>

<div class="sheet">${running(4)}
${section('E')}
<section><h2>Annual report</h2><p>The annual report of the session is put on the website by 15 September. ${open}</p></section>
<section><h2>Declaration</h2><p>What is written here is correct to the best of our knowledge and is kept up to date by the school.</p>
<div class="signs" style="margin-top:12mm"><div>Chairman, Manager or Secretary<br>(name, signature and seal)</div><div>Principal<br>(name, signature and seal)</div><div>Place and date of the last update</div></div></section>
${footer('Mandatory public disclosure', 'Page 4 of 4')}</div></main>`,
  })

export default [
  {
    file: 'public/documents/mandatory-disclosures.pdf',
    limit: 150,
    make: (browser) => browser.pdf(render(), { outline: true }),
  },
]
