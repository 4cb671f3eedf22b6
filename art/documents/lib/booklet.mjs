import { school } from './facts.mjs'
import { html } from './html.mjs'
import { picture } from './pictures.mjs'

/** Prospectus and magazine: designed pages on warm paper. */
export const bookletCss = `
.sheet{background:var(--paper);padding:17mm 19mm 13mm;font-size:10.5pt;line-height:1.56}
.sheet.dark{background:var(--green);color:#eef3ee}
.sheet.bleed{padding-top:0}
.band{margin:0 -19mm 9mm;overflow:hidden;flex:none}
.band img,.fill img{width:100%;height:100%;object-fit:cover;display:block}
.opener{margin-bottom:6mm}
.opener h1,.opener h2{font:540 30pt/1.06 'Display',serif;letter-spacing:-.018em;margin-top:1.6mm}
.opener .lead{font:400 12.4pt/1.45 'Serif',serif;color:var(--leaf);margin-top:3.4mm;max-width:150mm}
.sheet p+p{margin-top:2.6mm}
.columns{columns:2;column-gap:9mm}
.columns>*{break-inside:avoid}
.columns h3{margin:4.4mm 0 1mm}
.columns h3:first-child{margin-top:0}
.split{display:grid;grid-template-columns:1fr 1fr;gap:9mm}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:4mm}
.pair .fill{height:58mm}
.fill{overflow:hidden;border-radius:1.2mm}
figcaption,.caption{font-size:8pt;color:var(--soft);margin-top:1.4mm;line-height:1.35}
.folio{margin-top:auto;padding-top:4mm;display:flex;justify-content:space-between;font-size:7.8pt;color:var(--soft)}
.folio b{color:var(--green);font-variant-numeric:lining-nums}
.dark .folio,.dark .folio b{color:#b9cabf}
.list li{position:relative;padding-left:5mm;margin-bottom:1.5mm}
.list li::before{content:'';position:absolute;left:0;top:2.15mm;width:1.7mm;height:1.7mm;border-radius:50%;background:var(--gold)}
.box{background:#fff;border:.2mm solid #e0d9c6;border-radius:1.6mm;padding:4.4mm 5.2mm}
.box h3{margin-bottom:1.4mm}
.box.mist{background:var(--mist);border-color:#d4ded3}
.plain{font-size:9.4pt;line-height:1.38}
.plain th,.plain td{padding:1.9mm 2.4mm;border-bottom:.2mm solid #d8d3c3}
.plain thead th{color:var(--green);border-bottom:.4mm solid var(--green);font-size:8.4pt;vertical-align:bottom}
.plain tbody th{font-weight:500}
.plain tr>:first-child{padding-left:0}
.plain tr>:last-child{padding-right:0}
.total{font-weight:650;color:var(--green)}
.stack>*+*{margin-top:4mm}
.fine{font-size:8.4pt;line-height:1.45;color:var(--soft)}
`

/** @param {string} title @param {number} number */
export const folio = (title, number) =>
  html`<footer class="folio"><span>${school.name} · ${title}</span><b>${number}</b></footer>`

/**
 * @param {string} kicker @param {string} heading @param {string} [lead]
 */
export const opener = (kicker, heading, lead) =>
  html`<div class="opener"><p class="kicker">${kicker}</p><h2>${heading}</h2>${lead && html`<p class="lead">${lead}</p>`}</div>`

/**
 * A picture across the head of a page.
 * @param {string} name of the scene
 * @param {number} height in millimetres
 * @param {string} alt
 * @param {string} [position] what to keep when the scene is cut
 */
export const band = async (name, height, alt, position) => {
  const size = { width: 720, height: Math.round((720 * height) / 210), quality: 36, position }
  const uri = await picture(name, size)
  return html`<div class="band" style="height:${height}mm"><img src="${uri}" alt="${alt}"></div>`
}

/** @param {string} uri @param {string} alt @param {string} [caption] */
export const figure = (uri, alt, caption) =>
  html`<figure><div class="fill"><img src="${uri}" alt="${alt}"></div>${caption && html`<figcaption>${caption}</figcaption>`}</figure>`

/** @param {unknown[]} items */
export const list = (items) =>
  html`<ul class="list">${items.map((item) => html`<li>${item}</li>`)}</ul>`
