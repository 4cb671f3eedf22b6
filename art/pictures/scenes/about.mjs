/** The pages about the school: its people's desks, its values, its family. */
import * as k from '../kit.mjs'

const { scene, at, c, person, crowd, outdoors } = k
const S = (name, draw) => scene(name, 1200, 800, draw)

const greetings = S('greetings', (w, h) => [
  k.theatre(w, h, 590),
  k.frame(490, 130, 220, 120, 3),
  at(k.garland(300, 30), 600, 122),
  person({
    x: 600,
    y: 530,
    h: 400,
    hip: true,
    view: 'front',
    pose: 'holdFront',
    age: 1,
    outfit: 'sareeGreen',
    seed: 5,
    shadow: false,
    face: true,
    cut: 'bun',
  }),
  k.podium(600, 700, 1.15),
  at(k.pot(0, 0, 1.4, 2), 300, 690),
  at(k.pot(0, 0, 1.4, 6), 900, 690),
  crowd([
    [770, 690, 310, { view: 'front', outfit: 'blazer', age: 0.65, seed: 3 }],
    [430, 690, 306, { view: 'front', outfit: 'blazerGirl', age: 0.6, seed: 8 }],
  ]),
  at(k.flowers(380, 7), 340, 728, 1.4),
  k.audience(w, 860, 360, 7, 2),
])

const president = S('president', (w, h) => [
  k.tableBy(w, h, 430, { win: [330, 40, 540, 320], curtain: c.leaf, view: 'tea' }),
  at(k.lamp(0, 0, 1.8), 150, 500),
  at(k.stack(4, 190, 3, 28), 1010, 520),
  at(k.globe(58), 1010, 408),
  k.g(
    k.join(
      k.poly(
        [
          [-190, 130],
          [190, 130],
          [150, -120],
          [-150, -120],
        ],
        c.ink,
        { opacity: 0.12, transform: 'translate(10 12)' },
      ),
      k.poly(
        [
          [-190, 130],
          [190, 130],
          [150, -120],
          [-150, -120],
        ],
        c.white,
      ),
      k.poly(
        [
          [-52, -98],
          [52, -98],
          [50, -84],
          [-50, -84],
        ],
        c.forest5,
      ),
      k.stroke(
        [-50, -26, -2, 22, 46]
          .map((y, i) => `M${-128 - i * 5} ${y}H${[126, 120, 136, 100, 40][i]}`)
          .join(''),
        '#9db0ac',
        5,
      ),
      k.stroke('M40 92q16 -26 28 0t26 -4t30 -6', c.forest, 4),
    ),
    { transform: 'translate(560 610) rotate(-5)' },
  ),
  at(k.pen(250, c.forest7), 770, 640, 1, -38),
  k.g(
    k.join(
      k.poly(
        [
          [-110, 60],
          [120, 60],
          [104, -50],
          [-96, -50],
        ],
        c.paperDark,
      ),
      k.poly(
        [
          [-96, -50],
          [104, -50],
          [6, 18],
        ],
        '#e3d7bd',
      ),
      k.circle(6, 14, 17, c.brick),
    ),
    { transform: 'translate(960 680) rotate(8)' },
  ),
  at(k.mug(c.forest5), 250, 640, 1.5),
  k.rrect(380, 500, 70, 46, 8, '#3f6f7c'),
  k.rect(388, 486, 54, 16, c.ink),
])

const chairmanSociety = S('chairman-society', (w, h) => [
  k.tableBy(w, h, 420, {
    wall: '#dfe6d6',
    win: [70, 40, 420, 310],
    view: 'tree',
    behind:
      k.frame(700, 90, 240, 170, 3) +
      k.rect(600, 330, 520, 14, c.wood) +
      k.books(640, 330, 260, 76, 4),
  }),
  at(k.pot(0, 0, 1.7, 7), 1040, 520),
  k.g(
    k.join(
      k.poly(
        [
          [-225, 150],
          [240, 150],
          [206, -150],
          [-180, -150],
        ],
        c.ink,
        { opacity: 0.16 },
      ),
      k.poly(
        [
          [-236, 130],
          [-226, 148],
          [226, 148],
          [226, 130],
        ],
        c.paper,
      ),
      k.poly(
        [
          [-236, 130],
          [226, 130],
          [190, -160],
          [-196, -160],
        ],
        c.forest,
      ),
      k.poly(
        [
          [-236, 130],
          [-204, 130],
          [-170, -160],
          [-196, -160],
        ],
        k.light(c.forest, 0.14),
      ),
      k.poly(
        [
          [-150, -120],
          [158, -120],
          [186, 92],
          [-176, 92],
        ],
        'none',
        { stroke: c.gold, 'stroke-width': 3 },
      ),
    ),
    { transform: 'translate(520 620) rotate(-4)' },
  ),
  at(k.crest(), 520, 590, 1.25, -4).replace('<path', '<path stroke="#c9973a" stroke-width="3"'),
  k.stroke('M430 690L612 680M460 714L586 707', c.goldLight, 8),
  at(k.mug(c.brick), 840, 640, 1.7),
  k.ellipse(840, 642, 74, 15, c.paper),
  at(k.mug(c.brick), 840, 636, 1.5),
  at(k.pen(190, c.forest), 830, 730, 1, -14),
  k.poly(
    [
      [640, 470],
      [650, 466],
      [700, 640],
      [684, 634],
    ],
    c.gold,
    { opacity: 0 },
  ),
])

