/** News, albums, records and the small things around them. */
import * as k from '../kit.mjs'

const { scene, at, c, person, crowd, outdoors } = k
const S = (name, draw) => scene(name, 1200, 800, draw)

const career = S('career', (w, h) => [
  k.room(w, h, 560, { wall: '#e9ecdc', floor: '#c79c66' }),
  k.bigWindow(90, 80, 360, 340, { panes: 2, view: 'tea', curtain: c.forest5 }),
  k.frame(560, 110, 200, 140, 3),
  k.shelf(900, 580, 270, 450, { rows: 4, seed: 11 }),
  at(k.pot(0, 0, 1.5, 4), 60, 640),
  k.clock(830, 150, 36),
  person({
    x: 700,
    y: 620,
    h: 380,
    hip: true,
    age: 1,
    outfit: 'suit',
    view: 'front',
    pose: 'holdFront',
    seed: 4,
    cut: 'grey',
    face: true,
    shadow: false,
  }),
  person({
    x: 890,
    y: 620,
    h: 370,
    hip: true,
    dir: -1,
    age: 1,
    outfit: 'sareeGreen',
    view: 'three',
    pose: 'holdFront',
    seed: 9,
    cut: 'bun',
    shadow: false,
  }),
  k.table(500, 812, 620, 192, { d: 60, front: true, wood: '#95683c' }),
  at(k.sheet(110, 44, { lines: 2 }), 700, 592),
  at(k.penPot(), 1020, 600, 0.8),
  at(k.stack(2, 110, 3, 16), 910, 596),
  at(k.mug(c.forest5), 590, 600, 0.8),
  k.chair(270, 780, 122, c.brick),
  person({
    x: 334,
    y: 780,
    h: 430,
    age: 1,
    outfit: 'kameez',
    seed: 13,
    cut: 'long',
    pose: { ...k.poses.sit, armF: [24, 80] },
    hold: (p) => at(k.book(18, 23, c.brick), p[0] + 2, p[1] + 7),
  }),
  at(k.bag(c.woodDark), 200, 786, 0.8),
  k.beams(w, h, 0.12),
])
const news = S('news', (w, h) => [
  k.wash(0, 0, w, h, '#f4ead4', '#eaddc0'),
  k.rect(0, 690, w, 110, '#cfa873'),
  k.rect(0, 678, w, 14, c.paper),
  k.poly(
    [
      [0, 0],
      [340, 0],
      [700, 800],
      [300, 800],
    ],
    '#fff6dc',
    { opacity: 0.4 },
  ),
  k.noticeBoard(170, 80, 860, 480, 19, 18),
  k.g(
    k.join(
      k.rect(-96, -120, 204, 256, c.ink, { opacity: 0.16 }),
      k.rect(-104, -130, 204, 256, c.white),
      k.rect(-88, -112, 172, 90, c.sky),
      k.path('M-88 -40L-50 -92L-20 -56L10 -80L84 -34V-22H-88z', c.forest5),
      k.rect(-88, -6, 140, 14, c.forest, { rx: 4 }),
      k.stroke('M-86 30H82M-86 54H82M-86 78H30', '#b4c1bb', 6),
      k.circle(0, -122, 9, c.brick),
    ),
    { transform: 'translate(590 320) rotate(-3) scale(1.15)' },
  ),
  person({
    x: 300,
    y: 790,
    h: 400,
    view: 'back',
    outfit: 'girl',
    age: 0.55,
    seed: 4,
    cut: 'plaits',
  }),
  person({ x: 430, y: 796, h: 420, view: 'back', outfit: 'boy', age: 0.6, seed: 9 }),
  person({
    x: 900,
    y: 792,
    h: 390,
    view: 'back',
    pose: 'backReach',
    outfit: 'girl',
    age: 0.55,
    seed: 14,
    cut: 'pony',
  }),
  at(k.pot(0, 0, 1.5, 4), 1120, 770),
  at(k.pot(0, 0, 1.2, 6), 70, 760),
])
const events = S('events', (w, h) => [
  outdoors(w, h, 430, { snow: 0.32, seed: 13, sunAt: [960, 100, 32] }),
  at(k.tree(4), 90, 540, 1.6),
  at(k.tree(7), 1130, 540, 1.5),
  at(k.oak(3), 230, 500, 1.1),
  k.rect(300, 250, 600, 280, c.forest7),
  k.rect(300, 250, 600, 280, c.ink, { opacity: 0.1 }),
  k.rect(330, 280, 540, 240, '#f0dcb8'),
  k.poly(
    [
      [260, 260],
      [600, 150],
      [940, 260],
    ],
    c.forest5,
  ),
  k.poly(
    [
      [260, 260],
      [600, 150],
      [600, 260],
    ],
    k.light(c.forest5, 0.12),
  ),
  k.times(9, (i) =>
    k.path(`M${260 + i * 75.5} 258h75.5q0 34 -37.7 34t-37.7 -34z`, i % 2 ? c.paper : c.gold),
  ),
  k.rect(286, 260, 22, 280, c.paper),
  k.rect(892, 260, 22, 280, c.paper),
  k.circle(600, 360, 62, c.paper, { stroke: c.gold, 'stroke-width': 5 }),
  at(k.crest(), 600, 358, 0.9),
  k.poly(
    [
      [290, 520],
      [910, 520],
      [960, 570],
      [240, 570],
    ],
    c.woodLight,
  ),
  k.rect(240, 570, 720, 40, c.woodDark),
  at(k.flowers(680, 5), 262, 612, 1),
  k.bunting(-20, 286, 210, 40, 8),
  k.bunting(914, 1220, 210, 40, 8),
  k.bunting(-20, 600, 90, 60, 16),
  k.bunting(600, 1220, 90, 60, 16),
  crowd([
    [
      450,
      556,
      190,
      {
        view: 'three',
        pose: 'dance',
        outfit: { top: c.brick, bottom: c.gold, cut: 'skirt', sleeve: 'short', shoe: null },
        girl: true,
        cut: 'plaits',
      },
    ],
    [
      560,
      560,
      190,
      {
        view: 'three',
        pose: 'dance2',
        outfit: { top: c.gold, bottom: c.forest5, cut: 'skirt', sleeve: 'short', shoe: null },
        girl: true,
        cut: 'plaits',
      },
    ],
    [
      670,
      560,
      190,
      {
        view: 'three',
        dir: -1,
        pose: 'dance',
        outfit: { top: c.brick, bottom: c.gold, cut: 'skirt', sleeve: 'short', shoe: null },
        girl: true,
        cut: 'plaits',
      },
    ],
  ]),
  person({
    x: 810,
    y: 560,
    h: 200,
    dir: -1,
    outfit: 'blazer',
    age: 0.7,
    view: 'three',
    pose: 'hold',
    seed: 5,
  }),
  k.times(9, (i) =>
    person({
      x: 60 + i * 136,
      y: 716,
      h: 240,
      hip: true,
      view: 'back',
      outfit: i % 3 ? 'girl' : 'boy',
      age: 0.5,
      seed: i * 5 + 2,
      shadow: false,
    }),
  ),
  k.times(7, (i) =>
    person({
      x: 110 + i * 165,
      y: 850,
      h: 350,
      hip: true,
      view: 'back',
      outfit: i % 2 ? 'boy' : i % 3 ? 'girl' : 'sareeCream',
      age: i % 3 ? 0.55 : 0.9,
      seed: i * 7 + 6,
      shadow: false,
    }),
  ),
])
const photo = (inner, x, y, s, turn) =>
  k.g(
    k.join(
      k.rect(-104, 12, 220, 236, c.ink, { opacity: 0.13 }),
      k.rect(-112, 0, 220, 236, c.white),
      k.clip(k.rect(-98, 14, 192, 170, '#000'), at(inner, -98, 14)),
      k.rect(-12, -26, 20, 48, c.woodLight, { rx: 4 }),
      k.rect(-12, -6, 20, 5, c.woodDark),
    ),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  )
