/** On the stage and in the hall: annual day, music, dance, quiz, investiture, assembly. */
import * as k from '../kit.mjs'
import {
  album,
  bokeh,
  close,
  confetti,
  field,
  folded,
  front,
  grounds,
  H,
  hall,
  lehenga,
  lifted,
  lotus,
  near,
  row,
  soft,
  stage,
  veil,
  W,
  who,
} from './parts.mjs'
import * as things from './props.mjs'

const { c, at } = k
const rose = '#c2566b'
const plum = '#6d3f5c'
const teal = '#2f7f86'

const lights = [190, 400, 610, 800].map((x, i) =>
  k.poly(
    [
      [x - 12, 60],
      [x + 12, 60],
      [x + 110 + i * 10, 640],
      [x - 110 + i * 10, 640],
    ],
    '#fff1c9',
    { opacity: 0.12 },
  ),
)
const troupe = [
  lehenga(c.brick, c.gold, c.forest5),
  lehenga(teal, rose, c.goldLight),
  lehenga(c.gold, plum, c.brick),
]
const king = {
  top: plum,
  bottom: c.gold,
  cut: 'kurta',
  sleeve: 'long',
  dupatta: c.gold,
  shoe: '#5a3d27',
}
const crown = (x, y, s) =>
  at(
    k.path('M-20 0L-24 -26L-10 -12L0 -32L10 -12L24 -26L20 0z', c.gold) +
      k.circle(0, -8, 4, c.brick),
    x,
    y,
    s,
  )

const annualDay = album(
  'annual-day',
  () => [
    stage(470, { back: '#efc9a0' }),
    lights,
    k.bunting(150, 810, 118, 34, 16),
    at(k.garland(420, 40), 480, 172),
    row(5, 250, 710, 560, 240, {
      outfits: troupe,
      poses: ['dance', 'dance2'],
      view: 'three',
      girl: true,
      cut: 'plaits',
      seed: 3,
      each: (i) => ({ dir: i > 2 ? -1 : 1, h: i === 2 ? 290 : 236, y: i === 2 ? 600 : 556 }),
    }),
    k.audience(W, 730, 300, 8, 3),
  ],
  () => [
    soft(near(stage(500, { col: '#8d4734', back: '#f2d7ae' }), 1.5, 480, 300), 6),
    bokeh(4, 22),
    who(700, 720, 560, troupe[1], 'dance2', {
      view: 'three',
      girl: true,
      cut: 'pony',
      seed: 15,
      shadow: false,
      opacity: 0.9,
    }),
    close(
      360,
      troupe[0],
      { lean: -4, armF: [112, 190], armB: [-64, -130], legF: [3, 2], legB: [-3, -2] },
      { girl: true, cut: 'plaits', seed: 4, ribbon: c.gold, y: 1010, h: 940 },
    ),
  ],
  () => [
    stage(490, { col: '#31506a', back: '#64838e' }),
    k.clip(
      k.rect(150, 80, 660, 430, '#000'),
      k.g([
        k.sky(W, 500, 'dusk'),
        k.hills(W, 560, 420, 5),
        k.circle(620, 190, 44, '#fdf0cf'),
        at(k.palm(), 250, 510, 1.5),
        at(k.tree(4), 730, 520, 1.4),
      ]),
    ),
    k.poly(
      [
        [134, 490],
        [826, 490],
        [880, 650],
        [80, 650],
      ],
      c.woodLight,
    ),
    k.rect(80, 650, 800, 80, c.woodDark),
    k.rect(420, 330, 130, 220, plum, { rx: 12 }),
    k.rect(404, 470, 162, 86, c.gold, { rx: 6 }),
    who(486, 560, 290, king, 'sitFront', { view: 'front', age: 0.6, seed: 5 }),
    crown(486, 306, 1.1),
    who(
      270,
      610,
      280,
      k.outfits.kurta,
      { ...k.poses.point, armF: [80, 96] },
      { seed: 9, view: 'three' },
    ),
    who(
      710,
      614,
      270,
      lehenga(c.forest5, c.brick, c.gold),
      { lean: 14, nod: 10, armF: [30, 120], armB: [36, 124], legF: [6, 0], legB: [-6, -4] },
      { dir: -1, girl: true, cut: 'plaits', seed: 12 },
    ),
    who(
      170,
      640,
      240,
      { top: c.gold, bottom: c.gold, cut: 'tunic', sleeve: 'long', shoe: null },
      'cheer',
      { view: 'front', age: 0.25, seed: 18, girl: true, cut: 'plaits' },
    ),
    k.audience(W, 752, 320, 6, 8),
  ],
  () => [
    soft(near(stage(500, { back: '#ecdcb6' }), 1.3, 480, 320), 3),
    bokeh(9, 10),
    who(
      250,
      980,
      840,
      'suit',
      { ...k.poses.hold, armF: [30, 84], armB: [22, 72] },
      { age: 1, seed: 7, cut: 'grey', shadow: false },
    ),
    who(
      690,
      960,
      700,
      'blazerGirl',
      { ...k.poses.hold, armF: [40, 92], armB: [30, 84] },
      { dir: -1, age: 0.55, seed: 13, cut: 'plaits', shadow: false },
    ),
    at(k.trophy(1.25), 470, 590),
    confetti(5, 26),
  ],
)