const chairmanSchool = S('chairman-school', (w, h) => [
  k.room(w, h, 640, { wall: '#efe3ca', floor: '#c39a64' }),
  k.clip(
    k.rect(220, 80, 780, 440, '#000'),
    at(
      k.join(
        outdoors(800, 460, 300, { snow: 0.34, seed: 6, sunAt: [640, 70, 26] }),
        k.schoolBlock(180, 350, 420, 2, { bays: 6, fh: 54, portico: true, clock: true }),
        at(k.tree(4), 90, 380, 0.9),
        at(k.bloomTree(3), 690, 390, 0.9),
        k.road(390, 366, 70, 420, 460, 260),
        crowd([
          [330, 430, 74, { pose: 'walk', outfit: 'girl' }],
          [480, 436, 78, { dir: -1, pose: 'walk', outfit: 'boy' }],
        ]),
      ),
      210,
      70,
    ),
  ),
  [0, 1, 2, 3].map((i) => k.rect(214 + i * 260, 70, i % 3 ? 10 : 14, 460, c.paper)),
  k.rect(206, 66, 808, 16, c.paper),
  k.rect(206, 250, 808, 8, c.paper),
  k.rect(190, 518, 840, 20, c.white),
  k.rect(200, 538, 820, 8, c.ink, { opacity: 0.1 }),
  k.poly(
    [
      [300, 518],
      [420, 82],
      [500, 82],
      [380, 518],
    ],
    c.white,
    { opacity: 0.14 },
  ),
  k.shelf(1060, 660, 180, 520, { rows: 5, seed: 6 }),
  at(k.pot(0, 0, 1.6, 2), 110, 660),

  at(k.stack(2, 90, 4, 15), 880, 520),
  k.sunpatch(300, 660, 300, 140, 120, 0.34),
  k.table(240, 830, 760, 170, { d: 60, front: true, wood: '#95683c' }),
  at(k.lamp(0, 0, 1.2), 330, 620),
  at(k.openBook(180), 610, 640),
  at(k.penPot(), 800, 620, 0.8),
  at(k.stack(3, 120, 7, 16), 900, 640),
])

const proVice = S('pro-vice-chairperson', (w, h) => [
  outdoors(w, h, 470, { snow: 0.28, seed: 9, sunAt: [930, 100, 30] }),
  k.schoolBlock(-60, 530, 400, 2, { bays: 5, fh: 74 }),
  at(k.tree(3), 400, 560, 1.2),
  at(k.oak(5), 1120, 540, 1.4),
  at(k.bloomTree(5), 980, 590, 1.4),
  k.road(640, 550, 90, 560, 800, 560, c.path, 40),
  [460, 540, 780, 860, 940].map((x, i) => at(k.bush(i), x, 610 + (i % 2) * 20, 0.8)),
  at(k.flowers(300, 3), 60, 660, 1.3),
  at(k.flowers(280, 8), 880, 680, 1.3),
  person({
    x: 590,
    y: 756,
    h: 380,
    outfit: 'sareeCream',
    age: 1,
    pose: 'walk',
    seed: 6,
    cut: 'bun',
  }),
  person({
    x: 760,
    y: 764,
    h: 300,
    dir: -1,
    outfit: 'girl',
    age: 0.45,
    pose: 'walk',
    seed: 3,
    cut: 'plaits',
  }),
  person({ x: 430, y: 762, h: 310, outfit: 'boy', age: 0.5, pose: 'walk2', seed: 12 }),
  person({
    x: 320,
    y: 756,
    h: 250,
    outfit: 'tunic',
    age: 0.2,
    pose: 'walk',
    seed: 18,
    hold: (p) => at(k.flowers(10, 2), p[0] - 2, p[1], 0.5),
  }),
  k.foreground(-20, 820, 0.9, 2),
  k.boughs(1210, -4, 1.5, 5, true),
])

