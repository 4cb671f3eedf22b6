import sharp from 'sharp'
import { registrationFee, school } from '../lib/facts.mjs'
import { FADE, film } from '../lib/film.mjs'
import { html, rupees } from '../lib/html.mjs'
import { emblem, picture } from '../lib/pictures.mjs'
import { page } from '../lib/sheet.mjs'

const WIDTH = 1280
const HEIGHT = 720
const TITLE = 'How to fill in the online application'

/** The foot of the frame stays empty: captions are shown there. */
const css = `
html{font-size:26px;line-height:1.4}
.frame{width:${WIDTH}px;height:${HEIGHT}px;background:var(--paper);display:grid;grid-template-columns:600px 1fr;overflow:hidden;position:relative}
.text{padding:76px 34px 0 72px}
.step{display:flex;align-items:baseline;gap:16px}
.step b{font:540 76px/1 'Display',serif;color:var(--gold);font-variant-numeric:lining-nums}
.step span{font-size:20px;color:var(--soft)}
h1{font-size:58px;line-height:1.04;margin-top:16px;letter-spacing:-.02em}
.text p.say{font:400 29px/1.42 'Serif',serif;color:#30463b;margin-top:24px;text-wrap:pretty}
.side{position:relative;overflow:hidden;background:var(--mist)}
.side>img{width:100%;height:100%;object-fit:cover;display:block}
.center{display:flex;align-items:center;justify-content:center;padding-bottom:60px}
.card{width:480px;background:#fff;border-radius:14px;padding:34px 38px;box-shadow:0 2px 0 #d3dcd2;font-size:21px}
.card h2{font-size:27px;margin-bottom:16px}
.input{margin-top:16px;font-size:19px;color:var(--soft)}
.input div{border:2px solid #b9c7bb;border-radius:8px;height:50px;margin-top:5px;padding:9px 14px;color:var(--ink);font-size:21px}
.input.good div{border-color:var(--leaf);background:#f4f8f3}
.input i{font-style:normal;color:#a33d28}
.sum{font:540 84px/1 'Display',serif;color:var(--green);font-variant-numeric:lining-nums;margin:14px 0 18px}
.pay{background:var(--green);color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:650;margin-top:24px}
.fine{font-size:20px;color:var(--soft);border-top:2px solid var(--mist);padding-top:12px;margin-top:12px}
.photos{display:flex;flex-wrap:wrap;gap:12px;width:512px;align-items:flex-end}
.photos svg{width:75px;height:96px;background:#fff;border:2px solid #c3cdc3;border-radius:4px}
.photos .wide{width:156px;height:106px}
.photos p{width:100%;font-size:21px;margin-top:6px;font-weight:500;color:var(--green)}
.letter{width:400px;height:480px;background:#fff;padding:38px 40px;box-shadow:0 2px 0 #d3dcd2;position:relative}
.letter h2{font-size:30px;text-align:center}
.letter hr{border:0;border-top:2px solid #d5dcd5;margin-top:24px}
.stamp{position:absolute;right:30px;bottom:44px;border:5px solid var(--leaf);color:var(--leaf);border-radius:10px;padding:6px 16px;font-weight:650;font-size:27px;transform:rotate(-9deg);letter-spacing:.04em}
.cover{grid-template-columns:1fr;background:var(--green)}
.cover img.art{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.cover .over{position:absolute;left:52px;top:44px;width:540px;background:var(--green);border-radius:16px;padding:32px 44px 30px}
.cover h1{color:#fff;font-size:58px;margin-top:14px}
.cover p{color:#dbe6dd;margin-top:12px;font-size:25px}
.cover .emblem{width:64px;height:64px}
`

/** @param {number} heads */
const portrait = (heads) =>
  html`<svg viewBox="0 0 ${heads === 1 ? '92 118' : '198 134'}" class="${heads === 1 ? '' : 'wide'}">${Array.from(
    { length: heads },
    (_, i) =>
      html`<g transform="translate(${heads === 1 ? 46 : 48 + i * 51} ${heads === 3 && i === 1 ? 20 : 0})"><circle cy="46" r="20" fill="#8fae9b"/><path d="M-30 120c0-62 60-62 60 0z" fill="#2f6b54"/></g>`,
  )}</svg>`

/** @param {number} number @param {string} heading @param {string} say @param {unknown} side */
const step = (number, heading, say, side) => html`<main class="frame"><div class="text">
<p class="step"><b>${number}</b><span>of 6</span></p><h1>${heading}</h1><p class="say">${say}</p></div>${side}</main>`

/** @param {string} label @param {string} value @param {boolean} [needed] */
const input = (label, value, needed = true) =>
  html`<div class="input good">${label}${needed && html` <i>*</i>`}<div>${value}</div></div>`

