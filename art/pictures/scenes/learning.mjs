/** Rooms where pupils learn: classroom, library, laboratory. */
import * as k from '../kit.mjs'

const { scene, at, c, person } = k
const S = (name, draw) => scene(name, 1200, 800, draw)

/** A pupil at a desk in profile: desk, chair and figure share one scale. */
export const atDesk = (x, y, h, o = {}) => {
  const s = h * 0.295,
    d = o.dir ?? 1
  return [
    k.chair(x, y, s, o.chair ?? c.forest5, d),
    person({ x: x + d * h * 0.14, y, h, pose: 'write', shadow: false, ...o }),
    d > 0 ? k.desk(x + h * 0.19, y, h * 0.5, h * 0.43) : k.desk(x - h * 0.69, y, h * 0.5, h * 0.43),
    at(k.openBook(h * 0.22), x + d * h * 0.42, y - h * 0.435),
  ]
}

/** A pupil seen from behind at a desk: chair back in front of the body. */
export const fromBehind = (x, y, h, o = {}) => [
  k.rrect(x - h * 0.3, y - h * 0.42, h * 0.6, h * 0.06, 4, k.light(c.wood, 0.15)),
  k.rect(x - h * 0.27, y - h * 0.36, 6, h * 0.36, '#55655e'),
  k.rect(x + h * 0.25, y - h * 0.36, 6, h * 0.36, '#55655e'),
  person({
    x,
    y: y - h * 0.26,
    h,
    hip: true,
    view: 'back',
    pose: { armF: [26, -20], armB: [-26, 20], legF: [3, 0], legB: [-3, 0], short: 0.1 },
    ...o,
  }),
  k.chairBack(x, y, h * 0.29, o.chair ?? c.forest5),
]

const classroom = scene('classroom', 1200, 800, (w, h) => [
  k.room(w, h, 480, { dado: '#dfe8da' }),
  k.board(330, 90, 540, 250, 'cell'),
  k.bigWindow(30, 70, 220, 270, { panes: 2, rows: 2 }),
  k.noticeBoard(960, 110, 200, 210, 8, 6),

  k.fan(600, 34, 220),
  at(k.pot(0, 0, 1, 5), 290, 494),
  person({
    x: 800,
    y: 540,
    h: 330,
    age: 1,
    outfit: 'kameez',
    dir: -1,
    pose: 'pointUp',
    view: 'three',
    seed: 12,
  }),
  k.sunpatch(120, 510, 250, 200, 150, 0.32),
  fromBehind(250, 620, 250, { outfit: 'boy', age: 0.5, seed: 3 }),
  fromBehind(520, 616, 246, { outfit: 'girl', age: 0.5, seed: 8, cut: 'plaits' }),
  fromBehind(990, 620, 250, { outfit: 'boy', age: 0.5, seed: 5 }),
  fromBehind(120, 800, 340, { outfit: 'girl', age: 0.5, seed: 11, cut: 'plaits' }),
  fromBehind(450, 806, 340, {
    outfit: 'boy',
    age: 0.5,
    seed: 15,
    pose: { armF: [150, 174], armB: [-26, 20], legF: [3, 0], legB: [-3, 0], short: 0.1 },
  }),
  fromBehind(770, 802, 336, { outfit: 'girl', age: 0.5, seed: 20, cut: 'pony' }),
  fromBehind(1090, 806, 340, { outfit: 'boy', age: 0.55, seed: 23 }),
  k.beams(w, h, 0.12),
])