const principal = S('principal', (w, h) => [
  k.tableBy(w, h, 470, {
    wall: '#e7ecdd',
    win: [60, 50, 320, 330],
    behind:
      k.noticeBoard(480, 70, 420, 280, 17, 8) + k.shelf(980, 500, 240, 440, { rows: 4, seed: 5 }),
  }),
  at(k.pot(0, 0, 1.3, 3), 120, 560),
  at(k.penPot(c.brick), 380, 560, 1.2),
  k.g(
    k.join(
      k.path('M-22 0Q-30 -50 -14 -80H14Q30 -50 22 0z', '#cfe3e8'),
      [
        [-30, -130],
        [0, -150],
        [30, -128],
        [-12, -112],
        [18, -108],
      ].map(
        ([x, y], i) =>
          k.line(0, -70, x, y, c.forest5, 4) +
          k.circle(x, y, 17, [c.brick, c.gold, '#dd9a6c', c.white, c.goldLight][i]) +
          k.circle(x, y, 6, c.gold),
      ),
    ),
    { transform: 'translate(960 590) scale(1.2)' },
  ),
  k.g(
    k.join(
      k.rect(-120, -84, 250, 176, c.ink, { opacity: 0.12 }),
      k.rect(-130, -94, 250, 176, c.white),
      k.circle(70, -48, 24, c.gold),
      k.path('M-118 40L-60 -50L-14 14L24 -30L108 54V70H-118z', c.sky),
      k.path('M-118 44Q0 0 108 50V70H-118z', c.leaf),
      k.rect(-40, 8, 60, 40, c.brick),
      k.poly(
        [
          [-48, 8],
          [-10, -22],
          [28, 8],
        ],
        c.forest,
      ),
    ),
    { transform: 'translate(480 660) rotate(-8)' },
  ),
  at(k.sheet(170, 210, { lines: 6 }), 760, 670, 1, 10),
  at(k.pen(170), 720, 700, 1, -40),
  at(k.openBook(200), 1000, 720),
  at(k.stack(3, 130, 2, 20), 220, 700),
  k.g(
    k.join(
      k.rect(-70, -36, 140, 36, c.woodDark),
      k.rect(-60, -28, 120, 20, c.goldLight),
      k.rect(-36, -21, 72, 6, c.woodDark),
    ),
    { transform: 'translate(660 545)' },
  ),
])

const director = S('director', (w, h) => [
  k.wash(0, 0, w, h, '#f6eeda', '#f0e3c8'),
  k.poly(
    [
      [760, 300],
      [760, 520],
      [w, 800],
      [w, 0],
    ],
    '#eef0e2',
  ),
  k.poly(
    [
      [0, 0],
      [0, 800],
      [560, 520],
      [560, 300],
    ],
    '#eadfc4',
  ),
  k.poly(
    [
      [0, 800],
      [w, 800],
      [760, 520],
      [560, 520],
    ],
    '#cdd9c6',
  ),
  k.poly(
    [
      [0, 0],
      [w, 0],
      [760, 300],
      [560, 300],
    ],
    '#faf5e8',
  ),
  k.stroke(
    k.times(9, (i) => `M${560 + i * 25} 520L${i * 150} 800`) +
      [540, 575, 625, 700]
        .map((y) => {
          const t = (y - 520) / 280
          return `M${560 - 560 * t} ${y}H${760 + 440 * t}`
        })
        .join(''),
    '#b3c5ae',
    2,
  ),
  k.rect(560, 300, 200, 220, k.light(c.sky, 0.3)),
  k.clip(
    k.rect(580, 320, 160, 200, '#000'),
    at(outdoors(160, 200, 130, { snow: 0.3, clouds: false }), 580, 320),
  ),
  k.rect(654, 320, 8, 200, c.paper),
  k.rect(560, 300, 200, 20, c.paper),
  // Arches open to the lawn on the right, each one smaller towards the end of the corridor.
  [
    [1200, 1040, 0],
    [1020, 920, 1],
    [905, 838, 2],
    [828, 782, 3],
  ].map(([a, b]) => {
    const y = (x, top) => (top ? 300 - (x - 760) * 0.682 : 520 + (x - 760) * 0.636)
    const A = a - 8,
      B = b + 8
    return (
      k.path(
        `M${A} ${k.n(y(A) - 4)}V${k.n(k.lerp(y(A, 1), y(A), 0.4))}Q${(A + B) / 2} ${k.n(y((A + B) / 2, 1) + (a - b) * 0.2)} ${B} ${k.n(k.lerp(y(B, 1), y(B), 0.4))}V${k.n(y(B) - 4)}z`,
        '#bcd9c4',
      ) +
      k.path(
        `M${A} ${k.n(y(A) - 4)}V${k.n(k.lerp(y(A, 1), y(A), 0.72))}L${B} ${k.n(k.lerp(y(B, 1), y(B), 0.72))}V${k.n(y(B) - 4)}z`,
        c.grass,
      ) +
      k.poly(
        [
          [A, y(A) - 4],
          [B, y(B) - 4],
          [B - (a - b) * 1.6, y(B) + 30],
          [A - (a - b) * 1.7, y(A) + 60],
        ],
        '#fff6dc',
        { opacity: 0.35 },
      )
    )
  }),
  // The notice board follows the left wall.
  k.g(k.noticeBoard(0, 0, 500, 250, 6, 10), { transform: 'matrix(0.86 0.18 0 0.92 50 190)' }),
  k.poly(
    [
      [0, 560],
      [560, 432],
      [560, 440],
      [0, 590],
    ],
    c.forest5,
    { opacity: 0.4 },
  ),
  at(k.pot(0, 0, 1.3, 3), 520, 640),
  at(k.pot(0, 0, 0.8, 6), 590, 560),
  person({ x: 660, y: 560, h: 170, view: 'back', outfit: 'girl', age: 0.5, seed: 3 }),
  person({ x: 705, y: 564, h: 176, view: 'back', outfit: 'boy', age: 0.55, seed: 5 }),
  person({
    x: 430,
    y: 740,
    h: 400,
    age: 1,
    outfit: 'suit',
    pose: 'point',
    dir: -1,
    view: 'three',
    seed: 9,
    cut: 'grey',
  }),
  person({
    x: 250,
    y: 764,
    h: 330,
    age: 0.55,
    outfit: 'girl',
    view: 'back',
    seed: 6,
    cut: 'plaits',
  }),
  person({
    x: 880,
    y: 760,
    h: 360,
    dir: -1,
    age: 0.6,
    outfit: 'boy',
    pose: 'walk',
    seed: 8,
    hold: (p) => at(k.book(14, 18, c.brick), p[0], p[1] + 8),
  }),
])

