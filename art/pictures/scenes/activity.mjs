/** What pupils do outside the lesson: music, games, clubs. */
import * as k from '../kit.mjs'

const { scene, at, c, person, crowd, outdoors } = k
const S = (name, draw) => scene(name, 1200, 800, draw)
/** Lanes, courts and tracks are flat shapes in perspective. */
const quad = (a, col, o) => k.poly(a, col, o)

const cocurricular = S('co-curricular', (w, h) => [
  k.theatre(w, h, 560, { back: '#f0dcb8' }),
  k.bunting(220, 980, 130, 40, 16),
  at(k.garland(520, 50), 600, 200),
  k.glow(600, 560, 420, '#fff1cc', 0.6),
  k.rug(330, 650, 190, 34, '#a9573f'),
  person({
    x: 260,
    y: 660,
    h: 300,
    pose: 'tabla',
    outfit: 'kurta',
    age: 0.6,
    seed: 5,
    shadow: false,
  }),
  at(k.tabla(), 390, 664, 0.85),
  person({
    x: 900,
    y: 668,
    h: 320,
    dir: -1,
    view: 'three',
    outfit: 'kurta',
    age: 0.65,
    seed: 8,
    pose: { ...k.poses.stand, armF: [30, 70], armB: [-20, 50] },
    hold: () => at(k.guitar(), -1, -2, 0.24, 62),
  }),
  person({
    x: 540,
    y: 690,
    h: 370,
    view: 'three',
    pose: 'dance',
    outfit: {
      top: c.brick,
      bottom: c.gold,
      cut: 'skirt',
      sleeve: 'short',
      dupatta: c.forest5,
      shoe: null,
    },
    girl: true,
    age: 0.6,
    seed: 3,
    cut: 'plaits',
  }),
  person({
    x: 720,
    y: 690,
    h: 360,
    dir: -1,
    view: 'three',
    pose: 'dance',
    outfit: {
      top: c.forest5,
      bottom: c.brick,
      cut: 'skirt',
      sleeve: 'short',
      dupatta: c.gold,
      shoe: null,
    },
    girl: true,
    age: 0.6,
    seed: 14,
    cut: 'plaits',
  }),
  k.audience(w, 860, 380, 7, 5),
])

const basketball = S('basketball', (w, h) => [
  outdoors(w, h, 400, { snow: 0.28, seed: 6, sunAt: [240, 100, 30], rows: false }),
  at(k.tree(4), 60, 460, 1.1),
  at(k.tree(7), 640, 440, 1),
  at(k.oak(3), 440, 440, 1.1),
  k.schoolBlock(700, 450, 440, 2, { bays: 6, fh: 62 }),
  k.fence(0, 470, 1200, 40, '#dfe7df'),
  k.wash(0, 470, w, 330, '#c98a63', '#b5704b'),
  quad(
    [
      [140, 500],
      [1060, 500],
      [1260, 780],
      [-60, 780],
    ],
    'none',
    { stroke: c.paper, 'stroke-width': 6 },
  ),
  quad(
    [
      [780, 520],
      [1080, 520],
      [1200, 690],
      [800, 690],
    ],
    '#3f7f62',
    { opacity: 0.85 },
  ),
  quad(
    [
      [780, 520],
      [1080, 520],
      [1200, 690],
      [800, 690],
    ],
    'none',
    { stroke: c.paper, 'stroke-width': 5 },
  ),
  k.path('M790 560Q640 600 800 670', 'none', { stroke: c.paper, 'stroke-width': 5 }),
  at(k.hoop(410), 1110, 640, 1, 0, true),
  person({ x: 790, y: 700, h: 350, pose: 'shoot', outfit: 'green', age: 0.6, seed: 4 }),
  at(k.basketball(25), 870, 296),
  person({
    x: 950,
    y: 690,
    h: 330,
    dir: -1,
    pose: 'jump',
    outfit: 'red',
    age: 0.6,
    seed: 9,
    shadow: true,
  }),
  person({
    x: 560,
    y: 750,
    h: 340,
    pose: 'run',
    outfit: 'red',
    age: 0.6,
    seed: 13,
    girl: true,
    cut: 'pony',
  }),
  person({ x: 300, y: 730, h: 320, pose: 'run2', outfit: 'green', age: 0.55, seed: 20 }),
  k.shade(870, 706, 22),
  k.foreground(-20, 820, 0.8, 2),
])

