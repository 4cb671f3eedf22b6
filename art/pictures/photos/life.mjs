/** Out of the classroom and at home in the school: field trip, tree planting, hostel, parents' meeting, kindergarten. */
import * as k from '../kit.mjs'
import {
  album,
  casual,
  classroom,
  close,
  field,
  front,
  grounds,
  H,
  hall,
  kurta,
  lotus,
  near,
  row,
  saree,
  soft,
  veil,
  W,
  who,
} from './parts.mjs'
import * as things from './props.mjs'

const { c, at } = k
const plaits = { cut: 'plaits' }
const trip = [
  casual('#e9c45e', c.forest, 'trousers'),
  casual(c.brick, '#4a5752', 'trousers'),
  casual('#4f7fa0', '#d9c7a4', 'shorts', { sock: c.white }),
]
const frock = (col, col2 = col) => ({
  top: col,
  bottom: col2,
  cut: 'tunic',
  sleeve: 'short',
  shoe: '#20201f',
  sock: c.white,
})
const pack = (col) => ({ holdB: () => at(k.bag(col), -9, 0, 0.27) })

const fieldTrip = album(
  'field-trip',
  () => [
    k.outdoors(W, H, 330, { snow: 0.36, seed: 12, sunAt: [180, 90, 30], rows: false }),
    k.tea(W, 300, 720, 6, { rows: 9 }),
    k.road(620, 330, 30, 430, 740, 420, c.path, 60),
    at(k.oak(4), 860, 400, 1.2),
    at(k.oak(7), 780, 380, 0.9),
    who(590, 440, 120, 'sareeSky', 'walk', { age: 1, seed: 4, cut: 'bun' }),
    [0, 1, 2, 3].map((i) =>
      who(580 - i * 64, 490 + i * 68, 150 + i * 62, trip[i % 3], i % 2 ? 'walk2' : 'walk', {
        seed: i * 9 + 5,
        girl: i % 2 === 0,
        cut: i % 2 ? 'short' : 'plaits',
        ...pack([c.forest5, c.brick, c.gold, c.slate][i]),
      }),
    ),
  ],
  () => [
    soft(near(field(420, { seed: 9 }), 1.4, 480, 340), 5),
    close(
      340,
      trip[0],
      { lean: 2, nod: -8, armF: [50, 150], armB: [40, 146], legF: [3, 2], legB: [-3, -2] },
      {
        view: 'side',
        seed: 12,
        girl: true,
        ...plaits,
        y: 1060,
        h: 940,
        hold: (p) =>
          k.rrect(p[0] + 1, p[1] - 3.6, 9, 5.6, 1.6, '#2f3532') +
          k.circle(p[0] + 10, p[1] - 0.8, 2.6, '#55605a'),
      },
    ),
    who(730, 900, 640, trip[1], 'point', { seed: 23, view: 'three', shadow: false }),
  ],
  () => [
    k.outdoors(W, H, 380, { snow: 0.34, seed: 5, sunAt: [780, 90, 28], rows: false }),
    k.ridge(W, H, 420, 14, '#6fa27e', 4, { trees: 26 }),
    at(k.pine(3), 90, 520, 1.4),
    at(k.pine(5), 880, 520, 1.6),
    at(k.pine(8), 790, 500, 1.1),
    k.rect(0, 500, W, 220, '#b9a98a'),
    k.rect(0, 500, W, 8, '#d9c7a4'),
    k.stroke('M0 534H960M0 548H960', '#5f5a52', 5),
    k.times(26, (i) => k.rect(i * 38, 530, 10, 24, '#7d6a52')),
    at(things.toyTrain(3), 270, 534, 1.15),
    k.rect(0, 600, W, 120, '#d9cdb4'),
    k.rect(0, 600, W, 8, c.paper),
    row(7, 90, 870, 730, 230, {
      view: 'back',
      seed: 7,
      outfits: trip,
      poses: ['front', 'wave', 'cheer'],
      each: (i) => ({ girl: i % 2 === 1, cut: i % 2 ? 'pony' : 'short', age: 0.4 }),
    }),
  ],
  () => [
    field(340, { seed: 16, sunAt: [220, 90, 28] }),
    at(k.tree(6), 170, 500, 2.2),
    k.tufts(0, 420, W, 290, 8),
    k.poly(
      [
        [150, 690],
        [810, 690],
        [720, 560],
        [240, 560],
      ],
      '#c2566b',
    ),
    k.stroke(
      'M190 630H770M240 690L300 560M420 690L440 560M600 690L570 560M750 690L680 560',
      '#e9c9b0',
      8,
      { opacity: 0.6 },
    ),
    lotus(320, 560, 290, 'boy', {
      seed: 6,
      wear: trip[2],
      arms: { armF: [20, -70], armB: [-18, 60] },
    }),
    lotus(480, 548, 290, 'girl', { seed: 15, wear: trip[0], ...plaits, arms: { armF: [24, -60] } }),
    lotus(640, 560, 290, 'boy', { seed: 25, wear: trip[1] }),
    at(things.thali(0.55), 480, 640),
    at(things.basket(1), 330, 650),
    at(k.mug(c.forest5), 590, 650, 0.8),
    at(k.mug(c.gold), 640, 670, 0.8),
    at(k.bag(c.forest5), 840, 680, 1.1),
    at(k.bag(c.brick), 100, 690, 1.1),
    who(790, 600, 330, saree(c.slate, '#a9c9d2'), 'hold', {
      dir: -1,
      age: 1,
      seed: 31,
      cut: 'bun',
      view: 'three',
    }),
  ],
)

