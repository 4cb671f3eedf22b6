import { band, bookletCss, figure, folio, list, opener } from '../lib/booklet.mjs'
import {
  admissionRules,
  classXiMarks,
  classXiSubjects,
  clubNames,
  fees,
  feesClassXi,
  figures,
  hostelFees,
  numbers,
  photographs,
  registrationFee,
  school,
  termMonths,
  TO_BE_PUBLISHED,
  transportFee,
} from '../lib/facts.mjs'
import { html, rupees } from '../lib/html.mjs'
import { emblem, picture } from '../lib/pictures.mjs'
import { page } from '../lib/sheet.mjs'

const css = `${bookletCss}
.cover{padding:0;background:var(--green);color:#fff}
.cover .art{height:172mm;overflow:hidden;flex:none}
.cover .art img{width:100%;height:100%;object-fit:cover;display:block}
.cover .words{padding:15mm 19mm 15mm;flex:1;display:flex;flex-direction:column}
.cover .mark{display:flex;align-items:center;gap:4mm}
.cover .mark .emblem{width:19mm;height:19mm}
.cover .mark p{font:540 19pt/1.1 'Display',serif}
.cover .mark span{display:block;font:400 8.8pt/1.4 'Sans',sans-serif;color:#c6d5cb;margin-top:.8mm}
.cover h1{color:#fff;font-size:48pt;margin-top:14mm;letter-spacing:-.022em}
.cover .year{display:flex;justify-content:space-between;align-items:baseline;border-top:.3mm solid var(--gold);padding-top:3.2mm;margin-top:auto;font-size:10.6pt;color:#e4ebe5}
.cover .year em{font:italic 400 13pt/1 'Serif',serif;color:#e6c584}
.contents{display:grid;grid-template-columns:1fr 1fr;gap:0 10mm;margin-top:4mm}
.contents li{display:flex;justify-content:space-between;border-bottom:.2mm solid #d8d3c3;padding:1.7mm 0;font-size:9.6pt}
.contents b{color:var(--bronze);font-weight:650}
.figures{display:grid;grid-template-columns:repeat(4,1fr);margin:7mm 0 0;border-top:.4mm solid var(--green)}
.figures div{padding:3.6mm 3mm 0 0}
.figures dd{font:540 27pt/1 'Display',serif;color:var(--green);font-variant-numeric:lining-nums}
.figures dt{font-size:8.8pt;color:var(--soft);margin-top:1.2mm}
.figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.steps{counter-reset:step}
.steps li{counter-increment:step;display:grid;grid-template-columns:13mm 1fr;padding:4mm 0;border-top:.2mm solid #d8d3c3}
.steps li::before{content:counter(step);font:540 22pt/1 'Display',serif;color:var(--gold);font-variant-numeric:lining-nums}
.steps h3{font-size:12pt}
.steps p{font-size:10.2pt;line-height:1.48;color:#39473f;margin-top:.6mm}
.rules{background:var(--mist);margin:auto -19mm 0;padding:6.4mm 19mm 6.6mm}
.rules h3{margin-bottom:2mm;font-size:12pt}
.rules .list{columns:2;column-gap:9mm;font-size:9pt;line-height:1.44}
.rules .list li{break-inside:avoid}
.rules+.folio{margin-top:0}
.back{padding-top:26mm}
.back h2{color:#fff;font-size:36pt}
.back dl{display:grid;grid-template-columns:44mm 1fr;margin-top:11mm;border-top:.25mm solid #3f6a58}
.back dt,.back dd{padding:3.2mm 0;border-bottom:.25mm solid #3f6a58}
.back dt{color:#b9cabf}
.back .end{margin-top:auto;display:flex;align-items:center;gap:4mm}
.back .end p{font:italic 400 14pt/1.3 'Serif',serif;color:#e6c584}
.marks td,.marks th{text-align:left}
`

const title = `Prospectus ${school.session}`
const dash = html`<span aria-label="not charged">–</span>`
/** @param {number | null} amount */
const money = (amount) => (amount === null ? dash : rupees(amount))

/** @param {typeof fees} rows @param {string} caption */
const feeTable = (
  rows,
  caption,
) => html`<table class="plain"><caption class="kicker" style="text-align:left;padding-bottom:1.6mm">${caption}</caption>
<thead><tr><th scope="col" style="width:48mm">Class</th><th scope="col" class="num">Admission<br>one-time</th><th scope="col" class="num">Annual<br>yearly</th><th scope="col" class="num">Laboratory<br>yearly</th><th scope="col" class="num">Total</th><th scope="col" class="num">Tuition<br>monthly</th></tr></thead>
<tbody>${rows.map(
  (row) =>
    html`<tr><th scope="row">${row.group}</th><td class="num">${money(row.admission)}</td><td class="num">${money(row.annual)}</td><td class="num">${money(row.lab)}</td><td class="num total">${rupees(row.total)}</td><td class="num">${row.tuition ? rupees(row.tuition) : 'Not published'}</td></tr>`,
)}</tbody></table>`