const bat = k.join(
  k.rect(-2.2, -10, 4.4, 12, c.woodDark, { rx: 2 }),
  k.rrect(-4.6, 1, 9.2, 33, 3, c.woodLight),
  k.rect(1.4, 1, 3, 33, c.wood, { rx: 1.5 }),
)
const cricket = S('cricket', (w, h) => [
  outdoors(w, h, 430, { snow: 0.32, seed: 10, sunAt: [220, 100, 32], bands: 7 }),
  at(k.tree(3), 150, 480, 1.1),
  at(k.oak(6), 330, 470, 1.2),
  at(k.oak(9), 1120, 480, 1.3),
  at(k.tree(8), 950, 480, 1),
  k.ellipse(600, 640, 760, 200, 'none', { stroke: c.white, 'stroke-width': 5, opacity: 0.7 }),
  quad(
    [
      [170, 740],
      [1060, 690],
      [1080, 730],
      [170, 790],
    ],
    '#e3d0a4',
  ),
  k.line(880, 690, 890, 744, c.white, 5),
  k.line(280, 726, 284, 790, c.white, 5),
  crowd([
    [560, 560, 130, { view: 'front', outfit: 'whites', hat: 'cap' }],
    [760, 540, 116, { view: 'front', outfit: 'whites', hat: 'cap' }],
    [120, 570, 130, { outfit: 'whites', hat: 'cap' }],
    [1080, 590, 150, { dir: -1, outfit: 'whites', pose: 'look', hat: 'cap' }],
  ]),
  at(k.wicket(104), 960, 728),
  at(k.wicket(100), 215, 770),
  person({
    x: 865,
    y: 744,
    h: 340,
    dir: -1,
    pose: { lean: 16, nod: -8, armF: [34, 70], armB: [42, 66], legF: [26, -8], legB: [-20, -22] },
    outfit: 'whites',
    age: 0.6,
    seed: 5,
    hat: 'helmet',
    hold: (p) => at(bat, p[0], p[1], 1, -24),
  }),
  person({ x: 310, y: 764, h: 350, pose: 'bowl', outfit: 'whites', age: 0.6, seed: 12 }),
  k.circle(520, 560, 11, c.brick),
  k.stroke('M510 562Q430 540 370 470', c.brick, 3, { opacity: 0.3, 'stroke-dasharray': '4 14' }),
  person({
    x: 1070,
    y: 720,
    h: 280,
    dir: -1,
    pose: { ...k.poses.kneel, lean: 30 },
    outfit: 'whites',
    age: 0.6,
    seed: 18,
    hat: 'cap',
  }),
  k.foreground(-20, 820, 0.8, 3),
])

/** A swimmer in a lane: head, cap and one arm above the water. */
const swimmer = (x, y, s, col, skin) =>
  at(
    k.join(
      k.ellipse(-36, 6, 92, 13, c.white, { opacity: 0.55 }),
      k.path('M-120 6Q-80 -14 -10 -8L-8 8Q-70 12 -120 6z', k.dark(col, 0.2)),
      k.stroke('M-16 -6Q-2 -58 40 -50Q64 -38 78 -6', skin, 17),
      k.circle(12, -10, 23, skin),
      k.path('M-10 -6Q-14 -36 12 -36Q36 -34 34 -14Q14 -20 -10 -6z', col),
      k.stroke('M18 -10h17', c.ink, 6),
      k.stroke('M-130 12Q-60 26 10 12T110 14', c.white, 5, { opacity: 0.8 }),
      k.times(5, (i) =>
        k.circle(86 + i * 9, -6 - (i % 3) * 9, 4 - i * 0.4, c.white, { opacity: 0.9 }),
      ),
    ),
    x,
    y,
    s,
  )