const risers = (y) =>
  [0, 1, 2].map(
    (i) =>
      k.rect(130 + i * 24, y - i * 46, 700 - i * 48, 46, i % 2 ? c.wood : k.light(c.wood, 0.15)) +
      k.rect(130 + i * 24, y - i * 46, 700 - i * 48, 6, k.light(c.wood, 0.45)),
  )
const sing = { armF: [13, 4], armB: [-13, -4], legF: [3, 2], legB: [-3, -2], nod: -4 }
const _strum = { ...k.poses.stand, armF: [30, 70], armB: [-20, 50] }

const music = album(
  'music',
  () => [
    stage(460, { col: '#7d3f36', back: '#efe0c4' }),
    lights.slice(1, 3),
    risers(560).slice().reverse(),
    row(7, 220, 740, 468, 210, { outfits: ['blazer', 'blazerGirl'], poses: [sing], seed: 2 }),
    k.rect(154, 514, 652, 46, k.light(c.wood, 0.15)),
    row(7, 190, 770, 514, 204, {
      outfits: ['blazerGirl', 'blazer'],
      poses: [sing, 'holdFront'],
      seed: 8,
    }),
    k.rect(130, 560, 700, 60, c.wood),
    k.rect(130, 560, 700, 6, k.light(c.wood, 0.4)),
    who(
      480,
      820,
      420,
      'sareeCream',
      { armF: [100, 150], armB: [-100, -150], legF: [3, 2], legB: [-3, -2] },
      { view: 'back', age: 1, seed: 6, cut: 'bun', shadow: false },
    ),
  ],
  () => [
    soft(
      k.join(
        k.room(W, H, 560, { wall: '#dfe6d6' }),
        k.bigWindow(90, 60, 340, 360, { panes: 2, view: 'tree' }),
        k.shelf(700, 600, 240, 480, { rows: 5, seed: 3 }),
      ),
      5,
    ),
    close(
      520,
      'boy',
      { armF: [34, 84], armB: [-34, 62], legF: [3, 2], legB: [-3, -2], nod: 6 },
      { seed: 9, age: 0.65, y: 1090, h: 1020, hold: () => at(k.guitar(), -5, 2, 0.25, 62) },
    ),
  ],
  () => [
    k.room(W, H, 210, { wall: '#e9dfc8', floor: '#b98555' }),
    k.frame(600, 30, 200, 110, 3),
    at(things.sitar(), 150, 420, 1.6, 7),
    k.rug(480, 560, 470, 170, '#8d3f38'),
    k.beams(W, H, 0.14),
    at(things.harmonium(), 640, 420, 1.7),
    at(k.tabla(), 330, 600, 3),
    at(k.sheet(120, 150, { turn: -12, col: c.paper }), 690, 590, 1),
    at(k.pencil(90), 690, 640, 1, 20),
  ],
  () => [
    field(360, { seed: 9, sunAt: [200, 100, 30] }),
    at(k.tree(7), 760, 470, 2.4),
    k.tufts(0, 460, W, 240, 4),
    near(
      [
        k.rug(480, 640, 400, 66, '#a9573f'),
        who(250, 640, 330, k.outfits.kurta, 'tabla', { seed: 4, shadow: false }),
        at(k.tabla(), 370, 650, 0.95),
        lotus(520, 610, 340, 'salwar', {
          seed: 11,
          cut: 'long',
          arms: { armF: [18, -40], armB: [-24, 30] },
        }),
        at(things.sitar(), 548, 606, 0.78, 52),
        who(770, 650, 330, 'girl', 'tabla', { dir: -1, seed: 16, cut: 'plaits', shadow: false }),
        at(things.harmonium(), 660, 668, 0.8),
      ].join(''),
      1.22,
      490,
      700,
    ),
    veil('warm'),
  ],
)

