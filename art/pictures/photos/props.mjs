/** Things of the photographs that the kit does not have. Each stands on (0,0) unless said otherwise. */
import * as k from '../kit.mjs'

const { c, rect, rrect, circle, ellipse, path, stroke, poly, line, join, times, dark, light, at } =
  k
const steel = '#b9bfba'

/* ---- music ---- */
export const harmonium = () =>
  join(
    ellipse(6, 2, 96, 9, c.ink, { opacity: 0.16 }),
    rect(-86, -58, 172, 58, c.woodDark, { rx: 4 }),
    rect(-80, -30, 160, 6, c.gold),
    poly(
      [
        [-86, -58],
        [86, -58],
        [78, -76],
        [-78, -76],
      ],
      c.paper,
    ),
    stroke(
      times(13, (i) => `M${-72 + i * 12} -75L${-78 + i * 13} -59`),
      '#b7ab94',
      1.6,
    ),
    times(9, (i) => rect(-66 + i * 15 + (i > 3 ? 5 : 0), -76, 6, 10, c.ink)),
    poly(
      [
        [-84, -78],
        [84, -78],
        [96, -124],
        [-72, -124],
      ],
      c.wood,
    ),
    stroke(
      times(5, (i) => `M${-82 + i * 2.4} ${-86 - i * 8}H${86 + i * 2.4}`),
      dark(c.wood, 0.3),
      2.5,
    ),
  )
export const sitar = () =>
  join(
    rect(-5, -250, 10, 200, c.woodDark),
    stroke(
      times(9, (i) => `M-7 ${-232 + i * 19}H7`),
      c.goldLight,
      2,
    ),
    circle(-9, -240, 4, c.gold),
    circle(9, -226, 4, c.gold),
    ellipse(0, -34, 36, 40, c.wood),
    ellipse(0, -34, 25, 28, c.woodLight),
    rect(-12, -26, 24, 5, c.ink),
    stroke('M-2 -244V-24M2 -244V-24', c.goldLight, 1),
  )

/** A barrel drum lying on its side, about 130 long: dhol, or dhak with feathers. */
export const dhol = (col = c.brick, feathers = false) =>
  join(
    feathers
      ? times(7, (i) =>
          path(
            `M-52 -60Q${-92 - i * 5} ${-120 + i * 9} ${-74 - i * 10} ${-150 + i * 20}Q${-50 - i * 3} ${-110 + i * 6} -44 -56z`,
            i % 2 ? c.white : '#e6ece6',
          ),
        )
      : '',
    path('M-56 -62Q0 -86 56 -62V-6Q0 18 -56 -6z', col),
    stroke(
      times(5, (i) => `M${-50 + i * 22} -62L${-38 + i * 22} -4L${-28 + i * 22} -64`),
      c.goldLight,
      2.5,
    ),
    ellipse(-56, -34, 13, 29, c.paper, { stroke: c.woodDark, 'stroke-width': 4 }),
    ellipse(56, -34, 13, 29, c.paper, { stroke: c.woodDark, 'stroke-width': 4 }),
    ellipse(56, -34, 5, 11, c.ink),
  )
/** A marching drum, worn in front: its middle is (0,0), in units of a figure. */
export const snare = (col = c.brick) =>
  join(
    path('M-10 -7V7Q0 11 10 7V-7z', col),
    stroke('M-10 -5L-5 8L0 -5L5 8L10 -5', c.paper, 0.8),
    ellipse(0, -7, 10, 3, c.paper, { stroke: c.gold, 'stroke-width': 1 }),
    path('M-10 5Q0 9 10 5V8Q0 12 -10 8z', c.gold),
  )
export const mic = (h = 210) =>
  join(
    ellipse(4, 0, 26, 5, c.ink, { opacity: 0.2 }),
    rect(-22, -6, 44, 6, '#2f3532', { rx: 3 }),
    rect(-2.5, -h, 5, h, '#3c4744'),
    rrect(-9, -h - 24, 18, 30, 9, '#2f3532'),
    stroke(`M-8 ${-h - 12}H8M-8 ${-h - 5}H8`, '#77837d', 1.5),
  )
/** Anklets of bells round (0,0), w wide. */
export const ghungroo = (w) =>
  times(4, (j) =>
    times(7, (i) =>
      circle(
        -w / 2 + (i + 0.5 * (j % 2)) * (w / 6.5),
        j * w * 0.16 + Math.sin((i / 6) * 3.14) * w * 0.08,
        w * 0.085,
        j % 2 ? c.gold : '#d9ad57',
      ),
    ),
  )

/* ---- flags and festivals ---- */
const saffron = '#e58a35'
const indiaGreen = '#2c7a45'
const chakra = (x, y, r) =>
  join(
    circle(x, y, r, 'none', { stroke: '#27406e', 'stroke-width': Math.max(1, r * 0.14) }),
    stroke(
      times(12, (i) => {
        const a = (i * Math.PI) / 12
        return `M${k.n(x - Math.cos(a) * r)} ${k.n(y - Math.sin(a) * r)}L${k.n(x + Math.cos(a) * r)} ${k.n(y + Math.sin(a) * r)}`
      }),
      '#27406e',
      Math.max(0.5, r * 0.06),
    ),
    circle(x, y, r * 0.18, '#27406e'),
  )
