/** On the field, the court, the mat and over the board: sports day, football, cricket, basketball, yoga, chess. */
import * as k from '../kit.mjs'
import {
  album,
  clap,
  close,
  confetti,
  field,
  grounds,
  H,
  hall,
  near,
  row,
  soft,
  veil,
  W,
  who,
} from './parts.mjs'
import * as things from './props.mjs'

const { c, at } = k
const girl = { girl: true, cut: 'pony' }
const lanes = (y, col = '#c07a58') =>
  k.join(
    k.rect(0, y, W, H - y, col),
    k.wash(0, y, W, H - y, k.light(col, 0.12), k.dark(col, 0.08)),
    k.times(6, (i) =>
      k.line(
        0,
        y + 6 + (i / 5) ** 1.5 * (H - y - 20),
        W,
        y + 6 + (i / 5) ** 1.5 * (H - y - 20),
        c.paper,
        3 + i,
      ),
    ),
  )
const watching = (y, h, seed, count = 11) =>
  row(count, 30, 930, y, h, {
    seed,
    outfits: ['boy', 'girl', 'tunic', 'green', 'yellow'],
    poses: ['front', 'cheer', 'wave', 'holdFront'],
    face: false,
  })

const sportsDay = album(
  'sports-day',
  () => [
    grounds(300, { seed: 6, sunAt: [140, 80, 28] }),
    k.bunting(-10, 520, 200, 26, 14),
    watching(420, 130, 4),
    k.fence(0, 430, W, 26),
    lanes(440),
    k.rect(760, 300, 8, 300, c.paper),
    k.rect(860, 380, 9, 330, c.paper),
    k.line(764, 420, 866, 520, c.brick, 8),
    who(700, 560, 210, 'yellow', 'run', { seed: 8, ...girl }),
    who(470, 570, 230, 'red', 'run2', { seed: 14 }),
    who(600, 670, 280, 'green', 'run', { seed: 3 }),
    who(300, 690, 290, { ...k.outfits.yellow, top: '#4f7fa0', sock: '#4f7fa0' }, 'run2', {
      seed: 27,
      ...girl,
    }),
  ],
  () => [
    soft(
      k.join(field(380, { seed: 5 }), k.bunting(-10, 970, 120, 50, 16), watching(480, 200, 9, 8)),
      5,
    ),
    confetti(3, 40),
    close(
      470,
      'red',
      { armF: [30, 128], armB: [-146, -170], legF: [3, 2], legB: [-3, -2], nod: -4 },
      { ...girl, seed: 5, y: 1030, h: 940, view: 'front' },
    ),
    k.path('M426 300L462 562L486 556L444 296z', c.forest5),
    k.path('M522 300L488 562L464 556L504 296z', k.dark(c.forest5, 0.15)),
    k.circle(476, 590, 46, c.gold),
    k.circle(476, 590, 34, c.goldLight),
    at(things.digit(1, c.woodDark), 476, 598, 1.1),
  ],
  () => [
    grounds(380, { seed: 9, right: false, mood: 'bright' }),
    k.bunting(-10, 970, 240, 30, 20),
    k.tufts(0, 480, W, 220, 5),
    at(things.winners(), 480, 610, 1.15),
    who(308, 534, 260, 'green', 'wave', { view: 'front', seed: 9, shadow: false }),
    who(480, 488, 270, 'red', 'cheer', { view: 'front', seed: 17, ...girl, shadow: false }),
    who(
      652,
      560,
      260,
      'yellow',
      { ...k.poses.front, armB: [-130, -160] },
      { view: 'front', seed: 25, shadow: false },
    ),
    [
      [308, 390],
      [480, 338],
      [652, 414],
    ].map(
      ([x, y], i) =>
        k.stroke(
          `M${x - 16} ${y - 34}L${x} ${y}L${x + 16} ${y - 34}`,
          [c.brick, c.forest5, c.slate][i],
          5,
        ) + k.circle(x, y + 6, 12, ['#c3cac5', c.gold, '#c58a55'][i]),
    ),
    who(110, 700, 330, 'suit', clap, { age: 1, seed: 5 }),
    who(850, 700, 310, 'sareeSky', clap, { dir: -1, age: 1, seed: 8, cut: 'bun' }),
    confetti(8, 30),
  ],
  () => [
    field(340, { seed: 11, sunAt: [220, 100, 30] }),
    watching(440, 120, 12, 12),
    k.tufts(0, 450, W, 250, 8),
    things.rope(40, 920, 452),
    [0, 1, 2].map((i) =>
      who(
        70 + i * 120,
        640 + (i % 2) * 10,
        250,
        'green',
        { lean: -22, nod: 8, armF: [66, 88], armB: [78, 96], legF: [46, 20], legB: [-4, -40] },
        { seed: 5 + i * 8, ...(i === 1 ? girl : {}) },
      ),
    ),
    [0, 1, 2].map((i) =>
      who(
        890 - i * 120,
        642 + (i % 2) * 10,
        250,
        'red',
        { lean: -22, nod: 8, armF: [66, 88], armB: [78, 96], legF: [46, 20], legB: [-4, -40] },
        { dir: -1, seed: 9 + i * 7, ...(i === 2 ? girl : {}) },
      ),
    ),
    k.line(480, 444, 480, 500, c.brick, 10),
    k.line(480, 600, 480, 680, c.paper, 6),
  ],
)