const chairmanSiliguri = S('chairman-siliguri', (w, h) => [
  outdoors(w, h, 430, { snow: 0.32, seed: 7, sunAt: [200, 100, 32], mood: 'dawn' }),
  k.schoolBlock(280, 500, 660, 2, { bays: 8, fh: 76, portico: true, clock: true }),
  at(k.oak(4), 210, 500, 1.2),
  at(k.oak(8), 1030, 500, 1.3),
  at(k.tree(3), 90, 520, 1.2),
  at(k.tree(6), 1140, 520, 1.2),
  k.flagpole(760, 590, 300),
  k.poly(
    [
      [500, 560],
      [700, 560],
      [716, 590],
      [484, 590],
    ],
    '#efe5cf',
  ),
  k.rect(484, 590, 232, 14, '#d9c9a6'),
  crowd([
    [560, 572, 130, { view: 'front', outfit: 'suit', age: 1, cut: 'grey' }],
    [610, 574, 126, { view: 'front', outfit: 'sareeGreen', age: 1 }],
    [660, 574, 130, { view: 'front', outfit: 'man', age: 1 }],
  ]),
  k.times(11, (i) =>
    person({
      x: 130 + i * 94,
      y: 650,
      h: 150,
      view: 'back',
      outfit: i % 2 ? 'girl' : 'boy',
      age: 0.4,
      seed: i * 5 + 2,
    }),
  ),
  k.times(9, (i) =>
    person({
      x: 70 + i * 134,
      y: 736,
      h: 220,
      view: 'back',
      outfit: i % 2 ? 'boy' : 'girl',
      age: 0.5,
      seed: i * 7 + 3,
    }),
  ),
  k.times(7, (i) =>
    person({
      x: 30 + i * 190,
      y: 900,
      h: 330,
      view: 'back',
      outfit: i % 2 ? 'girl' : 'boy',
      age: 0.55,
      seed: i * 11 + 4,
    }),
  ),
])