/** The national flag, its upper left corner at (0,0), w wide, flying to the right. */
export const tricolour = (w, wave = 0.06) => {
  const h = (w * 2) / 3
  const band = (i, col) =>
    path(
      `M0 ${(h * i) / 3}Q${w * 0.25} ${(h * i) / 3 - w * wave} ${w * 0.5} ${(h * i) / 3}T${w} ${(h * i) / 3}V${(h * (i + 1)) / 3}Q${w * 0.75} ${(h * (i + 1)) / 3 + w * wave} ${w * 0.5} ${(h * (i + 1)) / 3}T0 ${(h * (i + 1)) / 3}z`,
      col,
    )
  return join(
    band(0, saffron),
    band(1, '#fbfaf5'),
    band(2, indiaGreen),
    chakra(w * 0.5, h * 0.5, h * 0.145),
    path(
      `M${w * 0.55} 0Q${w * 0.8} ${w * wave} ${w} 0V${h}Q${w * 0.8} ${h + w * wave} ${w * 0.62} ${h}z`,
      c.ink,
      { opacity: 0.07 },
    ),
  )
}
/** The flag on its pole; the foot of the pole is (0,0). */
export const flagPost = (h = 420, w = 150) =>
  join(
    times(3, (i) =>
      rect(-46 + i * 12, -14 - i * 14, 92 - i * 24, 15, ['#e3d7bd', '#efe5cf', '#f7f0e0'][i]),
    ),
    rect(-4, -h, 8, h - 40, '#d9d6cc'),
    rect(1, -h, 3, h - 40, c.ink, { opacity: 0.1 }),
    circle(0, -h - 4, 7, c.gold),
    at(tricolour(w), 4, -h + 8),
  )
/** A paper flag for the hand, in units of a figure. */
export const paperFlag = (turn = 0) =>
  at(join(rect(-0.5, -22, 1, 24, c.wood), at(tricolour(14, 0.03), 0.5, -22)), 0, 0, 1, turn)
export const balloon = (col, s = 1, str = 90) =>
  at(
    join(
      stroke(`M0 36Q8 ${36 + str * 0.4} -3 ${36 + str}`, '#8d948f', 2),
      ellipse(0, 0, 28, 35, col),
      path('M-5 34L0 40L5 34z', dark(col, 0.2)),
      ellipse(-10, -14, 7, 10, c.white, { opacity: 0.4 }),
    ),
    0,
    0,
    s,
  )
export const tricolours = [saffron, '#fbfaf5', indiaGreen]

export const diya = (s = 1) =>
  at(
    join(
      k.glow(0, -30, 60, '#ffd98a', 0.7),
      path('M0 -58Q16 -30 0 -18Q-16 -30 0 -58z', '#f4c04f'),
      path('M0 -42Q8 -28 0 -20Q-8 -28 0 -42z', '#fff2c9'),
      path('M-38 -20H38Q30 6 0 6Q-30 6 -38 -20z', c.brick),
      ellipse(0, -20, 38, 7, dark(c.brick, 0.3)),
      stroke('M-24 -8Q0 2 24 -8', c.goldLight, 3),
    ),
    0,
    0,
    s,
  )
export const lotusFlower = (s = 1, col = '#dd8f9a') =>
  at(
    join(
      [-72, 72, -48, 48, -24, 24, 0].map((a, i) =>
        k.g(
          path(
            'M0 0C-20 -20 -18 -50 0 -72C18 -50 20 -20 0 0z',
            i > 4 ? light(col, 0.25) : i > 2 ? light(col, 0.1) : col,
          ),
          { transform: `rotate(${a})` },
        ),
      ),
      ellipse(0, 0, 30, 6, c.forest5),
    ),
    0,
    0,
    s,
  )
/** Rice-paste drawing on the floor, seen in perspective. */
export const alpona = (x, y, rx, col = c.paper) => {
  const ry = rx * 0.3
  const o = { stroke: col, 'stroke-width': rx * 0.025 }
  const ring = (q, count, s) =>
    times(count, (i) => {
      const a = (i / count) * 6.283
      return ellipse(x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q, rx * s, ry * s, col)
    })
  const petals = times(8, (i) => {
    const a = (i / 8) * 6.283
    const [u, v] = [Math.cos(a), Math.sin(a)]
    return path(
      `M${k.n(x)} ${k.n(y)}Q${k.n(x + (u * 0.34 - v * 0.2) * rx)} ${k.n(y + (v * 0.34 + u * 0.2) * ry)} ${k.n(x + u * rx * 0.56)} ${k.n(y + v * ry * 0.56)}Q${k.n(x + (u * 0.34 + v * 0.2) * rx)} ${k.n(y + (v * 0.34 - u * 0.2) * ry)} ${k.n(x)} ${k.n(y)}z`,
      'none',
      o,
    )
  })
  return join(
    ellipse(x, y, rx, ry, 'none', o),
    ellipse(x, y, rx * 0.66, ry * 0.66, 'none', o),
    ring(0.83, 16, 0.045),
    petals,
    ring(1.08, 24, 0.025),
    ellipse(x, y, rx * 0.1, ry * 0.1, col),
  )
}
export const dhunuchi = (s = 1) =>
  at(
    join(
      ellipse(6, 0, 36, 6, c.ink, { opacity: 0.2 }),
      path('M-30 0H30L12 -18V-34H-12V-18z', '#5f3320'),
      path('M-44 -78Q-40 -34 0 -34Q40 -34 44 -78z', '#5f3320'),
      ellipse(0, -78, 44, 9, '#3c2014'),
      ellipse(0, -80, 30, 5, '#e58a35'),
      path(
        'M-16 -84C-40 -130 10 -150 -12 -196C14 -160 -2 -138 14 -84zM14 -88C30 -124 8 -150 34 -180C30 -150 46 -128 24 -88z',
        c.white,
        { opacity: 0.4 },
      ),
    ),
    0,
    0,
    s,
  )