const pitchLines = (y) =>
  k.join(
    k.line(0, y, W, y, c.white, 5, { opacity: 0.7 }),
    k.ellipse(480, y + 130, 260, 60, 'none', { stroke: c.white, 'stroke-width': 6, opacity: 0.7 }),
  )
const leg = (x, y, sock, s = 1, turn = 0, mirror = false) =>
  at(
    k.join(
      k.path('M-52 -560L-44 -300Q-40 -200 -36 -60H30Q44 -200 44 -300L60 -560z', '#b8825a'),
      k.path('M-46 -300Q-40 -200 -36 -40H30Q44 -200 45 -300Q0 -280 -46 -300z', sock),
      k.rect(-46, -300, 91, 24, c.white, { opacity: 0.8 }),
      k.path('M-70 -680H84L76 -470Q0 -456 -66 -470z', c.white),
      k.path('M30 -680H84L76 -470Q50 -462 30 -462z', c.ink, { opacity: 0.06 }),
      at(things.shoe('#2b302d', c.goldLight), 16, 0, 1.15),
    ),
    x,
    y,
    s,
    turn,
    mirror,
  )

const football = album(
  'football',
  () => [
    grounds(320, { seed: 8, sunAt: [200, 80, 28] }),
    k.fence(0, 390, W, 26),
    at(k.goal(430, 190), 480, 500),
    pitchLines(520),
    k.tufts(0, 440, W, 260, 5),
    who(
      690,
      500,
      190,
      'yellow',
      { lean: 50, armF: [130, 140], armB: [110, 130], legF: [30, 10], legB: [-10, -50] },
      { view: 'three', seed: 8 },
    ),
    at(k.football(15), 830, 396),
    who(300, 670, 300, 'green', 'kick', { seed: 4 }),
    who(500, 610, 240, 'red', 'run', { dir: -1, seed: 15 }),
    who(120, 620, 240, 'green', 'run', { seed: 22, ...girl }),
  ],
  () => [
    soft(near(field(300, { seed: 4, mood: 'dusk', sunAt: [700, 150, 40] }), 1.3, 480, 420), 5),
    k.wash(0, 420, W, 300, '#7fae72', '#5d9259'),
    k.tufts(0, 430, W, 300, 9, '#4c7f4c', 60),
    leg(330, 660, c.forest5, 1.12, 4),
    k.ellipse(640, 668, 92, 14, c.ink, { opacity: 0.25 }),
    at(k.football(84), 628, 664, 1, 24),
    leg(570, 506, c.forest5, 1.12, -4),
    k.tufts(60, 660, 840, 60, 3, '#4c7f4c', 50),
    veil('warm'),
  ],
  () => [
    field(380, { seed: 13, clouds: true }),
    at(k.goal(560, 230), 200, 560),
    k.tufts(0, 560, W, 150, 4),
    row(5, 270, 690, 560, 250, {
      outfits: ['green'],
      poses: ['front', 'holdFront'],
      seed: 4,
      each: (i) => (i % 2 ? girl : {}),
    }),
    row(5, 230, 730, 650, 230, {
      outfits: ['green'],
      view: 'front',
      seed: 12,
      poses: [{ armF: [22, -10], armB: [-22, 10], legF: [40, -30], legB: [-40, 30], short: 0.5 }],
      each: (i) => (i === 3 ? girl : {}),
    }),
    who(480, 560, 262, 'yellow', 'front', { view: 'front', seed: 31 }),
    who(820, 650, 320, 'track', 'front', { view: 'front', age: 1, seed: 6, hat: 'cap' }),
    k.shade(480, 684, 30),
    at(k.football(30), 480, 688),
  ],
  () => [
    soft(near(field(330, { seed: 16, sunAt: [300, 130, 36], mood: 'dawn' }), 1.25, 300, 360), 3),
    k.line(0, 560, W, 470, c.white, 7, { opacity: 0.6 }),
    k.tufts(0, 470, W, 240, 6),
    who(330, 680, 500, 'red', 'run', { seed: 21 }),
    who(
      650,
      690,
      490,
      'green',
      { lean: 10, armF: [40, 80], armB: [-50, -20], legF: [50, 24], legB: [-20, -60] },
      { dir: -1, seed: 6, ...girl },
    ),
    k.shade(486, 690, 34),
    at(k.football(38), 480, 692, 1, 40),
    k.foreground(980, 760, 1, 4, true),
    veil('dawn'),
  ],
)

