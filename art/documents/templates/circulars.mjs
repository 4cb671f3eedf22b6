import { circulars } from '../lib/circulars.mjs'
import { html } from '../lib/html.mjs'
import { footer, letterhead, page } from '../lib/sheet.mjs'
import { stationery } from '../lib/theme.mjs'

const css = `${stationery}
.month{display:flex;justify-content:space-between;align-items:baseline;margin:6mm 0 5mm}
.month p:first-child{font:400 11pt/1 'Serif',serif;color:var(--leaf)}
.careers h1{font-size:24pt;margin-top:1.4mm;max-width:150mm}
.careers .lead{font:400 11.6pt/1.42 'Serif',serif;color:var(--leaf);margin:2.6mm 0 5mm;max-width:156mm;text-wrap:balance}
.careers h2{font:600 11pt/1.25 'Serif',serif;margin:5mm 0 1.4mm;font-size:12pt}
.careers{font-size:10.5pt}
.careers p{max-width:168mm}
.plain{font-size:9.8pt;line-height:1.36}
.plain th,.plain td{padding:1.9mm 3mm 1.9mm 0;border-bottom:.2mm solid var(--line)}
.plain thead th{color:var(--green);border-bottom:.4mm solid var(--green);font-size:8.4pt}
.plain tbody th{font-weight:500;min-width:28mm}
.plain+p{margin-top:2.6mm}
.grid-table td,.grid-table th{border:.2mm solid #aab4ac;padding:1.6mm 2.4mm;height:7mm}
.list li{position:relative;padding-left:5mm;margin-bottom:.9mm}
.list li::before{content:'';position:absolute;left:0;top:2.1mm;width:1.6mm;height:1.6mm;border-radius:50%;background:var(--gold)}
.write{margin-top:2mm}
.write li{display:flex;gap:3mm;align-items:flex-end;height:8.2mm;font-size:9.4pt;white-space:nowrap}
.write li::after{content:'';flex:1;border-bottom:.22mm solid #8a958e;margin-bottom:1.2mm}
.office-news{margin-top:auto;background:var(--mist);border-top:.6mm solid var(--green);padding:4.4mm 5.4mm 5mm}
.office-news h2{font:650 7.6pt/1.3 'Sans',sans-serif;letter-spacing:.13em;text-transform:uppercase;color:var(--leaf)}
.office-news div{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm;margin-top:2mm}
.office-news h3{font-size:10.4pt}
.office-news p{font-size:8.8pt;line-height:1.42;margin-top:.8mm}
.footer{border-top:0}
`

/** @param {string[][]} rows */
function table([head, ...rows]) {
  const empty = rows.every((row) => row.slice(1).every((cell) => cell === ''))
  return html`<table class="plain ${empty ? 'grid-table' : ''}"><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`
}

/** @param {import('../lib/circulars.mjs').Block} block */
function print(block) {
  if ('table' in block) return table(block.table)
  if ('list' in block)
    return html`<ul class="list">${block.list.map((item) => html`<li>${item}</li>`)}</ul>`
  if ('lines' in block)
    return html`<ul class="write">${block.lines.map((item) => html`<li>${item}</li>`)}</ul>`
  if ('heading' in block) return html`<h2>${block.heading}</h2>`
  return html`<p>${block.text}</p>`
}

/** @param {import('../lib/circulars.mjs').Circular} circular */
const render = ({ month, title, lead, blocks, office }) =>
  page({
    title: `${title} – ${month} circular, DPS Siliguri`,
    css,
    body: html`<main class="sheet">${letterhead()}
<div class="month"><p>Circular of ${month}</p></div>
<article class="careers"><p class="kicker">Career counselling</p><h1>${title}</h1><p class="lead">${lead}</p>${blocks.map(print)}</article>
<aside class="office-news"><h2>From the school office</h2><div>${office.map(([name, text]) => html`<section><h3>${name}</h3><p>${text}</p></section>`)}</div></aside>
${footer('Dates are in the School Calendar on the website')}</main>`,
  })

export default circulars.map((circular, i) => ({
  file: `mocks/vendor/media/files/notice-${String(i + 1).padStart(2, '0')}.pdf`,
  limit: 80,
  make: (browser) => browser.pdf(render(circular)),
}))