/** A dancer's foot with bells at the ankle, its sole on (0,0), pointing right. */
const foot = (x, y, skin) =>
  at(
    k.join(
      k.ellipse(20, 0, 118, 16, c.ink, { opacity: 0.2 }),
      k.path('M-44 -430L-34 -60Q-44 -16 -30 -2H96Q116 -4 112 -22Q100 -44 46 -62L58 -430z', skin),
      k.path('M20 -430L16 -70Q60 -40 100 -30Q60 -50 46 -62L58 -430z', k.dark(skin, 0.1)),
      k.stroke('M92 -24l14 8M80 -30l18 6', k.dark(skin, 0.25), 3),
      k.path('M-36 -16Q30 -4 112 -16Q112 -4 96 -2H-30Q-38 -8 -36 -16z', '#b5323c'),
      at(things.ghungroo(100), 6, -136),
    ),
    x,
    y,
  )
/** The lower part of a dancer's skirt, its hem swinging round both feet. */
const hem = (col) =>
  k.join(
    k.path('M250 -20Q190 180 120 330Q300 400 480 372Q660 344 800 396Q750 180 690 -20z', col),
    k.times(6, (i) =>
      k.path(
        `M${290 + i * 64} -20Q${250 + i * 84} 180 ${176 + i * 108} 372L${226 + i * 108} 380Q${282 + i * 84} 180 ${310 + i * 64} -20z`,
        i % 2 ? k.dark(col, 0.12) : k.light(col, 0.08),
      ),
    ),
    k.stroke('M122 324Q300 396 480 366Q660 338 798 390', c.gold, 20),
    k.stroke('M134 292Q302 362 480 334Q656 306 788 354', c.goldLight, 6),
  )

const dance = album(
  'dance',
  () => [
    hall(460, { wall: '#ece0cf', floor: '#c08f5c' }),
    k.sunpatch(120, 500, 180, 200),
    k.sunpatch(440, 500, 180, 200),
    row(4, 300, 840, 560, 230, {
      outfits: ['salwar', 'track'],
      poses: ['dance'],
      view: 'three',
      seed: 4,
      age: 0.45,
    }),
    row(3, 380, 860, 690, 300, {
      outfits: ['salwar'],
      poses: ['dance'],
      view: 'three',
      seed: 9,
      girl: true,
    }),
    who(150, 690, 400, 'sareeGreen', 'dance', { view: 'three', age: 1, seed: 5, cut: 'bun' }),
  ],
  () => [
    k.wash(0, 0, W, H, '#3a2f3a', '#7d4a44'),
    bokeh(7, 30, [c.goldLight, rose, '#e58a35']),
    close(
      330,
      lehenga(plum, c.gold, rose),
      { lean: -6, armF: [96, 176], armB: [-110, -160], legF: [3, 2], legB: [-3, -2] },
      { girl: true, cut: 'bun', seed: 8, y: 1020, h: 900 },
    ),
    close(
      690,
      lehenga(c.forest5, c.brick, c.gold),
      { lean: -6, armF: [96, 176], armB: [-110, -160], legF: [3, 2], legB: [-3, -2] },
      { girl: true, cut: 'bun', seed: 21, dir: -1, y: 1060, h: 900 },
    ),
  ],
  () => [
    k.wash(0, 0, W, 300, '#5c4038', '#7d5a44'),
    soft(bokeh(3, 16, [c.goldLight, '#e58a35'], 300), 5),
    k.wash(0, 300, W, 420, '#a67544', '#c99a66'),
    k.stroke(
      k.times(9, (i) => `M${480 + (i - 4) * 70} 300L${480 + (i - 4) * 240} 720`),
      '#8a6038',
      3,
      { opacity: 0.5 },
    ),
    foot(300, 600, '#b8825a'),
    foot(570, 650, '#ad7750'),
    hem(rose),
    k.glow(300, 420, 420, '#ffe9ad', 0.3),
  ],
  () => [
    grounds(380, { seed: 8, sunAt: [180, 100, 32], mood: 'bright' }),
    k.tufts(0, 470, W, 240, 8),
    row(3, 380, 640, 500, 200, {
      outfits: troupe,
      poses: ['cheer'],
      girl: true,
      cut: 'plaits',
      seed: 6,
    }),
    who(240, 560, 240, troupe[2], 'dance', { view: 'three', girl: true, cut: 'plaits', seed: 3 }),
    who(730, 566, 244, troupe[0], 'dance2', {
      view: 'three',
      dir: -1,
      girl: true,
      cut: 'bun',
      seed: 13,
    }),
    who(330, 670, 300, troupe[1], 'dance2', { view: 'three', girl: true, cut: 'plaits', seed: 22 }),
    who(600, 676, 300, troupe[0], 'dance', {
      view: 'three',
      dir: -1,
      girl: true,
      cut: 'plaits',
      seed: 31,
    }),
    who(
      860,
      700,
      350,
      k.outfits.kurta,
      { ...k.poses.stand, armF: [44, 92], armB: [10, 60], lean: 4 },
      { dir: -1, age: 0.7, seed: 17, hold: () => at(things.dhol(), 8, -12, 0.26) },
    ),
  ],
)