const crease = k.poly(
  [
    [180, 470],
    [780, 470],
    [1000, 720],
    [-40, 720],
  ],
  '#e3d0a4',
)
const cricket = album(
  'cricket',
  () => [
    field(350, { seed: 10, sunAt: [180, 90, 28], bands: 7 }),
    k.ellipse(480, 560, 620, 190, 'none', { stroke: c.white, 'stroke-width': 5, opacity: 0.6 }),
    k.poly(
      [
        [90, 640],
        [880, 560],
        [910, 610],
        [90, 710],
      ],
      '#e3d0a4',
    ),
    row(4, 120, 700, 450, 110, {
      outfits: ['whites'],
      hat: 'cap',
      seed: 5,
      jitter: 14,
      face: false,
    }),
    at(k.wicket(100), 770, 606),
    who(
      690,
      610,
      270,
      'whites',
      { lean: 16, nod: -8, armF: [34, 70], armB: [42, 66], legF: [26, -8], legB: [-20, -22] },
      { dir: -1, seed: 5, hat: 'helmet', hold: (p) => at(things.bat(), p[0], p[1], 1, -24) },
    ),
    who(880, 610, 230, 'whites', 'kneel', { dir: -1, seed: 18, hat: 'cap' }),
    who(190, 690, 310, 'whites', 'bowl', { seed: 12 }),
    at(things.redBall(9), 400, 440),
    k.stroke('M392 432Q320 400 262 396', c.brick, 3, { opacity: 0.3, 'stroke-dasharray': '4 14' }),
  ],
  () => [
    soft(near(field(360, { seed: 7 }), 1.5, 300, 330), 6),
    close(
      430,
      'whites',
      { lean: 14, nod: -6, armF: [30, 62], armB: [40, 66], legF: [3, 2], legB: [-3, -2] },
      {
        view: 'side',
        seed: 8,
        age: 0.6,
        hat: 'helmet',
        y: 1040,
        h: 920,
        hold: (p) =>
          k.join(
            at(things.bat(), p[0] + 1, p[1], 0.95, 206),
            k.circle(p[0], p[1], 4.4, c.paper),
            k.circle(p[0] - 3, p[1] + 4, 4.2, c.paper),
          ),
      },
    ),
  ],
  () => [
    soft(near(field(260, { seed: 12, snow: 0.26 }), 1.4, 480, 200), 5),
    k.wash(0, 360, W, 360, '#a8c890', '#86b078'),
    k.poly(
      [
        [320, 360],
        [640, 360],
        [900, 720],
        [60, 720],
      ],
      '#dcc795',
    ),
    k.tufts(0, 380, W, 330, 4, c.grassDark, 60),
    at(k.wicket(120), 560, 600, 2.4),
    k.g(at(things.bat(), 0, 0, 11), { transform: 'translate(300 300) rotate(12)' }),
    k.ellipse(420, 668, 60, 12, c.ink, { opacity: 0.2 }),
    at(things.redBall(52), 410, 668),
  ],
  () => [
    grounds(360, { seed: 14, right: false, mood: 'bright' }),
    crease,
    k.line(220, 520, 740, 520, c.white, 5),
    at(k.wicket(76), 480, 500),
    who(
      800,
      600,
      290,
      { top: c.paper, bottom: '#3c4744', cut: 'trousers', sleeve: 'long', shoe: '#20201f' },
      'pointUp',
      { dir: -1, age: 1, seed: 6, hat: 'cap' },
    ),
    who(330, 690, 400, 'whites', 'cheer', { view: 'front', seed: 7, hat: 'cap' }),
    who(480, 660, 360, 'whites', 'cheer', { view: 'front', seed: 14, ...girl }),
    who(190, 670, 370, 'whites', 'wave', { view: 'three', seed: 23 }),
    who(610, 690, 380, 'whites', 'jump', { dir: -1, seed: 35 }),
  ],
)