const swimming = S('swimming', (w, h) => [
  outdoors(w, h, 280, { snow: 0.2, seed: 4, sunAt: [980, 80, 28], rows: false }),
  at(k.palm(), 130, 320, 1.1),
  at(k.palm(), 1060, 320, 1.2),
  at(k.tree(3), 300, 316, 0.8),
  k.schoolBlock(420, 320, 420, 1, { bays: 6, fh: 84, roof: c.brick }),
  k.bunting(-10, 1210, 190, 30, 26),
  k.rect(0, 320, w, 60, '#efe5cf'),
  k.rect(0, 370, w, 14, '#d9c9a6'),
  k.wash(0, 384, w, 416, '#9ed0dc', '#5fa9bf'),
  k.times(20, (i) =>
    k.stroke(`M${(i * 211) % 1200} ${410 + ((i * 67) % 380)}q26 -12 52 0t52 0`, c.white, 4, {
      opacity: 0.35,
    }),
  ),
  [430, 510, 610, 730].map(
    (y, i) =>
      k.line(0, y, w, y, c.paper, 5 + i * 2) +
      k.stroke(`M0 ${y}H${w}`, [c.brick, c.gold][i % 2], 9 + i * 3, {
        'stroke-dasharray': `${26 + i * 8} ${26 + i * 8}`,
        'stroke-linecap': 'butt',
      }),
  ),
  swimmer(760, 474, 0.75, c.forest5, '#ad7750'),
  swimmer(480, 566, 0.95, c.brick, '#cf9d74'),
  swimmer(850, 676, 1.2, c.gold, '#98653f'),
  swimmer(360, 782, 1.4, c.forest, '#bf8a61'),
  [200, 420, 640, 860].map(
    (x, _i) =>
      k.poly(
        [
          [x, 340],
          [x + 70, 340],
          [x + 80, 376],
          [x - 10, 376],
        ],
        c.paper,
      ) + k.rect(x - 10, 372, 90, 8, c.forest5),
  ),
  person({ x: 1010, y: 366, h: 180, dir: -1, outfit: 'track', age: 1, pose: 'point', seed: 6 }),
  person({
    x: 240,
    y: 344,
    h: 150,
    outfit: { top: c.forest5, bottom: c.forest5, cut: 'shorts', sleeve: 'none', shoe: null },
    age: 0.5,
    pose: 'bend',
    seed: 3,
    hat: 'cap',
  }),
  k.boughs(-10, -4, 1.2, 4),
])

const mat = (x, y, s, col) =>
  k.poly(
    [
      [x - 130 * s, y + 14 * s],
      [x + 110 * s, y + 14 * s],
      [x + 130 * s, y - 22 * s],
      [x - 110 * s, y - 22 * s],
    ],
    col,
  ) +
  k.poly(
    [
      [x - 130 * s, y + 14 * s],
      [x + 110 * s, y + 14 * s],
      [x + 110 * s, y + 19 * s],
      [x - 130 * s, y + 19 * s],
    ],
    k.dark(col, 0.3),
  )