/** A lab bench across the picture with its top at y. */
export const bench = (w, y, h, front = '#e6ecdf') => [
  k.rect(0, y + 14, w, h, front),
  k.rect(0, y + 14, w, 14, c.ink, { opacity: 0.12 }),
  k.poly(
    [
      [0, y],
      [w, y],
      [w, y - 36],
      [0, y - 36],
    ],
    '#4f7466',
  ),
  k.rect(0, y, w, 16, '#3a5b4f'),
  k.rect(0, y - 36, w, 5, c.white, { opacity: 0.12 }),
  [0.1, 0.35, 0.6, 0.85].map(
    (t) =>
      k.rrect(w * t - 70, y + 50, 140, h - 70, 6, k.light(front, 0.35)) +
      k.rrect(w * t - 24, y + 66, 48, 8, 4, c.leaf),
  ),
]
/** The lab's back wall: window, shelves of glass, a chart. */
const labBack = (w, h, fy) => [
  k.room(w, h, fy, { wall: '#e9efe4', floor: '#d8cfb8', tiles: true, dado: '#d5e2d3' }),
]
const glassShelf = (x, y, w, seed = 1) => {
  const r = k.rng(seed),
    parts = [k.flask, k.beaker, k.roundFlask]
  return [
    k.rect(x, y, w, 12, c.wood),
    k.rect(x, y + 12, w, 6, c.ink, { opacity: 0.12 }),
    k.times(Math.floor(w / 74), (i) =>
      at(
        r.pick(parts)(r.pick([c.leaf, c.goldLight, c.brick, '#7fb2c0', c.sky]), 0.8),
        x + 40 + i * 74,
        y,
      ),
    ),
  ]
}

