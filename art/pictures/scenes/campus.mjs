/** The school from outside: the front, the gate, the hostel, the bus. */
import * as k from '../kit.mjs'

const { scene, at, c, crowd, outdoors } = k

const heroCampus = scene('hero-campus', 1600, 900, (w, h) => [
  outdoors(w, h, 560, { snow: 0.34, sunAt: [1330, 120, 38] }),
  k.birds(1020, 150, 1.2),
  at(k.oak(3), 120, 600, 1.7),
  at(k.oak(5), 250, 596, 1.35),
  at(k.pine(4), 1512, 604, 1.1),
  at(k.oak(8), 1390, 600, 1.4),
  k.schoolBlock(330, 612, 960, 2, { bays: 10, fh: 100, portico: true, clock: true }),
  k.road(810, 640, 200, 760, 900, 620),
  k.tufts(0, 650, 560, 220, 3),
  k.tufts(1060, 650, 540, 220, 4),
  at(k.tree(2), 220, 690, 1.45),
  at(k.bloomTree(4), 1400, 690, 1.35),
  k.flagpole(1130, 690, 250),
  ...[420, 500, 560].map((x, i) => at(k.bush(i + 2), x, 640, 0.8)),
  ...[1060, 1130, 1200].map((x, i) => at(k.bush(i + 7), x, 640, 0.8)),
  crowd([
    [640, 680, 92, { pose: 'walk', outfit: 'girl', age: 0.4 }],
    [690, 684, 100, { pose: 'walk2', outfit: 'boy', age: 0.5 }],
    [920, 676, 90, { dir: -1, pose: 'walk', outfit: 'shorts', age: 0.25 }],
    [960, 680, 128, { dir: -1, pose: 'stand', outfit: 'sareeCream', age: 1 }],
  ]),
  crowd([
    [600, 770, 190, { pose: 'walk', outfit: 'salwar', age: 0.7 }],
    [1080, 846, 270, { dir: -1, pose: 'run2', outfit: 'shorts', age: 0.25, seed: 3 }],
    [950, 872, 310, { dir: -1, pose: 'walk', outfit: 'tunic', age: 0.4, cut: 'plaits' }],
    [805, 880, 350, { dir: -1, pose: 'walk2', outfit: 'boy', age: 0.6, seed: 8 }],
    [670, 876, 330, { pose: 'walk', outfit: 'girl', age: 0.55, cut: 'pony', seed: 4 }],
  ]),
  at(k.flowers(330, 3), 0, 870, 1.3),
  at(k.flowers(330, 5), 1180, 880, 1.3),
  k.foreground(-20, 910, 1.15, 2),
  k.foreground(1620, 915, 1, 5, true),
  k.boughs(0, 0, 1.7, 3),
])

const campus = scene('campus', 1200, 800, (w, h) => [
  outdoors(w, h, 500, { snow: 0.3, seed: 6, sunAt: [210, 120, 32] }),
  at(k.oak(3), 1110, 540, 1.5),
  at(k.oak(6), 1030, 536, 1.2),
  k.schoolBlock(330, 546, 640, 3, { bays: 8, fh: 78 }),
  k.schoolBlock(40, 560, 420, 2, { bays: 5, fh: 84, roof: c.forest7 }),
  k.road(560, 580, 120, 700, 800, 480, c.path, 20),
  k.tufts(0, 600, 460, 180, 3),
  k.tufts(860, 600, 340, 180, 9),
  at(k.tree(7), 1060, 640, 1.5),
  ...[90, 180, 270].map((x, i) => at(k.bush(i + 2), x, 588, 0.75)),
  k.bench(860, 690, 190, 40),
  crowd([
    [
      905,
      690,
      150,
      {
        pose: 'read',
        outfit: 'girl',
        age: 0.6,
        hold: (p) => at(k.openBook(26), p[0] + 2, p[1] + 2),
      },
    ],
    [985, 690, 156, { dir: -1, pose: 'sit', outfit: 'boy', age: 0.6 }],
  ]),
  crowd([
    [500, 690, 168, { pose: 'walk', outfit: 'girl', age: 0.5, seed: 12 }],
    [590, 700, 176, { pose: 'walk2', outfit: 'boy', age: 0.6, seed: 8 }],
    [690, 610, 96, { dir: -1, pose: 'walk', outfit: 'sareeSky', age: 1 }],
  ]),
  at(k.flowers(420, 8), 0, 760, 1.4),
  k.foreground(-10, 815, 1, 4),
  k.boughs(1210, -4, 1.4, 8, true),
])