const court = (y) =>
  k.join(
    k.wash(0, y, W, H - y, '#c98a63', '#b5704b'),
    k.poly(
      [
        [90, y + 20],
        [870, y + 20],
        [1090, 700],
        [-130, 700],
      ],
      'none',
      { stroke: c.paper, 'stroke-width': 6 },
    ),
    k.poly(
      [
        [560, y + 36],
        [850, y + 36],
        [960, y + 210],
        [560, y + 210],
      ],
      '#3f7f62',
      { opacity: 0.85, stroke: c.paper, 'stroke-width': 5 },
    ),
  )
/** Board, ring and net seen from in front and below; the ring's middle is (0,0). */
const basket = () =>
  k.join(
    k.rect(-20, -20, 40, 640, '#77837d'),
    k.rect(-240, -270, 480, 300, c.paper, { rx: 8, stroke: c.forest, 'stroke-width': 12 }),
    k.rect(-90, -150, 180, 130, 'none', { stroke: c.brick, 'stroke-width': 10 }),
    k.stroke(
      k.times(9, (i) => `M${-100 + i * 25} 6L${-56 + i * 14} 150`) +
        k.times(8, (i) => `M${-100 + i * 25 + 25} 6L${-56 + i * 14 - 12} 150`),
      c.white,
      4,
    ),
    k.ellipse(0, 4, 106, 22, 'none', { stroke: c.brick, 'stroke-width': 14 }),
  )

const basketballAlbum = album(
  'basketball',
  () => [
    grounds(300, { seed: 6, right: false, sunAt: [760, 80, 28], rows: false }),
    k.fence(0, 400, W, 36, '#dfe7df'),
    court(400),
    at(k.hoop(360), 850, 560, 1, 0, true),
    who(560, 600, 290, 'green', 'shoot', { seed: 4, age: 0.6 }),
    at(k.basketball(20), 640, 246),
    who(690, 590, 270, 'red', 'jump', { dir: -1, seed: 9, age: 0.6 }),
    who(330, 650, 290, 'red', 'run', { seed: 13, age: 0.6, ...girl }),
    who(130, 610, 260, 'green', 'run2', { seed: 20, age: 0.6 }),
  ],
  () => [
    k.sky(W, H, 'bright'),
    k.cloud(180, 120, 1.4),
    k.cloud(820, 420, 1.2, 0.7),
    k.boughs(-30, 10, 1.3, 5),
    at(basket(), 560, 330),
    at(k.basketball(64), 470, 300, 1, 24),
    who(
      300,
      1160,
      800,
      'green',
      { ...k.poses.jump, lean: 10, nod: -16, armF: [160, 166], armB: [146, 160] },
      { seed: 8, age: 0.65, shadow: false },
    ),
    who(
      800,
      1230,
      780,
      'red',
      { ...k.poses.jump, nod: -14 },
      { dir: -1, seed: 17, age: 0.65, ...girl, shadow: false },
    ),
  ],
  () => [
    soft(near(grounds(220, { seed: 3, rows: false }), 1.3, 480, 200), 5),
    k.wash(0, 330, W, 390, '#c98a63', '#a9623f'),
    k.poly(
      [
        [0, 470],
        [960, 420],
        [960, 440],
        [0, 494],
      ],
      c.paper,
    ),
    k.poly(
      [
        [600, 330],
        [640, 330],
        [860, 720],
        [760, 720],
      ],
      c.paper,
    ),
    k.ellipse(400, 640, 170, 24, c.ink, { opacity: 0.24 }),
    at(k.basketball(150), 370, 642, 1, 18),
    at(things.shoe(c.white, c.brick), 690, 620, 1.3),
    at(things.shoe(c.white, c.brick), 780, 676, 1.4),
    k.sunpatch(60, 380, 240, 340, 160, 0.2),
  ],
  () => [
    hall(380, { wall: '#dfe6dc', floor: '#b9855a', seed: 1 }),
    k.line(0, 470, W, 470, c.paper, 5),
    k.ellipse(480, 640, 380, 70, 'none', { stroke: c.paper, 'stroke-width': 6 }),
    who(
      480,
      560,
      320,
      'track',
      { armF: [40, 100], armB: [-30, -90], legF: [3, 2], legB: [-3, -2] },
      { view: 'front', age: 1, seed: 12, hat: 'cap' },
    ),
    who(230, 620, 300, 'green', 'stand', { view: 'three', seed: 5 }),
    who(340, 660, 310, 'green', 'stand', { view: 'back', seed: 9, ...girl }),
    who(480, 690, 330, 'green', 'front', { view: 'back', seed: 14 }),
    who(620, 670, 310, 'green', 'front', { view: 'back', seed: 22, ...girl }),
    who(740, 624, 300, 'green', 'stand', { view: 'three', dir: -1, seed: 28 }),
    at(k.basketball(26), 850, 690),
    at(k.basketball(22), 120, 650),
  ],
)

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
const cols = [c.forest5, c.brick, c.gold, c.slate]
const yogi = { ...k.outfits.yoga, bottom: c.forest5 }
const calm = { ...k.poses.lotus, armF: [30, 24], armB: [-30, -24] }