const dig = { lean: 30, nod: 6, armF: [34, 60], armB: [10, 40], legF: [24, -10], legB: [-14, -24] }
const kneeling = { ...k.poses.kneel, lean: 28 }

const treePlanting = album(
  'tree-planting',
  () => [
    grounds(340, { seed: 9, sunAt: [180, 90, 28] }),
    k.tufts(0, 420, W, 290, 5),
    [
      [330, 500, 0.9],
      [540, 496, 0.9],
      [740, 500, 0.9],
    ].map(([x, y, s]) => at(things.soil(40), x, y, s) + at(things.sapling(1.3), x, y - 8, s)),
    who(250, 510, 200, 'girl', 'bend', { seed: 4, ...plaits }),
    who(620, 510, 200, 'boy', kneeling, { dir: -1, seed: 12 }),
    who(830, 520, 220, 'kurta', 'point', { dir: -1, age: 1, seed: 19 }),
    at(things.soil(80), 480, 660),
    at(things.sapling(2.2), 480, 646),
    who(300, 690, 330, 'boy', dig, {
      seed: 26,
      holdUnder: (p) => at(things.spade(), p[0] + 4, p[1] + 8, 1, -40),
    }),
    who(680, 690, 320, 'girl', 'bend', { dir: -1, seed: 33, cut: 'pony' }),
    at(things.wateringCan(0.9), 800, 690, 1),
  ],
  () => [
    soft(near(field(360, { seed: 14, rows: false }), 1.5, 300, 320), 6),
    k.wash(0, 600, W, 120, '#8fb67f', '#7aa56c'),
    close(
      300,
      'girl',
      { lean: 10, nod: 10, armF: [36, 70], armB: [44, 76], legF: [3, 2], legB: [-3, -2] },
      { view: 'side', seed: 14, ...plaits, y: 1060, h: 940 },
    ),
    at(
      k.join(
        k.path('M-54 -90H54L44 0H-44z', c.brick),
        k.path('M16 -90H54L44 0H24z', c.ink, { opacity: 0.12 }),
        k.rect(-60, -100, 120, 22, k.light(c.brick, 0.1), { rx: 4 }),
        k.ellipse(0, -98, 52, 9, '#5f4128'),
        at(things.sapling(3.6), 0, -96),
      ),
      640,
      620,
      1.15,
    ),
    k.ellipse(576, 566, 26, 20, '#ad7750'),
    who(
      800,
      1010,
      780,
      'boy',
      { lean: 6, nod: 8, armF: [34, 64], armB: [40, 68], legF: [3, 2], legB: [-3, -2] },
      { dir: -1, seed: 28, shadow: false },
    ),
  ],
  () => [
    soft(near(field(240, { seed: 6, snow: 0.24 }), 1.2, 480, 200), 5),
    k.wash(0, 360, W, 360, '#93b97f', '#7aa56c'),
    k.tufts(0, 370, W, 340, 5, '#5d8f57', 60),
    at(things.soil(280), 480, 640),
    at(things.sapling(7.4), 480, 580),
    at(things.wateringCan(2, c.forest5), 180, 620),
    k.stroke('M384 486Q430 500 444 560M380 494Q412 520 424 576', '#9fd0e0', 5, {
      'stroke-dasharray': '10 12',
    }),
    k.g(at(things.spade(), 0, 0, 6.4), { transform: 'translate(820 420) rotate(14)' }),
  ],
  () => [
    front(370, { x: 220, seed: 9, mood: 'dawn' }),
    k.tufts(0, 460, W, 250, 7),
    row(6, 200, 780, 590, 270, {
      seed: 6,
      poses: ['holdFront', 'front'],
      each: (i) => (i % 2 ? {} : { hold: (p) => at(things.sapling(0.5), p[0] - 4, p[1]) }),
    }),
    row(4, 270, 690, 690, 260, {
      age: 0.2,
      seed: 15,
      outfits: ['tunic', 'shorts'],
      poses: ['front', 'wave'],
    }),
    at(things.wateringCan(0.9), 130, 680),
    at(things.soil(60), 850, 670),
    at(things.sapling(2), 850, 660),
    veil('warm'),
  ],
)