const gatePic = scene('gate', 1200, 800, (w, h) => [
  outdoors(w, h, 470, { snow: 0.3, seed: 5, sunAt: [960, 110, 30] }),
  k.schoolBlock(340, 520, 520, 2, { bays: 6, fh: 74, portico: true, clock: true }),
  at(k.oak(4), 250, 530, 1.2),
  at(k.oak(9), 950, 530, 1.3),
  k.wallLine(0, 640, 300, 96),
  k.wallLine(900, 640, 300, 96),
  at(k.bloomTree(2), 140, 600, 1.3),
  at(k.tree(5), 1070, 600, 1.35),
  k.road(600, 530, 110, 600, 800, 720),
  k.gate(600, 660, 660, 250),
  crowd([
    [520, 600, 110, { view: 'back', outfit: 'girl', age: 0.4 }],
    [575, 606, 116, { view: 'back', outfit: 'boy', age: 0.5 }],
    [690, 596, 112, { pose: 'walk', dir: -1, outfit: 'tunic', age: 0.4 }],
  ]),
  crowd([
    [450, 752, 196, { pose: 'walk', outfit: 'boy', age: 0.6, seed: 3 }],
    [545, 760, 186, { pose: 'walk2', outfit: 'girl', age: 0.5, seed: 14 }],
    [
      765,
      756,
      206,
      { dir: -1, pose: 'wave', view: 'front', outfit: 'sareeGreen', age: 1, seed: 5 },
    ],
    [690, 760, 150, { view: 'back', outfit: 'shorts', age: 0.1, seed: 9 }],
  ]),
  at(k.flowers(250, 2), 10, 680, 1.1),
  at(k.flowers(250, 6), 930, 680, 1.1),
  k.foreground(-20, 815, 0.9, 6),
  k.foreground(1220, 815, 0.9, 7, true),
])