const curriculum = S('curriculum', (w, h) => [
  k.room(w, h, 560, { wall: '#f1e8d2', floor: '#d0aa76' }),
  k.board(60, 80, 620, 330, 'math'),
  k.shelf(760, 580, 400, 500, { rows: 5, bays: 2, seed: 21 }),
  person({
    x: 250,
    y: 680,
    h: 420,
    view: 'back',
    pose: 'backReach',
    outfit: 'girl',
    age: 0.6,
    seed: 6,
    cut: 'plaits',
  }),
  person({
    x: 530,
    y: 690,
    h: 430,
    age: 1,
    outfit: 'man',
    dir: -1,
    view: 'three',
    pose: { ...k.poses.stand, armF: [20, 80] },
    seed: 3,
    hold: (p) => at(k.book(15, 19, c.brick), p[0] + 2, p[1] + 8),
  }),
  k.table(640, 790, 520, 120, { d: 50 }),
  at(k.globe(54), 1060, 650),
  at(k.openBook(190), 860, 660),
  at(k.stack(4, 120, 6, 17), 720, 650),
  at(k.penPot(), 970, 650, 0.8),
  k.beams(w, h, 0.14),
  at(k.pot(0, 0, 1.3, 4), 60, 700),
])
const evaluation = S('evaluation', (w, h) => [
  k.flatLay(w, h),
  k.leafShadow(1050, 80, 1.6, 90),
  at(k.sheet(330, 440, { lines: 10, ticks: true }), 340, 420, 1, -9),
  at(k.sheet(330, 440, { lines: 10, ticks: true, col: '#fffdf6' }), 560, 400, 1, 6),
  k.g(
    k.circle(0, 0, 36, 'none', { stroke: c.brick, 'stroke-width': 7 }) +
      k.stroke('M-15 2L-4 15L18 -14', c.brick, 7),
    { transform: 'translate(660 252) rotate(6)' },
  ),
  at(k.pencil(300), 620, 620, 1, -28),
  at(k.pen(240, c.brick), 800, 560, 1, -64),
  k.clock(960, 240, 120),
  k.g(
    k.rect(-160, -26, 330, 56, c.ink, { opacity: 0.12 }) +
      k.rect(-166, -34, 330, 56, c.goldLight) +
      k.stroke(
        k.times(21, (i) => `M${-156 + i * 15.5} -34v${i % 5 ? 14 : 26}`),
        c.woodDark,
        3,
      ),
    { transform: 'translate(960 600) rotate(-12)' },
  ),
  k.g(
    k.rrect(-40, -22, 86, 46, 8, c.ink, { opacity: 0.14 }) +
      k.rrect(-46, -28, 86, 46, 8, c.white) +
      k.rrect(-46, -28, 48, 46, 8, c.forest5),
    { transform: 'translate(130 690) rotate(20)' },
  ),
  k.plantTop(70, 90, 0.9),
])
const minds = S('minds', (w, h) => [
  k.room(w, h, 470, { wall: '#f7ead2', floor: '#dcb988', dado: '#d9e6d4' }),
  k.bigWindow(90, 70, 330, 260, { panes: 2, curtain: c.leaf }),
  k.bunting(500, 1180, 60, 30, 12),
  k.frame(560, 140, 130, 110, 3),
  k.frame(740, 130, 130, 110, 4),
  k.shelf(930, 490, 230, 190, { rows: 2, seed: 9 }),
  at(k.pot(0, 0, 0.7, 3), 980, 300),
  at(k.globe(30), 1090, 300),
  k.rug(600, 690, 520, 104, '#7fae8b'),
  k.sunpatch(160, 500, 300, 190, 140, 0.34),
  person({
    x: 760,
    y: 610,
    h: 400,
    age: 1,
    outfit: 'kameez',
    dir: -1,
    pose: 'kneel',
    seed: 12,
    cut: 'bun',
  }),
  person({
    x: 320,
    y: 720,
    h: 290,
    age: 0,
    outfit: 'shorts',
    pose: 'floor',
    seed: 3,
    hold: (p) => at(k.block(11, c.gold, 1), p[0] + 4, p[1] + 5),
  }),
  person({
    x: 900,
    y: 740,
    h: 290,
    age: 0,
    dir: -1,
    outfit: 'tunic',
    pose: 'floor',
    seed: 7,
    cut: 'plaits',
  }),
  person({
    x: 470,
    y: 640,
    h: 250,
    age: 0,
    outfit: 'tunic',
    view: 'three',
    pose: { ...k.poses.hold, nod: 8 },
    seed: 10,
    cut: 'pony',
  }),
  person({ x: 1060, y: 720, h: 280, age: 0, dir: -1, outfit: 'shorts', pose: 'kneel', seed: 18 }),
  [
    [520, 740, c.brick, 0],
    [584, 740, c.gold, 1],
    [648, 740, c.forest5, 2],
    [552, 678, c.slate, 2],
    [616, 678, c.leaf, 0],
    [584, 616, c.brick, 1],
    [740, 760, c.gold, 2],
    [440, 776, c.leaf, 1],
    [800, 776, c.brick, 0],
  ].map(([x, y, col, m]) => at(k.block(60, col, m), x, y)),
  at(k.football(26), 180, 776),
  k.beams(w, h, 0.12),
])
const biology = S('biology-lab', (w, h) => [
  labBack(w, h, 560),
  k.bigWindow(760, 80, 380, 320, { panes: 2, view: 'tree' }),
  k.board(90, 90, 380, 220, 'cell'),
  k.rect(540, 150, 160, 230, '#f6ecd8'),
  k.rect(530, 140, 180, 14, c.woodDark),
  k.path('M620 190Q560 250 620 350Q680 250 620 190z', c.leaf),
  k.stroke(
    'M620 200V366M620 250L596 234M620 250L644 234M620 290L592 270M620 290L648 270',
    c.forest5,
    4,
  ),
  person({
    x: 430,
    y: 770,
    h: 460,
    age: 0.6,
    outfit: 'coat',
    girl: true,
    pose: 'look',
    seed: 10,
    cut: 'plaits',
    shadow: false,
  }),
  person({
    x: 920,
    y: 770,
    h: 450,
    age: 0.6,
    outfit: 'coat',
    dir: -1,
    pose: 'hold',
    seed: 4,
    shadow: false,
    hold: (p) =>
      k.g(k.path('M0 0Q10 -14 22 -10Q18 4 0 0z', c.forest5), {
        transform: `translate(${p[0]} ${p[1]})`,
      }),
  }),
  bench(w, 640, 180),
  at(k.microscope(1.5), 610, 630),
  at(k.pot(0, 0, 1, 3, '#cfe3e8'), 150, 630),
  k.g(
    k.join(
      k.ellipse(0, 0, 90, 16, '#cdd9d4'),
      k.path('M-60 -4Q-40 -34 -6 -10Q-36 4 -60 -4z', c.forest5),
      k.path('M-4 0Q26 -36 60 -8Q26 10 -4 0z', c.leaf),
    ),
    { transform: 'translate(780 620)' },
  ),
  at(k.beaker(c.leaf), 300, 632),
  at(k.openBook(160), 1060, 634),
  k.beams(w, h, 0.12),
])
const chemistry = S('chemistry-lab', (w, h) => [
  labBack(w, h, 560),
  k.bigWindow(80, 80, 340, 310, { panes: 2 }),
  glassShelf(520, 190, 400, 4),
  glassShelf(520, 330, 400, 7),
  k.rect(980, 110, 170, 230, '#f6ecd8'),
  k.times(20, (i) =>
    k.rect(
      992 + (i % 5) * 30,
      126 + Math.floor(i / 5) * 50,
      26,
      44,
      [c.leaf, c.goldLight, c.sky, '#e0a68f'][(i * 7) % 4],
    ),
  ),
  person({
    x: 360,
    y: 770,
    h: 450,
    age: 0.65,
    outfit: 'coat',
    pose: 'hold',
    seed: 2,
    shadow: false,
    hold: (p) => at(k.flask('#7fb2c0', 0.17), p[0] + 3, p[1] + 4),
  }),
  person({
    x: 700,
    y: 770,
    h: 450,
    age: 0.6,
    outfit: 'coat',
    dir: -1,
    girl: true,
    cut: 'pony',
    pose: 'look',
    seed: 9,
    shadow: false,
  }),
  person({
    x: 960,
    y: 780,
    h: 480,
    age: 1,
    outfit: 'sareeCream',
    dir: -1,
    view: 'three',
    pose: 'hold',
    seed: 14,
    shadow: false,
    cut: 'bun',
  }),
  bench(w, 640, 180),
  at(
    k.stand(at(k.roundFlask(c.brick, 0.95), 12, -106) + at(k.burner(), 12, -6, 0.9)),
    560,
    632,
    1.15,
  ),
  at(k.tubes(), 820, 634, 1.05),
  at(k.flask(c.gold, 1.2), 200, 634),
  at(k.beaker(c.leaf), 110, 634),
  at(k.beaker(c.sky, 0.9), 1040, 634),
  at(k.flask(c.forest5, 1), 1120, 634),
  k.beams(w, h, 0.12),
])
const circuit = () =>
  k.join(
    k.rect(-170, -12, 340, 14, c.woodDark),
    k.poly(
      [
        [-170, -12],
        [170, -12],
        [140, -50],
        [-140, -50],
      ],
      c.woodLight,
    ),
    k.rrect(-130, -52, 84, 30, 6, c.forest7),
    k.rect(-52, -48, 10, 22, c.gold),
    k.stroke(
      'M-126 -40Q-160 -110 -40 -110Q0 -108 6 -60M-46 -38Q10 -10 60 -30Q100 -40 96 -62M26 -60Q60 -80 84 -66',
      c.brick,
      5,
    ),
    k.rect(0, -62, 32, 22, '#8d948f', { rx: 3 }),
    k.glow(16, -92, 80, '#ffe3a3', 0.9),
    k.circle(16, -90, 25, '#fff0c4', { stroke: c.gold, 'stroke-width': 3 }),
    k.stroke('M8 -66L10 -88L16 -80L22 -88L24 -66', c.gold, 3),
    k.rrect(70, -96, 76, 62, 8, c.paper),
    k.path('M80 -54A30 30 0 0 1 136 -54', 'none', { stroke: c.ink, 'stroke-width': 3 }),
    k.line(108, -48, 124, -74, c.brick, 3),
    k.circle(108, -48, 4, c.ink),
  )
