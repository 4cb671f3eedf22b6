/** Portraits of pupils: head and shoulders in the school uniform. Drawn around the middle of the face. */
import { importTypeScript } from '../../../scripts/lib/typescript.mjs'
import * as k from '../kit.mjs'

const { c, at, path, ellipse, circle, stroke, rect, dark, light, mix } = k
const W = 480
const H = 600

/* ---- behind the pupil ---- */
const backs = {
  plain: (a) => k.wash(0, 0, W, H, light(a, 0.35), a) + k.glow(150, 170, 300, c.white, 0.5),
  window: (a) =>
    k.wash(0, 0, W, H, light(a, 0.3), a) +
    k.rect(300, -20, 220, 330, '#d7e8ea') +
    k.rect(300, 190, 220, 120, '#a9cdb0') +
    k.rect(396, -20, 14, 330, c.paper) +
    k.rect(286, -20, 14, 344, c.paper) +
    k.rect(280, 310, 220, 16, c.paper),
  leaves: (a) =>
    k.wash(0, 0, W, H, light(a, 0.4), a) +
    k.times(26, (i) => {
      const r = k.rng(i * 17 + 5)
      return circle(
        r.range(0, W),
        r.range(0, H),
        r.range(20, 70),
        r.pick([c.leaf, '#a9cfa6', '#c5dfbc', '#7fb58d']),
        { opacity: 0.5 },
      )
    }),
  books: (a) =>
    k.rect(0, 0, W, H, mix(a, c.wood, 0.3)) +
    k.times(
      4,
      (i) =>
        k.books(-10, 150 + i * 160, W + 20, 130, i + 3) + rect(0, 150 + i * 160, W, 16, c.wood),
    ) +
    rect(0, 0, W, H, a, { opacity: 0.5 }),
  hills: () => k.sky(W, H) + k.peaks(W, 330, 200, 4) + k.hills(W, H, 340, 3) + k.lawn(W, H, 400),
  board: () => k.rect(0, 0, W, H, '#f0e6d2') + k.board(70, 40, 520, 330, 'math'),
  arches: (a) =>
    k.wash(0, 0, W, H, light(a, 0.5), light(a, 0.1)) +
    [-60, 130, 320]
      .map((x) => path(`M${x} 700V210A85 85 0 0 1 ${x + 170} 210V700z`, dark(a, 0.1)))
      .join(''),
}
const backdrop = (kind, col) => {
  const blur = k.el(
    'filter',
    { id: 'b', x: '-5%', y: '-5%', width: '110%', height: '110%' },
    k.el('feGaussianBlur', { stdDeviation: 7 }),
  )
  const scenery = backs[kind](col)
  return scenery + blur + k.g(scenery, { filter: 'url(#b)' })
}

/* ---- clothes, the pit of the neck at (0, 150) ---- */
const shoulders =
  'M-64 146C-110 166 -168 176 -190 226C-206 262 -212 330 -214 380H214C212 330 206 262 190 226C168 176 110 166 64 146z'
const tie = (y = 168) =>
  k.join(
    path(`M-17 ${y - 8}H17L11 ${y + 22}H-11z`, c.forest),
    path(`M-11 ${y + 22}H11L26 ${y + 230}H-26z`, c.forest7),
    stroke(
      k.times(3, (i) => `M-${16 + i * 2} ${y + 78 + i * 52}l${34 + i * 3} -22`),
      c.gold,
      6,
    ),
  )
const collar = (col = c.white) =>
  k.join(
    path('M-58 132L-2 178L-40 214L-78 150z', col),
    path('M58 132L2 178L40 214L78 150z', dark(col, 0.05)),
    stroke('M-78 150L-40 214L-2 178M78 150L40 214L2 178', '#d5dcd6', 3),
  )
const shirt = () =>
  k.join(
    path(shoulders, c.shirt),
    path('M70 160C150 180 190 226 214 380H120C130 300 110 220 70 160z', c.ink, { opacity: 0.06 }),
    stroke('M-138 380C-136 330 -140 290 -150 262M138 380C136 330 140 290 150 262', '#d5dcd6', 3),
    rect(-100, 292, 62, 8, '#e3e8e2'),
    tie(),
    collar(),
  )