const society = S('society', (w, h) => [
  k.sky(w, 560, 'day'),
  k.sun(960, 130, 36),
  k.cloud(240, 120, 1.1),
  k.peaks(w, 400, 240, 12),
  k.hills(w, h, 380, 3),
  k.path('M-20 520Q180 300 520 330T1220 500V820H-20z', '#83b58b'),
  k.path('M-20 600Q300 460 700 520T1220 570V820H-20z', '#9cc78f'),
  k.tea(420, 440, 520, 3, { rows: 4, x0: 800 }),
  k.path('M760 540Q1000 480 1220 540V820H760z', '#9cc78f'),
  at(k.schoolBlock(0, 0, 420, 2, { bays: 5, fh: 60, portico: true, clock: true }), 140, 520),
  at(k.schoolBlock(0, 0, 330, 3, { bays: 4, fh: 54, roof: c.brick }), 640, 530),
  at(k.schoolBlock(0, 0, 250, 1, { bays: 4, fh: 58, roof: c.gold }), 960, 600),
  k.stroke('M350 560Q480 640 800 560M800 560Q900 640 1080 620M600 800Q620 680 520 606', c.path, 26),
  k.path('M-20 700Q400 640 1220 710V820H-20z', '#79a870'),
  [60, 580, 1000, 1150].map((x, i) =>
    at(k.tree(i + 2), x, [560, 540, 540, 660][i], [0.9, 0.8, 0.7, 1.2][i]),
  ),
  at(k.bloomTree(3), 90, 700, 1.2),
  [480, 900].map((x, i) => at(k.pine(i), x, 540, 0.7)),
  crowd([
    [470, 740, 170, { pose: 'walk', outfit: 'boy', age: 0.55 }],
    [560, 746, 160, { pose: 'walk2', outfit: 'tunic', age: 0.4 }],
    [720, 742, 180, { dir: -1, pose: 'walk', outfit: 'blazerGirl', age: 0.7 }],
    [800, 748, 186, { dir: -1, pose: 'walk2', outfit: 'blazer', age: 0.8 }],
  ]),
  k.foreground(-20, 815, 0.9, 3),
])

const mission = S('mission', (w, h) => [
  k.sky(w, 640, 'bright'),
  k.sun(900, 120, 40),
  k.cloud(220, 130, 1.2),
  k.cloud(640, 80, 0.7),
  k.birds(470, 190, 1.2),
  k.peaks(w, 480, 300, 9),
  k.hills(w, h, 500, 5),
  k.path('M-20 640Q300 560 620 430Q800 350 930 330Q1080 330 1220 420V820H-20z', '#7fb487'),
  k.path('M500 480Q800 350 930 330Q1080 330 1220 420V820H700z', '#93c291', { opacity: 0.8 }),
  k.stroke('M940 335Q860 390 920 430T760 520Q640 570 760 620T420 790', c.path, 30),
  k.stroke('M940 335Q860 390 920 430T760 520', c.path, 20),
  k.flagpole(960, 340, 150, c.forest5),
  k.tea(500, 560, 760, 3, { rows: 5, x0: -60, col: '#4f9a62' }),

  k.path('M300 820Q520 690 700 620Q1000 560 1220 600V820z', '#86ba84'),
  k.stroke('M760 600Q700 680 560 830', c.path, 74),
  at(k.pine(2), 1120, 470, 1),
  at(k.pine(4), 1170, 500, 1.2),
  at(k.tree(3), 1080, 640, 1),
  at(k.bush(3), 880, 680, 1),
  person({ x: 890, y: 372, h: 84, pose: 'climb', outfit: 'boy', age: 0.5, seed: 3 }),
  person({ x: 860, y: 470, h: 110, pose: 'climb', outfit: 'girl', age: 0.5, seed: 7 }),
  person({ x: 720, y: 640, h: 190, pose: 'climb', outfit: 'boy', age: 0.55, seed: 12 }),
  person({
    x: 610,
    y: 740,
    h: 240,
    pose: 'climb',
    outfit: 'girl',
    age: 0.5,
    seed: 4,
    cut: 'plaits',
  }),
  at(k.bag(c.brick), 588, 660, 0.5, 10),
  person({
    x: 470,
    y: 790,
    h: 260,
    pose: { ...k.poses.climb, armF: [70, 80] },
    outfit: 'shorts',
    age: 0.35,
    seed: 18,
  }),
  k.foreground(-20, 820, 1, 3),
  k.foreground(1220, 820, 0.8, 6, true),
])