const quizDesk = (x, y, col, s = 1) =>
  at(
    k.join(
      k.ellipse(10, 2, 118, 10, c.ink, { opacity: 0.18 }),
      k.rect(-104, -110, 208, 110, col),
      k.rect(-116, -124, 232, 18, c.woodLight, { rx: 3 }),
      k.rect(40, -106, 64, 106, c.ink, { opacity: 0.08 }),
      k.circle(0, -56, 28, c.paper),
      at(things.digit(1 + (Math.round(x / 221) - 1)), 0, -50, 0.8),
    ),
    x,
    y,
    s,
  )
const pair = (x, y, h, seed, poses = ['hold', 'hold']) =>
  who(x - h * 0.16, y, h, 'blazer', poses[0], { view: 'three', seed, shadow: false }) +
  who(x + h * 0.18, y, h * 0.96, 'blazerGirl', poses[1], {
    view: 'three',
    dir: -1,
    seed: seed + 5,
    shadow: false,
  })
const scoreboard = (x, y) =>
  k.rrect(x, y, 200, 120, 8, c.forest) +
  [
    [40, c.gold, 60],
    [86, c.leaf, 84],
    [132, '#cf7a52', 44],
    [170, c.sky, 70],
  ]
    .map(([dx, col, hh]) => k.rect(x + dx - 14, y + 108 - hh, 28, hh, col))
    .join('')