export const kalash = (s = 1) =>
  at(
    join(
      ellipse(6, 0, 36, 6, c.ink, { opacity: 0.18 }),
      times(5, (i) =>
        k.g(path('M0 0Q-12 -34 0 -60Q12 -34 0 0z', i % 2 ? c.forest5 : '#4f9566'), {
          transform: `translate(0 -66) rotate(${-60 + i * 30})`,
        }),
      ),
      ellipse(0, -92, 20, 24, '#6f7f3e'),
      path('M-18 -66H18Q50 -54 44 -24Q38 0 0 0Q-38 0 -44 -24Q-50 -54 -18 -66z', c.gold),
      path('M-18 -66H-6Q-34 -50 -26 -20Q-22 -4 -10 0Q-38 -2 -44 -24Q-50 -54 -18 -66z', c.goldLight),
      stroke('M-20 -22L0 -40L20 -22M0 -40V-14', c.brick, 5),
    ),
    0,
    0,
    s,
  )

/** The ground behind an image: a half disc with a rim. */
const halo = (w, h, col, rim) =>
  join(
    path(`M${-w / 2} 0V${-h * 0.5}A${w / 2} ${h * 0.5} 0 0 1 ${w / 2} ${-h * 0.5}V0z`, rim),
    path(
      `M${-w * 0.44} 0V${-h * 0.5}A${w * 0.44} ${h * 0.44} 0 0 1 ${w * 0.44} ${-h * 0.5}V0z`,
      col,
    ),
    times(21, (i) => {
      const a = Math.PI * (1 + i / 20)
      return circle(Math.cos(a) * w * 0.47, -h * 0.5 + Math.sin(a) * h * 0.47, w * 0.018, c.paper)
    }),
  )
const idolHair = (y, s = 1) =>
  at(path('M-30 -10C-50 30 -52 64 -60 92Q0 40 60 92C52 64 50 30 30 -10z', '#1c1713'), 0, y, s)
const idolHead = (y, skin, s = 1) =>
  at(
    join(
      path('M-23 -14C-24 20 -14 36 0 38C14 36 24 20 23 -14C20 -30 -20 -30 -23 -14z', skin),
      path(
        'M-30 -12Q-34 -40 -22 -46L-14 -64L-7 -52L0 -84L7 -52L14 -64L22 -46Q34 -40 30 -12Q0 -34 -30 -12z',
        c.gold,
      ),
      circle(0, -50, 5, c.brick),
      circle(-18, -34, 3, c.paper),
      circle(18, -34, 3, c.paper),
      stroke('M-17 0Q-10 -7 -4 0M4 0Q10 -7 17 0', '#1c1713', 3),
      stroke('M0 -14V-4', c.brick, 3),
      stroke('M-6 22Q0 27 6 22', c.brick, 3),
      circle(-26, 18, 5, c.gold),
      circle(26, 18, 5, c.gold),
    ),
    0,
    y,
    s,
  )
