/**
 * People: one jointed figure, drawn simply. A pose is a set of angles measured from straight down,
 * positive towards the side the figure faces; the feet find the ground by themselves.
 */
import {
  c,
  circle,
  dark,
  ellipse,
  g,
  hairs,
  join,
  lerp,
  light,
  mix,
  n,
  path,
  rect,
  rng,
  skins,
  stroke,
} from './base.mjs'

/** Clothes of the school and of the grown-ups around it. */
export const outfits = {
  boy: {
    top: c.shirt,
    bottom: c.forest,
    cut: 'trousers',
    sleeve: 'short',
    tie: c.forest7,
    shoe: '#20201f',
  },
  shorts: {
    top: c.shirt,
    bottom: c.forest,
    cut: 'shorts',
    sleeve: 'short',
    tie: c.forest7,
    shoe: '#20201f',
    sock: c.white,
  },
  girl: {
    top: c.shirt,
    bottom: c.forest,
    cut: 'skirt',
    sleeve: 'short',
    tie: c.forest7,
    shoe: '#20201f',
    sock: c.white,
  },
  tunic: {
    top: c.shirt,
    bottom: c.forest7,
    cut: 'tunic',
    sleeve: 'short',
    shoe: '#20201f',
    sock: c.white,
  },
  salwar: {
    top: c.shirt,
    bottom: c.paper,
    cut: 'kurta',
    sleeve: 'short',
    dupatta: c.forest7,
    shoe: '#20201f',
  },
  blazer: {
    top: c.forest7,
    bottom: '#3c4744',
    cut: 'trousers',
    sleeve: 'long',
    inner: c.shirt,
    tie: c.gold,
    shoe: '#20201f',
  },
  blazerGirl: {
    top: c.forest7,
    bottom: '#3c4744',
    cut: 'skirt',
    sleeve: 'long',
    inner: c.shirt,
    tie: c.gold,
    shoe: '#20201f',
    sock: c.white,
  },
  cardigan: {
    top: c.forest5,
    bottom: c.forest,
    cut: 'skirt',
    sleeve: 'long',
    inner: c.shirt,
    shoe: '#20201f',
    sock: c.white,
  },
  coat: {
    top: c.white,
    bottom: c.forest,
    cut: 'coat',
    sleeve: 'long',
    inner: c.mist,
    tie: c.forest7,
    shoe: '#20201f',
  },
  red: {
    top: c.brick,
    bottom: c.white,
    cut: 'shorts',
    sleeve: 'short',
    shoe: c.white,
    sock: c.brick,
    sport: 1,
  },
  green: {
    top: c.forest5,
    bottom: c.white,
    cut: 'shorts',
    sleeve: 'short',
    shoe: c.white,
    sock: c.forest5,
    sport: 1,
  },
  yellow: {
    top: c.gold,
    bottom: c.forest,
    cut: 'shorts',
    sleeve: 'short',
    shoe: c.white,
    sock: c.gold,
    sport: 1,
  },
  whites: { top: c.shirt, bottom: c.paper, cut: 'trousers', sleeve: 'short', shoe: c.white },
  track: {
    top: c.forest5,
    bottom: c.forest,
    cut: 'trousers',
    sleeve: 'short',
    shoe: c.white,
    sport: 1,
  },
  yoga: { top: c.shirt, bottom: c.mist, cut: 'trousers', sleeve: 'short', shoe: null },
  man: {
    top: c.sky,
    bottom: '#4a5752',
    cut: 'trousers',
    sleeve: 'long',
    shoe: '#3a2a20',
    tie: c.brick,
  },
  suit: {
    top: c.ink,
    bottom: c.ink,
    cut: 'trousers',
    sleeve: 'long',
    inner: c.shirt,
    tie: c.gold,
    shoe: '#20201f',
  },
  kurta: { top: c.goldLight, bottom: c.paper, cut: 'kurta', sleeve: 'long', shoe: '#5a3d27' },
  saree: {
    top: c.brick,
    bottom: c.brick,
    cut: 'saree',
    sleeve: 'short',
    pallu: c.goldLight,
    shoe: '#5a3d27',
  },
  sareeGreen: {
    top: c.forest5,
    bottom: c.forest5,
    cut: 'saree',
    sleeve: 'short',
    pallu: c.goldLight,
    shoe: '#5a3d27',
  },
  sareeCream: {
    top: '#a9573f',
    bottom: c.paperDark,
    cut: 'saree',
    sleeve: 'short',
    pallu: c.brick,
    shoe: '#5a3d27',
  },
  sareeSky: {
    top: c.slate,
    bottom: '#a9c9d2',
    cut: 'saree',
    sleeve: 'short',
    pallu: c.slate,
    shoe: '#5a3d27',
  },
  kameez: {
    top: c.leaf,
    bottom: c.paper,
    cut: 'kurta',
    sleeve: 'long',
    dupatta: c.brick,
    shoe: '#5a3d27',
  },
  apron: {
    top: c.paper,
    bottom: '#4a5752',
    cut: 'trousers',
    sleeve: 'short',
    apron: c.forest5,
    shoe: '#3a2a20',
  },
}

