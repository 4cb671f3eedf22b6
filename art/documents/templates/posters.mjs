import sharp from 'sharp'
import { registrationFee, school } from '../lib/facts.mjs'
import { html, rupees } from '../lib/html.mjs'
import { emblem, picture } from '../lib/pictures.mjs'
import { page } from '../lib/sheet.mjs'

const WIDTH = 900
const HEIGHT = 1125

const css = `
html{font-size:26px;line-height:1.4}
.poster{width:${WIDTH}px;height:${HEIGHT}px;display:flex;flex-direction:column;background:var(--paper);overflow:hidden}
.art{flex:none;overflow:hidden}
.art img{width:100%;height:100%;object-fit:cover;display:block}
.words{flex:1;padding:44px 60px 46px;display:flex;flex-direction:column}
.kicker{font-size:21px}
h1{font-size:88px;line-height:.98;letter-spacing:-.025em;margin-top:12px}
.lead{font:400 31px/1.36 'Serif',serif;color:var(--leaf);margin-top:20px;text-wrap:balance}
.who{display:flex;align-items:center;gap:18px;margin-top:auto;font-size:22px;color:var(--soft)}
.who .emblem{width:64px;height:64px}
.who b{display:block;font:540 30px/1.1 'Display',serif;color:var(--green)}
.dark{background:var(--green)}
.dark h1{color:#fff}
.dark .kicker{color:#e6c584}
.dark .lead{color:#dbe6dd}
.dark .who,.dark .who b{color:#dbe6dd}
.facts{display:flex;gap:34px;margin-top:28px;font-size:23px;line-height:1.35;color:#dbe6dd}
.facts div{flex:1;border-top:2px solid var(--gold);padding-top:12px}
.facts b{display:block;color:#fff;font:650 30px/1.2 'Sans',sans-serif}
.line{display:flex;gap:26px;margin:38px 0 0}
.line li{flex:1;padding-top:50px;position:relative;font-weight:650;color:var(--green);font-size:27px}
.line li::before{content:'';position:absolute;left:0;top:0;width:22px;height:22px;border:7px solid var(--green);border-radius:50%;background:#fff}
.line li::after{content:'';position:absolute;left:36px;right:0;top:15px;border-top:6px solid var(--gold)}
`

const signature = () =>
  html`<div class="who">${emblem()}<p><b>${school.name}</b>${school.kind}</p></div>`

const posters = {
  'admission-open':
    async () => html`<main class="poster dark"><div class="art" style="height:560px"><img src="${await picture('admission', { width: 900, height: 560, quality: 88 })}" alt=""></div>
<div class="words"><p class="kicker">Session ${school.session}</p><h1>Admissions are open</h1><p class="lead">From Pre-Nursery to Class IX, and for Class XI</p>
<div class="facts"><div><b>Online</b>Registered by a parent</div><div><b>${rupees(registrationFee)}</b>Registration and processing</div></div>${signature()}</div></main>`,
  'bus-routes':
    async () => html`<main class="poster"><div class="art" style="height:470px"><img src="${await picture('transport', { width: 900, height: 470, quality: 88 })}" alt=""></div>
<div class="words"><p class="kicker">Transport</p><h1>New bus stops on three routes</h1>
<ul class="line"><li>Matigara</li><li>Bagdogra</li><li>Salugara</li></ul>
<p class="lead" style="margin-top:30px">Please check the new timings, and be at the stop five minutes early.</p>${signature()}</div></main>`,
  'winter-camp':
    async () => html`<main class="poster dark"><div class="art" style="height:560px"><img src="${await picture('hostel', { width: 900, height: 560, quality: 88 })}" alt=""></div>
<div class="words"><p class="kicker">Classes V to VIII</p><h1>Winter camp at the hostel</h1><p class="lead">Games, music and astronomy</p>
<div class="facts"><div><b>Five days</b>In the winter break</div><div><b>Sixty seats</b>In the order of consent forms</div></div>${signature()}</div></main>`,
}

export default Object.entries(posters).map(([name, body]) => ({
  file: `mocks/vendor/media/announcements/${name}.webp`,
  limit: 70,
  make: async (browser) => {
    const markup = page({ title: name, css, body: await body() })
    const png = await browser.png(markup, { width: WIDTH, height: HEIGHT, scale: 1 })
    return sharp(png).webp({ quality: 78, effort: 6 }).toBuffer()
  },
}))