/** Durga with ten arms before her half disc, about 400 high. */
export const durga = () => {
  const skin = '#e3b25a'
  const arms = [-1, 1].map((s) =>
    [
      [150, -250],
      [164, -200],
      [158, -150],
      [138, -112],
    ].map(
      ([x, y], i) =>
        stroke(
          `M${s * 30} -196Q${s * x * 0.6} ${(y - 190) / 2 - 4} ${s * x * 0.82} ${y}`,
          dark(skin, 0.04 * i),
          11,
        ) +
        (i < 2
          ? line(s * x * 0.82, y + 14, s * x * 0.9, y - 56, c.goldLight, 4) +
            path(`M${s * x * 0.9 - 6} ${y - 52}l6 -20l6 20z`, steel)
          : circle(s * x * 0.82, y - 6, 12, i === 2 ? '#dd8f9a' : c.goldLight)),
    ),
  )
  return join(
    halo(400, 470, '#7d2f2a', c.gold),
    times(9, (i) => {
      const a = Math.PI * (1 + (i + 0.5) / 9)
      return circle(Math.cos(a) * 150, -235 + Math.sin(a) * 170, 13, ['#a9573f', '#c9973a'][i % 2])
    }),
    arms,
    idolHair(-252),
    path('M-40 -206Q0 -222 40 -206L48 -120H-48z', '#2f7d5b'),
    path('M-48 -124H48L92 -22Q0 4 -92 -22z', '#c03a32'),
    stroke('M-92 -22Q0 4 92 -22', c.gold, 8),
    stroke('M-46 -122Q0 -110 46 -122', c.gold, 7),
    stroke('M-24 -120L-44 -20M24 -120L44 -20M0 -116V-12', dark('#c03a32', 0.2), 3),
    path('M-36 -206Q0 -130 36 -206L28 -208Q0 -152 -28 -208z', c.gold),
    stroke('M-34 -202Q0 -86 34 -202', '#dd8d45', 9, { 'stroke-dasharray': '1 10' }),
    [-1, 1].map((s) => stroke(`M${s * 38} -196Q${s * 66} -160 ${s * 34} -150`, skin, 12)),
    idolHead(-252, skin),
    /* the lion beside her feet */
    path('M-150 -18Q-160 -70 -112 -70Q-70 -70 -66 -18z', '#c58f45'),
    circle(-148, -64, 26, '#8a5a28'),
    circle(-150, -62, 17, '#d9a95c'),
    stroke('M-158 -64h5M-147 -64h5M-153 -54q4 4 8 0', c.ink, 2.5),
    rect(-190, -22, 380, 22, c.woodDark),
    rect(-190, -22, 380, 6, c.gold),
  )
}
/** Saraswati on her lotus with the veena and the swan, about 330 high. */
export const saraswati = () => {
  const skin = '#ecd0ac'
  return join(
    halo(310, 380, '#f3dfa5', c.gold),
    [-66, -44, -22, 0, 22, 44, 66].map((a) =>
      k.g(path('M0 0C-22 -20 -20 -50 0 -76C20 -50 22 -20 0 0z', a % 44 ? '#e6a9ae' : '#dd8f9a'), {
        transform: `translate(0 -14) rotate(${a})`,
      }),
    ),
    path('M-84 -40Q-90 -76 -34 -84H34Q90 -76 84 -40Q0 -16 -84 -40z', '#fbfaf5'),
    stroke('M-84 -42Q0 -18 84 -42', c.gold, 5),
    idolHair(-212, 0.92),
    path('M-34 -170Q0 -184 34 -170L38 -80H-38z', '#fbfaf5'),
    path('M-36 -84L18 -174L34 -170L-8 -80z', '#e9c45e'),
    stroke('M-34 -160Q-72 -140 -52 -112M34 -160Q74 -140 48 -104', skin, 12),
    stroke('M30 -164Q78 -190 74 -220', skin, 10),
    rect(66, -242, 22, 26, c.brick, { rx: 2 }),
    stroke('M-30 -164Q-78 -190 -76 -220', skin, 10),
    circle(-76, -228, 9, 'none', { stroke: c.gold, 'stroke-width': 4 }),
    k.g(
      join(
        rect(-96, -5, 190, 10, c.woodDark),
        ellipse(-84, 12, 26, 24, c.wood),
        ellipse(76, 10, 20, 18, c.wood),
        stroke('M-84 -2H90', c.goldLight, 2),
      ),
      { transform: 'translate(0 -112) rotate(-28)' },
    ),
    stroke('M-28 -168Q0 -90 28 -168', '#dd8d45', 9, { 'stroke-dasharray': '1 10' }),
    idolHead(-212, skin, 0.92),
    path(
      'M96 -10Q76 -40 108 -46Q96 -70 112 -84Q128 -88 128 -72L140 -68L126 -64Q122 -48 134 -44Q160 -40 166 -14Q130 4 96 -10z',
      c.white,
      { stroke: '#d5dcd6', 'stroke-width': 2 },
    ),
    circle(119, -76, 2.5, c.ink),
    poly(
      [
        [127, -74],
        [142, -68],
        [126, -65],
      ],
      '#dd8d45',
    ),
    rect(-170, -14, 340, 20, c.woodDark),
    rect(-170, -14, 340, 5, c.gold),
  )
}

/* ---- sport ---- */
/** A cricket bat, its handle at (0,0), blade downwards, in units of a figure. */
export const bat = () =>
  join(
    rect(-2.2, -10, 4.4, 12, c.woodDark, { rx: 2 }),
    rrect(-4.6, 1, 9.2, 33, 3, c.woodLight),
    rect(1.4, 1, 3, 33, c.wood, { rx: 1.5 }),
  )
export const redBall = (r) =>
  join(
    circle(0, -r, r, '#a5382c'),
    stroke(
      `M${-r * 0.5} ${-r * 1.85}Q${r * 0.1} ${-r} ${-r * 0.5} ${-r * 0.15}`,
      c.paper,
      r * 0.09,
      { 'stroke-dasharray': `${r * 0.12} ${r * 0.14}` },
    ),
    stroke(
      `M${-r * 0.2} ${-r * 1.95}Q${r * 0.4} ${-r} ${-r * 0.2} ${-r * 0.05}`,
      '#7c261d',
      r * 0.06,
    ),
    ellipse(-r * 0.4, -r * 1.45, r * 0.24, r * 0.16, c.white, { opacity: 0.3 }),
  )
/** A shoe seen from the side, its sole on the ground, pointing right, about 150 long. */
export const shoe = (col = c.white, trim = c.forest5) =>
  join(
    ellipse(10, 2, 88, 9, c.ink, { opacity: 0.18 }),
    path('M-70 -10V-64Q-62 -74 -40 -72Q-18 -72 -10 -62Q16 -36 56 -32Q84 -26 82 -10z', col),
    path('M-70 -10V-34Q-50 -20 -10 -22Q40 -26 82 -12V-10z', dark(col, 0.08)),
    rrect(-74, -14, 160, 14, 6, c.ink),
    stroke('M-14 -58L-2 -70M0 -48L12 -60M16 -40L26 -52', dark(col, 0.3), 5),
    stroke('M-58 -44Q-30 -18 14 -22', trim, 9),
  )
/** Blocks of the winners' stand, the middle one at (0,0). */
export const winners = () =>
  join(
    [
      [-150, 70, '#d9d6cc', 2],
      [0, 110, c.goldLight, 1],
      [150, 46, '#dcb48f', 3],
    ].map(([x, h, col, nr]) =>
      join(
        ellipse(x + 12, 2, 80, 8, c.ink, { opacity: 0.14 }),
        rect(x - 74, -h, 148, h, col),
        rect(x + 30, -h, 44, h, c.ink, { opacity: 0.06 }),
        rect(x - 74, -h, 148, 8, light(col, 0.5)),
        at(digit(nr), x, -h * 0.5 + 14, Math.min(1, h / 70), 0),
      ),
    ),
  )