const dorm = (y, o = {}) =>
  k.join(
    k.room(W, H, y, { wall: o.wall ?? '#e9e4d0', floor: o.floor ?? '#b9885a' }),
    k.bigWindow(370, 70, 230, 250, {
      panes: 2,
      view: 'hills',
      mood: o.mood ?? 'day',
      curtain: o.curtain ?? c.leaf,
    }),
  )
const nightwear = [
  casual('#4f7fa0', '#33445a'),
  casual(c.brick, '#4a5752'),
  casual(c.leaf, c.forest7),
]

const hostelLife = album(
  'hostel-life',
  () => [
    dorm(430),
    k.frame(130, 110, 120, 90, 3),
    k.clock(700, 130, 36),
    k.cupboard(800, 450, 130, 320, c.leaf),
    k.bed(40, 560, 330, 90, c.forest5),
    k.bed(560, 560, 330, 90, c.brick),
    k.rug(480, 640, 260, 46, '#4f7a6a'),
    who(250, 500, 260, nightwear[0], { ...k.poses.sit, armF: [30, 90] }, { hip: true, seed: 5 }),
    at(k.openBook(60, c.brick), 320, 490),
    who(640, 500, 260, nightwear[1], 'sit', { hip: true, dir: -1, seed: 13 }),
    who(480, 680, 320, nightwear[2], 'floor', { seed: 22, shadow: false }),
    at(k.guitar(), 560, 640, 0.6, 70),
    at(k.bag(c.gold), 130, 690, 0.9),
    at(k.stack(3, 80, 4, 13), 800, 690),
  ],
  () => [
    k.room(W, H, 330, { wall: '#dfe6d6', floor: '#c39566' }),
    soft(
      k.join(
        k.bigWindow(90, 40, 240, 210, { panes: 2, mood: 'dusk' }),
        k.shelf(620, 350, 280, 300, { rows: 3, seed: 5 }),
      ),
      3,
    ),
    who(
      160,
      900,
      620,
      nightwear[0],
      { lean: 14, nod: 12, armF: [40, 96], armB: [30, 84], legF: [3, 1], legB: [-3, -2] },
      { seed: 16, shadow: false },
    ),
    who(
      800,
      900,
      620,
      nightwear[1],
      { lean: 14, nod: 12, armF: [36, 90], armB: [30, 84], legF: [3, 1], legB: [-3, -2] },
      { dir: -1, seed: 8, shadow: false },
    ),
    who(480, 620, 460, nightwear[2], 'holdFront', { view: 'front', seed: 27, shadow: false }),
    k.rect(150, 600, 660, 120, c.woodDark),
    at(things.carrom(620), 480, 640),
  ],
  () => [
    k.room(W, H, 380, { wall: '#efe4cc', floor: '#c9b391', tiles: true }),
    [120, 380, 640].map((x) => k.bigWindow(x, 60, 180, 200, { panes: 2, view: 'tree' })),
    [200, 480, 760].map((x) => k.hanging(x, 40, 34)),
    row(5, 150, 810, 470, 250, {
      seed: 9,
      outfits: [nightwear[0], nightwear[2], nightwear[1]],
      hip: true,
      poses: ['holdFront'],
      each: () => ({ shadow: false }),
    }),
    k.rect(40, 440, 880, 22, c.woodLight),
    k.rect(40, 440, 880, 5, k.light(c.woodLight, 0.5)),
    k.rect(56, 462, 848, 150, k.dark(c.wood, 0.25)),
    [150, 315, 480, 645, 810].map((x) => at(things.thali(0.42), x, 438)),
    k.rect(0, 610, W, 26, c.woodLight),
    k.rect(0, 610, W, 6, k.light(c.woodLight, 0.5)),
    k.rect(0, 636, W, 84, k.dark(c.wood, 0.15)),
    [230, 720].map((x) => at(things.thali(0.9), x, 600)),
    at(k.mug(c.brick), 480, 606, 1),
    at(k.mug(c.forest5), 560, 606, 1),
  ],
  () => [
    k.wash(0, 0, W, H, '#3c4a58', '#59504a'),
    k.rect(0, 470, W, 250, '#7d5c40'),
    k.bigWindow(90, 80, 230, 260, { panes: 2, mood: 'dusk', curtain: c.forest7, frame: '#cfc6b2' }),
    k.shelf(720, 490, 210, 380, { rows: 4, seed: 9, wood: '#7d5838' }),
    k.frame(440, 120, 140, 100, 4),
    k.poly(
      [
        [560, 330],
        [640, 330],
        [900, 720],
        [300, 720],
      ],
      '#ffe9ad',
      { opacity: 0.14 },
    ),
    k.chair(300, 690, 96, c.forest5),
    who(336, 690, 360, nightwear[2], 'write', { seed: 19, shadow: false }),
    k.table(380, 690, 400, 150, { d: 40, inset: 12 }),
    at(k.openBook(110), 480, 530),
    at(k.lamp(0, 0, 1.2), 640, 530),
    at(k.stack(3, 90, 7, 14), 740, 524),
    k.glow(680, 440, 340, '#ffe9ad', 0.3),
  ],
)