/** [upper, lower] angles; F is the near limb (or the right one seen from the front), B the far one. */
export const poses = {
  stand: { armF: [6, 10], armB: [-6, -2], legF: [3, 1], legB: [-3, -2] },
  front: { armF: [13, 4], armB: [-13, -4], legF: [3, 2], legB: [-3, -2] },
  walk: { lean: 3, armF: [-24, -6], armB: [26, 42], legF: [24, 6], legB: [-16, -34] },
  walk2: { lean: 2, armF: [22, 40], armB: [-22, -8], legF: [-18, -38], legB: [22, 4] },
  run: { lean: 14, armF: [-52, 30], armB: [48, 128], legF: [62, -8], legB: [-22, -78] },
  run2: { lean: 12, armF: [56, 132], armB: [-56, 20], legF: [-26, -72], legB: [56, 2] },
  kick: { lean: -8, armF: [-48, -30], armB: [62, 80], legF: [58, 42], legB: [-12, -16] },
  jump: { lean: 4, armF: [158, 172], armB: [120, 150], legF: [22, -40], legB: [-14, -50] },
  cheer: { armF: [152, 166], armB: [-150, -168], legF: [5, 3], legB: [-5, -3] },
  wave: { armF: [128, 170], armB: [-12, -3], legF: [3, 2], legB: [-3, -2] },
  hold: { armF: [14, 92], armB: [24, 98], legF: [3, 1], legB: [-3, -2] },
  holdFront: { armF: [16, -62], armB: [-16, 62], legF: [3, 2], legB: [-3, -2] },
  carry: { armF: [18, 80], armB: [30, 86], lean: 2, legF: [20, 6], legB: [-14, -28] },
  point: { armF: [100, 112], armB: [-8, 4], legF: [3, 1], legB: [-3, -2] },
  pointUp: { armF: [128, 142], armB: [-8, 4], legF: [3, 1], legB: [-3, -2] },
  backReach: { armF: [142, 160], armB: [-12, -4], legF: [3, 2], legB: [-3, -2] },
  sit: { lean: 3, armF: [24, 72], armB: [30, 78], legF: [86, 2], legB: [80, -4] },
  sitFront: { armF: [16, -40], armB: [-16, 40], legF: [18, 2], legB: [-18, -2], short: 0.42 },
  write: { lean: 12, nod: 16, armF: [34, 96], armB: [44, 104], legF: [86, 4], legB: [82, -4] },
  type: { lean: 6, nod: 6, armF: [26, 88], armB: [34, 92], legF: [86, 2], legB: [82, -4] },
  read: { lean: 4, nod: 14, armF: [16, 112], armB: [26, 118], legF: [86, 2], legB: [80, -6] },
  floor: {
    lean: 5,
    nod: 10,
    armF: [24, 84],
    armB: [34, 90],
    legF: [86, -87],
    legB: [82, -80],
    ground: 1,
  },
  lotus: { armF: [24, 6], armB: [-24, -6], legF: [78, -84], legB: [-78, 84] },
  stretch: { lean: 4, armF: [50, 92], armB: [60, 100], legF: [86, 84], legB: [80, 84], ground: 1 },
  kneel: { lean: 20, nod: 10, armF: [40, 62], armB: [52, 70], legF: [88, -6], legB: [4, -88] },
  bend: { lean: 46, nod: -6, armF: [28, 46], armB: [40, 54], legF: [12, -8], legB: [-6, -16] },
  look: { lean: 22, nod: 10, armF: [34, 100], armB: [44, 110], legF: [4, 0], legB: [-6, -4] },
  tree: { armF: [160, 196], armB: [-160, -196], legF: [58, -48], legB: [0, 0] },
  warrior: { armF: [90, 90], armB: [-90, -90], legF: [62, 4], legB: [-46, -46] },
  bat: { lean: 16, nod: -4, armF: [26, 64], armB: [34, 60], legF: [24, -10], legB: [-18, -24] },
  bowl: { lean: 10, armF: [172, 186], armB: [70, 40], legF: [38, 14], legB: [-30, -52] },
  shoot: {
    lean: -3,
    nod: -12,
    armF: [140, 176],
    armB: [128, 168],
    legF: [10, -14],
    legB: [-6, -24],
  },
  dance: { lean: -4, armF: [118, 196], armB: [-70, -140], legF: [44, -36], legB: [-14, -2] },
  dance2: { lean: 5, armF: [84, 150], armB: [-118, -196], legF: [20, 0], legB: [-40, 20] },
  climb: { lean: 12, armF: [32, 66], armB: [-18, 14], legF: [52, -6], legB: [-14, -26] },
  tabla: {
    lean: 6,
    nod: 6,
    armF: [30, 66],
    armB: [38, 74],
    legF: [86, -87],
    legB: [82, -80],
    ground: 1,
  },
}