const digits = {
  1: 'M-8 -16L2 -26V14M-8 14H12',
  2: 'M-12 -16Q-10 -28 2 -26Q16 -22 8 -6L-12 14H14',
  3: 'M-12 -20Q-2 -32 8 -22Q14 -10 -2 -6Q18 -4 12 10Q2 20 -12 10',
}
export const digit = (nr, col = c.forest) => stroke(digits[nr] ?? digits[1], col, 6)
/** A shuttle of rope for the tug of war from x1 to x2. */
export const rope = (x1, x2, y) =>
  stroke(`M${x1} ${y}H${x2}`, '#cda56c', 9) +
  stroke(`M${x1} ${y}H${x2}`, '#a57d49', 9, {
    'stroke-dasharray': '3 11',
    'stroke-linecap': 'butt',
  })

/** A board of chess in perspective: its near edge w wide, centred on (0,0), depth d; pieces as [file, rank, kind, white]. */
export const chessBoard = (w, d, pieces = [], ps = 1) => {
  const pt = (a, t) => [(a - 0.5) * w * k.lerp(1, 0.72, t), -d * t]
  const cells = []
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 8; i++)
      cells.push(
        poly(
          [
            pt(i / 8, j / 8),
            pt((i + 1) / 8, j / 8),
            pt((i + 1) / 8, (j + 1) / 8),
            pt(i / 8, (j + 1) / 8),
          ],
          (i + j) % 2 ? '#f2e6cc' : '#7f5a38',
        ),
      )
  const m = w * 0.05
  return join(
    ellipse(10, 8, w * 0.6, d * 0.14, c.ink, { opacity: 0.16 }),
    poly(
      [
        [-w / 2 - m, m * 0.6],
        [w / 2 + m, m * 0.6],
        [w * 0.36 + m * 0.8, -d - m * 0.4],
        [-w * 0.36 - m * 0.8, -d - m * 0.4],
      ],
      '#4f3622',
    ),
    rect(-w / 2 - m, m * 0.6, w + m * 2, w * 0.03, '#38261a'),
    cells,
    [...pieces]
      .sort((a, b) => b[1] - a[1])
      .map(([f, r, kind, white]) => {
        const [x, y] = pt((f + 0.5) / 8, (r + 0.4) / 8)
        return at(chessPiece(kind, white), x, y, (w / 760) * ps * k.lerp(1, 0.78, r / 8))
      }),
  )
}
const crowns = {
  pawn: (col) => circle(0, -58, 17, col),
  rook: (col) =>
    path('M-22 -92V-70H22V-92H12V-84H5V-92H-5V-84H-12V-92z', col) + rect(-15, -72, 30, 30, col),
  bishop: (col) =>
    path('M0 -112C24 -88 20 -66 12 -56H-12C-20 -66 -24 -88 0 -112z', col) + circle(0, -114, 5, col),
  knight: (col) =>
    path(
      'M-16 -48C-22 -80 -14 -110 10 -118L12 -106C30 -98 36 -84 34 -74L20 -72L12 -80C10 -66 18 -60 16 -48z',
      col,
    ),
  queen: (col) =>
    path('M-24 -112L-12 -66H12L24 -112L10 -92L0 -118L-10 -92z', col) + circle(0, -120, 5, col),
  king: (col) =>
    path('M-20 -100Q0 -112 20 -100L12 -62H-12z', col) +
    rect(-3, -134, 6, 28, col) +
    rect(-11, -126, 22, 6, col),
}
/** One piece, a pawn 75 and a king 135 high. */
export const chessPiece = (kind, white) => {
  const col = white ? '#f5ecd8' : '#2c2723'
  return join(
    ellipse(6, 0, 32, 8, c.ink, { opacity: 0.25 }),
    path('M-28 0Q-30 -12 -20 -16Q-8 -30 -10 -56H10Q8 -30 20 -16Q30 -12 28 0Q0 8 -28 0z', col),
    crowns[kind](col),
    rect(-15, -52, 30, 7, dark(col, white ? 0.12 : 0), { rx: 3 }),
    path('M4 -48Q4 -22 16 -12Q26 -8 26 0Q16 4 6 4z', c.ink, { opacity: white ? 0.1 : 0.3 }),
    white ? '' : stroke('M-6 -44Q-8 -26 -16 -14', '#6b625a', 3),
  )
}

/* ---- class and life ---- */
export const palette = (s = 1) =>
  at(
    join(
      path(
        'M-70 6C-90 -30 -40 -52 10 -48C64 -46 92 -20 74 4C64 18 44 2 30 10C18 20 34 34 10 38C-30 42 -58 30 -70 6z',
        c.woodLight,
      ),
      circle(-34, 16, 9, dark(c.woodLight, 0.4)),
      [
        [-44, -16, c.brick],
        [-16, -30, c.gold],
        [16, -32, c.forest5],
        [44, -22, '#4f7fa0'],
        [8, -6, c.paper],
      ].map(([x, y, col]) => ellipse(x, y, 13, 9, col)),
    ),
    0,
    0,
    s,
  )
/** A brush lying along +x, l long. */
export const brush = (l = 150, col = c.brick) =>
  join(
    rect(-l / 2, -4, l * 0.62, 8, c.wood, { rx: 4 }),
    rect(l * 0.12, -5, l * 0.16, 10, steel),
    path(`M${l * 0.28} -6Q${l * 0.42} -8 ${l / 2} 0Q${l * 0.42} 8 ${l * 0.28} 6z`, col),
  )