const parents = [
  k.outfits.man,
  k.outfits.saree,
  kurta('#a9c9d2'),
  k.outfits.sareeGreen,
  k.outfits.kameez,
  saree('#e9c9a4', '#6d3f5c'),
]
const desk3 = (x, y, s, seed) =>
  at(
    k.join(
      k.chair(-130, 0, 62, c.forest5),
      who(-116, 0, 230, seed % 2 ? 'sareeSky' : 'man', 'type', {
        age: 1,
        seed,
        shadow: false,
        cut: seed % 2 ? 'bun' : 'short',
      }),
      k.chair(126, 0, 62, c.brick, -1),
      who(112, 0, 226, parents[seed % 6], 'sit', {
        dir: -1,
        age: 1,
        seed: seed + 9,
        girl: (seed % 6) % 2 === 1,
        shadow: false,
      }),
      k.table(-90, 0, 180, 100, { d: 30, inset: 8 }),
      at(k.sheet(40, 22, { lines: 3 }), 0, -118),
      at(k.stack(2, 44, seed, 9), -50, -116),
    ),
    x,
    y,
    s,
  )

const parentsMeeting = album(
  'parents-meeting',
  () => [
    hall(390, { wall: '#efe4cc', floor: '#c39a6b', seed: 4, curtain: c.leaf }),
    desk3(190, 510, 0.95, 3),
    desk3(500, 510, 0.95, 8),
    desk3(800, 510, 0.95, 13),
    desk3(300, 700, 1.35, 22),
    desk3(740, 700, 1.35, 29),
  ],
  () => [
    soft(near(classroom(470, { marks: 'map', wall: '#e9e4d0' }), 1.5, 600, 260), 5),
    who(
      180,
      1080,
      960,
      'sareeGreen',
      { lean: 4, nod: 10, armF: [0, 146], armB: [4, 142], legF: [3, 1], legB: [-3, -2] },
      { age: 1, seed: 5, cut: 'bun', shadow: false },
    ),
    who(
      690,
      1080,
      960,
      'man',
      { lean: 4, nod: 10, armF: [0, 146], armB: [4, 142], legF: [3, 1], legB: [-3, -2] },
      { dir: -1, age: 1, seed: 12, shadow: false },
    ),
    who(880, 1080, 700, 'girl', 'stand', { dir: -1, seed: 18, ...plaits, shadow: false }),
    k.rect(0, 640, W, 80, c.woodLight),
    k.rect(0, 640, W, 8, k.light(c.woodLight, 0.5)),
    at(k.sheet(150, 60, { lines: 3, head: false }), 470, 680),
    at(k.openBook(150), 220, 690),
  ],
  () => [
    k.tableBy(W, H, 300, {
      win: [560, 30, 300, 220],
      view: 'tree',
      wood: '#b5814f',
      curtain: c.leaf,
    }),
    at(k.sheet(220, 290, { turn: -8, lines: 7, seal: true }), 330, 490),
    at(k.sheet(200, 270, { turn: 9, lines: 7, ticks: true, col: c.paper }), 560, 500),
    at(k.pen(180), 640, 640, 1, -24),
    at(k.mug(c.brick), 800, 470, 1.6),
    at(k.plate(), 830, 640, 2),
    at(k.pot(0, 0, 1.1, 5), 120, 400),
  ],
  () => [
    grounds(370, { seed: 5, right: false, mood: 'bright' }),
    k.road(480, 430, 200, 480, 740, 800),
    k.tufts(0, 430, 240, 260, 4),
    who(
      250,
      650,
      360,
      parents[2],
      { ...k.poses.front, armB: [-12, -4] },
      { view: 'three', age: 1, seed: 6 },
    ),
    who(360, 670, 250, 'tunic', 'front', { view: 'front', age: 0.2, seed: 11, ...plaits }),
    who(470, 650, 340, 'saree', 'front', { view: 'front', age: 1, seed: 15, cut: 'long' }),
    who(700, 660, 350, 'sareeSky', 'hold', { dir: -1, age: 1, seed: 21, cut: 'bun' }),
    who(850, 600, 260, parents[4], 'walk', { dir: -1, age: 1, seed: 32, cut: 'long' }),
    who(790, 606, 170, 'shorts', 'walk2', { dir: -1, age: 0.1, seed: 37 }),
    who(120, 560, 230, 'man', 'walk', { age: 1, seed: 41 }),
  ],
)