const physics = S('physics-lab', (w, h) => [
  labBack(w, h, 560),
  k.board(100, 90, 460, 240, 'math'),
  k.bigWindow(800, 80, 330, 310, { panes: 2, view: 'tea' }),
  person({ x: 330, y: 770, h: 460, age: 0.6, outfit: 'boy', pose: 'look', seed: 5, shadow: false }),
  person({
    x: 900,
    y: 770,
    h: 450,
    age: 0.6,
    outfit: 'girl',
    dir: -1,
    pose: { ...k.poses.look, armF: [60, 84] },
    seed: 8,
    cut: 'plaits',
    shadow: false,
  }),
  person({
    x: 1070,
    y: 770,
    h: 460,
    age: 0.65,
    outfit: 'boy',
    dir: -1,
    view: 'three',
    pose: 'hold',
    seed: 16,
    shadow: false,
    hold: (p) => at(k.book(14, 18, c.gold), p[0], p[1] + 8),
  }),
  bench(w, 640, 180),
  at(circuit(), 560, 640, 1.05),
  k.g(
    k.join(
      k.rect(-60, -8, 130, 8, c.forest),
      k.rect(-44, -240, 8, 234, '#77837d'),
      k.rect(-44, -240, 90, 8, '#77837d'),
      k.line(34, -234, 84, -100, c.ink, 2.5),
      k.circle(88, -90, 20, c.gold),
      k.path('M-6 -82Q34 -62 76 -82', 'none', {
        stroke: c.brick,
        'stroke-width': 3,
        'stroke-dasharray': '6 8',
      }),
    ),
    { transform: 'translate(160 636)' },
  ),
  k.g(
    k.join(
      k.ellipse(0, -80, 18, 62, '#cfe6ea', { stroke: c.gold, 'stroke-width': 5 }),
      k.rect(-4, -20, 8, 20, c.woodDark),
      k.rect(-30, -6, 60, 8, c.woodDark),
    ),
    { transform: 'translate(790 632)' },
  ),
  at(k.openBook(130), 1120, 634),
  k.beams(w, h, 0.12),
])
const computer = S('computer-lab', (w, h) => [
  k.room(w, h, 500, { wall: '#e6ecea', floor: '#cdbb98', tiles: true }),
  k.bigWindow(50, 80, 300, 290, { panes: 2 }),
  k.board(460, 90, 360, 190, 'math'),
  k.noticeBoard(920, 90, 220, 220, 6, 4),
  k.fan(640, 30, 200),
  k.table(60, 590, 1080, 120, { d: 40, wood: '#c8a878' }),
  [160, 400, 640, 880].map((x, i) => at(k.monitor(130, i % 2 ? 'pic' : 'code'), x + 80, 448)),
  [200, 440, 680, 920].map(
    (x, i) =>
      person({
        x: x + 40,
        y: 540,
        h: 250,
        hip: true,
        view: 'back',
        pose: { armF: [18, -14], armB: [-18, 14], legF: [3, 0], legB: [-3, 0], short: 0.2 },
        outfit: i % 2 ? 'girl' : 'boy',
        age: 0.5,
        seed: i * 4 + 2,
        shadow: false,
      }) + k.chairBack(x + 40, 620, 74),
  ),
  person({
    x: 1090,
    y: 680,
    h: 380,
    age: 1,
    outfit: 'man',
    dir: -1,
    view: 'three',
    pose: { ...k.poses.look, lean: 10 },
    seed: 7,
  }),
  k.table(-40, 830, 1000, 170, { d: 60, wood: '#c8a878' }),
  at(k.monitor(210, 'code'), 250, 640),
  at(k.monitor(210, 'pic'), 650, 640),
  k.g(
    k.rrect(-80, -14, 160, 24, 5, '#55605a') +
      k.stroke('M-70 -4H70M-70 4H70', '#8d948f', 3, { 'stroke-dasharray': '8 4' }),
    { transform: 'translate(250 656)' },
  ),
  k.g(
    k.rrect(-80, -14, 160, 24, 5, '#55605a') +
      k.stroke('M-70 -4H70M-70 4H70', '#8d948f', 3, { 'stroke-dasharray': '8 4' }),
    { transform: 'translate(650 656)' },
  ),
  person({
    x: 330,
    y: 790,
    h: 400,
    hip: true,
    view: 'back',
    pose: { armF: [18, -20], armB: [-18, 20], legF: [3, 0], legB: [-3, 0], short: 0.2 },
    outfit: 'girl',
    age: 0.55,
    seed: 11,
    cut: 'plaits',
    shadow: false,
  }),
  person({
    x: 600,
    y: 800,
    h: 400,
    hip: true,
    view: 'back',
    pose: { armF: [18, -20], armB: [-18, 20], legF: [3, 0], legB: [-3, 0], short: 0.2 },
    outfit: 'boy',
    age: 0.55,
    seed: 19,
    shadow: false,
  }),
  at(k.stack(2, 110, 3, 18), 860, 650),
  k.beams(w, h, 0.12),
])
const labMicroscope = S('lab-microscope', (w, h) => [
  k.tableBy(w, h, 470, {
    wall: '#e6eee6',
    win: [90, 40, 500, 360],
    view: 'tree',
    wood: '#cdbf9f',
    behind:
      glassShelf(760, 190, 360, 5).flat().join('') + glassShelf(760, 350, 360, 8).flat().join(''),
  }),
  at(k.microscope(4.4), 500, 740),
  k.g(
    [0, 1, 2]
      .map(
        (i) =>
          k.rect(i * 76, i * 12, 110, 34, '#e4f0f0', {
            opacity: 0.85,
            stroke: '#a9c4c6',
            'stroke-width': 3,
          }) + k.circle(i * 76 + 56, i * 12 + 17, 10, [c.leaf, c.brick, c.gold][i]),
      )
      .join(''),
    { transform: 'translate(740 650)' },
  ),
  at(k.openBook(230), 240, 720),
  at(k.flask(c.leaf, 1.5), 1010, 600),
  at(k.beaker('#7fb2c0', 1.4), 1120, 640),
  at(k.pencil(130), 180, 760, 1, -12),
])
const labGlass = S('lab-glassware', (w, h) => [
  k.tableBy(w, h, 500, {
    wall: '#e3ece3',
    win: [60, 40, 560, 390],
    wood: '#cdbf9f',
    behind: glassShelf(780, 220, 360, 2).flat().join(''),
  }),
  at(k.roundFlask(c.brick, 2), 200, 650),
  at(k.flask(c.leaf, 2.7), 400, 690),
  at(k.beaker(c.goldLight, 2.2), 600, 660),
  at(k.tubes(), 830, 660, 1.9),
  at(k.flask('#7fb2c0', 1.7), 1080, 640),
  at(k.beaker(c.forest5, 1.6), 520, 760),
  at(k.roundFlask(c.gold, 1.3), 300, 760),
  at(k.flask(c.brick, 1.4), 1000, 770),
  [
    [400, 704],
    [600, 672],
    [200, 660],
  ].map(([x, y], i) =>
    k.ellipse(x + 80, y, 90, 14, [c.leaf, c.goldLight, c.brick][i], { opacity: 0.25 }),
  ),
])
const labCircuit = S('lab-circuit', (w, h) => [
  k.tableBy(w, h, 470, {
    wall: '#e9ead8',
    win: [720, 40, 400, 340],
    behind: k.board(90, 70, 480, 240, 'math'),
  }),
  at(circuit(), 560, 710, 2.2),
  at(k.penPot(c.brick), 1050, 600, 1.4),
  at(k.openBook(240), 1010, 750),
  at(k.pencil(160), 140, 740, 1, 24),
  k.g(k.rrect(-70, -40, 140, 60, 8, c.forest7) + k.rrect(-58, -28, 116, 36, 4, c.goldLight), {
    transform: 'translate(150 620)',
  }),
])
const molecule = () =>
  k.join(
    k.stroke('M0 -70L60 -110M0 -70L-62 -104M0 -70L6 0M60 -110L116 -80', '#8d948f', 9),
    k.circle(0, -70, 36, c.brick),
    k.circle(-12, -82, 10, c.white, { opacity: 0.4 }),
    [
      [60, -112, 26, c.forest5],
      [-64, -106, 26, c.paper],
      [6, -2, 26, c.gold],
      [118, -80, 22, c.paper],
    ].map(
      ([x, y, r, col]) =>
        k.circle(x, y, r, col) +
        k.circle(x - r * 0.3, y - r * 0.3, r * 0.28, c.white, { opacity: 0.5 }),
    ),
  )