/** A child's painting w × h with its middle at (0,0). */
export const painting = (w, h, seed = 1) => {
  const r = k.rng(seed)
  const kind = seed % 4
  const inner = [
    () =>
      rect(-w / 2, -h / 2, w, h, '#bfe0ea') +
      circle(w * 0.26, -h * 0.26, w * 0.1, c.gold) +
      path(
        `M${-w / 2} ${h * 0.1}L${-w * 0.2} ${-h * 0.28}L0 ${h * 0.06}L${w * 0.16} ${-h * 0.14}L${w / 2} ${h * 0.16}V${h / 2}H${-w / 2}z`,
        '#8fb3c4',
      ) +
      rect(-w / 2, h * 0.14, w, h * 0.36, c.leaf),
    () =>
      rect(-w / 2, -h / 2, w, h, '#fbe9c6') +
      times(
        5,
        (i) =>
          line(
            -w * 0.36 + i * w * 0.18,
            h * 0.4,
            -w * 0.36 + i * w * 0.18,
            -h * 0.02 - (i % 2) * h * 0.14,
            c.forest5,
            4,
          ) +
          circle(
            -w * 0.36 + i * w * 0.18,
            -h * 0.06 - (i % 2) * h * 0.14,
            w * 0.075,
            [c.brick, c.gold, '#4f7fa0'][i % 3],
          ) +
          circle(-w * 0.36 + i * w * 0.18, -h * 0.06 - (i % 2) * h * 0.14, w * 0.028, c.paper),
      ),
    () =>
      rect(-w / 2, -h / 2, w, h, '#d9ead5') +
      rect(-w * 0.24, -h * 0.06, w * 0.48, h * 0.38, '#f4e4c4') +
      poly(
        [
          [-w * 0.32, -h * 0.06],
          [0, -h * 0.34],
          [w * 0.32, -h * 0.06],
        ],
        c.brick,
      ) +
      rect(-w * 0.07, h * 0.1, w * 0.14, h * 0.22, c.woodDark) +
      rect(-w / 2, h * 0.32, w, h * 0.18, c.leaf),
    () =>
      rect(-w / 2, -h / 2, w, h, '#f6f1e4') +
      times(16, () =>
        ellipse(
          r.range(-w * 0.4, w * 0.4),
          r.range(-h * 0.36, h * 0.36),
          w * r.range(0.05, 0.13),
          w * r.range(0.03, 0.1),
          r.pick([c.brick, c.gold, c.forest5, '#4f7fa0', '#dd8f9a']),
          { opacity: 0.8 },
        ),
      ),
  ][kind]()
  return (
    rect(-w / 2 + 4, -h / 2 + 6, w, h, c.ink, { opacity: 0.12 }) +
    rect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, c.white) +
    inner
  )
}
export const easelWith = (seed, w = 128, h = 128) =>
  k.easel(at(painting(w - 16, h - 16, seed), 0, -132))
export const volcano = () =>
  join(
    ellipse(8, 2, 120, 12, c.ink, { opacity: 0.15 }),
    rect(-120, -14, 240, 14, c.wood),
    path('M-96 -14Q-40 -50 -24 -120H24Q40 -50 96 -14z', '#8a6648'),
    path(
      'M-24 -120H24Q20 -100 30 -84Q18 -70 14 -88Q6 -60 -2 -86Q-10 -50 -18 -84Q-28 -74 -24 -120z',
      '#cf5a36',
    ),
    ellipse(0, -120, 24, 6, '#e58a35'),
    path(
      'M-12 -122C-40 -150 -20 -176 0 -164C10 -190 46 -172 30 -146C28 -132 18 -124 12 -122z',
      c.white,
      { opacity: 0.75 },
    ),
  )
export const windmill = () =>
  join(
    ellipse(6, 2, 60, 7, c.ink, { opacity: 0.15 }),
    rect(-60, -10, 120, 10, c.forest5),
    path('M-7 -10L-4 -130H4L7 -10z', c.paper),
    [0, 120, 240].map((a) =>
      k.g(
        path('M-5 0Q-12 -40 0 -74Q8 -40 5 0z', c.white, { stroke: '#c8d2cc', 'stroke-width': 1.5 }),
        { transform: `translate(0 -130) rotate(${a + 20})` },
      ),
    ),
    circle(0, -130, 7, c.gold),
    rect(26, -34, 24, 24, '#f4e4c4'),
    poly(
      [
        [22, -34],
        [38, -50],
        [54, -34],
      ],
      c.brick,
    ),
  )
export const planets = () =>
  join(
    ellipse(6, 2, 60, 7, c.ink, { opacity: 0.15 }),
    rect(-56, -10, 112, 10, c.woodDark),
    rect(-3, -80, 6, 70, steel),
    [90, 62, 38].map((r) =>
      ellipse(0, -96, r, r * 0.3, 'none', { stroke: c.slate, 'stroke-width': 2 }),
    ),
    circle(0, -100, 22, c.gold),
    circle(-62, -92, 9, '#4f7fa0'),
    circle(36, -86, 7, c.brick),
    circle(86, -104, 13, '#d9b483'),
    ellipse(86, -104, 21, 5, 'none', { stroke: c.woodDark, 'stroke-width': 2.5 }),
    circle(-26, -106, 6, c.leaf),
  )