const blazer = (col = c.forest7) =>
  k.join(
    path(shoulders, col),
    path('M70 160C150 180 190 226 214 380H120C130 300 110 220 70 160z', c.ink, { opacity: 0.14 }),
    path('M-56 146L0 380L56 146z', c.shirt),
    tie(),
    path(
      'M-76 150C-92 200 -96 230 -100 262L-72 268L-80 288L-14 380H-4L-40 250L-56 144z',
      light(col, 0.08),
    ),
    path('M76 150C92 200 96 230 100 262L72 268L80 288L14 380H4L40 250L56 144z', dark(col, 0.12)),
    collar(),
    path('M104 300H152V330Q150 352 128 362Q106 352 104 330z', c.forest, {
      stroke: c.gold,
      'stroke-width': 4,
    }),
    circle(128, 326, 9, c.goldLight),
  )
const cardigan = () =>
  k.join(
    path(shoulders, c.forest5),
    path('M70 160C150 180 190 226 214 380H120C130 300 110 220 70 160z', c.ink, { opacity: 0.12 }),
    path('M-60 146L0 330L60 146z', c.shirt),
    tie(),
    stroke('M-72 148L0 346L72 148', c.forest, 16),
    stroke('M-72 148L0 346L72 148', c.gold, 3),
    stroke('M0 346V380', c.forest, 12),
    collar(),
  )
const tops = { shirt, blazer, cardigan }

/* ---- the head, its middle at (0, 0) ---- */
const faceShape = (j) =>
  `M-90 -18C-92 -112 92 -112 90 -18C90 ${34 + j} ${58 + j} 110 0 112C${-58 - j} 110 -90 ${34 + j} -90 -18z`
const lid = '#2a1d17'
/** Narrow eyes have a smooth lid that runs down towards the nose. */
const eye = (x, iris, open, narrow) => {
  const s = Math.sign(x)
  if (!open) return stroke(`M${x - 17} 6Q${x} -12 ${x + 17} 6`, lid, 6)
  if (narrow)
    return k.join(
      ellipse(x, 3, 16, 9, c.white),
      circle(x, 3, 9, iris),
      circle(x - 3, 0, 2.8, c.white),
      stroke(`M${x - s * 19} 6Q${x - s * 6} -11 ${x + s * 20} -3`, lid, 5),
    )
  return k.join(
    ellipse(x, 2, 17, 13, c.white),
    circle(x + 1, 3, 11, iris),
    circle(x - 3, -1, 3.6, c.white),
    stroke(`M${x - 18} 0Q${x} -19 ${x + 18} 0`, lid, 4.5),
  )
}
const noses = {
  plain: (x) => `M${3 + x} 12Q${14 + x * 1.5} 34 ${x - 4} 36`,
  small: (x) => `M${x - 9} 32Q${x} 39 ${x + 9} 32`,
  long: (x) => `M${2 + x} 4Q${10 + x} 24 ${15 + x} 35Q${8 + x} 42 ${x - 3} 39`,
}
const mouths = {
  smile: (lip) => stroke('M-27 60Q0 84 27 60', lip, 6),
  grin: () =>
    path('M-32 56Q0 64 32 56Q26 88 0 88Q-26 88 -32 56z', '#8a3b32') +
    path('M-30 57Q0 65 30 57Q28 69 0 71Q-28 69 -30 57z', c.white),
  soft: (lip) => stroke('M-20 64Q2 76 22 62', lip, 6),
}
const face = ({
  skin,
  mouth = 'smile',
  open = true,
  jaw = 0,
  brow = 0,
  hair,
  turn = 0,
  narrow = false,
  nose = 'plain',
}) => {
  const lip = mix(skin, c.brick, 0.7)
  const sx = turn * 9
  return k.join(
    path(faceShape(jaw), skin),
    path(`M40 -96C104 -90 98 40 60 82Q40 106 4 112Q76 60 62 -20Q58 -70 40 -96z`, c.ink, {
      opacity: 0.05,
    }),
    ellipse(-54 + sx, 42, 21, 13, c.brick, { opacity: narrow ? 0.28 : 0.2 }),
    ellipse(54 + sx, 42, 21, 13, c.brick, { opacity: narrow ? 0.28 : 0.2 }),
    eye(-38 + sx, '#33221a', open, narrow),
    eye(38 + sx, '#33221a', open, narrow),
    stroke(
      `M${-58 + sx} ${-26 - brow}Q${-40 + sx} ${-38 - brow} ${-20 + sx} ${-28}M${58 + sx} ${-26 - brow}Q${40 + sx} ${-38 - brow} ${20 + sx} ${-28}`,
      mix(hair, skin, 0.15),
      7,
    ),
    stroke(noses[nose](sx), dark(skin, 0.2), 5),
    k.g(mouths[mouth](lip), { transform: `translate(${sx} 0)` }),
  )
}
const ears = (skin) =>
  [-1, 1]
    .map(
      (s) =>
        ellipse(s * 90, 8, 16, 23, dark(skin, s > 0 ? 0.14 : 0.07)) +
        ellipse(s * 92, 10, 8, 12, dark(skin, 0.2), { opacity: 0.6 }),
    )
    .join('')