const hostelTable = html`<table class="plain"><caption class="kicker" style="text-align:left;padding-bottom:1.6mm">Hostel, a year</caption>
<thead><tr><th scope="col">Class</th><th scope="col" class="num">At admission</th><th scope="col" class="num">Before Durga Puja vacations</th><th scope="col" class="num">Total</th></tr></thead>
<tbody>${hostelFees.map(
  (row) =>
    html`<tr><th scope="row">${row.group}</th><td class="num">${rupees(row.first)}</td><td class="num">${rupees(row.second)}</td><td class="num total">${rupees(row.total)}</td></tr>`,
)}</tbody></table>`

const contents = [
  ['The school and its motto', 3],
  ['Academics', 4],
  ['Laboratories and library', 5],
  ['Co-curricular life', 6],
  ['The hostel', 7],
  ['Transport', 8],
  ['Admission, step by step', 9],
  ['Class XI', 10],
  [`Fees ${school.session}`, 11],
  ['Contact', 12],
]

async function pages() {
  const small = { width: 380, height: 257, quality: 34 }
  const [cover, physics, biology, chemistry, computer, games, clubs, room, dining] =
    await Promise.all([
      picture('hero-campus', { width: 800, height: 656, quality: 42 }),
      ...[
        'physics-lab',
        'biology-lab',
        'chemistry-lab',
        'computer-lab',
        'games',
        'clubs',
        'hostel-room',
        'dining-hall',
      ].map((name) => picture(name, small)),
    ])

  return [
    html`<section class="sheet cover"><div class="art"><img src="${cover}" alt="Students walking across the lawn in front of the school, with the hills behind"></div>
<div class="words"><div class="mark">${emblem()}<p>${school.name}<span>${school.kind} · ${school.place}</span></p></div>
<h1>Prospectus</h1>
<p class="year"><span>Session ${school.session}</span><em>${school.motto}</em></p></div></section>`,

    html`<section class="sheet bleed">${await band('gate', 96, 'Children and parents at the school gate in the morning')}
${opener('Welcome', 'About this prospectus')}
<div class="columns"><p>This prospectus says what is taught at the school, how the year goes, what it costs and how to apply.</p>
<p>Please also come and see the school on a working day. Visit a classroom, the library and the ground, and ask your questions.</p>
<p>Everything in these pages holds for session <span style="white-space:nowrap">${school.session}</span>. Where a figure is still to be published, we say so. Dates, notices and forms are kept on the school’s website, which is always newer than any prospectus.</p>
<p class="fine">Message and signature of the Principal: to be published by the school.</p></div>
<ol class="contents">${contents.map(([label, number]) => html`<li><span>${label}</span><b>${number}</b></li>`)}</ol>
${folio(title, 2)}</section>`,

    html`<section class="sheet bleed">${await band('service', 128, 'Students sweeping a path and planting together')}
${opener('The school', 'Service before self', 'The motto of the school.')}
<div class="columns"><p>DPS Siliguri is a day and boarding school affiliated to the Central Board of Secondary Education, and belongs to the DPS Society. Students join from Pre-Nursery and may stay until Class XII.</p>
<p>Service is work done because somebody needs it: explaining a sum to a friend, marking the lines before a match, reading with juniors. Students are asked to think of the other person first.</p></div>
<dl class="figures">${numbers.map(({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${folio(title, 3)}</section>`,

    html`<section class="sheet bleed">${await band('classroom', 104, 'A lesson at the blackboard')}
${opener('Academics', 'What is taught and how it is assessed', `The year runs from April to March: ${termMonths}.`)}
<table class="plain"><thead><tr><th scope="col" style="width:40mm">Stage</th><th scope="col">What is taught</th><th scope="col" style="width:52mm">How it is assessed</th></tr></thead><tbody>
<tr><th scope="row">Pre-Nursery, Nursery and Prep</th><td>Language, number, art, music and movement, through play and stories</td><td>Daily observation; no examinations</td></tr>
<tr><th scope="row">Classes I to V</th><td>English and Indian languages, mathematics, environmental studies, computers, art, music, games</td><td>Class work, short tests, a review each term</td></tr>
<tr><th scope="row">Classes VI to VIII</th><td>Languages, mathematics, science, social science, computers, art, physical education</td><td>Periodic tests, activities, an examination each term</td></tr>
<tr><th scope="row">Classes IX and X</th><td>The Board’s secondary course</td><td>Internal assessment, then the Board’s examination in Class X</td></tr>
<tr><th scope="row">Classes XI and XII</th><td>Science, Commerce or Humanities</td><td>Tests, practicals and term examinations, then the Board’s in Class XII</td></tr></tbody></table>
<div class="split" style="margin-top:6mm"><div><h3>Extra help</h3><p>Papers come back with comments that say what to do next. Those who have fallen behind get help in small groups and another try.</p></div><div><h3>Parents see the work</h3><p>Answer papers are shown at meetings during the year, and a report goes home at the end of each term.</p></div></div>
${folio(title, 4)}</section>`,

    html`<section class="sheet bleed">${await band('library', 116, 'Students reading at the long table of the library')}
${opener('Laboratories and library', 'Books, experiments and computers')}
<div class="columns"><div><h3>The library</h3><p>Over ${figures.libraryBooks} books: stories and poems in several languages, reference books, subject books for every class, newspapers and magazines. Students borrow with their identity card.</p></div><div><h3>Biology, chemistry, physics</h3><p>Each science has its own laboratory. Students work in pairs.</p></div><div style=\"margin-top:4.4mm\"><h3>Computers</h3><p>The ${figures.computerLabs} computer laboratories hold over ${figures.computers} computers, from first drawings in the junior classes to programs in Class XII.</p></div></div>
<div class="split" style="grid-template-columns:repeat(4,1fr);gap:3.4mm;margin-top:8mm">${[
      [biology, 'Biology'],
      [chemistry, 'Chemistry'],
      [physics, 'Physics'],
      [computer, 'Computers'],
    ].map(
      ([uri, name]) =>
        html`<figure><div class="fill" style="height:29mm"><img src="${uri}" alt="${name} laboratory"></div><figcaption>${name}</figcaption></figure>`,
    )}</div>
${folio(title, 5)}</section>`,

    html`<section class="sheet bleed">${await band('co-curricular', 80, 'Music and dance on the school stage')}
${opener('Co-curricular life', 'Games, clubs, music and art')}
<div class="split"><div><h3>On the stage, on paper, on the field</h3>
<p style="margin-top:1.4mm">Music and dance, theatre and art, debate and quiz have their hours in the week. Everyone plays: football, cricket, basketball, athletics and swimming, chess and carrom, and yoga in the morning.</p>
<p>Every student belongs to a house.</p></div>
<div class="box"><h3>Nine clubs</h3>${list(clubNames)}</div></div>
<div class="pair" style="margin-top:7mm">${figure(games, 'Football on the school ground')}${figure(clubs, 'A robot, an easel, a camera and a chess board')}</div>
${folio(title, 6)}</section>`,

    html`<section class="sheet bleed">${await band('hostel', 74, 'The hostel in the evening, its windows lit', 'bottom')}
${opener('The hostel', 'Living on the campus', 'For boarders of Classes I to IX and of Class XI.')}
<div class="split"><div><p>Boarders live in rooms of four beds; there are rooms of six as well. They attend lessons with the day scholars, play games in the afternoon and study in the evening.</p>
<div class="box mist" style="margin-top:5mm"><h3>Ask when you visit</h3>${list(['Who looks after a child who is unwell at night?', 'When may we call, and when may we come?', 'What is eaten, and can it be changed for health or faith?', 'What should be packed, and what should stay at home?'])}</div></div>
<div class="stack">${figure(room, 'A room with beds, desks and a window')}${figure(dining, 'Students at the tables of the dining hall')}</div></div>
<div style="margin-top:auto">${hostelTable}<p class="fine" style="margin-top:2mm">All hostel fees are non-refundable.</p></div>
${folio(title, 7)}</section>`,

    html`<section class="sheet bleed">${await band('transport', 124, 'A yellow school bus on the road, with the hills behind')}
${opener('Transport', 'To school and home again', `School buses cost ${rupees(transportFee)} a month in session ${school.session}, in all classes.`)}
<div class="split"><div><h3>How to ask for a seat</h3><ol class="steps" style="margin-top:2mm"><li><div><h3>Fill in the form</h3><p>“Application for school transport” is on the page Download Forms of the website.</p></div></li><li><div><h3>Name the stop and the people</h3><p>Say where the bus should stop and who meets a small child there.</p></div></li><li><div><h3>Wait for the confirmation</h3><p>The seat is yours when the school has confirmed route and stop in writing.</p></div></li></ol></div>
<div class="stack"><div class="box"><h3>At the stop</h3>${list(['Be there before the bus is due.', 'Stand back from the road until the door opens.', 'A small child is handed over only to a person named in the form.'])}</div>
<div class="box mist"><h3>Where is the bus?</h3><p>The page Bus Tracking of the website tells you how to see it on a phone.</p></div></div></div>
${folio(title, 8)}</section>`,

    html`<section class="sheet">${opener('Admission', 'Step by step')}
<ol class="steps">
<li><div><h3>Read this page and the fees first</h3><p>Fees of session ${school.session} are on page 11. If you have a question, send the Admission Enquiry on the website; it is free.</p></div></li>
<li><div><h3>Register online, as a parent</h3><p>The button on the page Online Application Process opens the admission portal. Only a parent of the child may register.</p></div></li>
<li><div><h3>Fill in the form carefully</h3><p>Fields marked * are mandatory; write NA where one does not apply. The date of birth is the one on the birth certificate.</p></div></li>
<li><div><h3>Pay the registration and processing fee</h3><p>${rupees(registrationFee)}, online. It is non-refundable and non-transferable.</p></div></li>
<li><div><h3>Bring the photographs</h3><p>${photographs}.</p></div></li>
<li><div><h3>Submit the transfer certificate in time</h3><p>It must be marked passed or promoted. The two rules on the date, below, are applied without exception.</p></div></li>
</ol>
<div class="rules"><h3>The rules</h3>${list(admissionRules)}</div>
${folio(title, 9)}</section>`,

    html`<section class="sheet bleed">${await band('class-xi', 118, 'Four seniors in blazers in front of the school')}
${opener('Class XI', 'Which stream, and with which marks', 'Minimum marks in the Class X examination, by stream.')}
<table class="plain marks"><thead><tr><th scope="col">Stream</th>${classXiSubjects.map((subject) => html`<th scope="col">${subject}</th>`)}</tr></thead>
<tbody>${classXiMarks.map(
      ({ stream, note, marks }) =>
        html`<tr><th scope="row"><b>${stream}</b><br>${note}</th>${marks.map(
          (mark) =>
            html`<td class="num">${mark ?? html`<span aria-label="no minimum">–</span>`}</td>`,
        )}</tr>`,
    )}</tbody></table>
<div class="split" style="margin-top:7mm"><div class="box"><h3>One combination is not possible</h3><p>The Science stream cannot combine Computer Science with Informatics Practices. A student takes one of them.</p></div>
<div class="box mist"><h3>Before you choose</h3><p>Talk to the counsellor about the subjects you like and the courses you plan.</p></div></div>
${folio(title, 10)}</section>`,

    html`<section class="sheet">${opener('Fees', `Session ${school.session}`, 'In rupees. Totals are for the year of admission and leave out the registration fee and the monthly fees.')}
<div class="stack" style="--gap:6mm">${feeTable(fees, 'Pre-Nursery to Class IX')}
<div style="margin-top:7mm">${feeTable(feesClassXi, 'Class XI')}</div>
<div style="margin-top:7mm">${hostelTable}</div></div>
<div class="pair" style="margin-top:7mm;grid-template-columns:repeat(2,1fr)"><div class="box mist"><h3>With every admission</h3><p class="plain">Forms and registration, once: <b>${rupees(registrationFee)}</b>, online, non-refundable and non-transferable.</p></div><div class="box mist"><h3>With the school bus</h3><p class="plain">Transport, in all classes: <b>${rupees(transportFee)}</b> a month.</p></div></div>
<p class="fine" style="margin-top:4mm">Hostel fees are non-refundable. Fees of Class X, and the tuition of students who join Class XI from other schools, are not published. Monthly fees are paid on the student portal, not on the website.</p>
${folio(title, 11)}</section>`,

    html`<section class="sheet dark back"><p class="kicker" style="color:#e6c584">Contact</p><h2 style="margin-top:2mm">Come and see us</h2>
<dl><dt>School</dt><dd>${school.name}, ${school.place}</dd><dt>Address</dt><dd>${TO_BE_PUBLISHED}</dd><dt>Telephone</dt><dd>${TO_BE_PUBLISHED}</dd><dt>E-mail</dt><dd>${TO_BE_PUBLISHED}</dd><dt>CBSE affiliation no.</dt><dd>${TO_BE_PUBLISHED}</dd><dt>On the website</dt><dd>Contact Us, Admission Enquiry, Download Forms, Mandatory Disclosures</dd></dl>
<div class="end">${emblem()}<p>${school.motto}</p></div>
${folio(title, 12)}</section>`,
  ]
}

/** The short edition that the registration links carry. */
const SHORT = [0, 10]

export default [
  {
    file: 'public/documents/e-prospectus.pdf',
    limit: 400,
    make: async (browser) =>
      browser.pdf(
        page({
          title: `${title} – ${school.name}`,
          css,
          body: html`<main>${await pages()}</main>`,
        }),
        {
          outline: true,
        },
      ),
  },
  {
    file: 'mocks/vendor/media/files/prospectus.pdf',
    limit: 150,
    make: async (browser) => {
      const all = await pages()
      return browser.pdf(
        page({
          title: `${title}, in short – ${school.name}`,
          css,
          body: html`<main>${SHORT.map((i) => all[i])}</main>`,
        }),
      )
    },
  },
]