/** A three-part display board, 220 wide. */
export const display = (seed = 1, col = c.forest5) => {
  const r = k.rng(seed)
  const bits = (x, w) =>
    times(
      4,
      (i) =>
        rect(
          x + w * 0.1,
          -170 + i * 40,
          w * r.range(0.6, 0.8),
          28,
          r.pick([c.white, c.goldLight, c.sky, '#f3d9cf']),
        ) +
        stroke(
          `M${x + w * 0.16} ${-160 + i * 40}h${w * 0.4}M${x + w * 0.16} ${-152 + i * 40}h${w * 0.3}`,
          c.slate,
          2.5,
          { opacity: 0.6 },
        ),
    )
  return join(
    poly(
      [
        [-140, 0],
        [-80, -8],
        [-80, -190],
        [-140, -178],
      ],
      dark(col, 0.1),
    ),
    poly(
      [
        [140, 0],
        [80, -8],
        [80, -190],
        [140, -178],
      ],
      dark(col, 0.2),
    ),
    rect(-80, -190, 160, 184, col),
    rect(-66, -182, 132, 26, c.paper, { rx: 3 }),
    stroke('M-46 -169H46', c.brick, 6),
    rect(-62, -146, 124, 74, c.paper),
    seed % 2
      ? circle(0, -109, 26, c.gold) + circle(-10, -115, 9, c.brick)
      : path('M-50 -82L-20 -128L4 -98L22 -120L52 -82z', c.forest5),
    rect(-62, -62, 56, 48, c.white),
    rect(6, -62, 56, 48, c.goldLight),
    k.g(bits(-142, 60), { transform: 'skewY(-8) translate(0 -22)', opacity: 0.95 }),
    k.g(bits(86, 56), { transform: 'skewY(8) translate(0 -22)', opacity: 0.95 }),
  )
}
/** A young plant, in units of a figure or with a scale. */
export const sapling = (s = 1) =>
  at(
    join(
      stroke('M0 0Q1 -20 0 -44', '#6f8a4a', 3.5),
      [
        [-18, -20, -30],
        [16, -26, 30],
        [-14, -36, -24],
        [13, -42, 26],
        [0, -52, 0],
      ].map(([x, y, a], i) =>
        k.g(path('M0 0C-9 -7 -9 -20 0 -28C9 -20 9 -7 0 0z', i % 2 ? '#5fa05c' : '#79b86b'), {
          transform: `translate(${x * 0.3} ${y + 6}) rotate(${a * 1.7})`,
        }),
      ),
    ),
    0,
    0,
    s,
  )
export const soil = (rx) =>
  join(
    ellipse(0, 0, rx, rx * 0.26, '#7a5638'),
    path(
      `M${-rx * 0.8} 0Q${-rx * 0.4} ${-rx * 0.42} 0 ${-rx * 0.34}Q${rx * 0.5} ${-rx * 0.4} ${rx * 0.8} 0z`,
      '#8d6644',
    ),
    times(8, (i) =>
      circle(-rx * 0.7 + i * rx * 0.2, -rx * 0.08 - (i % 3) * rx * 0.06, rx * 0.035, '#5f4128'),
    ),
  )
export const spade = () =>
  join(
    rect(-1.2, -34, 2.4, 50, c.wood),
    rect(-5, -36, 10, 3, c.woodDark, { rx: 1 }),
    path('M-6 14H6V24Q5 32 0 36Q-5 32 -6 24z', '#77837d'),
  )
export const wateringCan = (s = 1, col = c.slate) =>
  at(
    join(
      ellipse(4, 0, 48, 6, c.ink, { opacity: 0.15 }),
      stroke('M-30 -50Q-74 -60 -66 -26Q-60 -8 -34 -12', dark(col, 0.1), 7),
      path('M30 -20L78 -66L88 -60L40 -2z', dark(col, 0.1)),
      path('M74 -78L100 -60L90 -52L70 -70z', col),
      path('M-38 -60H34L40 0H-42z', col),
      ellipse(-2, -60, 36, 7, dark(col, 0.3)),
      stroke('M-30 -62Q-2 -100 26 -62', dark(col, 0.1), 6),
    ),
    0,
    0,
    s,
  )
/** The Darjeeling hill train: engine and k coaches, running left; the rail is at y = 0. */
export const toyTrain = (coaches = 2) =>
  join(
    times(coaches, (i) =>
      at(
        join(
          rect(-78, -96, 156, 66, '#3c78a0'),
          rect(-84, -106, 168, 14, '#dfe7e6', { rx: 4 }),
          times(4, (j) => rrect(-66 + j * 36, -86, 26, 26, 3, '#cfe3e8')),
          rect(-78, -52, 156, 6, c.goldLight),
          [-48, 48].map((x) => circle(x, -16, 16, '#2b302d') + circle(x, -16, 6, steel)),
          rect(-90, -34, 180, 8, '#2b302d'),
        ),
        190 + i * 180,
        0,
      ),
    ),
    rect(-64, -84, 110, 50, '#24506e'),
    rect(40, -124, 56, 92, '#2d6488'),
    rect(32, -134, 72, 12, '#1d3f57', { rx: 3 }),
    rrect(52, -112, 32, 30, 3, '#cfe3e8'),
    path('M-46 -84L-52 -124H-26L-32 -84z', '#2b302d'),
    circle(0, -88, 12, c.gold),
    circle(-64, -60, 10, c.goldLight),
    rect(-78, -38, 176, 8, c.brick),
    poly(
      [
        [-66, -32],
        [-92, -4],
        [-56, -4],
      ],
      '#2b302d',
    ),
    [-34, 6, 66].map(
      (x, i) => circle(x, -16, i === 2 ? 18 : 16, '#2b302d') + circle(x, -16, 6, steel),
    ),
    [
      [-60, -150, 22],
      [-30, -178, 30],
      [14, -196, 36],
      [70, -204, 30],
    ].map(([x, y, r]) => circle(x, y, r, c.white, { opacity: 0.7 })),
  )