const neck = (skin) =>
  k.join(
    path('M-46 60V140Q-40 178 0 182Q40 178 46 140V60z', dark(skin, 0.1)),
    path('M-46 92Q0 142 46 92V110Q0 166 -46 116z', dark(skin, 0.24), { opacity: 0.7 }),
  )
const glasses = (turn = 0) => {
  const o = { stroke: '#2b302d', 'stroke-width': 5 }
  const x = turn * 9
  return k.join(
    k.rrect(-68 + x, -22, 58, 48, 20, c.white, { 'fill-opacity': 0.14, ...o }),
    k.rrect(10 + x, -22, 58, 48, 20, c.white, { 'fill-opacity': 0.14, ...o }),
    stroke(
      `M${-10 + x} -2Q${x} -8 ${10 + x} -2M${-68 + x} -4L-90 -8M${68 + x} -4L90 -8`,
      '#2b302d',
      5,
    ),
  )
}

/* ---- hair: what lies behind the head and what lies over it ---- */
const shine = (h, d = 'M-58 -82Q-14 -118 44 -98') => stroke(d, light(h, 0.16), 9, { opacity: 0.8 })
const crown = 'M-96 10C-122 -152 122 -152 96 10'
const plait = (h, ribbon, s) =>
  k.join(
    k.times(5, (i) =>
      ellipse(s * (96 + i * 6), 36 + i * 37, 24 - i * 1.5, 27, i % 2 ? h : light(h, 0.06)),
    ),
    path(`M${s * 122} 214l-34 -14l4 34zM${s * 122} 214l34 -14l-4 34z`, ribbon),
    circle(s * 122, 214, 9, dark(ribbon, 0.15)),
    ellipse(s * 124, 238, 13, 20, h),
  )