const vision = S('vision', (w, h) => [
  k.sky(w, 640, 'dawn'),
  k.sun(985, 250, 50, '#fde6b8'),
  k.cloud(230, 150, 1.2, 0.7),
  k.cloud(1000, 110, 0.9, 0.6),
  k.peaks(w, 470, 320, 3, { warm: true }),
  k.ridge(w, h, 440, 30, '#a9c0bd', 3),
  k.ridge(w, h, 490, 24, '#7fa59c', 5),
  k.ridge(w, h, 540, 16, '#5c8f79', 6, { trees: 20 }),

  k.path('M-20 640Q400 560 760 630T1220 640V820H-20z', '#4d8768'),
  k.path('M-20 680Q300 600 820 690T1220 720V820H-20z', '#3a7357'),
  k.tufts(100, 660, 1000, 130, 3, '#2d614a', 50),
  k.stroke('M381 610L350 758M519 610L548 758M456 610V760', c.woodDark, 10),
  at(k.telescope(1.5), 450, 612),
  person({
    x: 262,
    y: 760,
    h: 330,
    pose: { lean: 12, nod: -14, armF: [70, 128], armB: [56, 108], legF: [6, 0], legB: [-8, -8] },
    outfit: 'cardigan',
    age: 0.4,
    seed: 3,
    cut: 'plaits',
  }),
  person({
    x: 900,
    y: 752,
    h: 270,
    pose: { ...k.poses.pointUp, armF: [120, 128] },
    dir: -1,
    outfit: 'boy',
    age: 0.35,
    seed: 8,
  }),
  at(k.stack(2, 90, 2, 15), 720, 760),
  at(k.tree(4, '#2d614a'), 1120, 720, 1.7),
  k.foreground(-30, 820, 0.8, 3),
  k.birds(640, 210, 1.1),
])

const methodologies = S('methodologies', (w, h) => [
  k.room(w, h, 500, { wall: '#eef0e2', floor: '#d6b682' }),
  k.bigWindow(60, 80, 340, 320, { panes: 2, view: 'tree' }),
  k.noticeBoard(520, 90, 300, 260, 4, 6),
  k.shelf(920, 520, 240, 400, { rows: 4, seed: 12 }),
  at(k.pot(0, 0, 1.1, 4), 480, 516),
  k.hanging(620, 70, 46),
  k.rug(600, 720, 560, 110, '#b9785c'),
  person({
    x: 600,
    y: 560,
    h: 350,
    hip: true,
    view: 'front',
    pose: 'holdFront',
    age: 1,
    outfit: 'kameez',
    seed: 4,
    shadow: false,
    face: true,
  }),
  person({
    x: 420,
    y: 570,
    h: 300,
    hip: true,
    view: 'three',
    pose: 'holdFront',
    outfit: 'boy',
    age: 0.5,
    seed: 2,
    shadow: false,
  }),
  person({
    x: 790,
    y: 570,
    h: 300,
    hip: true,
    dir: -1,
    view: 'three',
    pose: 'holdFront',
    outfit: 'girl',
    age: 0.5,
    seed: 7,
    cut: 'plaits',
    shadow: false,
  }),
  k.rect(570, 620, 60, 130, '#8a6038'),
  k.ellipse(610, 752, 110, 16, c.ink, { opacity: 0.16 }),
  k.ellipse(600, 752, 100, 14, c.woodDark),
  k.ellipse(600, 622, 330, 76, c.woodDark),
  k.ellipse(600, 610, 330, 76, k.light(c.wood, 0.3)),
  k.ellipse(520, 596, 170, 34, '#fff3d2', { opacity: 0.35 }),
  at(k.sheet(170, 110, { lines: 3 }), 600, 610, 1, 4),
  at(k.openBook(110), 420, 620),
  at(k.globe(30), 740, 590),
  at(k.block(26, c.brick), 690, 650),
  at(k.block(26, c.gold, 2), 720, 656),
  at(k.pencil(70), 520, 656, 1, -20),
  k.chair(150, 752, 100, c.forest5),
  person({
    x: 208,
    y: 752,
    h: 320,
    outfit: 'tunic',
    age: 0.5,
    seed: 13,
    pose: { ...k.poses.sit, armF: [70, 96], lean: 8 },
    cut: 'pony',
  }),
  k.chair(1050, 752, 100, c.forest5, -1),
  person({
    x: 992,
    y: 752,
    h: 320,
    dir: -1,
    outfit: 'boy',
    age: 0.5,
    seed: 17,
    pose: { ...k.poses.sit, armF: [58, 110], lean: 8 },
  }),
  k.beams(w, h, 0.12),
])