const deg = Math.PI / 180
const step = ([x, y], a, l) => [x + Math.sin(a * deg) * l, y + Math.cos(a * deg) * l]
const P = (p) => `${n(p[0])} ${n(p[1])}`
const limb = (a, b, d, w, col) => stroke(`M${P(a)}L${P(b)}L${P(d)}`, col, w)
const part = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

/** Hair and face, around the middle of the head. Facing is +x; `turn` is 0 from the front, 1 in profile. */
function head({ r, ry, turn, back, skin, hair, cut, ribbon, face, hat, layer }) {
  const sk = dark(skin, 0.16),
    hi = light(hair, 0.14),
    fx = r * 0.3 * turn
  const out = []
  const plait = (x, s) =>
    path(
      `M${n(x)} ${n(ry * 0.25)}q${n(s * r * 0.75)} ${n(ry * 0.6)} ${n(s * r * 0.35)} ${n(ry * 1.5)}q${n(-s * r * 0.25)} ${n(ry * 0.2)} ${n(-s * r * 0.4)} 0q${n(s * r * 0.1)} ${n(-ry * 0.7)} ${n(-s * r * 0.2)} ${n(-ry * 1.2)}z`,
      hair,
    ) + (ribbon ? ellipse(x + s * r * 0.26, ry * 1.55, r * 0.3, r * 0.2, ribbon) : '')
  if (layer === 'behind' && cut === 'long')
    out.push(
      path(
        `M${n(-r * 1.08)} ${n(-ry * 0.2)}C${n(-r * 1.2)} ${n(ry * 0.8)} ${n(-r * 1.15)} ${n(ry * 1.4)} ${n(-r * 0.7)} ${n(ry * 1.6)}L${n(r * (0.75 - turn * 0.7))} ${n(ry * 1.55)}C${n(r * (1.1 - turn * 0.5))} ${n(ry)} ${n(r * 1.08)} ${n(ry * 0.4)} ${n(r)} ${n(-ry * 0.2)}z`,
        hair,
      ),
    )
  if (layer === 'behind') return out
  if (back && cut === 'long')
    out.push(
      path(
        `M${n(-r * 1.04)} 0C${n(-r * 1.2)} ${n(ry)} ${n(-r)} ${n(ry * 1.7)} ${n(-r * 0.7)} ${n(ry * 1.8)}Q0 ${n(ry * 2)} ${n(r * 0.7)} ${n(ry * 1.8)}C${n(r)} ${n(ry * 1.7)} ${n(r * 1.2)} ${n(ry)} ${n(r * 1.04)} 0z`,
        hair,
      ),
    )
  if (cut === 'bun')
    out.push(
      turn > 0.5
        ? circle(-r * 1.05, ry * 0.05, r * 0.55, hair)
        : circle(-r * 0.1, -ry * 1.05, r * 0.5, hair),
    )
  if (cut === 'pony')
    out.push(
      path(
        `M${n(-r * 0.7)} ${n(-ry * 0.5)}C${n(-r * 1.9)} ${n(-ry * 0.3)} ${n(-r * 1.7)} ${n(ry * 0.7)} ${n(-r * 1.35)} ${n(ry * 1.25)}C${n(-r * 1.15)} ${n(ry * 0.7)} ${n(-r * 1.1)} ${n(ry * 0.3)} ${n(-r * 0.6)} ${n(ry * 0.1)}z`,
        hair,
      ),
    )
  if (cut === 'plaits' && !back)
    out.push(plait(-r * 0.75, -1), turn < 0.6 ? plait(r * 0.75, 1) : '')
  if (back) {
    out.push(
      ellipse(-r, ry * 0.12, r * 0.2, ry * 0.18, sk),
      ellipse(r, ry * 0.12, r * 0.2, ry * 0.18, sk),
    )
    out.push(ellipse(0, 0, r * 1.04, ry, hair))
    out.push(
      path(
        `M${n(-r * 0.6)} ${n(-ry * 0.62)}Q${n(-r * 0.1)} ${n(-ry * 0.95)} ${n(r * 0.35)} ${n(-ry * 0.72)}Q${n(-r * 0.1)} ${n(-ry * 0.72)} ${n(-r * 0.6)} ${n(-ry * 0.62)}z`,
        hi,
        { opacity: 0.7 },
      ),
    )
    if (cut === 'plaits')
      out.push(
        plait(-r * 0.45, -1),
        plait(r * 0.45, 1),
        stroke(`M0 ${n(-ry * 0.9)}V${n(ry * 0.6)}`, hi, r * 0.07),
      )
    if (cut === 'bun') out.push(circle(0, ry * 0.1, r * 0.5, hi))
  } else {
    out.push(ellipse(0, 0, r, ry, skin))
    if (turn > 0.5)
      out.push(
        path(
          `M${n(r * 0.9)} ${n(-ry * 0.12)}q${n(r * 0.34)} ${n(ry * 0.3)} ${n(-r * 0.02)} ${n(ry * 0.4)}z`,
          skin,
        ),
      )
    else out.push(ellipse(-r * 0.98, ry * 0.1, r * 0.18, ry * 0.17, sk))
    if (turn <= 0.2) out.push(ellipse(r * 0.98, ry * 0.1, r * 0.18, ry * 0.17, sk))
    // Hair cap: a fringe line that moves backwards as the head turns.
    const f = r * (0.2 + 0.5 * turn),
      short = cut === 'short' || cut === 'grey'
    const cap =
      turn > 0.5
        ? `M${n(r * 0.86)} ${n(-ry * 0.5)}C${n(r * 0.55)} ${n(-ry * 1.28)} ${n(-r * 0.95)} ${n(-ry * 1.28)} ${n(-r * 1.06)} ${n(-ry * 0.15)}C${n(-r * 1.1)} ${n(ry * 0.35)} ${n(-r * 0.85)} ${n(ry * (short ? 0.5 : 0.75))} ${n(-r * 0.6)} ${n(ry * (short ? 0.62 : 0.8))}C${n(-r * 0.5)} ${n(ry * 0.3)} ${n(-r * 0.3)} ${n(ry * 0.1)} ${n(-r * 0.1)} ${n(-ry * 0.02)}C${n(r * 0.05)} ${n(-ry * 0.4)} ${n(r * 0.4)} ${n(-ry * 0.42)} ${n(r * 0.86)} ${n(-ry * 0.5)}z`
        : `M${n(-r * 1.05)} ${n(ry * 0.12)}C${n(-r * 1.25)} ${n(-ry * 1.3)} ${n(r * 1.25)} ${n(-ry * 1.3)} ${n(r * 1.03)} ${n(ry * (0.12 - turn * 0.3))}C${n(r * 0.9)} ${n(-ry * 0.25)} ${n(r * 0.72)} ${n(-ry * 0.42)} ${n(f + r * 0.1)} ${n(-ry * 0.58)}C${n(-r * 0.2)} ${n(-ry * 0.4)} ${n(-r * 0.75)} ${n(-ry * 0.4)} ${n(-r * 1.05)} ${n(ry * 0.12)}z`
    out.push(path(cap, hair))
    if (turn > 0.5) out.push(ellipse(-r * 0.16, ry * 0.14, r * 0.17, ry * 0.17, sk))
    out.push(
      stroke(
        `M${n(-r * 0.55)} ${n(-ry * 0.72)}Q${n(0)} ${n(-ry * 1.0)} ${n(r * 0.4)} ${n(-ry * 0.78)}`,
        hi,
        r * 0.12,
        { opacity: 0.8 },
      ),
    )
    if (face) {
      const e = dark(skin, 0.72),
        w = r * 0.1,
        xs = turn > 0.5 ? [r * 0.55] : [fx - r * 0.36, fx + r * 0.4]
      for (const x of xs)
        out.push(
          stroke(
            `M${n(x - r * 0.14)} ${n(ry * 0.06)}q${n(r * 0.14)} ${n(-ry * 0.12)} ${n(r * 0.28)} 0`,
            e,
            w,
          ),
        )
      const mx = turn > 0.5 ? r * 0.62 : fx + r * 0.02
      out.push(
        stroke(
          `M${n(mx - r * 0.2)} ${n(ry * 0.47)}q${n(r * 0.2)} ${n(ry * 0.16)} ${n(r * 0.4)} 0`,
          mix(skin, c.brick, 0.65),
          w,
        ),
      )
      out.push(
        ellipse(turn > 0.5 ? r * 0.4 : fx - r * 0.58, ry * 0.34, r * 0.18, ry * 0.11, c.brick, {
          opacity: 0.22,
        }),
      )
      if (turn <= 0.5)
        out.push(ellipse(fx + r * 0.58, ry * 0.34, r * 0.18, ry * 0.11, c.brick, { opacity: 0.22 }))
    }
  }
  if (cut === 'turban' || hat === 'turban')
    out.push(
      path(
        `M${n(-r * 1.15)} ${n(-ry * 0.12)}C${n(-r * 1.35)} ${n(-ry * 1.5)} ${n(r * 1.35)} ${n(-ry * 1.5)} ${n(r * 1.12)} ${n(-ry * 0.2)}C${n(r * 0.5)} ${n(-ry * 0.6)} ${n(-r * 0.5)} ${n(-ry * 0.6)} ${n(-r * 1.15)} ${n(-ry * 0.12)}z`,
        c.forest7,
      ),
      stroke(
        `M${n(-r)} ${n(-ry * 0.4)}Q${n(r * 0.2)} ${n(-ry * 1.3)} ${n(r * 0.9)} ${n(-ry * 0.6)}`,
        c.forest5,
        r * 0.12,
      ),
    )
  if (hat === 'cap')
    out.push(
      path(
        `M${n(-r * 1.06)} ${n(-ry * 0.25)}C${n(-r * 1.1)} ${n(-ry * 1.35)} ${n(r * 1.1)} ${n(-ry * 1.35)} ${n(r * 1.06)} ${n(-ry * 0.25)}z`,
        c.forest7,
      ),
      rect(
        turn > 0.2 ? r * 0.2 : -r,
        -ry * 0.42,
        turn > 0.2 ? r * 1.5 : r * 2,
        ry * 0.2,
        c.forest,
        { rx: ry * 0.1 },
      ),
    )
  if (hat === 'helmet')
    out.push(
      path(
        `M${n(-r * 1.12)} ${n(ry * 0.1)}C${n(-r * 1.2)} ${n(-ry * 1.4)} ${n(r * 1.15)} ${n(-ry * 1.4)} ${n(r * 1.15)} ${n(-ry * 0.25)}L${n(r * 1.5)} ${n(-ry * 0.2)}V${n(-ry * 0.05)}L${n(-r * 0.2)} 0z`,
        c.forest7,
      ),
      stroke(
        `M${n(r * 1.05)} ${n(-ry * 0.1)}Q${n(r * 1.25)} ${n(ry * 0.3)} ${n(r * 0.9)} ${n(ry * 0.6)}M${n(r * 0.1)} ${n(ry * 0.2)}L${n(r * 1.15)} ${n(ry * 0.25)}`,
        c.slate,
        r * 0.12,
      ),
    )
  return out
}