/** Each style: [behind, over] as functions of the hair colour and the ribbon's. */
const styles = {
  side: [
    () => '',
    (h) =>
      path(`${crown}C94 -18 84 -48 66 -66C20 -56 -30 -62 -52 -86C-58 -60 -84 -44 -96 10z`, h) +
      shine(h),
  ],
  crop: [
    () => '',
    (h) =>
      path(
        `M-94 -2C-112 -142 112 -142 94 -2C90 -30 86 -46 78 -58C40 -74 -40 -74 -78 -58C-86 -46 -90 -30 -94 -2z`,
        h,
      ) + shine(h, 'M-50 -92Q0 -116 50 -92'),
  ],
  sweep: [
    () => '',
    (h) =>
      path(
        `M-96 8C-120 -120 -60 -150 10 -142C60 -150 116 -110 96 8C92 -20 86 -40 72 -52C60 -82 10 -84 -20 -58C-44 -40 -78 -44 -96 8z`,
        h,
      ) + shine(h, 'M-60 -74Q-20 -120 40 -112'),
  ],
  curly: [
    (h) => k.times(9, (i) => circle(-88 + i * 22, -66 - Math.sin((i / 8) * 3.14) * 54, 32, h)),
    (h) =>
      k.times(9, (i) =>
        circle(-84 + i * 21, -62 - Math.sin((i / 8) * 3.14) * 36, 23, i % 2 ? h : light(h, 0.07)),
      ),
  ],
  spiky: [
    () => '',
    (h) =>
      path(
        'M-94 4C-104 -60 -92 -96 -74 -112L-62 -100L-46 -134L-26 -112L-4 -146L16 -114L42 -138L52 -106L80 -114C98 -84 102 -50 94 4C90 -28 82 -46 70 -58L48 -44L30 -62L4 -46L-20 -64L-44 -46L-66 -60C-82 -46 -90 -26 -94 4z',
        h,
      ) + shine(h, 'M-48 -88Q0 -106 44 -90'),
  ],
  plaits: [
    () => '',
    (h, rib) =>
      plait(h, rib, -1) +
      plait(h, rib, 1) +
      path(`${crown}C92 -30 50 -68 0 -84C-50 -68 -92 -30 -96 10z`, h) +
      stroke('M0 -110V-88', light(h, 0.25), 4) +
      shine(h, 'M-70 -66Q-44 -100 -16 -106'),
  ],
  loops: [
    (h, rib) =>
      [-1, 1].map(
        (s) =>
          stroke(`M${s * 84} -20Q${s * 146} 20 ${s * 118} 92Q${s * 96} 122 ${s * 90} 60`, h, 30) +
          path(`M${s * 112} 0l-26 -16v32zM${s * 112} 0l26 -16v32z`, rib),
      ),
    (h) =>
      path(`${crown}C90 -34 50 -68 0 -84C-50 -68 -90 -34 -96 10z`, h) +
      stroke('M0 -110V-88', light(h, 0.25), 4) +
      shine(h, 'M16 -106Q44 -100 70 -66'),
  ],
  pony: [
    (h, rib) =>
      path('M60 -104C150 -130 168 -20 128 90C120 120 104 132 96 150C92 90 116 20 70 -60z', h) +
      ellipse(82, -88, 17, 22, rib),
    (h) => path(`${crown}C92 -26 70 -58 40 -78C0 -64 -56 -66 -96 10z`, h) + shine(h),
  ],
  long: [
    (h) => path('M-100 -20C-124 60 -118 190 -104 214Q0 236 104 214C118 190 124 60 100 -20z', h),
    (h) => path(`${crown}L92 60C86 0 72 -50 30 -86C-10 -60 -72 -40 -86 60z`, h) + shine(h),
  ],
  bob: [
    (h) => path('M-104 -20C-120 40 -116 96 -100 116H100C116 96 120 40 104 -20z', h),
    (h) =>
      path(`${crown}L96 70C88 20 84 -20 78 -44Q0 -66 -78 -44C-84 -20 -88 20 -96 70z`, h) + shine(h),
  ],
  band: [
    (h) => path('M-102 -20C-120 60 -112 150 -98 176H98C112 150 120 60 102 -20z', h),
    (h, rib) =>
      path(`${crown}L92 40C86 -20 70 -62 0 -80C-70 -62 -86 -20 -92 40z`, h) +
      stroke('M-92 -56Q0 -150 92 -56', rib, 14) +
      shine(h, 'M-60 -58Q-34 -78 -14 -84'),
  ],
  bun: [
    (h, rib) => circle(0, -132, 42, h) + ellipse(0, -106, 30, 10, rib),
    (h) =>
      path(`${crown}C90 -34 60 -74 0 -84C-60 -74 -90 -34 -96 10z`, h) +
      shine(h, 'M-50 -88Q0 -116 50 -88'),
  ],
  turban: [
    () => '',
    (_, col) =>
      k.join(
        path(
          'M-104 -14C-140 -150 -60 -186 6 -180C80 -186 138 -140 104 -14C80 -56 40 -76 0 -92C-40 -76 -80 -56 -104 -14z',
          col,
        ),
        stroke(
          'M-100 -30C-70 -100 0 -130 96 -142M-94 -74C-60 -120 0 -150 60 -166M100 -30C70 -90 40 -100 0 -112',
          dark(col, 0.22),
          5,
        ),
        path('M-30 -78Q0 -104 30 -78L0 -92z', light(col, 0.4)),
      ),
  ],
  patka: [
    (_, col) => circle(0, -122, 36, dark(col, 0.1)),
    (_, col) =>
      path('M-96 -4C-118 -148 118 -148 96 -4C84 -46 44 -64 0 -64C-44 -64 -84 -46 -96 -4z', col) +
      stroke('M-70 -50Q-30 -110 -10 -112M70 -50Q30 -110 10 -112', dark(col, 0.2), 5),
  ],
  hijab: [
    (_, col) =>
      path(
        'M-112 -10C-140 -170 140 -170 112 -10C124 80 140 150 150 210Q0 270 -150 210C-140 150 -124 80 -112 -10z',
        col,
      ),
    (_, col) =>
      k.join(
        path(
          'M-112 0C-138 -166 138 -166 112 0C118 70 96 120 60 140Q0 176 -60 140C-96 120 -118 70 -112 0zM-84 0C-84 60 -50 106 0 110C50 106 84 60 84 0C86 -96 -86 -96 -84 0z',
          col,
          { 'fill-rule': 'evenodd' },
        ),
        path(
          'M-90 96C-40 150 60 160 104 80C120 150 90 214 10 236C-60 250 -120 230 -150 206C-120 190 -100 150 -90 96z',
          light(col, 0.06),
        ),
        stroke(
          'M-86 112C-30 170 70 170 106 96M-110 150C-50 210 50 220 100 150',
          dark(col, 0.16),
          4,
        ),
      ),
  ],
}