/** The hostel in the evening; used wide for the hero and close for the page. */
const hostelView = (w, h, y, bx, bw, bays) => [
  k.sky(w, y + 20, 'dusk'),
  k.glow(w * 0.2, y - 60, w * 0.34, '#ffdca6', 0.8),
  ...[
    [0.3, 0.1],
    [0.42, 0.06],
    [0.62, 0.12],
    [0.75, 0.05],
    [0.9, 0.14],
    [0.52, 0.18],
  ].map(([a, b]) => k.circle(w * a, h * b, 2.4, '#fff3d6', { opacity: 0.8 })),
  k.peaks(w, y - 70, h * 0.3, 4, { warm: true }),
  k.ridge(w, h, y - 90, 24, '#8fa9ab', 4),
  k.ridge(w, h, y - 50, 18, '#648a86', 5),
  k.ridge(w, h, y - 20, 10, '#42705f', 6, { trees: 26 }),
  k.wash(0, y, w, h - y, '#6c9a78', '#3f7259'),
  k.schoolBlock(bx, y + 40, bw, 3, {
    bays,
    fh: 84,
    lit: true,
    wall: '#e9d6b8',
    roof: c.forest7,
    seed: 9,
  }),
]
const heroHostel = scene('hero-hostel', 1600, 900, (w, h) => [
  hostelView(w, h, 570, 620, 860, 9),
  k.ellipse(1050, 640, 520, 40, '#f4d08a', { opacity: 0.35 }),
  at(k.oak(4, '#3f705d'), 540, 610, 1.6),
  at(k.oak(7, '#3f705d'), 440, 606, 1.2),
  at(k.tree(3, '#356b54'), 240, 690, 1.7),
  at(k.pine(3, '#295a49'), 1530, 640, 1.3),
  k.road(1050, 650, 120, 860, 900, 520, '#cdb489', -30),
  k.tufts(0, 680, 700, 200, 4, '#345f4b', 40),
  ...[700, 1260].map(
    (x) =>
      k.rect(x - 3, 560, 6, 170, c.ink) +
      k.glow(x, 560, 110, '#ffe3a3', 0.8) +
      k.circle(x, 560, 15, '#fff3cf') +
      k.ellipse(x, 732, 60, 10, '#f4d08a', { opacity: 0.4 }),
  ),
  k.bench(330, 800, 240, 52, c.woodDark),
  crowd([
    [395, 800, 190, { pose: 'sit', outfit: 'girl', age: 0.6, seed: 6 }],
    [500, 800, 196, { dir: -1, pose: 'sit', outfit: 'boy', age: 0.6, seed: 4 }],
  ]),
  crowd([
    [
      900,
      760,
      178,
      {
        pose: 'walk',
        dir: -1,
        outfit: 'red',
        age: 0.55,
        seed: 7,
        hold: (p) => at(k.football(5), p[0], p[1] + 6),
      },
    ],
    [1000, 770, 172, { pose: 'walk2', dir: -1, outfit: 'yellow', age: 0.5, seed: 11 }],
    [1130, 700, 140, { view: 'front', outfit: 'sareeSky', age: 1, seed: 2 }],
  ]),
  k.foreground(-10, 915, 1.1, 3, false, '#0c3327'),
  k.foreground(1620, 915, 1.2, 6, true, '#0c3327'),
])
const hostel = scene('hostel', 1200, 800, (w, h) => [
  hostelView(w, h, 540, 220, 800, 8),
  k.ellipse(620, 605, 460, 34, '#f4d08a', { opacity: 0.35 }),
  at(k.oak(4, '#3f705d'), 130, 580, 1.5),
  at(k.tree(6, '#356b54'), 1090, 640, 1.5),
  k.road(620, 610, 110, 560, 800, 460, '#cdb489'),
  k.rect(337, 540, 6, 150, c.ink),
  k.glow(340, 540, 100, '#ffe3a3', 0.8),
  k.circle(340, 540, 13, '#fff3cf'),
  crowd([
    [
      520,
      720,
      168,
      {
        pose: 'walk',
        outfit: 'girl',
        age: 0.6,
        seed: 2,
        hold: (p) => at(k.book(14, 18), p[0] + 2, p[1] + 8),
      },
    ],
    [610, 726, 176, { pose: 'walk2', outfit: 'boy', age: 0.65, seed: 8 }],
    [800, 690, 150, { dir: -1, pose: 'run', outfit: 'yellow', age: 0.4, seed: 5 }],
  ]),
  at(k.football(11), 740, 692),
  k.foreground(-10, 815, 1, 3, false, '#0c3327'),
  k.boughs(1205, -6, 1.3, 4, true, '#235643'),
])

const transport = scene('transport', 1200, 800, (w, h) => [
  k.sky(w, 560, 'bright'),
  k.sun(930, 130, 34),
  k.cloud(260, 110, 1.1),
  k.peaks(w, 400, 270, 8),
  k.hills(w, h, 400, 9),
  k.path('M-20 430Q260 380 520 430T1220 400V800H-20z', '#6aa37d'),
  k.tea(w, 440, 600, 4, { rows: 6 }),
  k.stroke('M1220 470Q900 440 860 500Q840 545 1220 560', '#e6d6b5', 20),
  at(k.oak(2), 150, 560, 1.3),
  at(k.oak(5), 330, 540, 1),
  at(k.oak(8), 1080, 570, 1.4),
  at(k.pine(3), 40, 590, 1.3),
  k.path('M-20 600Q600 560 1220 590V740H-20z', '#8d9691'),
  k.path('M-20 600Q600 560 1220 590V602Q600 572 -20 612z', c.paperDark),
  k.stroke('M-20 690Q600 655 1220 680', c.paper, 6, { 'stroke-dasharray': '60 44', opacity: 0.85 }),
  at(k.bus(), 590, 690, 1.5),
  k.path('M-20 736Q600 700 1220 730V800H-20z', '#5d9a6e'),
  k.tea(w, 735, 800, 6, { rows: 2, col: '#3f8458' }),
  at(k.fence(0, 760, 1200, 60), 0, 0),
  k.foreground(1215, 820, 1, 2, true),
  k.boughs(-5, -4, 1.4, 2),
])

export default [heroCampus, campus, gatePic, heroHostel, hostel, transport]