const yoga = album(
  'yoga',
  () => [
    field(360, { seed: 3, mood: 'dawn', sunAt: [480, 190, 44], clouds: false }),
    k.tufts(0, 430, W, 280, 4),
    [0, 1].map((j) =>
      k.times(4 - j, (i) => {
        const [x, y, h] = [160 + j * 110 + i * 214, 510 + j * 160, 190 + j * 110]
        return (
          mat(x, y, 0.6 + j * 0.34, cols[(i + j) % 4]) +
          who(x, y, h, yogi, 'tree', {
            view: 'front',
            seed: i * 7 + j * 31 + 2,
            shadow: false,
            girl: (i + j) % 2 === 1,
            cut: (i + j) % 2 ? 'plaits' : undefined,
          })
        )
      }),
    ),
  ],
  () => [
    soft(near(grounds(400, { seed: 5, mood: 'dawn' }), 1.6, 300, 420), 6),
    k.rect(0, 620, W, 100, c.slate),
    k.rect(0, 620, W, 8, k.light(c.slate, 0.3)),
    who(
      480,
      700,
      1000,
      yogi,
      { ...k.poses.lotus, armF: [16, -118], armB: [-16, 118] },
      { view: 'front', seed: 9, girl: true, cut: 'plaits', shadow: false },
    ),
    veil('dawn'),
  ],
  () => [
    hall(380, { wall: '#e9e4d0', floor: '#c39566', seed: 2 }),
    k.beams(W, H, 0.14),
    [
      [200, 480, 210],
      [470, 480, 210],
      [740, 480, 210],
      [170, 650, 300],
      [520, 660, 300],
      [860, 650, 300],
    ].map(
      ([x, y, h], i) =>
        mat(x, y, h / 250, cols[i % 4]) +
        who(x, y, h, yogi, 'warrior', {
          view: 'front',
          seed: i * 9 + 4,
          shadow: false,
          girl: i % 2 === 0,
          cut: i % 2 ? undefined : 'pony',
        }),
    ),
  ],
  () => [
    field(340, { seed: 15, sunAt: [740, 90, 30] }),
    k.boughs(-20, 0, 1.5, 7),
    k.tufts(0, 420, W, 290, 9),
    mat(480, 500, 0.9, c.forest5),
    who(480, 500, 380, 'salwar', calm, {
      view: 'front',
      age: 1,
      seed: 8,
      cut: 'bun',
      shadow: false,
    }),
    [
      [170, 610],
      [380, 670],
      [590, 670],
      [800, 610],
    ].map(
      ([x, y], i) =>
        mat(x, y, 0.9, cols[(i + 1) % 4]) +
        who(x, y, 330, yogi, calm, {
          view: 'back',
          age: 0.2,
          seed: i * 8 + 5,
          shadow: false,
          girl: i % 2 === 0,
          cut: i % 2 ? undefined : 'plaits',
        }),
    ),
  ],
)