const quiz = album(
  'quiz',
  () => [
    stage(460, { back: '#dfe6d6' }),
    lights,
    scoreboard(380, 150),
    pair(260, 560, 220, 3),
    pair(480, 560, 220, 12, ['hold', 'pointUp']),
    pair(700, 560, 220, 23),
    quizDesk(260, 590, c.brick, 0.9),
    quizDesk(481, 590, c.forest5, 0.9),
    quizDesk(702, 590, c.slate, 0.9),
    k.audience(W, 740, 300, 7, 5),
  ],
  () => [
    soft(near(stage(470, { back: '#e9d9b8' }), 1.6, 480, 260), 6),
    k.g(scoreboard(640, 60), { opacity: 0.5 }),
    who(
      280,
      1090,
      960,
      'blazerGirl',
      { lean: 10, nod: 4, armF: [44, 158], armB: [14, 40], legF: [3, 1], legB: [-3, -2] },
      { seed: 7, cut: 'plaits', shadow: false },
    ),
    who(
      700,
      1100,
      980,
      'blazer',
      { lean: 8, nod: 8, armF: [-6, 30], armB: [4, 40], legF: [3, 1], legB: [-3, -2] },
      { dir: -1, seed: 16, shadow: false },
    ),
    k.rect(0, 620, W, 100, c.woodLight),
    k.rect(0, 620, W, 8, k.light(c.woodLight, 0.5)),
    at(things.buzzer(1.1), 480, 672),
    at(k.sheet(90, 60, { lines: 3, turn: -6, col: c.goldLight }), 190, 668),
    at(k.pen(120), 760, 676, 1, -12),
  ],
  () => [
    k.flatLay(W, H, '#b9855a'),
    at(k.sheet(170, 220, { turn: -14, lines: 6 }), 220, 240, 1.2),
    at(k.sheet(170, 220, { turn: 6, lines: 6, col: c.goldLight }), 300, 300, 1.2),
    k.circle(700, 200, 104, c.ink, { opacity: 0.14 }),
    k.clock(690, 190, 100),
    k.rect(676, 72, 28, 22, c.gold, { rx: 4 }),
    at(things.buzzer(2.2, c.brick), 560, 580),
    at(k.pencil(200), 300, 660, 1.2, -10),
    k.plantTop(930, 700, 0.9),
    k.mugTop(110, 640, 60),
  ],
  () => [
    soft(near(stage(480, { col: '#31506a', back: '#e6dfc8' }), 1.2, 480, 300), 3),
    bokeh(6, 14),
    confetti(11, 60),
    who(300, 700, 520, 'blazer', 'cheer', { view: 'front', seed: 5, shadow: false }),
    who(660, 704, 510, 'blazerGirl', 'cheer', {
      view: 'front',
      seed: 19,
      cut: 'pony',
      shadow: false,
    }),
    who(
      480,
      730,
      540,
      'blazerGirl',
      { armF: [24, -60], armB: [-24, 60], legF: [3, 2], legB: [-3, -2] },
      { view: 'front', seed: 33, cut: 'plaits', shadow: false },
    ),
    at(k.trophy(1.1), 480, 580),
    k.ellipse(448, 570, 20, 14, '#b8825a'),
    k.ellipse(512, 570, 20, 14, '#b8825a'),
  ],
)

const house = [c.brick, c.gold, c.forest5, '#4f7fa0']
const sashed = (x, y, h, i, o = {}) =>
  who(x, y, h, i % 2 ? 'blazerGirl' : 'blazer', 'front', { view: 'front', seed: i * 9 + 4, ...o }) +
  at(things.sash(house[i % 4]), x, y - h * 0.48, h / 100)

const investiture = album(
  'investiture',
  () => [
    stage(460, { back: '#f0e2c2' }),
    at(k.crest(), 480, 230, 1.3),
    at(k.garland(420, 34), 480, 130),
    [0, 1, 2, 3, 4, 5].map((i) => sashed(240 + i * 96, 566, 230, i)),
    who(200, 600, 280, 'sareeGreen', { ...k.poses.hold }, { age: 1, seed: 5, cut: 'bun' }),
    k.audience(W, 750, 310, 7, 11),
  ],
  () => [
    soft(near(front(430, { seed: 5 }), 1.7, 560, 420), 5),
    who(
      250,
      1080,
      940,
      'sareeSky',
      { lean: 4, nod: 8, armF: [46, 96], armB: [40, 88], legF: [3, 1], legB: [-3, -2] },
      { age: 1, seed: 14, cut: 'bun', shadow: false },
    ),
    who(
      590,
      1000,
      820,
      'blazer',
      { ...k.poses.stand, nod: -6 },
      { dir: -1, view: 'three', seed: 8, shadow: false },
    ),
    k.circle(556, 424, 16, c.gold),
    k.circle(556, 424, 9, c.goldLight),
  ],
  () => [
    k.flatLay(W, H, '#8d5f3c'),
    k.rrect(150, 120, 660, 480, 26, c.ink, { opacity: 0.2 }),
    k.rrect(140, 106, 660, 480, 26, '#7d2f36'),
    k.rrect(160, 126, 620, 440, 18, '#93404a'),
    house.map(
      (col, i) =>
        k.poly(
          [
            [200 + i * 146, 160],
            [260 + i * 146, 160],
            [280 + i * 146, 400],
            [246 + i * 146, 420],
            [220 + i * 146, 400],
          ],
          col,
        ) +
        k.stroke(`M${212 + i * 146} 164L${232 + i * 146} 402`, c.goldLight, 4) +
        k.circle(246 + i * 146, 480, 38, c.gold) +
        k.circle(246 + i * 146, 480, 28, col) +
        at(k.crest(), 246 + i * 146, 480, 0.36),
    ),
    k.leafShadow(760, 40, 1.4, 120),
    k.plantTop(60, 690, 0.8),
  ],
  () => [
    grounds(380, { seed: 12, right: false, sunAt: [760, 90, 30] }),
    k.road(480, 430, 300, 480, 720, 1100),
    k.tufts(0, 440, 260, 240, 3),
    k.bunting(-10, 970, 300, 30, 20),
    [3, 2, 1, 0].map((i) =>
      who(240 + i * 170, 560 + i * 40, 250 + i * 30, i % 2 ? 'blazerGirl' : 'blazer', 'walk', {
        seed: i * 7 + 3,
        shadow: true,
        hold: () => '',
        holdUnder: (p) => at(things.houseFlag(house[i], 70), p[0], p[1] + 4),
      }),
    ),
  ],
)