export const basket = (s = 1) =>
  at(
    join(
      path('M-34 -60H34L26 0H-26z', c.woodLight),
      stroke('M-31 -44H31M-29 -28H29M-27 -12H27', c.wood, 3),
      stroke('M-16 -60L-12 0M0 -60V0M16 -60L12 0', c.wood, 3),
      ellipse(0, -60, 34, 8, c.forest5),
      times(6, (i) => ellipse(-24 + i * 10, -64, 9, 5, i % 2 ? c.tea : '#79b86b')),
    ),
    0,
    0,
    s,
  )
/** The carrom board in perspective, w wide. */
export const carrom = (w) =>
  join(
    poly(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w * 0.38, -w * 0.36],
        [-w * 0.38, -w * 0.36],
      ],
      c.woodDark,
    ),
    poly(
      [
        [-w * 0.45, -w * 0.03],
        [w * 0.45, -w * 0.03],
        [w * 0.35, -w * 0.33],
        [-w * 0.35, -w * 0.33],
      ],
      '#ecd5a4',
    ),
    rect(-w / 2, 0, w, w * 0.05, dark(c.woodDark, 0.3)),
    ellipse(0, -w * 0.18, w * 0.1, w * 0.045, 'none', { stroke: c.brick, 'stroke-width': 2 }),
    [
      [-0.04, -0.18, c.ink],
      [0.03, -0.2, c.paper],
      [0.05, -0.16, c.ink],
      [-0.2, -0.1, c.paper],
      [0.22, -0.26, c.ink],
      [0, -0.17, c.brick],
      [-0.12, -0.26, c.ink],
    ].map(([x, y, col]) => ellipse(x * w, y * w, w * 0.026, w * 0.013, col)),
  )
export const thali = (s = 1) =>
  at(
    join(
      ellipse(6, 4, 96, 28, c.ink, { opacity: 0.15 }),
      ellipse(0, 0, 94, 28, '#c7cdc8'),
      ellipse(0, -3, 84, 23, '#e3e8e4'),
      path('M-30 -6Q-6 -40 24 -8Q0 4 -30 -6z', c.white),
      ellipse(-52, -8, 24, 9, '#d5dad6'),
      ellipse(-52, -10, 20, 7, c.gold),
      ellipse(46, -14, 24, 9, '#d5dad6'),
      ellipse(46, -16, 20, 7, '#8a9d4a'),
      ellipse(40, 6, 24, 8, '#d5dad6'),
      ellipse(40, 4, 20, 6, '#b5573c'),
      ellipse(-26, 10, 26, 8, '#e6c58d'),
      ellipse(-22, 7, 24, 7, '#edd3a2'),
    ),
    0,
    0,
    s,
  )
export const slide = () =>
  join(
    ellipse(30, 4, 190, 12, c.ink, { opacity: 0.14 }),
    stroke('M-110 0V-200M-60 0V-200', c.brick, 10),
    stroke(
      times(6, (i) => `M-110 ${-24 - i * 32}H-60`),
      c.brick,
      7,
    ),
    rect(-124, -206, 84, 12, c.forest5),
    stroke('M-118 -206V-250H-50V-206', c.forest5, 8),
    path(
      'M-44 -204Q-10 -200 20 -150L110 -30Q124 -14 160 -12V0H130Q96 -4 80 -26L-2 -136Q-20 -164 -44 -176z',
      c.gold,
    ),
    stroke('M-44 -208Q-4 -204 24 -154L112 -38Q126 -20 160 -20', dark(c.gold, 0.18), 6),
  )
export const cubeTower = (cols = [c.brick, c.gold, c.forest5, '#4f7fa0'], s = 46) =>
  join(
    at(k.block(s, cols[0], 1), -s * 0.56, 0),
    at(k.block(s, cols[1], 2), s * 0.54, 0),
    at(k.block(s, cols[2], 0), 2, -s, 1, 3),
    at(k.block(s, cols[3], 1), -2, -s * 2, 1, -4),
  )
/** A sash over the right shoulder of someone seen from the front, in units of a figure, origin at the hip. */
export const sash = (col = c.gold) =>
  poly(
    [
      [-8.6, -31],
      [-5, -32.4],
      [8.4, -3],
      [5.6, 1.6],
    ],
    col,
  ) +
  poly(
    [
      [5.6, 1.6],
      [8.4, -3],
      [9, 9],
      [5.4, 9],
    ],
    dark(col, 0.14),
  )
/** A pennant on a pole for a marcher, in units of a figure. */
export const houseFlag = (col, l = 78) =>
  join(
    rect(-0.7, -l, 1.4, l + 8, c.wood),
    path(`M0.7 ${-l + 1}q10 -3 19 1t16 0v20q-8 3 -16 0t-19 1z`, col),
    path(`M0.7 ${-l + 8}q10 -3 19 1t16 0v5q-8 3 -16 0t-19 1z`, c.paper, { opacity: 0.7 }),
  )
export const buzzer = (s = 1, col = c.brick) =>
  at(
    join(
      ellipse(8, 2, 80, 14, c.ink, { opacity: 0.18 }),
      path('M-74 -4V-26H74V-4Q0 18 -74 -4z', '#2f3532'),
      ellipse(0, -26, 74, 18, '#434c48'),
      path('M-52 -28V-46Q0 -66 52 -46V-28Q0 -12 -52 -28z', dark(col, 0.15)),
      ellipse(0, -48, 52, 15, col),
      ellipse(-12, -52, 24, 5, c.white, { opacity: 0.3 }),
    ),
    0,
    0,
    s,
  )