const labModel = S('lab-model', (w, h) => [
  k.tableBy(w, h, 480, {
    wall: '#dfe8e2',
    win: [60, 50, 380, 340],
    behind: k.board(560, 60, 520, 260, 'cell'),
  }),
  k.g(
    k.join(
      k.rect(-70, -10, 140, 14, c.woodDark),
      k.rect(-4, -190, 8, 184, c.gold),
      k.circle(0, -200, 46, '#f0c76a'),
      k.circle(-14, -214, 14, c.white, { opacity: 0.4 }),
      [
        [110, 22, c.slate],
        [168, 30, c.forest5],
        [226, 16, c.brick],
      ].map(
        ([rx, r, col], i) =>
          k.ellipse(0, -190, rx, rx * 0.3, 'none', { stroke: '#8d948f', 'stroke-width': 3 }) +
          k.circle(
            [rx * 0.8, -rx * 0.86, rx * 0.5][i],
            -190 + [rx * 0.18, rx * 0.15, -rx * 0.26][i],
            r,
            col,
          ),
      ),
    ),
    { transform: 'translate(330 710)' },
  ),
  at(molecule(), 720, 690, 1.35),
  k.g(
    k.join(
      k.ellipse(6, 6, 120, 20, c.ink, { opacity: 0.14 }),
      k.path('M-110 0A110 104 0 0 1 110 0z', '#cfe0b8'),
      k.ellipse(0, 0, 110, 26, '#e6efd2', { stroke: c.leaf, 'stroke-width': 6 }),
      k.circle(-20, -8, 26, c.brick),
      k.circle(-20, -10, 10, c.dawn),
      k.ellipse(40, 2, 24, 8, c.forest5),
      k.ellipse(70, -8, 12, 5, c.gold),
    ),
    { transform: 'translate(1000 730)' },
  ),
  at(k.stack(3, 130, 4, 20), 1010, 570),
])
const reading = S('reading-corner', (w, h) => [
  k.room(w, h, 560, { wall: '#f2e6cd', floor: '#cfa873' }),
  k.bigWindow(330, 70, 540, 330, { panes: 3, view: 'tree', curtain: c.leaf }),
  k.shelf(-30, 600, 270, 540, { rows: 5, seed: 4 }),
  k.shelf(960, 600, 270, 540, { rows: 5, seed: 13 }),
  k.rect(300, 470, 620, 90, c.forest7),
  k.rect(300, 452, 620, 26, c.leaf, { rx: 12 }),
  k.rug(600, 700, 470, 90, '#b9785c'),
  k.sunpatch(380, 560, 320, 190, 110, 0.32),
  k.ellipse(420, 716, 120, 34, c.gold),
  k.ellipse(420, 704, 112, 28, k.light(c.gold, 0.2)),
  k.ellipse(790, 726, 124, 34, c.forest5),
  k.ellipse(790, 714, 116, 28, k.light(c.forest5, 0.2)),
  person({
    x: 400,
    y: 716,
    h: 400,
    pose: { ...k.poses.floor, armF: [30, 104] },
    outfit: 'tunic',
    age: 0.3,
    seed: 7,
    cut: 'plaits',
    shadow: false,
    hold: (p) => at(k.openBook(28, c.brick), p[0] + 5, p[1] - 1),
  }),
  person({
    x: 820,
    y: 726,
    h: 400,
    dir: -1,
    pose: { ...k.poses.floor, armF: [30, 104] },
    outfit: 'shorts',
    age: 0.35,
    seed: 3,
    shadow: false,
    hold: (p) => at(k.openBook(28, c.gold), p[0] + 5, p[1] - 1),
  }),
  person({
    x: 700,
    y: 460,
    h: 300,
    hip: true,
    view: 'three',
    pose: 'sitFront',
    outfit: 'girl',
    age: 0.5,
    seed: 14,
    cut: 'pony',
    shadow: false,
  }),
  at(k.stack(4, 110, 5, 18), 600, 760),
  at(k.pot(0, 0, 1.2, 4), 270, 640),
  at(k.book(60, 80, c.forest5), 960, 770, 1, -10),
  k.hanging(600, 40, 40),
])
const tc = S('transfer-certificate', (w, h) => [
  k.tableBy(w, h, 330, {
    wall: '#e9e4cf',
    win: [760, 30, 330, 240],
    behind:
      k.rect(60, 240, 370, 14, c.wood) +
      k.rect(60, 254, 370, 6, c.ink, { opacity: 0.12 }) +
      k.books(80, 240, 330, 120, 5),
  }),
  k.g(
    k.join(
      k.rect(-292, -188, 600, 400, c.ink, { opacity: 0.13 }),
      k.rect(-300, -200, 600, 400, c.paper),
      k.rect(-280, -180, 560, 360, 'none', { stroke: c.forest5, 'stroke-width': 6 }),
      k.rect(-268, -168, 536, 336, 'none', { stroke: c.gold, 'stroke-width': 2 }),
      at(k.crest(), 0, -112, 0.7),
      k.rect(-110, -60, 220, 12, c.forest, { rx: 6 }),
      k.stroke('M-200 -20H200M-200 14H200M-200 48H120M-200 82H60', '#b4c1bb', 6),
      k.stroke('M-196 130q20 -30 34 0t30 -4t36 -8', c.forest, 4),
      k.sealMark(190, 92, 46),
    ),
    { transform: 'translate(560 560) rotate(-4)' },
  ),
  at(k.pen(230), 980, 660, 1, -62),
  at(k.mug(c.forest5), 1080, 500, 1.6),
  at(k.pot(0, 0, 1, 3), 100, 440),
])
const forms = S('forms', (w, h) => [
  k.flatLay(w, h, '#c9a777'),
  k.leafShadow(140, 60, 1.5, 60),
  k.g(
    k.join(
      k.rrect(-190, -250, 400, 520, 14, c.ink, { opacity: 0.14 }),
      k.rrect(-200, -262, 400, 520, 14, c.forest7),
      k.rect(-176, -220, 352, 456, c.white),
      k.rrect(-60, -280, 120, 44, 10, c.gold),
      k.rect(-176, -220, 352, 50, c.mist),
      k.rect(-150, -204, 150, 16, c.forest5, { rx: 4 }),
      k.rrect(84, -156, 76, 92, 4, c.sky),
      k.circle(122, -122, 17, '#bf8a61'),
      k.path('M94 -66Q98 -100 122 -100Q146 -100 150 -66z', c.forest5),
      k.times(4, (i) =>
        k.rect(-150, -146 + i * 40, 200, 24, 'none', { stroke: '#b4c1bb', 'stroke-width': 3 }),
      ),
      k.times(
        5,
        (i) =>
          k.rect(-150, 24 + i * 38, 22, 22, 'none', { stroke: c.forest5, 'stroke-width': 3 }) +
          k.line(-112, 35 + i * 38, [60, 130, 20, 90, 110][i], 35 + i * 38, '#b4c1bb', 6),
      ),
      k.stroke('M-146 34l7 8l12 -16M-146 110l7 8l12 -16', c.brick, 4),
    ),
    { transform: 'translate(470 410) rotate(-6)' },
  ),
  at(k.sheet(300, 400, { lines: 9, col: '#fffdf4' }), 880, 360, 1, 9),
  at(k.sheet(300, 400, { lines: 8, seal: true }), 930, 440, 1, -4),
  at(k.pen(300), 690, 600, 1, -52),
  k.mugTop(1090, 120, 60),
  k.plantTop(60, 740, 0.9),
  k.stroke('M760 120q0 -26 22 -26t22 26v60q0 16 -14 16t-14 -16v-50', '#8d948f', 5),
])
export default [
  classroom,
  curriculum,
  evaluation,
  minds,
  biology,
  chemistry,
  physics,
  computer,
  labMicroscope,
  labGlass,
  labCircuit,
  labModel,
  reading,
  tc,
  forms,
]