const yoga = S('yoga', (w, h) => [
  outdoors(w, h, 440, { mood: 'dawn', snow: 0.36, seed: 3, sunAt: [600, 210, 44], clouds: false }),
  k.cloud(220, 120, 1, 0.6),
  at(k.tree(4), 90, 530, 1.4),
  at(k.oak(3), 230, 500, 1.1),
  at(k.bloomTree(6), 1120, 540, 1.4),
  k.tufts(0, 520, 1200, 260, 4),
  [
    [420, 560, 0.6, c.leaf],
    [620, 556, 0.6, c.gold],
    [820, 560, 0.6, c.brick],
  ].map(
    ([x, y, s, col], i) =>
      mat(x, y, s, col) +
      person({
        x,
        y,
        h: 190,
        view: 'front',
        pose: 'tree',
        outfit: 'yoga',
        age: 0.5,
        seed: i * 5 + 2,
        girl: i === 1,
        cut: i === 1 ? 'plaits' : undefined,
        shadow: false,
      }),
  ),
  [
    [250, 720, 1.1, c.forest5],
    [610, 730, 1.1, c.brick],
    [960, 720, 1.1, c.gold],
  ].map(
    ([x, y, s, col], i) =>
      mat(x, y, s, col) +
      person({
        x,
        y,
        h: 360,
        view: 'front',
        pose: i === 1 ? 'lotus' : 'tree',
        outfit: { ...k.outfits.yoga, bottom: c.forest5 },
        age: 0.5,
        seed: i * 7 + 4,
        girl: i !== 0,
        cut: ['short', 'plaits', 'pony'][i],
        shadow: false,
      }),
  ),
  k.foreground(-20, 820, 0.8, 3),
  k.foreground(1220, 820, 0.8, 5, true),
])

const clubs = S('clubs', (w, h) => [
  k.tableBy(w, h, 470, {
    wall: '#e6ecdd',
    win: [70, 50, 340, 330],
    view: 'tree',
    behind:
      k.noticeBoard(520, 70, 300, 230, 13, 6) + k.shelf(900, 520, 260, 430, { rows: 4, seed: 15 }),
  }),
  at(k.easel(), 860, 640, 1.5),
  at(k.robot(), 270, 660, 1.75),
  at(k.camera(), 1050, 720, 1.4),
  at(k.chess(), 600, 740, 1.6),
  k.g(
    k.join(
      k.ellipse(0, 0, 52, 14, c.woodLight),
      [
        [-26, -3, c.brick],
        [-6, -7, c.gold],
        [16, -6, c.forest5],
        [30, 2, c.slate],
      ].map(([x, y, col]) => k.ellipse(x, y, 9, 4, col)),
      k.ellipse(0, 5, 9, 4, c.wood),
    ),
    { transform: 'translate(880 690)' },
  ),
  at(k.pencil(130), 130, 750, 1, -14),
  at(k.stack(2, 120, 3, 18), 480, 560),
])

const sportsCorner = S('sports-corner', (w, h) => [
  outdoors(w, h, 400, { snow: 0.3, seed: 12, sunAt: [900, 100, 32] }),
  at(k.tree(4), 90, 450, 1),
  at(k.oak(7), 1090, 450, 1.2),
  k.path('M-20 480Q600 420 1220 480V820H-20z', '#c07a58'),
  [0, 1, 2, 3, 4].map((i) =>
    k.stroke(
      `M-20 ${500 + i * i * 16 + i * 20}Q600 ${444 + i * i * 19 + i * 18} 1220 ${500 + i * i * 16 + i * 20}`,
      c.paper,
      4 + i,
    ),
  ),
  crowd([
    [300, 520, 150, { pose: 'run', outfit: 'green' }],
    [480, 540, 170, { pose: 'run2', outfit: 'red' }],
    [700, 570, 200, { pose: 'run', outfit: 'yellow', girl: true, cut: 'pony' }],
  ]),
  k.wash(0, 660, w, 140, '#8f6238', '#a97a48'),
  k.rect(0, 660, w, 6, c.woodLight),
  at(k.trophy(1.35), 600, 740),
  [
    [250, c.gold, c.forest5],
    [370, '#b9c0bb', c.brick],
    [830, '#c58a55', c.forest5],
    [950, c.gold, c.brick],
  ].map(([x, a, b], i) => at(k.medal(a, b), x, 752 - (i % 2) * 6, 1.45)),
  at(k.football(34), 110, 770),
  at(k.basketball(34), 1090, 770),
  k.boughs(1210, -4, 1.3, 4, true),
])

export default [cocurricular, basketball, cricket, swimming, yoga, clubs, sportsCorner]