const tones = ['#8c5a38', '#a06c46', '#b37d55', '#c39069', '#d2a27a', '#dfb48f', '#e8c4a2']
const inks = ['#1c1713', '#241a15', '#2e211a', '#1f2226', '#3a281d']
const ribbons = { white: c.white, green: c.forest5, red: c.brick, gold: c.gold }

/** One portrait. In: an object with style, tone 0-6, ink 0-4, top, back [kind, colour] and how the face looks. */
function portrait(o) {
  const skin = tones[o.tone]
  const hair = inks[o.ink ?? 0]
  const [behind, over] = styles[o.style]
  const rib = ribbons[o.ribbon] ?? o.ribbon ?? c.white
  const headParts = k.join(
    o.style === 'hijab' ? '' : ears(skin),
    face({ ...o, skin, hair }),
    over(hair, rib),
    o.glasses ? glasses(o.turn) : '',
  )
  const covers = o.style === 'hijab' || o.style === 'long'
  return k.join(
    backdrop(...o.back),
    at(
      k.join(
        ellipse(20, 396, 220, 40, c.ink, { opacity: 0.1 }),
        covers ? '' : k.g(behind(hair, rib), { transform: `rotate(${o.tilt ?? 0} 0 90)` }),
        covers && o.style === 'long' ? behind(hair, rib) : '',
        neck(skin),
        tops[o.top ?? 'shirt'](),
        o.style === 'hijab' ? behind(hair, rib) : '',
        k.g(headParts, {
          transform: `rotate(${o.tilt ?? 0} 0 90) scale(${o.wide ?? 1} 1)`,
        }),
      ),
      o.x ?? 240,
      o.y ?? 278,
      o.s ?? 1.14,
    ),
  )
}

/* ---- who is drawn: faces as they are met in Siliguri, by the family's name ---- */
const communities = {
  bengali: { tones: [1, 2, 3, 4], inks: [0, 1], noses: ['plain', 'long'], wide: [0.96, 1.02] },
  gorkha: { tones: [3, 4, 5, 6], inks: [0, 3], noses: ['small'], wide: [1.02, 1.07], narrow: true },
  marwari: { tones: [4, 5, 6], inks: [1, 2, 4], noses: ['long', 'plain'], wide: [0.95, 1] },
  bihari: { tones: [2, 3, 4], inks: [0, 1], noses: ['plain'], wide: [0.97, 1.02] },
  adivasi: { tones: [0, 1], inks: [0], noses: ['plain', 'small'], wide: [1, 1.05] },
  muslim: { tones: [2, 3, 4], inks: [0, 2], noses: ['long', 'plain'], wide: [0.96, 1] },
  sikh: { tones: [3, 4], inks: [0], noses: ['long'], wide: [0.98, 1] },
}
const families = {
  gorkha: 'Bhutia Chhetri Gurung Lama Lepcha Pradhan Sherpa Subba Tamang Thapa',
  marwari: 'Agarwal Goyal Jain',
  bihari: 'Prasad Sharma',
  adivasi: 'Kujur Minj Oraon',
  muslim: 'Ansari Haque Rahman',
  sikh: 'Singh',
}
const communityOf = (name) => {
  const family = name.split(' ').at(-1)
  const found = Object.entries(families).find(([, names]) => names.split(' ').includes(family))
  return found?.[0] ?? 'bengali'
}