const assembly = album(
  'assembly',
  () => [
    front(380, { x: 210, seed: 4, sunAt: [130, 90, 30] }),
    k.road(480, 424, 160, 480, 720, 900),
    at(things.flagPost(300, 90), 180, 470),
    k.podium(480, 490, 0.6),
    who(480, 480, 150, 'sareeGreen', 'front', {
      view: 'front',
      age: 1,
      seed: 3,
      shadow: false,
      face: false,
    }),
    k.podium(480, 492, 0.6),
    row(9, 200, 760, 560, 150, { view: 'back', seed: 5 }),
    row(8, 140, 820, 630, 200, { view: 'back', seed: 9, outfits: ['girl', 'boy', 'tunic'] }),
    row(6, 60, 900, 750, 280, { view: 'back', seed: 14 }),
  ],
  () => [
    soft(near(grounds(400, { seed: 3 }), 1.5, 600, 460), 5),
    who(
      430,
      1080,
      960,
      'girl',
      { nod: 8, armF: [26, 104], armB: [36, 112], legF: [3, 1], legB: [-3, -2] },
      {
        view: 'three',
        seed: 18,
        cut: 'plaits',
        shadow: false,
        hold: (p) => at(lifted(k.openBook(26, c.forest)), p[0] + 2, p[1] + 1),
      },
    ),
    at(things.mic(430), 690, 740, 1.15),
  ],
  () => [
    soft(grounds(330, { seed: 9, right: false }), 3),
    k.tufts(0, 420, W, 300, 8),
    row(6, 90, 700, 500, 250, { seed: 3, poses: [folded] }),
    row(4, 130, 700, 610, 370, { seed: 11, poses: [folded], outfits: ['girl', 'boy', 'tunic'] }),
    who(250, 940, 640, 'tunic', folded, { view: 'front', seed: 12, cut: 'plaits', shadow: false }),
    who(640, 960, 680, 'boy', folded, { view: 'front', seed: 21, shadow: false }),
    veil('dawn'),
  ],
  () => [
    hall(400, { wall: '#efe6d2', floor: '#b98a5c', seed: 3, mood: 'dawn' }),
    k.beams(W, H, 0.16),
    k.podium(800, 470, 0.9),
    who(
      700,
      470,
      290,
      'kurta',
      { ...k.poses.point, armF: [64, 100] },
      { dir: -1, age: 1, seed: 6 },
    ),
    [0, 1, 2].map((j) =>
      k.times(7 - j, (i) =>
        who(
          90 + i * (110 + j * 30) + (j % 2) * 40,
          520 + j * 92,
          200 + j * 70,
          ['boy', 'girl', 'tunic'][(i + j) % 3],
          { short: 0.2, armF: [14, 4], armB: [-14, -4], legF: [60, -60], legB: [-60, 60] },
          { view: 'back', seed: i * 5 + j * 31, hip: true, shadow: false },
        ),
      ),
    ),
  ],
)

export default [annualDay, music, dance, quiz, investiture, assembly].flat()