const institutes = S('institutes', (w, h) => [
  outdoors(w, h, 480, { snow: 0.3, seed: 13, sunAt: [620, 110, 34] }),
  k.schoolBlock(30, 580, 340, 2, { bays: 4, fh: 84, portico: false }),
  k.rect(420, 230, 360, 350, '#dfe9e6'),
  k.times(5, (r) =>
    k.times(
      6,
      (i) =>
        k.rect(434 + i * 57, 250 + r * 58, 47, 40, (i + r) % 4 ? '#a8c6cc' : '#c9dfe2') +
        k.poly(
          [
            [438 + i * 57, 290 + r * 58],
            [450 + i * 57, 250 + r * 58],
            [462 + i * 57, 250 + r * 58],
            [450 + i * 57, 290 + r * 58],
          ],
          c.white,
          { opacity: 0.3 },
        ),
    ),
  ),
  k.rect(690, 230, 90, 350, c.ink, { opacity: 0.06 }),
  k.rect(408, 214, 384, 22, c.forest7),
  k.rect(560, 520, 90, 60, c.forest),
  k.rect(540, 506, 130, 14, c.paper),
  k.rect(404, 574, 392, 14, c.slate),
  k.schoolBlock(840, 580, 330, 3, { bays: 4, fh: 66, roof: c.brick, wall: '#f3dfc3' }),
  k.poly(
    [
      [960, 322],
      [1005, 270],
      [1050, 322],
    ],
    c.brick,
  ),
  k.circle(1005, 306, 12, c.paper),
  at(k.tree(3), 395, 620, 0.9),
  at(k.palm(), 810, 620, 1),
  at(k.bloomTree(5), 1170, 640, 0.9),
  at(k.oak(5), 20, 600, 1),
  k.path('M-20 640Q600 610 1220 640V720Q600 690 -20 720z', c.path),
  k.tufts(0, 720, 1200, 80, 4),
  crowd([
    [180, 690, 130, { pose: 'walk', outfit: 'girl', age: 0.4 }],
    [240, 692, 140, { pose: 'walk2', outfit: 'boy', age: 0.5 }],
    [560, 684, 160, { pose: 'walk', outfit: 'man', age: 0.95 }],
    [640, 686, 154, { dir: -1, pose: 'walk', outfit: 'kameez', age: 0.95 }],
    [960, 690, 136, { dir: -1, pose: 'walk', outfit: 'tunic', age: 0.4 }],
    [1030, 690, 140, { dir: -1, pose: 'walk2', outfit: 'boy', age: 0.5 }],
  ]),
  k.foreground(-20, 820, 0.8, 3),
  k.foreground(1220, 820, 0.9, 5, true),
])

/** A garment on a hanger, hook at (0,0). */
const hung = (kind) => {
  const hook =
      k.stroke('M0 24V10Q0 -6 12 -4', '#8d948f', 5) + k.stroke('M-78 62L0 24L78 62', c.woodDark, 9),
    s = []
  const body = (col, sleeve, hem = 250) =>
    k.join(
      k.path(`M-80 66L-126 ${sleeve}L-92 ${sleeve + 22}L-66 120z`, k.dark(col, 0.06)),
      k.path(`M80 66L126 ${sleeve}L92 ${sleeve + 22}L66 120z`, k.dark(col, 0.12)),
      k.path(
        `M-28 46Q-60 56 -80 64L-70 130L-72 ${hem}H72L70 130L80 64Q60 56 28 46Q0 66 -28 46z`,
        col,
      ),
      k.path(`M30 50L80 64L70 130L72 ${hem}H26z`, c.ink, { opacity: 0.06 }),
    )
  if (kind === 'shirt' || kind === 'girl' || kind === 'shorts') {
    if (kind === 'girl')
      s.push(
        k.path('M-66 236L-104 420H104L66 236z', c.forest7),
        k.stroke('M-44 250L-66 420M-16 250L-24 420M16 250L24 420M44 250L66 420', c.forest, 4),
      )
    else
      s.push(
        k.path(
          kind === 'shorts'
            ? 'M-66 240L-72 360H-6L0 276L6 360H72L66 240z'
            : 'M-66 240L-64 470H-8L0 286L8 470H64L66 240z',
          c.forest,
        ),
      )
    s.push(
      body(c.shirt, 150),
      k.path('M-32 44L0 86L32 44L20 36L0 58L-20 36z', c.white, {
        stroke: '#d9dfd8',
        'stroke-width': 2,
      }),
      k.path('M-8 76H8L17 180L0 204L-17 180z', c.forest7),
      k.path('M-13 150L13 136L15 150L-14 166z', c.gold),
      k.rect(26, 128, 34, 36, '#f0f2ec'),
      at(k.crest(), 43, 146, 0.24),
    )
  } else {
    if (kind === 'blazerGirl')
      s.push(
        k.path('M-66 240L-100 430H100L66 240z', c.forest7),
        k.stroke('M-40 250L-58 430M0 250V430M40 250L58 430', c.forest, 4),
      )
    else s.push(k.path('M-66 240L-64 480H-8L0 290L8 480H64L66 240z', c.forest))
    s.push(
      body(c.forest5, 270, 270),
      k.path('M-30 46L0 150L30 46L16 40H-16z', c.shirt),
      k.path('M-8 66H8L13 138L0 150L-13 138z', c.gold),
      k.path('M-30 44L-56 110L-2 190L-4 150z', c.forest7),
      k.path('M30 44L56 110L2 190L4 150z', c.forest7),
      k.stroke('M0 186V268', c.forest, 3),
      k.circle(10, 206, 5, c.gold),
      k.circle(10, 236, 5, c.gold),
      at(k.crest(), 44, 150, 0.3),
    )
  }
  return k.join(k.path('M-60 80L-50 300H96L84 90z', c.ink, { opacity: 0.08 }), hook, s)
}
const uniform = S('uniform', (w, h) => [
  k.room(w, h, 660, { wall: '#f0e6d0', floor: '#cfa873' }),
  k.poly(
    [
      [0, 0],
      [300, 0],
      [620, 660],
      [240, 660],
    ],
    '#fff6dc',
    { opacity: 0.4 },
  ),
  k.poly(
    [
      [400, 0],
      [520, 0],
      [860, 660],
      [700, 660],
    ],
    '#fff6dc',
    { opacity: 0.3 },
  ),
  k.rect(60, 96, 1080, 16, c.woodDark, { rx: 8 }),
  k.rect(60, 96, 1080, 5, c.wood, { rx: 3 }),
  k.rect(90, 100, 14, 600, c.woodDark),
  k.rect(1096, 100, 14, 600, c.woodDark),
  k.rect(50, 690, 100, 14, c.woodDark, { rx: 6 }),
  k.rect(1056, 690, 100, 14, c.woodDark, { rx: 6 }),
  at(hung('shirt'), 225, 112),
  at(hung('girl'), 465, 112),

  at(hung('blazer'), 708, 112),
  at(hung('blazerGirl'), 980, 112),
  at(k.bag(c.forest5), 300, 720, 1.2),
  [
    [470, 0],
    [530, 1],
    [720, 0],
    [780, 1],
  ].map(
    ([x]) =>
      k.path(
        `M${x - 26} 716Q${x - 28} 686 ${x - 8} 686Q${x} 700 ${x + 24} 702Q${x + 32} 706 ${x + 30} 716z`,
        '#20201f',
      ) + k.rect(x - 26, 714, 56, 5, c.woodDark),
  ),
  k.g(k.rect(-40, -16, 80, 16, c.white) + k.rect(-38, -30, 74, 14, c.paperDark), {
    transform: 'translate(900 720)',
  }),
  k.beams(w, h, 0.08),
])

