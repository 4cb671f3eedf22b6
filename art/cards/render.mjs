/**
 * Draws the pictures that links to the site are previewed with: node art/cards/render.mjs [section…]
 * One a section of content/routes.ts, from the project's own pictures and emblem, written to
 * public/cards/<section>.jpg at 1200 × 630. Messengers drop pictures above 300 kB.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { openBrowser } from '../documents/lib/browser.mjs'
import { emblem, picture, ROOT } from '../documents/lib/pictures.mjs'
import { theme } from '../documents/lib/theme.mjs'
import { importTypeScript } from '../../scripts/lib/typescript.mjs'

const outDir = path.join(ROOT, 'public/cards')
const size = { width: 1200, height: 630 }
const photoWidth = 660

/** Which picture stands for a section, and which part of it is kept when it is cut. */
const pictureOf = {
  home: ['hero-campus', 'centre'],
  about: ['about', 'centre'],
  academics: ['academics', 'centre'],
  activities: ['activities', 'centre'],
  admission: ['admission', 'centre'],
  fee: ['fees', 'centre'],
  facilities: ['transport', 'centre'],
  news: ['events', 'centre'],
  contact: ['contact', 'centre'],
  other: ['service', 'centre'],
}

/** What a card says where the section's title alone would say too little. */
const wordsOf = ({ name, admissionSession: session }) => ({
  home: { title: name, line: `Admission open for ${session}` },
  about: { line: 'Founder, mission, motto, people' },
  academics: { line: 'Curriculum, library, laboratories' },
  activities: { line: 'Games, clubs, co-curricular life' },
  admission: { line: `How to apply for ${session}` },
  fee: { line: `Session ${session}, class by class` },
  facilities: { line: 'Transport and hostel' },
  news: { line: 'Notices, events, photographs, blog' },
  contact: { line: 'Call, write or visit the school' },
  other: { title: 'School life', line: 'Toppers, calendar, service' },
})

/** Keeps words with a hyphen on one line. */
function whole(text) {
  return text.replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>')
}

function markup({ title, line, photo, school }) {
  const isLong = title.length > 11
  const isSchool = title === school.name
  const kind = `${school.board} day and boarding school`
  const name = isSchool
    ? `<b>${kind}</b>${school.city}, ${school.state}`
    : `<b>${school.name}</b>${kind}`
  return `<!doctype html><style>${theme}
body{width:1200px;height:630px;overflow:hidden;background:var(--green);color:var(--paper);position:relative}
.photo{position:absolute;inset:0 0 0 auto;width:${photoWidth}px;height:630px;object-fit:cover;border:0;padding:0}
.edge{position:absolute;inset:0;width:1200px;height:630px}
.words{position:absolute;inset:0 auto 0 0;width:600px;padding:58px 0 54px 64px;display:flex;flex-direction:column}
.emblem{width:92px;height:108px}
.title{font:540 ${isLong ? 76 : 98}px/1 'Display',serif;letter-spacing:-.02em;margin-top:auto;text-wrap:balance}
.line{font:500 33px/1.25 'Sans',sans-serif;color:#ecd09a;margin-top:22px;text-wrap:balance;max-width:450px}
.name{font:500 27px/1.3 'Sans',sans-serif;margin-top:auto;color:#fbf8f1}
.name b{display:block;font:600 33px/1.2 'Serif',serif}
</style><img class="photo" src="${photo}" alt="">
<svg class="edge" viewBox="0 0 1200 630" aria-hidden="true"><path d="M0 0h612c-70 190-70 430 0 630H0z" fill="#0f3d2e"/><path d="M612 0c-70 190-70 430 0 630" fill="none" stroke="#c9973a" stroke-width="9"/></svg>
<div class="words">${emblem().toString()}<p class="title">${title}</p><p class="line">${whole(line)}</p><p class="name">${name}</p></div>`
}

const { school } = await importTypeScript('content/school.ts')
const { sections } = await importTypeScript('content/routes.ts')
const wanted = process.argv.slice(2)
await mkdir(outDir, { recursive: true })
const browser = await openBrowser()
for (const { id, title } of sections.filter(({ id }) => !wanted.length || wanted.includes(id))) {
  const [name, position] = pictureOf[id]
  const photo = await picture(name, { width: photoWidth, height: 630, quality: 90, position })
  const words = { title, ...wordsOf(school)[id] }
  const png = await browser.png(markup({ ...words, photo, school }), size)
  const { size: bytes } = await sharp(png)
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(path.join(outDir, `${id}.jpg`))
  console.log(`${id} ${Math.round(bytes / 1024)} kB`)
}
await browser.close()
