/** The days of the year that the school keeps: Independence Day, Republic Day, Durga Puja, Saraswati Puja. */
import * as k from '../kit.mjs'
import {
  album,
  bokeh,
  casual,
  clap,
  close,
  confetti,
  field,
  folded,
  front,
  grounds,
  H,
  hall,
  kurta,
  lehenga,
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
const [saffron, ivory, green] = things.tricolours
const salute = { armF: [118, -34], armB: [-8, -3], legF: [3, 2], legB: [-3, -2] }
const bunting3 = (y, sag = 34) => k.bunting(-10, W + 10, y, sag, 24, things.tricolours)

const independence = album(
  'independence-day',
  () => [
    front(400, { x: 330, seed: 6, sunAt: [120, 90, 30] }),
    bunting3(70),
    at(things.flagPost(430, 160), 250, 560),
    confetti(4, 30, [saffron, c.gold, c.white], 400),
    row(6, 400, 880, 560, 190, { seed: 4, poses: [salute] }),
    row(6, 360, 900, 650, 240, { seed: 9, poses: [salute], outfits: ['girl', 'boy', 'tunic'] }),
    who(130, 640, 320, saree(ivory, green, saffron), salute, {
      age: 1,
      view: 'three',
      seed: 3,
      cut: 'bun',
    }),
  ],
  () => [
    soft(near(grounds(420, { seed: 4 }), 1.6, 300, 450), 6),
    bokeh(3, 14, [saffron, c.white, '#8cc29a']),
    close(
      470,
      'tunic',
      { ...k.poses.front, armF: [70, 150] },
      {
        view: 'front',
        age: 0.2,
        seed: 11,
        cut: 'plaits',
        ribbon: saffron,
        y: 1040,
        h: 900,
        hold: (p) => at(things.paperFlag(8), p[0], p[1], 1.3),
      },
    ),
  ],
  () => [
    k.sky(W, H, 'bright'),
    k.cloud(200, 160, 1.8),
    k.cloud(760, 560, 2, 0.7),
    k.cloud(820, 120, 1.1, 0.6),
    k.birds(640, 110, 1.2),
    k.rect(180, 60, 20, 700, '#d9d6cc'),
    k.rect(192, 60, 8, 700, c.ink, { opacity: 0.1 }),
    k.circle(190, 50, 20, c.gold),
    at(things.tricolour(620, 0.07), 200, 110),
    confetti(9, 60, [saffron, c.gold, c.white, '#dd8f9a'], H),
  ],
  () => [
    grounds(380, { seed: 9, right: false, mood: 'bright' }),
    bunting3(190, 26),
    k.tufts(0, 470, W, 240, 5),
    [
      [90, 210, 0],
      [150, 150, 2],
      [60, 120, 1],
      [850, 180, 2],
      [910, 120, 0],
      [800, 110, 1],
    ].map(([x, y, i]) => at(things.balloon(things.tricolours[i], 1.1, 120), x, y)),
    row(7, 190, 770, 560, 250, {
      outfits: [lehenga(ivory, saffron, saffron), kurta(ivory), lehenga(ivory, green, green)],
      poses: ['cheer', 'wave', 'front'],
      seed: 5,
      each: (i) => ({ girl: i % 3 !== 1, cut: i % 3 === 1 ? 'short' : 'plaits' }),
    }),
    row(5, 180, 780, 690, 280, {
      outfits: ['tunic', 'shorts'],
      age: 0.25,
      seed: 14,
      poses: [{ ...k.poses.front, armF: [60, 150] }, 'cheer'],
      each: () => ({ hold: (p) => at(things.paperFlag(6), p[0], p[1]) }),
    }),
  ],
)

const marcher = (x, y, h, seed, o = {}) =>
  who(
    x,
    y,
    h,
    o.outfit ?? 'blazer',
    { lean: 0, armF: [-30, -20], armB: [44, 60], legF: [34, 14], legB: [-18, -26] },
    { seed, ...o },
  )
const band = {
  top: c.brick,
  bottom: c.white,
  cut: 'trousers',
  sleeve: 'long',
  inner: c.gold,
  shoe: '#20201f',
}
const drummer = (x, y, h, seed, { pose, ...o } = {}) =>
  who(
    x,
    y,
    h,
    band,
    { lean: 2, armF: [10, 74], armB: [18, 84], legF: [20, 4], legB: [-14, -26], ...pose },
    {
      seed,
      hat: 'cap',
      ...o,
      hold: (p) => k.line(p[0], p[1], p[0] + 9, p[1] + 3, c.woodLight, 1.2),
      holdUnder: (p) => at(things.snare(c.forest5), p[0] + 4, p[1] + 9, 1.1),
    },
  )

const republic = album(
  'republic-day',
  () => [
    grounds(330, { seed: 5, mood: 'dawn', sunAt: [180, 110, 30], clouds: false }),
    bunting3(110),
    k.wash(0, 440, W, 280, '#d9c8a4', '#c7b287'),
    k.line(0, 470, W, 470, c.paper, 5),
    at(things.flagPost(320, 120), 400, 456),
    [0, 1, 2].map((j) =>
      k.times(4, (i) =>
        marcher(130 + i * 150 + j * 70, 520 + j * 74, 200 + j * 50, i * 7 + j * 3 + 2, {
          outfit: (i + j) % 2 ? 'blazerGirl' : 'blazer',
        }),
      ),
    ),
    who(880, 690, 340, 'blazer', salute, { view: 'three', dir: -1, seed: 44 }),
    veil('mist'),
  ],
  () => [
    soft(k.join(near(field(380, { seed: 9, mood: 'dawn' }), 1.2), bunting3(120, 60)), 4),
    drummer(740, 720, 520, 15, { shadow: false }),
    drummer(340, 1010, 860, 6, { shadow: false, pose: { armF: [6, 70] } }),
    veil('dawn'),
  ],
  () => [
    soft(front(420, { x: 210, seed: 7, mood: 'dawn' }), 3),
    k.wash(0, 520, W, 200, '#d9c8a4', '#c7b287'),
    who(
      450,
      704,
      500,
      'blazer',
      { ...k.poses.front, armF: [50, 130] },
      {
        view: 'front',
        seed: 9,
        cut: 'turban',
        holdUnder: (p) =>
          at(
            k.join(k.rect(-0.8, -56, 1.6, 92, c.wood), at(things.tricolour(42), 0.8, -55)),
            p[0],
            p[1],
            1,
          ),
      },
    ),
    who(180, 710, 470, 'blazerGirl', 'front', { view: 'front', seed: 17, cut: 'plaits' }),
    who(800, 710, 470, 'blazerGirl', 'front', { view: 'front', seed: 25, cut: 'bun' }),
  ],
  () => [
    field(360, { seed: 14, mood: 'bright', sunAt: [760, 90, 30] }),
    bunting3(60),
    k.tufts(0, 430, W, 280, 6),
    k.path('M-20 720V520Q480 440 980 520V720z', '#c7b287', { opacity: 0.8 }),
    [
      [200, 560, 0],
      [360, 600, 0],
      [480, 540, 1],
      [600, 600, 2],
      [770, 560, 2],
    ].map(([x, y, i], j) =>
      who(
        x,
        y,
        260,
        lehenga(
          ivory,
          things.tricolours[i] === ivory ? '#27406e' : things.tricolours[i],
          things.tricolours[i],
        ),
        j % 2 ? 'dance' : 'dance2',
        { view: 'three', dir: j > 2 ? -1 : 1, girl: true, cut: 'plaits', seed: j * 6 + 3 },
      ),
    ),
    row(9, 40, 920, 790, 280, { view: 'back', seed: 8, outfits: ['cardigan', 'blazer', 'girl'] }),
  ],
)

/* ---- Durga Puja ---- */
const pandal = (y, wall = '#a33f38') =>
  k.join(
    k.rect(0, 0, W, H, '#402a34'),
    k.wash(0, y, W, H - y, '#8d5a3c', '#a87348'),
    k.rect(70, 60, 820, y - 60, wall),
    k.times(12, (i) =>
      k.path(
        `M${80 + i * 68} 60Q${92 + i * 68} ${y * 0.6} ${80 + i * 68} ${y}H${112 + i * 68}Q${104 + i * 68} ${y * 0.6} ${112 + i * 68} 60z`,
        i % 2 ? k.dark(wall, 0.14) : k.light(wall, 0.06),
      ),
    ),
    k.rect(40, 30, 60, y - 30, c.gold),
    k.rect(860, 30, 60, y - 30, c.gold),
    k.stroke(
      k.times(
        6,
        (i) => `M40 ${80 + i * 70}L100 ${50 + i * 70}M860 ${80 + i * 70}L920 ${50 + i * 70}`,
      ),
      c.brick,
      8,
    ),
    k.path(
      `M0 0H${W}V110Q${W * 0.92} 30 ${W * 0.84} 96Q${W * 0.74} 20 ${W * 0.66} 90Q${W * 0.5} 0 ${W * 0.34} 90Q${W * 0.26} 20 ${W * 0.16} 96Q${W * 0.08} 30 0 110z`,
      '#e9c45e',
    ),
    k.stroke(
      `M0 110Q${W * 0.08} 30 ${W * 0.16} 96Q${W * 0.26} 20 ${W * 0.34} 90Q${W * 0.5} 0 ${W * 0.66} 90Q${W * 0.74} 20 ${W * 0.84} 96Q${W * 0.92} 30 ${W} 110`,
      c.brick,
      8,
    ),
    at(k.garland(300, 30), 250, 110),
    at(k.garland(300, 30), 710, 110),
    k.glow(480, 300, 420, '#ffe0a0', 0.45),
  )
const lights = (y, seed) =>
  k.times(
    26,
    (i) =>
      k.circle(
        i * 38 + 4,
        y + Math.sin(i * 0.9 + seed) * 14,
        6,
        [c.goldLight, '#f0a35a', '#e6797a', '#9fd3b0'][i % 4],
      ) + k.glow(i * 38 + 4, y + Math.sin(i * 0.9 + seed) * 14, 20, '#ffe0a0', 0.5),
  )
const red = saree('#fbf3e4', '#b5323c', '#b5323c')

const durgaPuja = album(
  'durga-puja',
  () => [
    pandal(500),
    at(things.durga(), 480, 500, 0.94),
    at(things.kalash(0.9), 280, 520),
    at(things.kalash(0.9), 680, 520),
    things.alpona(480, 580, 200),
    at(things.diya(0.7), 350, 556),
    at(things.diya(0.7), 610, 556),
    who(180, 690, 340, red, 'hold', { view: 'back', age: 1, seed: 4, cut: 'bun' }),
    who(330, 700, 250, lehenga(c.gold, c.brick, c.forest5), 'front', {
      view: 'back',
      age: 0.3,
      girl: true,
      cut: 'plaits',
      seed: 9,
    }),
    who(660, 700, 270, kurta('#e9c45e'), 'front', { view: 'back', seed: 12 }),
    who(790, 690, 340, kurta(c.paperDark), 'front', {
      view: 'back',
      age: 1,
      seed: 20,
      cut: 'grey',
    }),
  ],
  () => [
    soft(near(pandal(520, '#7d3f5c'), 1.25, 480, 300), 5),
    bokeh(5, 26),
    who(
      760,
      780,
      600,
      kurta('#c2566b'),
      { ...clap, lean: 4 },
      { dir: -1, seed: 15, shadow: false },
    ),
    close(
      330,
      kurta('#f3ead6'),
      { lean: 4, nod: 6, armF: [34, 92], armB: [10, 70], legF: [3, 2], legB: [-3, -2] },
      {
        seed: 7,
        age: 0.85,
        y: 1060,
        h: 960,
        hold: (p) =>
          at(things.dhol(c.brick, true), 10, -6, 0.3) +
          k.line(p[0] - 2, p[1], p[0] + 9, p[1] + 6, c.woodLight, 1.3) +
          k.circle(p[0], p[1], 2.8, '#b8825a'),
      },
    ),
  ],
  () => [
    k.wash(0, 0, W, 320, '#472b33', '#7d4a40'),
    soft(k.join(bokeh(8, 26, [c.goldLight, '#f0a35a', '#e6797a'], 300), lights(120, 2)), 4),
    k.wash(0, 320, W, 400, '#a1542f', '#b8693c'),
    things.alpona(480, 560, 400, '#f6ead2'),
    at(things.dhunuchi(2), 480, 540),
    at(things.diya(1.5), 190, 520),
    at(things.diya(1.5), 780, 524),
    at(things.diya(1.7), 330, 660),
    at(things.lotusFlower(1.3), 640, 660),
    at(things.lotusFlower(1), 760, 640, 1, 0),
    k.glow(480, 480, 460, '#ffd98a', 0.3),
  ],
  () => [
    k.wash(0, 0, W, 520, '#33455a', '#a06a5c'),
    k.hills(W, 600, 400, 4),
    k.schoolBlock(280, 470, 620, 2, { bays: 7, fh: 84, lit: true, roof: '#1f4a3a' }),
    k.wash(0, 460, W, 260, '#4f6b52', '#39543f'),
    lights(200, 0),
    lights(250, 2),
    at(k.tree(4, '#2b5a45'), 120, 500, 1.5),
    row(4, 250, 720, 620, 300, {
      outfits: [
        lehenga('#c2566b', c.gold, c.forest5),
        kurta('#e9c45e'),
        lehenga(c.gold, c.brick, '#6d3f5c'),
        kurta('#2f7f86'),
      ],
      poses: ['wave', 'front', 'holdFront', 'cheer'],
      seed: 7,
      each: (i) => ({ girl: i % 2 === 0, cut: i % 2 ? 'short' : 'plaits', ribbon: c.gold }),
    }),
    row(3, 330, 640, 690, 240, {
      outfits: [
        casual('#e58a35', '#4a5752', 'shorts', { sock: c.white }),
        lehenga(c.forest5, '#e6797a', c.gold),
        casual('#4f7fa0', c.ink, 'trousers'),
      ],
      age: 0.2,
      seed: 18,
      each: (i) => ({ girl: i === 1, cut: i === 1 ? 'pony' : 'short' }),
    }),
    k.glow(480, 330, 460, '#ffdf9e', 0.22),
  ],
)

/* ---- Saraswati Puja ---- */
const basanti = saree('#efc33f', '#b5323c', '#d9792f')
const yellow = kurta('#eec24a')
const altar = (y) =>
  k.join(
    k.rect(250, y - 30, 460, 60, c.brick),
    k.rect(240, y - 40, 480, 16, c.gold),
    k.rect(210, y + 30, 540, 40, k.dark(c.brick, 0.2)),
  )
const backcloth = k.join(
  k.times(9, (i) =>
    k.path(
      `M${170 + i * 70} 40Q${190 + i * 70} 300 ${170 + i * 70} 460H${240 + i * 70}Q${226 + i * 70} 300 ${240 + i * 70} 40z`,
      i % 2 ? '#f3d98a' : '#efcf70',
    ),
  ),
  k.rect(160, 30, 650, 20, c.brick),
  at(k.garland(300, 40), 330, 60),
  at(k.garland(300, 40), 640, 60),
)

const saraswatiPuja = album(
  'saraswati-puja',
  () => [
    hall(430, { wall: '#efe6d2', floor: '#c29364', seed: 1 }),
    backcloth,
    at(things.saraswati(), 480, 420, 0.92),
    altar(450),
    at(k.stack(4, 90, 3, 14), 310, 412),
    at(things.kalash(0.6), 650, 412),
    at(k.pot(0, 0, 0.9, 4), 150, 500),
    at(k.pot(0, 0, 0.9, 6), 820, 500),
    things.alpona(480, 580, 220),
    who(160, 690, 320, basanti, folded, { view: 'back', age: 0.75, seed: 5, cut: 'long' }),
    who(300, 710, 300, basanti, 'front', { view: 'back', age: 0.6, seed: 11, cut: 'bun' }),
    who(670, 710, 310, yellow, 'front', { view: 'back', seed: 17 }),
    who(810, 690, 330, yellow, 'front', { view: 'back', seed: 25, age: 0.75 }),
  ],
  () => [
    soft(
      near(k.join(hall(430, { wall: '#efe0bd', floor: '#c29364' }), backcloth), 1.4, 480, 300),
      6,
    ),
    who(760, 960, 720, yellow, folded, { view: 'three', dir: -1, seed: 21, shadow: false }),
    close(380, basanti, folded, {
      view: 'front',
      age: 0.35,
      seed: 8,
      girl: true,
      cut: 'plaits',
      ribbon: '#b5323c',
      y: 1060,
      h: 960,
    }),
    veil('warm'),
  ],
  () => [
    k.flatLay(W, H, '#c08a54'),
    k.circle(490, 380, 300, c.ink, { opacity: 0.14 }),
    k.circle(480, 366, 300, '#c9973a'),
    k.circle(480, 366, 270, '#e3bd68'),
    at(k.book(150, 200, c.forest), 420, 420, 1, -8),
    at(k.book(130, 170, '#8d4734'), 560, 400, 1, 10),
    at(k.pen(190, c.brick), 500, 470, 1, -30),
    k.circle(620, 490, 44, '#2f3b52'),
    k.circle(620, 490, 30, '#1d2a3c'),
    at(things.lotusFlower(1.1), 350, 540),
    k.times(34, (i) => {
      const a = (i / 34) * 6.283
      const [x, y] = [480 + Math.cos(a) * 256, 366 + Math.sin(a) * 256]
      return (
        k.circle(x, y, 22, i % 2 ? '#e58a35' : '#efc33f') +
        k.circle(x, y, 13, i % 2 ? '#efa24f' : '#f5d767') +
        k.circle(x, y, 5, '#c9752a')
      )
    }),
    k.leafShadow(40, 60, 1.3, 20),
  ],
  () => [
    grounds(340, { seed: 7, sunAt: [160, 90, 30], mood: 'bright' }),
    k.bunting(-10, 970, 150, 34, 22, ['#efc33f', '#e58a35', c.paper]),
    k.wash(0, 440, W, 280, '#c9835a', '#b06c47'),
    things.alpona(480, 590, 330),
    at(k.bloomTree(8), 850, 470, 1.2),
    who(
      180,
      620,
      300,
      basanti,
      { lean: 30, nod: 14, armF: [30, 44], armB: [44, 60], legF: [88, -6], legB: [20, -88] },
      { age: 0.6, seed: 5, cut: 'plaits', girl: true },
    ),
    who(790, 640, 300, yellow, { ...k.poses.kneel, lean: 30 }, { dir: -1, seed: 13 }),
    who(390, 520, 250, basanti, 'holdFront', { view: 'front', age: 0.6, seed: 24, cut: 'bun' }),
    who(570, 516, 250, basanti, 'front', { view: 'front', age: 0.6, seed: 33, cut: 'long' }),
    who(480, 506, 240, yellow, 'front', { view: 'front', seed: 38 }),
  ],
)

export default [independence, republic, durgaPuja, saraswatiPuja].flat()
