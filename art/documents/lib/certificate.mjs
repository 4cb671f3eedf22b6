import { html } from './html.mjs'
import { letterhead } from './sheet.mjs'

/** The rows of a transfer certificate, in the order the Board's schools use. */
export const rows = [
  ['name', 'Name of the pupil'],
  ['mother', 'Mother’s name'],
  ['father', 'Father’s or guardian’s name'],
  ['nationality', 'Nationality'],
  [
    'category',
    'Whether the pupil belongs to a Scheduled Caste, Scheduled Tribe or Other Backward Class',
  ],
  ['admitted', 'Date of first admission to the school, with class'],
  ['born', 'Date of birth according to the admission register, in figures and in words'],
  ['lastClass', 'Class in which the pupil last studied, in figures and in words'],
  ['examination', 'School or Board annual examination last taken, with result'],
  ['failed', 'Whether failed, and if so, once or twice in the same class'],
  ['subjects', 'Subjects studied'],
  ['promotion', 'Whether qualified for promotion to the higher class, and if so, to which'],
  ['dues', 'Month up to which the school dues have been paid'],
  ['concession', 'Any fee concession availed of, and its nature'],
  ['workingDays', 'Total number of working days in the session'],
  ['present', 'Total number of working days present'],
  ['cadet', 'Whether NCC cadet, Boy Scout or Girl Guide'],
  ['games', 'Games played and activities taken part in, with achievement level'],
  ['conduct', 'General conduct'],
  ['applied', 'Date of application for the certificate'],
  ['issued', 'Date of issue of the certificate'],
  ['reason', 'Reason for leaving the school'],
  ['remarks', 'Any other remarks'],
]

export const certificateCss = `
.sheet{padding:12mm 16mm 9mm;background:#fff}
.frame{position:absolute;inset:6mm;border:.35mm solid var(--green);pointer-events:none}
.frame::after{content:'';position:absolute;inset:.9mm;border:.18mm solid var(--gold)}
.title{text-align:center;margin:5.6mm 0 3.6mm}
.title h1{font-size:22pt}
.title p{font-size:8.4pt;color:var(--soft);margin-top:.8mm}
.refs{display:grid;grid-template-columns:repeat(3,1fr);gap:1.6mm 8mm;font-size:8.4pt;margin-bottom:3.4mm}
.refs div{display:flex;gap:2mm;white-space:nowrap;align-items:flex-end}
.refs dt{color:var(--soft)}
.refs dd{flex:1;border-bottom:.2mm solid #8a958e;min-height:4.6mm;font-weight:500}
.tc{font-size:8.7pt;line-height:1.32}
.tc td,.tc th{border-bottom:.18mm solid var(--line);padding:1.12mm 1.4mm;font-weight:400}
.tc tr:first-child>*{border-top:.18mm solid var(--line)}
.tc .no{width:8mm;color:var(--bronze);font-variant-numeric:tabular-nums lining-nums;text-align:right}
.tc th{width:84mm}
.tc td.value{border-left:.18mm solid var(--line);font-weight:500;padding-left:2.6mm}
.sample{position:absolute;left:0;right:0;top:128mm;text-align:center;font:540 104pt/1 'Display',serif;letter-spacing:.08em;color:var(--gold);opacity:.22;transform:rotate(-28deg)}
.tag{position:absolute;top:13mm;right:16mm}
.ribbon{background:var(--gold);color:#24190a;font-weight:650;font-size:8pt;letter-spacing:.1em;padding:1.2mm 3mm}
.statement{font-size:8.4pt;color:var(--soft);margin-top:3mm}
.signs{display:flex;gap:12mm;margin-top:auto;padding-top:11mm}
.signs div{flex:1;border-top:.22mm solid #5f6d65;padding-top:1mm;font-size:8.2pt;color:var(--soft);text-align:center}
.bottom{margin-top:3mm;text-align:center;font-size:7.4pt;color:var(--soft)}
`

/**
 * @param {Record<string, string>} [values] empty cells without them
 */
export const certificate = (
  values = {},
) => html`<main class="sheet"><div class="frame" aria-hidden="true"></div>
${letterhead()}
<div class="title"><h1>Transfer certificate</h1><p>Affiliated to the Central Board of Secondary Education</p></div>
<dl class="refs">${[
  ['Affiliation no.', ''],
  ['School code', ''],
  ['Book no.', ''],
  ['Serial no.', values.serial],
  ['Admission no.', values.admission],
  ['Registration no.', values.registration],
].map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<table class="tc"><tbody>${rows.map(
  ([key, label], i) =>
    html`<tr><td class="no">${i + 1}</td><th scope="row">${label}</th><td class="value">${values[key]}</td></tr>`,
)}</tbody></table>
<p class="statement">${values.statement ?? 'This page shows the form of the certificate. It certifies nothing.'}</p>
<div class="signs"><div>Class teacher</div><div>Checked by<br>(name and designation)</div><div>Principal<br>(signature and seal)</div></div>
<p class="bottom"><b>SAMPLE.</b> Not a certificate of any person.</p>
<p class="sample" aria-hidden="true">SAMPLE</p></main>`
