import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './pictures.mjs'

const FONTS = path.join(ROOT, 'art/documents/fonts')

const FACES = [
  ['Display', 540, 'normal', 'fraunces-display'],
  ['Serif', 600, 'normal', 'fraunces-semibold'],
  ['Serif', 400, 'normal', 'fraunces-text'],
  ['Serif', 400, 'italic', 'fraunces-text-italic'],
  ['Sans', 400, 'normal', 'figtree-regular'],
  ['Sans', 400, 'italic', 'figtree-italic'],
  ['Sans', 500, 'normal', 'figtree-medium'],
  ['Sans', 650, 'normal', 'figtree-semibold'],
]

/** @param {string} file */
const source = (file) =>
  `url(data:font/woff2;base64,${readFileSync(path.join(FONTS, `${file}.woff2`)).toString('base64')}) format('woff2')`

const faces = FACES.map(
  ([family, weight, style, file]) => `
@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:${source(file)}}
@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:${source(`${file}-rupee`)};unicode-range:U+20B9}`,
).join('')

/** Tokens, type and the parts every document shares. */
export const theme = `${faces}
:root{
  --green:#0f3d2e; --leaf:#2f6b54; --mist:#e8eee6; --paper:#fbf8f1; --sand:#f1ead9;
  --gold:#c9973a; --bronze:#86601a; --ink:#1d2a24; --soft:#4c5b53; --line:#c9cfc4;
}
*{box-sizing:border-box;margin:0;padding:0}
@page{size:A4;margin:0}
html{font:400 10pt/1.5 'Sans',sans-serif;color:var(--ink);-webkit-print-color-adjust:exact;print-color-adjust:exact}
b,strong{font-weight:650}
h1,h2,h3{font-weight:540;font-family:'Display',serif;color:var(--green);line-height:1.12;text-wrap:balance}
h1{font-size:25pt;letter-spacing:-.012em}
h2{font-size:15pt;letter-spacing:-.005em}
h3{font:600 11pt/1.25 'Serif',serif}
p{text-wrap:pretty}
ul,ol{list-style:none}
table{border-collapse:collapse;width:100%}
th{text-align:left;font-weight:650}
td,th{vertical-align:top}
.num{text-align:right;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.sheet{width:210mm;height:297mm;position:relative;overflow:hidden;break-after:page;display:flex;flex-direction:column}
.sheet:last-child{break-after:auto}
.kicker{font-weight:650;font-size:7.6pt;letter-spacing:.13em;text-transform:uppercase;color:var(--bronze)}
.letterhead{display:flex;align-items:center;gap:4mm;padding-bottom:4mm;border-bottom:.5mm solid var(--green);position:relative}
.letterhead::after{content:'';position:absolute;left:0;right:0;bottom:-1.3mm;border-bottom:.2mm solid var(--gold)}
.emblem{width:17mm;height:17mm;display:block;flex:none}
.letterhead .who{flex:1}
.letterhead .name{font:540 19pt/1.05 'Display',serif;color:var(--green);letter-spacing:-.01em}
.letterhead .kind{font-size:8.6pt;color:var(--soft);margin-top:1mm}
.letterhead .motto{font:italic 400 10.5pt/1.3 'Serif',serif;color:var(--bronze);text-align:right}
.footer{padding-top:2.4mm;border-top:.2mm solid var(--line);display:flex;justify-content:space-between;gap:6mm;font-size:7.4pt;color:var(--soft)}
`

/** Letters, forms and notices: one white sheet with a letterhead. */
export const stationery = `
.sheet{padding:11mm 18mm 9mm;background:#fff}
.head{display:flex;justify-content:space-between;align-items:flex-end;gap:8mm;margin:5.6mm 0 3mm}
.head h1{font-size:20pt}
.head .lead{color:var(--soft);margin-top:1.2mm;max-width:118mm;font-size:9.4pt;line-height:1.42}
.office{border:.25mm solid var(--line);font-size:7.6pt;color:var(--soft);min-width:46mm}
.office div{padding:1.2mm 2mm;height:7.4mm;border-top:.25mm solid var(--line)}
.office .label{height:auto;border-top:0;background:var(--mist);color:var(--green);font-weight:650}
fieldset{border:0;margin-top:3.8mm;min-width:0}
fieldset h2,.part{font:600 10.6pt/1.2 'Serif',serif;color:var(--green);border-bottom:.25mm solid var(--green);padding-bottom:1mm;margin-bottom:2.4mm;width:100%}
.grid{display:grid;grid-template-columns:repeat(12,1fr);gap:2mm 5mm}
.field{grid-column:span 6;font-size:8.2pt;line-height:1.25;color:var(--soft);display:flex;flex-direction:column}
.field .rule{border-bottom:.25mm solid #7d8a82;height:5.9mm}
.field.w12{grid-column:span 12}.field.w8{grid-column:span 8}.field.w4{grid-column:span 4}.field.w3{grid-column:span 3}.field.w9{grid-column:span 9}.field.w5{grid-column:span 5}.field.w7{grid-column:span 7}
.field .boxes{display:flex;margin-top:.9mm;gap:0}
.field .boxes i{width:5.4mm;height:6.2mm;border:.25mm solid #7d8a82;margin-left:-.25mm;font-style:normal;font-size:6.4pt;color:#8a958e;text-align:center;line-height:6mm}
.field .boxes i.gap{border:0;width:2.4mm}
.choices{display:flex;flex-wrap:wrap;gap:1.4mm 6mm;font-size:9pt;color:var(--ink);padding-top:1.3mm}
.tick{display:inline-flex;align-items:center;gap:1.8mm}
.tick::before{content:'';width:3.6mm;height:3.6mm;border:.25mm solid #5f6d65;flex:none}
.photo{width:35mm;height:45mm;border:.25mm dashed #7d8a82;font-size:7.8pt;line-height:1.4;color:var(--soft);display:flex;align-items:center;justify-content:center;text-align:center;padding:3mm;flex:none}
.signs{display:flex;gap:10mm;margin:auto 0 4mm;padding-top:10mm}
.signs div{flex:1;border-top:.25mm solid #5f6d65;padding-top:1.2mm;font-size:8.2pt;color:var(--soft)}
.small{font-size:8.4pt;line-height:1.45;color:var(--soft)}
.declare{font-size:9.2pt;line-height:1.5}
.notes{background:var(--paper);border-left:.8mm solid var(--gold);padding:2.6mm 4mm;font-size:8.5pt;line-height:1.42;margin-top:3.8mm}
.notes li{padding-left:3.4mm;position:relative}
.notes li::before{content:'';position:absolute;left:0;top:2mm;width:1.2mm;height:1.2mm;border-radius:50%;background:var(--gold)}
.ruled{width:100%;font-size:9pt}
.ruled th{background:var(--mist);color:var(--green);font-size:8.2pt}
.ruled td,.ruled th{border:.25mm solid #aab4ac;padding:1.5mm 2.2mm}
`