/** What is shown, for how many seconds, and what the captions say. */
async function scenes() {
  const size = { width: 680, height: 720, quality: 90 }
  const cover = await picture('online-application', {
    width: 1280,
    height: 720,
    quality: 90,
    position: 'right',
  })
  return [
    {
      seconds: 4,
      caption: `${TITLE}. A guide in six steps.`,
      body: html`<main class="frame cover"><img class="art" src="${cover}" alt=""><div class="over">${emblem()}<h1>${TITLE}</h1><p>Six steps · session ${school.session}</p></div></main>`,
    },
    {
      seconds: 4.6,
      caption: 'Step 1. Have the birth certificate and the photographs ready, and half an hour.',
      body: step(
        1,
        'Lay everything ready',
        'The birth certificate and the photographs beside you, and half an hour without hurry.',
        html`<div class="side"><img src="${await picture('admission-information', size)}" alt=""></div>`,
      ),
    },
    {
      seconds: 4.6,
      caption:
        'Step 2. Open the admission portal from the page Online Application Process. Only a parent may register.',
      body: step(
        2,
        'Open the portal, as a parent',
        'The button on the page Online Application Process leads there. Only a parent of the child may register.',
        html`<div class="side center"><div class="card"><h2>Online Application Process</h2><p>The application is filled in on the admission portal.</p><p class="pay">Go to the admission portal</p></div></div>`,
      ),
    },
    {
      seconds: 5,
      caption:
        'Step 3. Fill in every field marked with a star; write NA where one does not apply. The date of birth is the one on the birth certificate.',
      body: step(
        3,
        'Fill in every field with a star',
        'Write NA where one does not apply. The date of birth is the one on the birth certificate.',
        html`<div class="side center"><div class="card"><h2>The student</h2>${input('Name, as on the birth certificate', 'Your child’s name')}${input('Date of birth', 'DD / MM / YYYY')}${input('Previous school', 'NA')}</div></div>`,
      ),
    },
    {
      seconds: 5,
      caption:
        'Step 4. Photographs: six of the student, one each of mother and father, one of the family. Without them the form is not valid.',
      body: step(
        4,
        'Add the photographs',
        'Six of the student, one each of mother and father, and one of the family in postcard size. Without them a form is not valid.',
        html`<div class="side center"><div class="photos"><p>The student, passport size</p>${Array.from({ length: 6 }, () => portrait(1))}<p>Mother, father, and the family</p>${portrait(1)}${portrait(1)}${portrait(3)}</div></div>`,
      ),
    },
    {
      seconds: 4.6,
      caption: `Step 5. Pay the registration and processing fee of ${rupees(registrationFee)} online. It is non-refundable and non-transferable.`,
      body: step(
        5,
        'Pay the fee online',
        'It is non-refundable and non-transferable. Keep the receipt.',
        html`<div class="side center"><div class="card"><h2>Registration and processing</h2><p class="sum">${rupees(registrationFee)}</p><p class="fine">Once, online, with the application</p><p class="pay">Pay</p></div></div>`,
      ),
    },
    {
      seconds: 5.6,
      caption:
        'Step 6. Submit the transfer certificate, marked passed or promoted, by the end of April 2026; after a late admission within 15 days.',
      body: step(
        6,
        'Hand in the transfer certificate',
        'Marked passed or promoted, before the session starts or by the end of April 2026. After a late admission: within 15 days.',
        html`<div class="side center"><div class="letter"><h2>Transfer certificate</h2>${[1, 2, 3, 4, 5, 6, 7].map(() => html`<hr>`)}<p class="stamp">PROMOTED</p></div></div>`,
      ),
    },
  ]
}

/** @param {Awaited<ReturnType<typeof import('../lib/browser.mjs').openBrowser>>} browser */
async function makeFilm(browser) {
  const stills = []
  for (const { body, seconds } of await scenes()) {
    const markup = page({ title: TITLE, css, body })
    stills.push({ png: await browser.png(markup, { width: WIDTH, height: HEIGHT }), seconds })
  }
  return film(stills, { title: TITLE, width: WIDTH, height: HEIGHT, line: '0xc9973a' })
}

/** @param {number} seconds @returns {string} 00:00:04.600 */
const clock = (seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

async function makeCaptions() {
  let from = 0
  const cues = (await scenes()).map(({ seconds, caption }, i, all) => {
    const start = from
    from += seconds
    const end = i === all.length - 1 ? from + FADE : from
    return `${i + 1}\n${clock(start)} --> ${clock(end)}\n${caption}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** The film is made once and put in two places. @type {Promise<Buffer> | undefined} */
let made
const once = (browser) => {
  made ??= makeFilm(browser)
  return made
}

export default [
  { file: 'mocks/vendor/media/video/application-guide.mp4', limit: 900, make: once },
  { file: 'public/documents/application-guide.mp4', limit: 900, make: once },
  { file: 'public/documents/application-guide.vtt', limit: 10, make: makeCaptions },
  {
    file: 'public/pictures/application-guide-poster.webp',
    limit: 60,
    make: async (browser) => {
      const [{ body }] = await scenes()
      const png = await browser.png(page({ title: TITLE, css, body }), {
        width: WIDTH,
        height: HEIGHT,
      })
      return sharp(png).webp({ quality: 76, effort: 6 }).toBuffer()
    },
  },
]