const boys = new Set(
  `Abhinav Anirban Bikram Bimal Dawa Debarghya Debjit Diptanshu Farhan Gurnoor Harkirat Himangshu
  Ishaan Jigme Jyotirmoy Kaustav Kushal Lakpa Mayukh Norbu Ojas Pratyush Rehan Rigzin Rohit Sagnik
  Shreyas Sunil Suraj Tanvir Tashi Vedant Writam`.split(/\s+/),
)
const scarves = new Set(['Zoya', 'Faiza', 'Sanjida'])
const stylesOf = {
  girl: ['plaits', 'pony', 'bob', 'loops', 'band', 'long', 'bun'],
  boy: ['side', 'crop', 'sweep', 'spiky', 'curly'],
}
const scenery = [
  ['leaves', '#cfe3d2'],
  ['plain', '#cfe3e8'],
  ['books', '#e6d4b4'],
  ['arches', '#efe0c2'],
  ['window', '#e2ebe0'],
  ['hills', ''],
  ['plain', '#f0dcc0'],
  ['board', ''],
  ['plain', '#d6e5d3'],
]
const { PUPILS } = await importTypeScript('mocks/vendor/records/pupils.ts')

/** Styles go round within boys and girls, so that neighbours differ; the rest is drawn by lot. */
function describe() {
  const turns = { girl: 0, boy: 0 }
  return PUPILS.map(({ name }, i) => {
    const r = k.rng([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
    const first = name.split(' ')[0]
    const community = communityOf(name)
    const kind = communities[community]
    const sex = boys.has(first) ? 'boy' : 'girl'
    // Curls are rare.
    const choice = stylesOf[sex].filter((one) => one !== 'curly' || (!kind.narrow && i % 3 === 0))
    const turn = turns[sex]++
    const style = scarves.has(first)
      ? 'hijab'
      : community === 'sikh'
        ? 'turban'
        : choice[(turn + Math.floor(turn / choice.length)) % choice.length]
    const ribbon = {
      hijab: { Zoya: c.forest5, Faiza: '#f4f1e8' }[first] ?? '#c9d8e2',
      turban: { Gurnoor: '#1f3f66' }[first] ?? '#6b2733',
    }
    return {
      name,
      style,
      ribbon: ribbon[style] ?? ['white', 'green', 'red'][r.int(0, 2)],
      tone: kind.tones[(turn + r.int(0, 1)) % kind.tones.length],
      ink: r.pick(kind.inks),
      nose: r.pick(kind.noses),
      narrow: kind.narrow && !name.endsWith('Chhetri'),
      wide: r.range(...kind.wide),
      jaw: r.int(0, 5) - (sex === 'girl' ? 2 : 0) + (kind.narrow ? 2 : 0),
      brow: r.int(0, 4),
      top: ['shirt', 'blazer', 'cardigan'][(i + r.int(0, 1)) % 3],
      mouth: ['smile', 'grin', 'soft'][(turn + r.int(0, 1)) % 3],
      glasses: r() < 0.2,
      turn: r.int(-1, 1),
      tilt: r.int(-4, 4),
      back: scenery[(i * 4) % scenery.length],
    }
  })
}

/** The file of a pupil, as `mocks/vendor/records/media.ts` names it. */
const fileOf = (name) => name.toLowerCase().replaceAll(' ', '-')

export default describe()
  .filter((_, i) => PUPILS[i].hasPortrait)
  .map((o) => k.scene(fileOf(o.name), W, H, () => portrait(o)))