const nursery = (y, seed = 1) =>
  k.join(
    k.room(W, H, y, { wall: '#f6e7c6', floor: '#dcb98c' }),
    k.bigWindow(620, 60, 260, 230, { panes: 2, view: 'tree', curtain: '#e6a277' }),
    k.times(4, (i) =>
      at(things.painting(92, 72, i + seed), 110 + i * 128, 140 + (i % 2) * 14, 1, i % 2 ? 4 : -4),
    ),
    k.rect(60, y - 70, 470, 70, c.leaf),
    k.times(4, (i) =>
      k.rect(70 + i * 114, y - 62, 104, 52, ['#e6c45e', '#cf7a52', '#7fb2c0', '#9cc08a'][i]),
    ),
  )
const tot = (x, y, h, i, pose, o = {}) =>
  who(
    x,
    y,
    h,
    i % 2
      ? frock([c.brick, '#e9c45e', '#7fb2c0'][i % 3], [c.brick, '#e9c45e', '#7fb2c0'][i % 3])
      : casual(['#e9c45e', '#7fb2c0', c.leaf][i % 3], c.forest, 'shorts', {
          sock: c.white,
          shoe: '#20201f',
        }),
    pose,
    {
      age: 0,
      seed: i * 7 + 3,
      girl: i % 2 === 1,
      cut: i % 2 ? 'plaits' : 'short',
      ribbon: c.brick,
      ...o,
    },
  )