const small = (seed, extra = '') =>
  k.join(outdoors(192, 170, 110, { snow: 0.4, seed, clouds: false }), extra)
const gallery = S('gallery', (w, h) => [
  k.wash(0, 0, w, h, '#f3e8d0', '#e9dabb'),
  k.poly(
    [
      [60, 0],
      [420, 0],
      [820, 800],
      [360, 800],
    ],
    '#fff6dc',
    { opacity: 0.5 },
  ),
  k.poly(
    [
      [520, 0],
      [640, 0],
      [1060, 800],
      [900, 800],
    ],
    '#fff6dc',
    { opacity: 0.35 },
  ),
  k.stroke('M-20 90Q600 190 1220 80', c.woodDark, 4),
  k.stroke('M-20 440Q600 540 1220 430', c.woodDark, 4),
  photo(small(4, k.schoolBlock(30, 140, 130, 2, { bays: 4, fh: 26 })), 160, 122, 1.12, -4),
  photo(
    small(
      6,
      k.join(
        at(k.goal(70, 34), 20, 120),
        person({ x: 100, y: 160, h: 90, pose: 'kick', outfit: 'green', seed: 3 }),
        at(k.football(7), 140, 158),
      ),
    ),
    450,
    150,
    1.12,
    3,
  ),
  photo(
    k.join(
      k.rect(0, 0, 192, 170, '#efe3ca'),
      k.shelf(10, 150, 80, 130, { rows: 3, seed: 4 }),
      person({
        x: 130,
        y: 168,
        h: 130,
        outfit: 'girl',
        age: 0.5,
        seed: 6,
        pose: 'hold',
        view: 'three',
        hold: (p) => at(k.openBook(20), p[0], p[1]),
      }),
    ),
    750,
    150,
    1.12,
    -3,
  ),
  photo(small(8, at(k.bus(), 100, 150, 0.38)), 1040, 122, 1.12, 5),
  photo(
    k.join(
      k.rect(0, 0, 192, 170, '#e3ece3'),
      k.rect(0, 130, 192, 40, '#4f7466'),
      at(k.flask(c.leaf, 0.9), 50, 132),
      at(k.microscope(0.9), 120, 132),
    ),
    200,
    474,
    1.12,
    4,
  ),
  photo(
    k.join(
      k.rect(0, 0, 192, 170, c.forest7),
      k.poly(
        [
          [0, 170],
          [20, 120],
          [172, 120],
          [192, 170],
        ],
        c.woodLight,
      ),
      person({
        x: 96,
        y: 158,
        h: 130,
        view: 'three',
        pose: 'dance',
        outfit: { top: c.brick, bottom: c.gold, cut: 'skirt', sleeve: 'short', shoe: null },
        girl: true,
        cut: 'plaits',
        seed: 4,
      }),
    ),
    500,
    500,
    1.12,
    -4,
  ),
  photo(
    small(
      11,
      k.join(
        at(k.tree(3), 150, 140, 0.6),
        person({ x: 70, y: 160, h: 96, outfit: 'boy', pose: 'cheer', view: 'front', seed: 4 }),
        person({ x: 112, y: 160, h: 90, outfit: 'girl', pose: 'wave', view: 'front', seed: 9 }),
      ),
    ),
    790,
    496,
    1.12,
    3,
  ),
  photo(
    k.join(
      k.sky(192, 170, 'dawn'),
      k.sun(130, 70, 14),
      k.peaks(192, 120, 80, 4, { warm: true }),
      k.tea(192, 118, 170, 4, { rows: 5 }),
    ),
    1060,
    466,
    1.12,
    -5,
  ),
])
const recent = S('recent', (w, h) => [
  k.room(w, h, 520, { wall: '#f3ead4', floor: '#d3b07b' }),
  k.bunting(-10, 1210, 50, 40, 24),
  k.bigWindow(40, 130, 220, 270, { panes: 1, view: 'tree' }),
  ...[
    [330, c.sky],
    [540, c.goldLight],
    [750, c.mist],
    [960, '#f3d9cf'],
  ].map(
    ([x, col], i) =>
      k.rect(x + 6, 138, 170, 230, c.ink, { opacity: 0.1 }) +
      k.rect(x, 130, 170, 230, col) +
      k.rect(x + 20, 148, 130, 14, c.forest, { rx: 5 }) +
      (i % 2
        ? k.circle(x + 85, 240, 44, c.paper) +
          k.path(`M${x + 85} 240V196A44 44 0 0 1 ${x + 123} 262z`, c.forest5)
        : [0, 1, 2, 3]
            .map((j) =>
              k.rect(
                x + 26 + j * 32,
                280 - [40, 70, 54, 92][j],
                22,
                [40, 70, 54, 92][j],
                [c.forest5, c.brick, c.gold, c.slate][j],
              ),
            )
            .join('')) +
      k.stroke(`M${x + 24} 312h120M${x + 24} 334h80`, c.slate, 5, { opacity: 0.5 }),
  ),
  k.table(100, 640, 1000, 120, { d: 46, wood: '#6f9c7d' }),
  k.path('M250 500L300 400L330 440L360 412L410 500z', '#8d6743'),
  k.path('M286 428L300 400L316 424L300 436z', c.brick),
  k.circle(292, 392, 10, '#d9d6cc', { opacity: 0.8 }),
  k.circle(304, 374, 14, '#d9d6cc', { opacity: 0.7 }),
  at(k.robot(), 560, 510, 0.75),
  k.g(
    k.join(
      k.rect(-4, -90, 8, 90, c.paper),
      [0, 120, 240].map((a) =>
        k.path('M0 0Q12 -30 4 -60Q-8 -30 0 0z', c.paper, {
          transform: `translate(0 -90) rotate(${a + 15})`,
        }),
      ),
      k.circle(0, -90, 5, c.brick),
      k.rect(-50, -8, 100, 10, c.forest5),
    ),
    { transform: 'translate(760 508)' },
  ),
  k.g(
    k.join(
      k.rect(-70, -8, 140, 8, c.woodDark),
      k.rect(-50, -60, 60, 52, c.brick),
      k.poly(
        [
          [-58, -60],
          [-20, -92],
          [18, -60],
        ],
        c.forest,
      ),
      k.poly(
        [
          [-44, -70],
          [-20, -88],
          [4, -68],
          [-20, -62],
        ],
        '#6d9db0',
      ),
    ),
    { transform: 'translate(960 512)' },
  ),
  person({
    x: 260,
    y: 776,
    h: 350,
    view: 'three',
    outfit: 'boy',
    age: 0.5,
    seed: 4,
    pose: { ...k.poses.pointUp, armF: [116, 126] },
  }),
  person({ x: 430, y: 782, h: 400, view: 'back', outfit: 'saree', age: 1, seed: 9, cut: 'bun' }),
  person({
    x: 690,
    y: 780,
    h: 330,
    view: 'back',
    outfit: 'girl',
    age: 0.5,
    seed: 15,
    cut: 'plaits',
  }),
  person({
    x: 880,
    y: 776,
    h: 350,
    dir: -1,
    view: 'three',
    outfit: 'girl',
    age: 0.55,
    seed: 20,
    cut: 'pony',
    pose: { ...k.poses.point, armF: [96, 118] },
  }),
  person({ x: 1070, y: 784, h: 410, dir: -1, outfit: 'man', age: 1, seed: 24 }),
  k.beams(w, h, 0.1),
])
const blog = S('blog', (w, h) => [
  k.tableBy(w, h, 450, { wall: '#e9ecdc', win: [280, 40, 640, 350], curtain: c.leaf, view: 'tea' }),
  at(k.lamp(0, 0, 1.9), 110, 560),
  at(k.openBook(420, c.brick), 560, 720),
  at(k.pen(210), 790, 690, 1, -34),
  at(k.mug(c.forest5), 900, 600, 1.6),
  k.stroke('M890 500q-12 -20 2 -36t0 -34M912 500q-12 -20 2 -36t0 -34', c.white, 5, {
    opacity: 0.7,
  }),
  at(k.stack(4, 170, 6, 26), 1070, 570),
  at(k.pot(0, 0, 0.9, 3), 1070, 466),
  at(k.penPot(c.brick), 360, 600, 1.2),
])
const plan = (() => {
  const tr = (x, y, r = 20) =>
    k.circle(x + 4, y + 6, r, c.ink, { opacity: 0.12 }) +
    k.circle(x, y, r, c.forest5) +
    k.circle(x - r * 0.25, y - r * 0.25, r * 0.6, '#4f9566')
  const roof = (x, y, w, h, col) =>
    k.rect(x + 8, y + 10, w, h, c.ink, { opacity: 0.14 }) +
    k.rect(x, y, w, h, col) +
    (w > h
      ? k.rect(x, y, w, h / 2, k.light(col, 0.14)) +
        k.line(x, y + h / 2, x + w, y + h / 2, k.dark(col, 0.2), 3)
      : k.rect(x, y, w / 2, h, k.light(col, 0.14)) +
        k.line(x + w / 2, y, x + w / 2, y + h, k.dark(col, 0.2), 3))
  return { tr, roof }
})()
const sitemap = S('sitemap', (w, h) => [
  k.flatLay(w, h, '#c9a777'),
  k.g(
    k.join(
      k.rect(-480, -310, 980, 650, c.ink, { opacity: 0.14 }),
      k.rect(-490, -324, 980, 650, c.paper),
      k.rect(-460, -294, 920, 590, '#cfe3c4'),
      k.stroke('M-460 180Q-200 140 0 200T460 150', '#9fcbd9', 46),
      k.stroke('M-60 -294V110M-60 -40H300M-60 60H-360M-360 60V-180M300 -40V-220', c.path, 26),
      k.stroke('M-60 110V300', c.path, 40),
      plan.roof(-180, -240, 240, 90, c.forest5),
      plan.roof(110, -250, 90, 170, c.brick),
      plan.roof(340, -200, 90, 200, c.forest7),
      plan.roof(-440, -60, 60, 170, c.gold),
      plan.roof(-330, -230, 110, 90, c.forest5),
      k.ellipse(180, 70, 150, 64, '#c07a58'),
      k.ellipse(180, 70, 118, 44, c.grass),
      k.rect(-330, -100, 200, 120, '#9cc58c'),
      k.stroke('M-330 -40H-130M-230 -100V20', c.white, 3),
      k.circle(-230, -40, 22, 'none', { stroke: c.white, 'stroke-width': 3 }),
      k.rect(360, 40, 80, 50, '#7fb9c9'),
      [
        [-20, -140],
        [20, -140],
        [250, -180],
        [280, 0],
        [-110, 90],
        [-160, 100],
        [20, 110],
        [400, 120],
        [-400, 150],
        [-300, 240],
        [-180, 250],
        [140, 250],
        [320, 240],
        [-420, -220],
        [-400, -150],
        [60, 0],
      ].map(([x, y]) => plan.tr(x, y, 19)),
      k.times(16, (i) =>
        k.ellipse(-440 + (i % 8) * 46, 250 + Math.floor(i / 8) * 24, 18, 8, c.tea),
      ),
      [
        [-60, -200, c.brick],
        [385, -120, c.gold],
        [180, 60, c.forest],
      ].map(
        ([x, y, col]) =>
          k.path(
            `M${x} ${y}C${x - 30} ${y - 40} ${x - 24} ${y - 66} ${x} ${y - 66}C${x + 24} ${y - 66} ${x + 30} ${y - 40} ${x} ${y}z`,
            col,
          ) + k.circle(x, y - 42, 10, c.paper),
      ),
      k.circle(410, 246, 36, c.paper),
      k.poly(
        [
          [410, 216],
          [422, 250],
          [410, 244],
          [398, 250],
        ],
        c.brick,
      ),
      k.poly(
        [
          [410, 276],
          [422, 250],
          [410, 244],
          [398, 250],
        ],
        c.slate,
      ),
      k.stroke('M-160 -324V326M165 -324V326', c.ink, 2, { opacity: 0.1 }),
    ),
    { transform: 'translate(600 400) rotate(-3)' },
  ),
  at(k.pencil(220), 1010, 700, 1, -24),
  k.leafShadow(140, 60, 1.4, 60),
  k.mugTop(1120, 90, 56),
])
const syllabus = S('syllabus', (w, h) => [
  k.tableBy(w, h, 480, {
    wall: '#e6ecdd',
    win: [80, 50, 360, 350],
    view: 'tree',
    behind: k.board(560, 60, 540, 270, 'math'),
  }),
  at(k.stack(7, 330, 1, 48), 620, 720),
  at(k.globe(70), 620, 384),
  at(k.penPot(), 930, 640, 1.6),
  at(k.openBook(280), 280, 730),
  at(k.book(130, 170, c.brick), 1050, 760, 1, 10),
  at(k.pencil(150), 840, 750, 1, -12),
  at(k.pot(0, 0, 1, 3), 150, 560),
])
const busTracking = S('bus-tracking', (w, h) => [
  outdoors(w, h, 480, { snow: 0.3, seed: 6, sunAt: [200, 110, 32] }),
  at(k.tree(4), 80, 570, 1.3),
  at(k.oak(6), 1120, 560, 1.5),
  k.path('M-20 590H1220V700H-20z', '#8d9691'),
  k.rect(0, 590, w, 10, c.paperDark),
  k.stroke('M0 648H1200', c.paper, 6, { 'stroke-dasharray': '56 40' }),
  at(k.bus(), 270, 668, 1.05),
  k.rect(0, 700, w, 100, '#79a870'),
  at(k.flowers(360, 4), 20, 760, 1.3),
  person({
    x: 1010,
    y: 770,
    h: 380,
    dir: -1,
    outfit: 'sareeGreen',
    age: 1,
    seed: 5,
    cut: 'bun',
    view: 'three',
  }),
  person({
    x: 1105,
    y: 774,
    h: 240,
    dir: -1,
    outfit: 'tunic',
    age: 0.2,
    seed: 9,
    cut: 'plaits',
    pose: 'wave',
    view: 'front',
  }),
  k.g(
    at(
      k.phone(
        340,
        640,
        k.join(
          k.rect(-170, -640, 340, 640, '#dcebd6'),
          k.stroke('M-170 -200Q-60 -240 0 -160T170 -120', '#9fcbd9', 40),
          k.stroke('M-110 -40V-240Q-110 -300 -40 -300H60Q110 -300 110 -360V-620', c.white, 30),
          k.stroke('M-170 -420H0V-640M0 -420V-300M170 -470H110', c.white, 18),
          k.stroke('M-110 -40V-240Q-110 -300 -40 -300H30', c.forest5, 12),
          k.stroke('M30 -300H60Q110 -300 110 -360V-470', c.forest5, 10, {
            'stroke-dasharray': '4 20',
          }),
          [
            [-60, -480, 70, 60],
            [40, -560, 50, 70],
            [-140, -560, 60, 60],
            [20, -240, 70, 50],
            [-60, -130, 60, 60],
            [60, -90, 80, 60],
          ].map(([x, y, a, b]) => k.rrect(x, y, a, b, 6, '#f1e9d8')),
          [
            [-130, -350],
            [-30, -370],
            [60, -400],
            [130, -260],
            [-20, -220],
          ].map(([x, y]) => k.circle(x, y, 14, c.leaf)),
          k.circle(30, -300, 34, c.gold, { opacity: 0.35 }),
          k.circle(30, -300, 24, c.gold),
          k.rrect(17, -312, 26, 20, 4, c.forest),
          k.rect(20, -308, 20, 7, c.sky),
          k.path('M110 -470C80 -510 86 -536 110 -536C134 -536 140 -510 110 -470z', c.brick),
          k.circle(110, -512, 9, c.paper),
          k.rrect(-140, -96, 280, 70, 14, c.white),
          k.circle(-104, -61, 20, c.leaf),
          k.rect(-72, -76, 120, 10, c.forest, { rx: 5 }),
          k.rect(-72, -56, 170, 8, '#b4c1bb', { rx: 4 }),
        ),
      ),
      0,
      0,
    ),
    { transform: 'translate(690 770) rotate(4)' },
  ),
  k.foreground(-20, 825, 0.8, 3),
])
const service = S('service', (w, h) => [
  outdoors(w, h, 450, { snow: 0.3, seed: 7, sunAt: [950, 100, 32] }),
  at(k.tree(4), 120, 600, 1.9),
  at(k.oak(3), 400, 520, 1.2),
  at(k.bloomTree(6), 1090, 590, 1.6),
  at(k.oak(8), 880, 520, 1.2),
  k.road(620, 500, 80, 640, 800, 380, c.path, 40),
  k.bench(180, 620, 190, 46),
  k.tufts(0, 560, 1200, 220, 9),
  at(k.flowers(280, 4), 880, 680, 1.2),
  person({
    x: 380,
    y: 756,
    h: 350,
    outfit: 'boy',
    age: 0.55,
    seed: 4,
    pose: { lean: 10, nod: 8, armF: [40, 70], armB: [56, 84], legF: [16, 2], legB: [-14, -18] },
    hold: (p) =>
      k.stroke(`M${p[0] - 8} ${p[1] - 16}L${p[0] + 16} ${p[1] + 34}`, c.woodDark, 1.6) +
      k.path(`M${p[0] + 13} ${p[1] + 32}l6 -3l8 12h-13z`, c.gold),
  }),
  k.times(9, (i) =>
    k.ellipse(480 + i * 14, 752 + (i % 3) * 5, 9, 4, [c.brick, c.gold, c.woodDark][i % 3], {
      transform: `rotate(${i * 40} ${480 + i * 14} ${752 + (i % 3) * 5})`,
    }),
  ),
  person({
    x: 640,
    y: 740,
    h: 330,
    dir: -1,
    outfit: 'girl',
    age: 0.5,
    seed: 9,
    cut: 'plaits',
    pose: 'bend',
    hold: (p) => k.ellipse(p[0], p[1] + 3, 4, 2, c.gold),
  }),
  k.g(
    k.join(
      k.path('M-40 -90H40L32 0H-32z', c.forest5),
      k.rect(-46, -98, 92, 14, c.forest7, { rx: 5 }),
      k.stroke('M-14 -76L-10 -12M14 -76L10 -12', c.forest, 4),
    ),
    { transform: 'translate(760 756)' },
  ),
  person({
    x: 900,
    y: 756,
    h: 340,
    outfit: 'tunic',
    age: 0.45,
    seed: 14,
    cut: 'pony',
    pose: 'kneel',
  }),
  k.g(
    k.join(
      k.ellipse(0, 0, 60, 12, '#7a5638'),
      k.stroke('M0 -4V-60', c.woodDark, 5),
      k.ellipse(-18, -56, 22, 10, c.forest5, { transform: 'rotate(24 -18 -56)' }),
      k.ellipse(18, -66, 22, 10, '#4f9566', { transform: 'rotate(-24 18 -66)' }),
      k.ellipse(0, -80, 16, 10, c.forest5),
    ),
    { transform: 'translate(1040 760)' },
  ),
  person({
    x: 220,
    y: 770,
    h: 330,
    outfit: 'shorts',
    age: 0.4,
    seed: 19,
    pose: 'carry',
    hold: (p) =>
      k.path(`M${p[0] - 8} ${p[1] - 2}h18l-3 16h-12z`, c.brick) +
      at(k.flowers(14, 3), p[0] - 5, p[1] - 1, 0.7),
  }),
  k.foreground(-20, 825, 0.7, 3),
])
const hallOfFame = S('hall-of-fame', (w, h) => [
  k.room(w, h, 680, { wall: '#e9e2cc', floor: '#b98a55' }),
  k.rect(180, 70, 860, 620, c.ink, { opacity: 0.14 }),
  k.rect(160, 50, 860, 640, '#7a5230'),
  k.rect(190, 84, 800, 540, '#f3e4c2'),
  k.glow(590, 180, 420, '#fff1cc', 0.8),
  k.rect(150, 36, 880, 26, c.wood),
  k.rect(160, 640, 860, 50, c.woodDark),
  [262, 442, 622].map(
    (y) =>
      k.rect(190, y, 800, 12, '#dfeceb') + k.rect(190, y + 12, 800, 6, c.ink, { opacity: 0.12 }),
  ),
  [
    [262, 262, 0.86],
    [385, 262, 0.96],
    [512, 262, 1.06],
    [668, 262, 1.06],
    [795, 262, 0.96],
    [918, 262, 0.86],
  ].map(([x, y, s]) => at(k.trophy(s), x, y)),
  [
    [260, c.gold],
    [330, '#b9c0bb'],
    [400, '#c58a55'],
  ].map(([x, a], i) => at(k.medal(a, [c.forest5, c.brick, c.slate][i]), x, 430, 1.5)),
  at(k.sheet(130, 100, { lines: 3, seal: true, col: c.paper }), 530, 388),
  at(k.trophy(0.95), 690, 442),
  at(k.sheet(130, 100, { lines: 3, seal: true, col: c.paper }), 840, 388),
  at(k.medal(c.gold, c.brick), 940, 430, 1.4),
  at(k.trophy(1), 280, 622),
  at(k.football(36), 410, 620),
  at(k.trophy(0.85), 520, 622),
  at(k.book(84, 120, c.forest), 640, 622),
  at(k.trophy(1.05), 780, 622),
  at(k.basketball(34), 910, 620),
  k.line(590, 84, 590, 624, '#7a5230', 14),
  k.poly(
    [
      [220, 624],
      [420, 84],
      [500, 84],
      [300, 624],
    ],
    c.white,
    { opacity: 0.2 },
  ),
  k.poly(
    [
      [720, 624],
      [900, 84],
      [930, 84],
      [750, 624],
    ],
    c.white,
    { opacity: 0.2 },
  ),
  k.circle(572, 360, 7, c.gold),
  k.circle(608, 360, 7, c.gold),
  at(k.pot(0, 0, 1.7, 4), 80, 740),
  person({
    x: 1090,
    y: 790,
    h: 350,
    dir: -1,
    outfit: 'boy',
    age: 0.5,
    seed: 6,
    pose: { ...k.poses.stand, nod: -8 },
  }),
  person({
    x: 990,
    y: 800,
    h: 330,
    view: 'back',
    outfit: 'girl',
    age: 0.5,
    seed: 9,
    cut: 'plaits',
  }),
])
const iso = (() => {
  /** A block in parallel projection: x to the right-down, y to the left-down. */
  const P = (x, y, z = 0) => [600 + (x - y) * 0.86, 330 + (x + y) * 0.44 - z]
  const box = (x, y, a, b, h, wall, roof, win = 5) => {
    const q = (pts, col, o) => k.poly(pts, col, o),
      o = []
    o.push(
      q([P(x, y + b), P(x + a, y + b), P(x + a + 40, y + b + 14), P(x + 40, y + b + 30)], c.ink, {
        opacity: 0.1,
      }),
      q([P(x, y + b), P(x + a, y + b), P(x + a, y + b, h), P(x, y + b, h)], wall),
      q([P(x + a, y), P(x + a, y + b), P(x + a, y + b, h), P(x + a, y, h)], k.dark(wall, 0.12)),
    )
    for (let i = 0; i < win; i++)
      for (let f = 0; f < Math.floor(h / 34); f++) {
        const x0 = x + (a * (i + 0.25)) / win,
          x1 = x + (a * (i + 0.72)) / win,
          z = 10 + f * 34
        o.push(
          q(
            [P(x0, y + b, z), P(x1, y + b, z), P(x1, y + b, z + 19), P(x0, y + b, z + 19)],
            '#9dbcc1',
          ),
        )
      }
    const e = 10,
      r = h + 34,
      m = y + b / 2
    o.push(
      q(
        [P(x - e, y - e, h), P(x + a + e, y - e, h), P(x + a - 6, m, r), P(x + 6, m, r)],
        k.dark(roof, 0.16),
      ),
      q(
        [
          P(x - e, y + b + e, h - 2),
          P(x + a + e, y + b + e, h - 2),
          P(x + a - 6, m, r),
          P(x + 6, m, r),
        ],
        roof,
      ),
      q(
        [P(x + a + e, y - e, h), P(x + a + e, y + b + e, h - 2), P(x + a - 6, m, r)],
        k.dark(roof, 0.26),
      ),
    )
    return o.join('')
  }
  return { P, box }
})()
const infrastructure = S('infrastructure', (w, h) => {
  const { P, box } = iso,
    q = (pts, col, o) =>
      k.poly(
        pts.map((p) => P(...p)),
        col,
        o,
      ),
    t = (x, y, s = 0.34, seed = 3) =>
      at((seed % 4 === 0 ? k.bloomTree : k.tree)(seed), ...P(x, y), s)
  return [
    k.rect(0, 0, w, h, '#a9cf9c'),
    k.tea(w, -30, 140, 4, { rows: 6 }),
    k.ridge(w, h, 112, 10, '#5f9f78', 3, { trees: 40 }),
    k.ridge(w, h, 128, 8, '#a9cf9c', 5),
    q(
      [
        [-420, -300],
        [560, -300],
        [560, 560],
        [-420, 560],
      ],
      '#b7d8a6',
    ),
    q(
      [
        [-420, 120],
        [560, 120],
        [560, 170],
        [-420, 170],
      ],
      c.path,
    ),
    q(
      [
        [40, -300],
        [90, -300],
        [90, 560],
        [40, 560],
      ],
      c.path,
    ),
    q(
      [
        [-420, 560],
        [560, 560],
        [560, 620],
        [-420, 620],
      ],
      '#8d9691',
    ),
    q(
      [
        [150, 220],
        [500, 220],
        [500, 480],
        [150, 480],
      ],
      '#8fc07f',
    ),
    [0, 1, 2].map((i) =>
      q(
        [
          [150 + i * 117, 220],
          [208 + i * 117, 220],
          [208 + i * 117, 480],
          [150 + i * 117, 480],
        ],
        '#9ccb8b',
      ),
    ),
    k.stroke(
      [
        [
          [160, 230],
          [490, 230],
          [490, 470],
          [160, 470],
          [160, 230],
        ],
        [
          [325, 230],
          [325, 470],
        ],
      ]
        .map(
          (l) =>
            'M' +
            l
              .map((p) =>
                P(...p)
                  .map(k.n)
                  .join(' '),
              )
              .join('L'),
        )
        .join(''),
      c.white,
      4,
    ),
    k.ellipse(...P(325, 350), 44, 23, 'none', { stroke: c.white, 'stroke-width': 4 }),
    q(
      [
        [-380, 220],
        [-190, 220],
        [-190, 340],
        [-380, 340],
      ],
      '#efe5cf',
    ),
    q(
      [
        [-365, 235],
        [-205, 235],
        [-205, 325],
        [-365, 325],
      ],
      '#7fbccd',
    ),
    k.stroke(
      [0, 1, 2]
        .map(
          (i) =>
            'M' +
            [P(-365, 257 + i * 23), P(-205, 257 + i * 23)]
              .map((p) => p.map(k.n).join(' '))
              .join('L'),
        )
        .join(''),
      c.white,
      3,
    ),
    q(
      [
        [-150, 220],
        [0, 220],
        [0, 330],
        [-150, 330],
      ],
      '#c07a58',
    ),
    k.stroke(
      'M' +
        [
          [-142, 228],
          [-8, 228],
          [-8, 322],
          [-142, 322],
          [-142, 228],
        ]
          .map((p) =>
            P(...p)
              .map(k.n)
              .join(' '),
          )
          .join('L') +
        'M' +
        [P(-75, 228), P(-75, 322)].map((p) => p.map(k.n).join(' ')).join('L'),
      c.white,
      3,
    ),
    t(-380, -240, 0.4, 2),
    t(-300, -270, 0.36, 4),
    t(140, -260, 0.4, 5),
    t(500, -240, 0.42, 6),
    box(-330, -200, 330, 90, 78, '#f6ecd8', c.forest5, 9),
    t(-380, -40, 0.36, 7),
    t(20, -120, 0.36, 8),
    box(150, -200, 300, 100, 112, '#f3dfc3', c.brick, 8),
    box(-330, -40, 110, 120, 78, '#f6ecd8', c.forest7, 3),
    box(-150, -30, 150, 90, 44, '#f6ecd8', c.gold, 4),
    t(-200, 60, 0.3, 3),
    t(130, 0, 0.36, 9),
    box(200, -20, 240, 80, 78, '#f6ecd8', c.forest5, 7),
    t(480, 60, 0.36, 2),
    t(520, 190, 0.34, 4),
    t(120, 200, 0.3, 6),
    t(-30, 200, 0.26, 5),
    t(-400, 200, 0.32, 3),
    t(120, 500, 0.36, 8),
    t(260, 520, 0.36, 2),
    t(400, 530, 0.34, 7),
    t(530, 500, 0.36, 5),
    t(-60, 400, 0.34, 9),
    t(-180, 420, 0.36, 4),
    t(-300, 420, 0.34, 6),
    t(10, 500, 0.36, 3),
    t(-380, 480, 0.34, 2),
    at(k.bus(false), ...P(60, 592), 0.24, 24),
    [
      [66, 60],
      [60, 300],
      [70, 420],
      [-100, 146],
      [240, 146],
      [330, 150],
    ].map(([x, y], i) =>
      person({
        x: P(x, y)[0],
        y: P(x, y)[1],
        h: 30,
        outfit: i % 2 ? 'girl' : 'boy',
        seed: i * 3 + 1,
        pose: 'walk',
      }),
    ),
    k.cloud(200, 90, 1.3, 0.5),
    k.cloud(1060, 150, 1.1, 0.45),
    k.cloud(620, 40, 1, 0.5),
  ]
})
const toppers = S('toppers', (w, h) => {
  const cert = (p) =>
    at(k.sheet(24, 17, { lines: 3, col: c.paper, seal: true }), p[0] - 1, p[1] + 1)
  const neck = (x, y, s) =>
    at(
      k.times(13, (i) => {
        const t = i / 12,
          a = Math.PI * t
        return k.circle(-Math.cos(a) * 30, Math.sin(a) * 74, 9, i % 2 ? c.gold : '#dd8d45')
      }),
      x,
      y,
      s,
    )
  return [
    outdoors(w, h, 440, { snow: 0.3, seed: 10, sunAt: [220, 100, 32] }),
    k.schoolBlock(300, 530, 600, 2, { bays: 7, fh: 84, portico: true, clock: true }),
    at(k.tree(4), 130, 580, 1.5),
    at(k.bloomTree(6), 1080, 590, 1.5),
    k.bunting(-20, 1220, 60, 50, 26),
    k.rect(0, 620, w, 180, '#efe5cf'),
    k.rect(0, 620, w, 8, c.white),
    k.rrect(310, 690, 180, 130, 4, '#d9c9a6'),
    k.rrect(500, 640, 200, 180, 4, '#e6dabf'),
    k.rrect(710, 710, 180, 110, 4, '#d9c9a6'),
    k.circle(600, 730, 30, c.gold),
    k.circle(400, 756, 24, '#b9c0bb'),
    k.circle(800, 770, 22, '#c58a55'),
    person({
      x: 400,
      y: 694,
      h: 380,
      view: 'front',
      outfit: 'blazerGirl',
      age: 0.7,
      seed: 4,
      cut: 'plaits',
      pose: 'holdFront',
      hold: cert,
      face: true,
    }),
    neck(400, 398, 0.6),
    person({
      x: 600,
      y: 644,
      h: 400,
      view: 'front',
      outfit: 'blazer',
      age: 0.75,
      seed: 9,
      pose: { ...k.poses.front, armF: [150, 168], armB: [-14, -4] },
      hold: (p) => at(k.trophy(0.16), p[0] + 1, p[1] + 2),
      face: true,
    }),
    neck(600, 336, 0.62),
    person({
      x: 800,
      y: 714,
      h: 376,
      view: 'front',
      outfit: 'blazer',
      age: 0.7,
      seed: 16,
      pose: 'holdFront',
      hold: cert,
      face: true,
      hat: 'turban',
    }),
    neck(800, 424, 0.6),
    person({
      x: 180,
      y: 780,
      h: 360,
      outfit: 'girl',
      age: 0.55,
      seed: 21,
      pose: { ...k.poses.hold, armF: [50, 110], armB: [60, 116] },
      cut: 'pony',
    }),
    person({
      x: 1030,
      y: 784,
      h: 400,
      dir: -1,
      outfit: 'sareeGreen',
      age: 1,
      seed: 6,
      pose: { ...k.poses.hold, armF: [46, 110], armB: [56, 116] },
      cut: 'bun',
    }),
    k.times(30, (i) => {
      const r = k.rng(i + 3)
      return k.rect(
        r.range(60, 1140),
        r.range(100, 560),
        12,
        7,
        r.pick([c.gold, c.brick, c.forest5, c.paper]),
        { transform: `rotate(${k.n(r.range(0, 90))} 600 300)`, opacity: 0.9 },
      )
    }),
  ]
})
const disclosure = S('disclosure', (w, h) => [
  k.tableBy(w, h, 400, {
    wall: '#e4e5d0',
    win: [90, 40, 340, 290],
    curtain: c.forest7,
    behind: k.shelf(820, 450, 360, 420, { rows: 4, bays: 2, seed: 7 }),
  }),
  at(k.openBook(640, c.forest7), 580, 730),
  k.sealMark(760, 620, 44),
  at(k.pen(250, c.brick), 960, 690, 1, -50),
  k.g(
    k.join(
      k.rrect(-30, -16, 70, 22, 5, c.ink, { opacity: 0.14 }),
      k.rect(-30, -30, 64, 34, c.woodDark, { rx: 4 }),
      k.rect(-10, -84, 24, 56, c.wood, { rx: 6 }),
      k.circle(2, -96, 22, c.wood),
      k.circle(-5, -102, 7, c.woodLight),
    ),
    { transform: 'translate(1050 600) scale(1.3)' },
  ),
  k.g(
    k.join(
      k.ellipse(0, 4, 74, 20, c.ink, { opacity: 0.14 }),
      k.ellipse(0, 0, 70, 18, '#2b302d'),
      k.ellipse(0, -5, 60, 13, c.brick),
    ),
    { transform: 'translate(170 640)' },
  ),
  at(k.lamp(0, 0, 1.6), 120, 500),
  at(k.stack(3, 150, 5, 22), 560, 470),
])
const privacy = S('privacy', (w, h) => [
  k.room(w, h, 620, { wall: '#e6ecdd', floor: '#c79c66' }),
  k.bigWindow(70, 90, 340, 350, { panes: 2, view: 'tree', curtain: c.leaf }),
  k.rect(560, 132, 380, 560, c.ink, { opacity: 0.12 }),
  k.rect(540, 120, 380, 570, c.forest5),
  k.rect(850, 120, 70, 570, c.ink, { opacity: 0.08 }),
  k.rect(530, 108, 400, 20, c.forest7),
  k.rect(540, 676, 380, 18, c.forest),
  [0, 1, 2].map(
    (i) =>
      k.rrect(562, 148 + i * 176, 336, 160, 6, k.light(c.forest5, 0.1)) +
      k.rect(562, 300 + i * 176, 336, 8, c.ink, { opacity: 0.12 }) +
      k.rrect(680, 196 + i * 176, 100, 16, 8, c.goldLight) +
      k.rect(690, 166 + i * 176, 80, 20, c.paper) +
      k.rect(700, 174 + i * 176, 50, 5, c.slate),
  ),
  k.g(
    k.join(
      k.stroke('M-26 -30V-62A26 26 0 0 1 26 -62V-30', '#b9c0bb', 13),
      k.rrect(-44, -36, 88, 76, 12, c.gold),
      k.rect(10, -36, 34, 76, c.ink, { opacity: 0.1, rx: 10 }),
      k.circle(0, -4, 10, c.ink),
      k.rect(-4, -2, 8, 24, c.ink),
    ),
    { transform: 'translate(730 440)' },
  ),
  at(k.pot(0, 0, 2.2, 4), 1050, 720),
  at(k.stack(3, 130, 3, 20), 640, 108),
  at(k.globe(40), 830, 108),
  k.sunpatch(160, 640, 280, 130, 110, 0.34),
  k.table(60, 780, 400, 150, { d: 50 }),
  at(k.openBook(160), 250, 610),
  at(k.lamp(0, 0, 1.1), 130, 604),
  k.g(
    k.join(
      k.circle(0, 0, 16, 'none', { stroke: c.gold, 'stroke-width': 7 }),
      k.rect(14, -4, 54, 8, c.gold),
      k.rect(50, 2, 7, 14, c.gold),
      k.rect(62, 2, 6, 11, c.gold),
    ),
    { transform: 'translate(370 612) rotate(12)' },
  ),
  k.frame(980, 150, 150, 110, 4),
  k.beams(w, h, 0.1),
])
const trophyPic = scene('trophy', 800, 800, (w, h) => [
  k.wash(0, 0, w, h, '#e9f0e4', '#d5e3d3'),
  k.circle(400, 360, 300, c.mist),
  k.circle(400, 360, 300, '#fff', { opacity: 0.5 }),
  k.glow(400, 330, 320, '#fff1cc', 0.9),
  k.times(12, (i) =>
    k.poly(
      [
        [392, 40],
        [408, 40],
        [404, 110],
        [396, 110],
      ],
      c.goldLight,
      { transform: `rotate(${i * 30 - 165} 400 350)`, opacity: i < 12 && i > 0 ? 0.8 : 0 },
    ),
  ),
  k.ellipse(400, 690, 260, 40, c.leaf),
  k.ellipse(400, 680, 240, 34, '#a9cbae'),
  k.stroke('M190 640Q90 480 170 300M610 640Q710 480 630 300', c.forest5, 7),
  k.times(7, (i) => {
    const t = i / 6,
      y = 620 - t * 310,
      x = 190 - Math.sin(t * 2.6) * 55
    return (
      k.ellipse(x - 24, y, 34, 13, i % 2 ? c.forest5 : '#4f9566', {
        transform: `rotate(${40 - t * 30} ${x - 24} ${y})`,
      }) +
      k.ellipse(x + 22, y - 22, 32, 12, c.forest5, {
        transform: `rotate(-50 ${x + 22} ${y - 22})`,
      }) +
      k.ellipse(824 - x, y, 34, 13, i % 2 ? c.forest5 : '#4f9566', {
        transform: `rotate(${-40 + t * 30} ${824 - x} ${y})`,
      }) +
      k.ellipse(778 - x, y - 22, 32, 12, c.forest5, {
        transform: `rotate(50 ${778 - x} ${y - 22})`,
      })
    )
  }),
  at(k.trophy(3.4), 400, 690),
])
/** Store badges: a dark plate with a mark; the words stand in the page, not in the picture. */
const storeBadge = (name, mark) =>
  scene(name, 540, 160, (w, h) => [
    k.rrect(2, 2, w - 4, h - 4, 34, c.ink),
    k.rrect(5, 5, w - 10, h - 10, 31, 'none', { stroke: c.leaf, 'stroke-width': 3, opacity: 0.6 }),
    k.g(mark, { transform: 'translate(92 80)' }),
    k.rrect(176, 44, 150, 16, 8, c.leaf),
    k.rrect(176, 76, 270, 36, 12, c.paper),
    k.circle(484, 80, 26, c.gold),
    k.stroke('M484 66V92M472 82L484 94L496 82', c.ink, 6),
  ])
const android = storeBadge(
  'store-android',
  k.join(
    k.rrect(-34, -54, 68, 108, 14, c.mist),
    k.rrect(-26, -40, 52, 76, 4, c.forest5),
    k.poly(
      [
        [-12, -24],
        [18, -2],
        [-12, 20],
      ],
      c.goldLight,
    ),
    k.circle(0, 45, 4, c.forest),
  ),
)
const apple = storeBadge(
  'store-apple',
  k.join(
    k.rrect(-34, -54, 68, 108, 20, c.goldLight),
    k.rrect(-28, -47, 56, 94, 14, c.forest7),
    k.rrect(-12, -41, 24, 6, 3, c.ink),
    k.circle(0, 4, 20, c.goldLight),
    k.stroke('M-9 4L-2 12L11 -5', c.forest, 5),
  ),
)

export default [
  career,
  news,
  events,
  gallery,
  recent,
  blog,
  sitemap,
  syllabus,
  busTracking,
  service,
  hallOfFame,
  infrastructure,
  toppers,
  disclosure,
  privacy,
  trophyPic,
  android,
  apple,
]