const opening = [
  ['rook', 0],
  ['knight', 1],
  ['bishop', 2],
  ['queen', 3],
  ['king', 4],
  ['bishop', 5],
  ['knight', 6],
  ['rook', 7],
]
const mid = [
  ...opening.filter(([, f]) => f !== 6).map(([kind, f]) => [f, 0, kind, true]),
  ...[0, 1, 2, 5, 6, 7].map((f) => [f, 1, 'pawn', true]),
  [4, 3, 'pawn', true],
  [5, 2, 'knight', true],
  ...[0, 1, 3, 5, 6, 7].map((f) => [f, 6, 'pawn', false]),
  [2, 4, 'pawn', false],
  ...opening.map(([kind, f]) => [f, 7, kind, false]),
]
const late = [
  [4, 0, 'king', true],
  [1, 2, 'rook', true],
  [5, 3, 'pawn', true],
  [3, 4, 'knight', true],
  [6, 1, 'pawn', true],
  [5, 6, 'king', false],
  [2, 5, 'queen', false],
  [6, 5, 'pawn', false],
  [0, 6, 'pawn', false],
]
const match = (x, y, s, seed) =>
  at(
    k.join(
      k.chair(-118, 0, 52, c.forest5),
      who(-108, 0, 210, 'boy', 'write', { seed, shadow: false }),
      k.chair(118, 0, 52, c.forest5, -1),
      who(108, 0, 206, 'girl', 'read', { dir: -1, seed: seed + 7, shadow: false }),
      k.table(-84, 0, 168, 88, { d: 30, inset: 8 }),
      at(things.chessBoard(76, 22, late), 0, -92),
      at(k.clock(0, 0, 9), 62, -100),
    ),
    x,
    y,
    s,
  )

/** The clock of two faces that times both players. */
const chessClock = k.join(
  k.ellipse(868, 268, 90, 10, c.ink, { opacity: 0.18 }),
  k.rrect(782, 170, 160, 96, 12, c.woodDark),
  k.rect(806, 158, 34, 12, c.gold, { rx: 4 }),
  k.rect(884, 152, 34, 18, c.gold, { rx: 4 }),
  k.clock(823, 218, 34),
  k.clock(901, 218, 34),
)
const chess = album(
  'chess',
  () => [
    hall(380, { wall: '#eee3cb', floor: '#b98a5c', seed: 2 }),
    k.fan(480, 30, 200),
    match(200, 500, 0.9, 3),
    match(520, 500, 0.9, 12),
    match(830, 500, 0.9, 24),
    match(270, 690, 1.4, 33),
    match(730, 690, 1.4, 41),
  ],
  () => [
    soft(
      k.join(
        k.room(W, H, 520, { wall: '#dfe6d6' }),
        k.shelf(60, 560, 330, 460, { rows: 4, seed: 5 }),
        k.bigWindow(520, 80, 340, 330, { panes: 2, view: 'tree' }),
      ),
      5,
    ),
    who(
      170,
      1040,
      900,
      'blazer',
      { lean: 14, nod: 12, armF: [34, 150], armB: [40, 96], legF: [3, 1], legB: [-3, -2] },
      { seed: 6, shadow: false },
    ),
    who(
      800,
      1050,
      880,
      'blazerGirl',
      { lean: 12, nod: 12, armF: [44, 92], armB: [30, 84], legF: [3, 1], legB: [-3, -2] },
      { dir: -1, seed: 19, cut: 'plaits', shadow: false },
    ),
    k.rect(0, 590, W, 130, c.woodLight),
    k.rect(0, 590, W, 8, k.light(c.woodLight, 0.5)),
    at(things.chessBoard(380, 84, mid, 1.2), 480, 680),
  ],
  () => [
    k.tableBy(W, H, 230, { win: [40, 10, 240, 170], view: 'tree', wood: '#8d5f3c' }),
    at(things.chessBoard(820, 380, late, 1.5), 470, 660),
    chessClock,
  ],
  () => [
    grounds(320, { seed: 16, sunAt: [160, 90, 30] }),
    at(
      things.chessBoard(
        900,
        280,
        [
          [0, 0, 'rook', true],
          [2, 1, 'pawn', true],
          [7, 1, 'pawn', true],
          [4, 0, 'king', true],
          [1, 6, 'pawn', false],
          [3, 7, 'queen', false],
          [6, 6, 'pawn', false],
          [5, 7, 'bishop', false],
        ],
        2,
      ),
      480,
      690,
    ),
    who(330, 560, 230, 'boy', 'point', { seed: 4 }),
    who(
      640,
      610,
      270,
      'girl',
      { ...k.poses.stand, armF: [20, 110] },
      { dir: -1, seed: 12, cut: 'plaits' },
    ),
    who(170, 480, 190, 'tunic', 'stand', { seed: 21 }),
    who(800, 500, 200, 'boy', 'hold', { dir: -1, seed: 30 }),
    k.foreground(-20, 740, 0.8, 3),
  ],
)

export default [sportsDay, football, cricket, basketballAlbum, yoga, chess].flat()