/**
 * One person standing on (x, y), `h` pixels tall when upright.
 * age 0 = small child … 1 = grown-up; view 'side' | 'three' | 'front' | 'back'; dir -1 faces left.
 * `hold(hand)` and `holdB(hand)` draw a thing in the near/far hand, in units of h/100.
 * With `hip: true`, (x, y) is the seat instead of the feet.
 */
export function person(o) {
  const { x, y, h = 200, age = 0.5, dir = 1, view = 'side', seed = 1, flat = false } = o
  const r = rng(seed * 7919 + 13)
  const skin = o.skin ?? skins[Math.floor(r() * skins.length)]
  const cutList = [
    'girl',
    'tunic',
    'salwar',
    'blazerGirl',
    'cardigan',
    'saree',
    'sareeGreen',
    'sareeCream',
    'sareeSky',
    'kameez',
  ]
  const name = typeof o.outfit === 'string' ? o.outfit : 'boy'
  const w = typeof o.outfit === 'object' ? o.outfit : outfits[name]
  const female = o.girl ?? cutList.includes(name)
  const hair = o.hair ?? r.pick(hairs)
  const cut =
    o.cut ??
    (female
      ? age > 0.85
        ? r.pick(['bun', 'long', 'bun'])
        : r.pick(['plaits', 'pony', 'plaits', 'long'])
      : 'short')
  const pose = {
    lean: 0,
    nod: 0,
    ...(typeof o.pose === 'object'
      ? o.pose
      : poses[o.pose ?? (view === 'front' || view === 'back' ? 'front' : 'stand')]),
  }
  const turn = view === 'side' ? 1 : view === 'three' ? 0.4 : 0
  const wide = view === 'side' ? 0.2 : view === 'three' ? 0.72 : 1

  const headH = lerp(22, 14.2, age),
    neck = lerp(1.2, 2.6, age)
  const sh = lerp(9.2, 10.4, age),
    hw = lerp(7.6, 7.2, age),
    side = lerp(7, 6.4, age)
  const torso = lerp(33, 31, age),
    legL = 100 - headH - neck - torso - 3
  const up = lerp(13.5, 16, age),
    lo = lerp(12, 14.5, age),
    aw = lerp(5.4, 4.9, age),
    lw = lerp(7.8, 7.2, age)
  const thigh = (legL / 2) * (pose.short ?? 1),
    shin = legL / 2
  const half = Math.max(sh * wide, side),
    hipHalf = Math.max(hw * wide, side * 0.92)

  // Legs from the hip, then the whole figure is lifted so that the lowest foot stands on the ground.
  const dx = hw * 0.5 * wide
  const leg = (s, [a, b]) => {
    const p = [dx * s, 0],
      k = step(p, a, thigh)
    return [p, k, step(k, b, shin)]
  }
  const F = leg(1, pose.legF),
    B = leg(-1, pose.legB)
  const low = Math.max(pose.ground ? 4 : 0, F[1][1], F[2][1], B[2][1], B[1][1]) + 3
  const hipY = o.hip ? 0 : -low
  const lift = (t) => t.map(([a, b]) => [a, b + hipY])
  const lf = lift(F),
    lb = lift(B)

  const out = []
  const bottom = w.bottom,
    far = (col) => dark(col, 0.14)
  const drawLeg = ([a, k, f], isFar, foot) => {
    const t = isFar && view !== 'front' && view !== 'back' ? far : (v) => v,
      s = []
    const bare = t(skin)
    if (['trousers', 'coat', 'kurta'].includes(w.cut)) {
      s.push(limb(a, k, f, lw, t(bottom)))
    } else {
      s.push(limb(a, k, f, lw * 0.8, w.cut === 'saree' ? t(bottom) : bare))
      if (w.sock)
        s.push(stroke(`M${P(part(k, f, w.sport ? 0.45 : 0.6))}L${P(f)}`, t(w.sock), lw * 0.84))
      if (w.cut === 'shorts')
        s.push(stroke(`M${P(a)}L${P(part(a, k, 0.72))}`, t(bottom), lw * 1.25))
    }
    if (w.shoe) {
      const ang = Math.max(-50, Math.min(60, -(foot ?? 0)))
      s.push(
        view === 'front' || view === 'back'
          ? ellipse(f[0], f[1] + 1.2, lw * 0.5, 2.2, t(w.shoe))
          : g(path(`M-3.4 -2.4Q-4 2.6 -3 2.8H7Q7.4 .4 4.4 -.4Q2.6 -1 2.4 -3z`, t(w.shoe)), {
              transform: `translate(${P(f)}) rotate(${n(ang)})`,
            }),
      )
    } else s.push(ellipse(f[0] + (turn ? 2 : 0), f[1] + 1, 4, 2.2, bare))
    return s.join('')
  }
  // A foot points along the ground unless the shin is far from upright.
  const tilt = (v) => (Math.abs(v) > 30 && !pose.ground ? v * 0.75 : 0)
  const upper = []
  const shoulderY = -torso + 3
  const sxF = sh * wide * 0.86,
    sxB = -sh * wide * 0.86
  const fa = pose.armF.map((v) => v + pose.lean),
    ba = pose.armB.map((v) => v + pose.lean)
  const arm = (x0, [a, b]) => {
    const p = [x0, shoulderY],
      e = step(p, a, up)
    return [p, e, step(e, b, lo)]
  }
  const AF = arm(sxF, fa),
    AB = arm(sxB, ba)
  const drawArm = ([a, e, hnd], isFar) => {
    const t = isFar && view !== 'front' && view !== 'back' ? far : (v) => v
    const shirt = t(w.top),
      edge = dark(w.top, 0.1)
    if (w.sleeve === 'long')
      return (
        limb(a, e, hnd, aw * 1.16, isFar || flat ? t(shirt) : mix(shirt, c.ink, 0.05)) +
        stroke(
          `M${P(part(e, hnd, 0.93))}L${P(part(e, hnd, 0.95))}`,
          t(w.inner ?? shirt),
          aw * 1.16,
        ) +
        circle(hnd[0] + (hnd[0] - e[0]) * 0.07, hnd[1] + (hnd[1] - e[1]) * 0.07, aw * 0.6, t(skin))
      )
    return (
      limb(a, e, hnd, aw * 0.86, t(skin)) +
      circle(hnd[0], hnd[1], aw * 0.56, t(skin)) +
      stroke(`M${P(a)}L${P(part(a, e, 0.62))}`, mix(t(shirt), edge, 0.35), aw * 1.34)
    )
  }

  // Torso: shoulders, waist, hips.
  const q = hipHalf,
    yB = 1.5,
    nk = lerp(3.3, 3, age)
  const body = `M${n(-nk)} ${n(-torso)}C${n(-half * 0.9)} ${n(-torso + 0.6)} ${n(-half)} ${n(-torso + 2)} ${n(-half)} ${n(-torso + 5)}L${n(-q * 0.96)} ${n(-torso * 0.4)}L${n(-q)} ${n(yB)}H${n(q)}L${n(q * 0.96)} ${n(-torso * 0.4)}L${n(half)} ${n(-torso + 5)}C${n(half)} ${n(-torso + 2)} ${n(half * 0.9)} ${n(-torso + 0.6)} ${n(nk)} ${n(-torso)}z`
  const shadeSide = dir // light from the left of the picture, whichever way the figure faces
  const shadow = (k = 0.5, op = 0.1) =>
    path(
      `M${n(shadeSide * half * 0.35)} ${n(-torso + 1)}C${n(shadeSide * half * 0.95)} ${n(-torso + 0.6)} ${n(shadeSide * half)} ${n(-torso + 2)} ${n(shadeSide * half)} ${n(-torso + 5)}L${n(shadeSide * q)} ${n(yB)}H${n(shadeSide * q * k)}z`,
      c.ink,
      { opacity: op },
    )

  // Lower clothing as one shape where it is not two legs.
  const skirt = (hemT, flare, col) => {
    const kf = part(lf[0], lf[1], 1),
      kb = part(lb[0], lb[1], 1)
    const sf = hemT <= 1 ? part(lf[0], lf[1], hemT) : part(lf[1], lf[2], hemT - 1)
    const sb = hemT <= 1 ? part(lb[0], lb[1], hemT) : part(lb[1], lb[2], hemT - 1)
    if (Math.abs(pose.legF[0]) > 66 || pose.short) {
      // Seated: cloth lies along the thighs.
      const s = [
        stroke(`M${P(lb[0])}L${P(kb)}`, far(col), lw * 1.5),
        stroke(`M${P(lf[0])}L${P(kf)}`, col, lw * 1.6),
      ]
      if (hemT > 1)
        s.push(
          stroke(`M${P(kb)}L${P(sb)}`, far(col), lw * 1.3),
          stroke(`M${P(kf)}L${P(sf)}`, col, lw * 1.4),
        )
      if (pose.short)
        s.push(
          path(
            `M${n(-q)} ${n(hipY)}H${n(q)}L${n(kf[0] + 5)} ${n(kf[1] + 2)}H${n(kb[0] - 5)}z`,
            col,
          ),
        )
      return s.join('')
    }
    const xs = [sf[0], sb[0]],
      l = Math.min(...xs, -q * 0.9) - flare,
      rr = Math.max(...xs, q * 0.9) + flare,
      yy = Math.max(sf[1], sb[1])
    const yl = sf[0] < sb[0] ? sf[1] : sb[1],
      yr = sf[0] < sb[0] ? sb[1] : sf[1]
    const yL = Math.max(yl, yy - 6),
      yR = Math.max(yr, yy - 6)
    const d = `M${n(-q)} ${n(hipY - torso * 0.22)}H${n(q)}L${n(rr)} ${n(yR)}Q${n((l + rr) / 2)} ${n(yy + 2.2)} ${n(l)} ${n(yL)}z`
    const pl = [0.25, 0.5, 0.75]
      .map(
        (t) =>
          `M${n(lerp(-q, q, t))} ${n(hipY - torso * 0.1)}L${n(lerp(l, rr, t))} ${n(lerp(yL, yR, t) + 0.6)}`,
      )
      .join('')
    return (
      path(d, col) +
      (w.cut === 'saree' && hemT > 1.5
        ? stroke(
            `M${n(l + 0.6)} ${n(yL - 1.4)}Q${n((l + rr) / 2)} ${n(yy + 0.6)} ${n(rr - 0.6)} ${n(yR - 1.4)}`,
            w.pallu,
            1.4,
          )
        : '') +
      stroke(pl, dark(col, 0.2), 0.6, { opacity: 0.7 })
    )
  }

  upper.push(g(drawArm(AB, true) + (o.holdB ? o.holdB(AB[2], AB) : '')))
  const armBehind = view !== 'front'
  const torsoParts = []
  torsoParts.push(
    rect(
      -nk * 0.72 + (turn ? 0.6 : 0),
      -torso - neck - 3,
      nk * 1.44,
      neck + 5.5,
      dark(skin, 0.14),
      { rx: 1.6 },
    ),
  )
  torsoParts.push(path(body, w.top))
  if (w.sport)
    torsoParts.push(
      stroke(`M${n(-half * 0.86)} ${n(-torso * 0.62)}H${n(half * 0.86)}`, c.white, 2.2, {
        opacity: 0.75,
      }),
    )
  if (view !== 'back' && !w.sport) {
    const cx = turn > 0.5 ? side * 0.55 : turn * 3
    if (w.inner)
      torsoParts.push(
        path(
          `M${n(cx - 2.6)} ${n(-torso + 0.2)}H${n(cx + 2.6)}L${n(cx + 0.4)} ${n(-torso * 0.52)}z`,
          w.inner,
        ),
      )
    if (w.cut !== 'saree')
      torsoParts.push(
        path(
          `M${n(cx - 3)} ${n(-torso - 0.4)}L${n(cx)} ${n(-torso + 3.2)}L${n(cx + 3)} ${n(-torso - 0.4)}L${n(cx + 2)} ${n(-torso - 1.4)}H${n(cx - 2)}z`,
          w.inner ?? light(w.top, 0.5),
        ),
      )
    if (w.tie)
      torsoParts.push(
        path(
          `M${n(cx - 0.9)} ${n(-torso + 2.4)}h1.8l.9 ${n(torso * (w.inner ? 0.34 : 0.5))}l-1.8 2.2l-1.8 -2.2z`,
          w.tie,
        ),
      )
  }
  if (w.cut === 'tunic')
    torsoParts.push(
      path(
        `M${n(-half * 0.55)} ${n(-torso + 0.6)}L${n(-half * 0.34)} ${n(-torso + 0.2)}L${n(-half * 0.28)} ${n(-torso * 0.7)}H${n(half * 0.28)}L${n(half * 0.34)} ${n(-torso + 0.2)}L${n(half * 0.55)} ${n(-torso + 0.6)}L${n(q)} ${n(yB)}H${n(-q)}z`,
        bottom,
      ),
    )
  if (w.dupatta)
    torsoParts.push(
      path(
        `M${n(-half * 0.8)} ${n(-torso + 2)}Q0 ${n(-torso * 0.5)} ${n(half * 0.8)} ${n(-torso + 2)}L${n(half * 0.55)} ${n(-torso - 0.2)}Q0 ${n(-torso * 0.78)} ${n(-half * 0.55)} ${n(-torso - 0.2)}z`,
        w.dupatta,
      ),
    )
  if (w.cut === 'saree')
    torsoParts.push(
      path(
        `M${n(-q)} ${n(-torso * 0.3)}L${n(half * 0.2)} ${n(-torso + 0.4)}L${n(half * 0.9)} ${n(-torso + 2)}L${n(q)} ${n(-torso * 0.35)}L${n(q)} ${n(yB)}H${n(-q)}z`,
        light(w.bottom, 0.08),
      ),
      stroke(
        `M${n(-q * 0.95)} ${n(-torso * 0.28)}L${n(half * 0.25)} ${n(-torso + 0.8)}`,
        w.pallu,
        1.6,
      ),
    )
  if (w.apron)
    torsoParts.push(
      path(
        `M${n(-half * 0.5)} ${n(-torso * 0.8)}H${n(half * 0.5)}L${n(q)} ${n(-torso * 0.3)}V12H${n(-q)}V${n(-torso * 0.3)}z`,
        w.apron,
      ),
    )
  torsoParts.push(shadow())
  const hr = headH * 0.42,
    hy = -torso - neck - headH * 0.46,
    hx = turn * 1.6
  const headAt = (layer) =>
    g(
      head({
        layer,
        r: hr,
        ry: headH * 0.5,
        turn,
        back: view === 'back',
        skin,
        hair: cut === 'grey' ? '#b9b4ab' : hair,
        cut,
        ribbon: o.ribbon ?? (age < 0.85 ? c.white : null),
        face: o.face ?? (headH * h) / 100 > 26,
        hat: o.hat,
      }).join(''),
      { transform: `translate(${n(hx)} ${n(hy)}) rotate(${n(pose.nod)} 0 ${n(headH * 0.35)})` },
    )
  const hd = headAt('front')
  // Saree end and dupatta ends hang behind the shoulder.
  const pallu =
    w.cut === 'saree'
      ? path(
          `M${n(-half * (turn > 0.5 ? 0.9 : 0.2))} ${n(-torso + 1)}Q${n(-half * 1.7)} ${n(-torso * 0.4)} ${n(-half * 1.35)} ${n(torso * 0.42)}L${n(-half * 0.5)} ${n(torso * 0.36)}L${n(-half * 0.3)} ${n(-torso * 0.4)}z`,
          dark(w.bottom, 0.12),
        )
      : ''
  if (cut === 'long' && view !== 'back') upper.unshift(headAt('behind'))
  if (armBehind) upper.unshift(pallu)
  else torsoParts.unshift(pallu)

  const nearArm = g(
    (o.holdUnder ? o.holdUnder(AF[2], AF) : '') +
      drawArm(AF, false) +
      (o.hold ? o.hold(AF[2], AF) : ''),
  )
  const lowerParts = []
  lowerParts.push(drawLeg(lb, true, tilt(pose.legB[1])), drawLeg(lf, false, tilt(pose.legF[1])))
  if (w.cut === 'skirt' || w.cut === 'tunic') lowerParts.push(skirt(1.02, 3.6, bottom))
  if (w.cut === 'kurta') lowerParts.push(skirt(1.05, 1.6, w.top))
  if (w.cut === 'coat') lowerParts.push(skirt(0.95, 1.2, w.top))
  if (w.cut === 'saree') lowerParts.push(skirt(1.95, 2.2, bottom))
  if (['trousers', 'shorts'].includes(w.cut))
    lowerParts.push(rect(-q, hipY - 3.5, q * 2, 6, bottom, { rx: 2 }))

  const trunk = g(
    join(
      upper,
      torsoParts,
      view === 'back' ? nearArm + hd : view === 'front' ? hd + nearArm : hd + nearArm,
    ),
    { transform: `translate(0 ${n(hipY)}) rotate(${n(pose.lean)})` },
  )
  out.push(lowerParts.join(''), trunk)
  const s = h / 100
  const cast =
    o.shadow === false || o.hip
      ? ''
      : ellipse(x + h * 0.05, y, h * (pose.lean > 10 ? 0.2 : 0.15), h * 0.022, c.ink, {
          opacity: 0.17,
        })
  return (
    cast +
    g(out.join(''), {
      transform: `translate(${n(x)} ${n(y)}) scale(${n(dir * s * 100) / 100} ${n(s * 100) / 100})`,
      opacity: o.opacity,
    })
  )
}
/** A row or crowd of pupils: list of [x, y, h, options]. */
export const crowd = (list) =>
  list.map(([x, y, h, o], i) => person({ x, y, h, seed: i * 3 + 5, ...o })).join('')