const kindergarten = album(
  'kindergarten',
  () => [
    nursery(400, 2),
    k.bunting(-10, 970, 40, 20, 22),
    k.rug(480, 600, 420, 100, '#6f9aa8'),
    who(
      480,
      510,
      360,
      'sareeGreen',
      { ...k.poses.front, armF: [60, 150], armB: [-50, -130] },
      { view: 'front', age: 1, seed: 5, cut: 'bun' },
    ),
    [
      [160, 560],
      [280, 640],
      [420, 690],
      [560, 690],
      [690, 640],
      [810, 560],
    ].map(([x, y], i) =>
      tot(x, y, 220, i, i % 2 ? 'cheer' : 'front', {
        view: i < 1 || i > 4 ? 'three' : 'back',
        dir: i > 3 ? -1 : 1,
      }),
    ),
  ],
  () => [
    soft(near(nursery(480, 1), 1.5, 300, 260), 5),
    tot(
      300,
      1020,
      800,
      0,
      { armF: [40, 96], armB: [48, 100], legF: [3, 2], legB: [-3, -2], nod: 8 },
      { view: 'three', shadow: false },
    ),
    tot(
      780,
      960,
      660,
      3,
      { armF: [30, 92], armB: [38, 98], legF: [3, 2], legB: [-3, -2], nod: 10 },
      { view: 'three', dir: -1, shadow: false },
    ),
    k.rect(0, 620, W, 100, '#e6c79a'),
    k.rect(0, 620, W, 8, '#f4e0bd'),
    at(things.cubeTower(undefined, 86), 550, 650),
    at(k.block(80, c.leaf, 2), 140, 690),
    at(k.block(76, c.gold, 1), 830, 690, 1, 6),
  ],
  () => [
    k.flatLay(W, H, '#dcb98c'),
    at(things.painting(380, 280, 2), 330, 270, 1, -5),
    at(things.painting(300, 230, 1), 700, 300, 1, 7),
    [c.brick, c.gold, c.forest5, '#4f7fa0', '#dd8f9a'].map((col, i) =>
      at(k.pencil(170, col), 250 + i * 110, 560 + (i % 2) * 30, 1.3, -30 + i * 22),
    ),
    at(k.block(90, c.brick, 1), 860, 600),
    at(k.block(90, c.leaf, 2), 110, 640, 1, -8),
    [
      [820, 100, c.gold],
      [880, 140, c.brick],
      [770, 130, c.forest5],
      [120, 90, '#4f7fa0'],
      [80, 150, c.gold],
    ].map(
      ([x, y, col]) =>
        k.circle(x + 4, y + 5, 22, c.ink, { opacity: 0.14 }) +
        k.circle(x, y, 22, col) +
        k.circle(x - 7, y - 7, 6, c.white, { opacity: 0.5 }),
    ),
  ],
  () => [
    grounds(350, { seed: 12, sunAt: [160, 80, 28], mood: 'bright', roof: c.brick }),
    k.fence(0, 420, W, 30, '#f6e7c6'),
    k.tufts(0, 440, W, 270, 5),
    at(things.slide(), 720, 640, 1.35),
    tot(640, 376, 200, 4, 'cheer', { view: 'front', shadow: false }),
    tot(
      880,
      590,
      190,
      1,
      { lean: -20, armF: [80, 120], armB: [-60, -100], legF: [70, 60], legB: [64, 56] },
      { hip: true, view: 'three' },
    ),
    k.ellipse(260, 640, 190, 44, '#c9a66a'),
    k.ellipse(260, 634, 170, 36, '#ead9a8'),
    tot(180, 640, 210, 2, 'floor'),
    tot(350, 644, 210, 5, 'floor', { dir: -1 }),
    at(
      k.join(
        k.path('M-30 0L-22 -40H22L30 0z', '#d9bf83'),
        k.path('M-16 -40L-10 -66H10L16 -40z', '#d9bf83'),
        k.line(0, -66, 0, -90, c.wood, 3),
        k.poly(
          [
            [0, -90],
            [24, -82],
            [0, -74],
          ],
          c.brick,
        ),
      ),
      264,
      640,
    ),
    tot(470, 590, 200, 7, 'run'),
    at(k.football(16), 560, 596),
  ],
)

export default [fieldTrip, treePlanting, hostelLife, parentsMeeting, kindergarten].flat()