const parents = S('parents-testimonials', (w, h) => [
  outdoors(w, h, 480, { snow: 0.3, seed: 14, sunAt: [980, 100, 30] }),
  k.schoolBlock(380, 530, 440, 2, { bays: 5, fh: 66, portico: true, clock: true }),
  at(k.oak(6), 320, 540, 1.2),
  at(k.tree(4), 900, 550, 1),
  k.road(600, 540, 100, 600, 800, 700),
  k.wallLine(-20, 650, 210, 100),
  k.wallLine(1010, 650, 210, 100),
  k.gate(600, 660, 860, 300),
  at(k.bloomTree(3), 1130, 600, 1.3),
  at(k.tree(8), 80, 600, 1.3),
  person({
    x: 480,
    y: 770,
    h: 420,
    outfit: 'kurta',
    age: 1,
    view: 'three',
    seed: 3,
    pose: 'stand',
    face: true,
  }),
  person({
    x: 720,
    y: 768,
    h: 390,
    dir: -1,
    outfit: 'saree',
    age: 1,
    view: 'three',
    seed: 6,
    cut: 'long',
    pose: { ...k.poses.stand, armF: [16, 4] },
  }),
  person({
    x: 602,
    y: 774,
    h: 270,
    outfit: 'tunic',
    age: 0.15,
    view: 'front',
    seed: 10,
    cut: 'plaits',
    pose: { ...k.poses.front, armF: [26, 60], armB: [-12, -4] },
  }),
  at(k.bag(c.gold), 850, 776, 0.8),
  crowd([
    [690, 600, 100, { view: 'back', outfit: 'boy' }],
    [540, 598, 96, { view: 'back', outfit: 'girl' }],
  ]),
  k.foreground(-20, 820, 0.9, 2),
  k.foreground(1220, 820, 0.9, 7, true),
])

export default [
  greetings,
  president,
  chairmanSociety,
  chairmanSchool,
  proVice,
  principal,
  director,
  chairmanSiliguri,
  society,
  mission,
  vision,
  methodologies,
  institutes,
  uniform,
  parents,
]
