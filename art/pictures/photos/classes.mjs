/** Indoors, learning: science fair, art class, library week, laboratory, computer lab. */
import * as k from '../kit.mjs'
import {
  album,
  classroom,
  close,
  grounds,
  H,
  hall,
  lifted,
  near,
  soft,
  veil,
  W,
  who,
} from './parts.mjs'
import * as things from './props.mjs'

const { c, at } = k
const plaits = { cut: 'plaits' }
/** A counter that runs through the front of the picture. */
const counter = (y, col = c.woodLight, face = c.forest7) =>
  k.join(
    k.rect(0, y, W, 26, col),
    k.rect(0, y, W, 6, k.light(col, 0.5)),
    k.rect(0, y + 26, W, H - y, face),
    k.rect(0, y + 26, W, 8, c.ink, { opacity: 0.14 }),
  )

const stand = (x, y, s, seed, model, col) =>
  at(
    k.join(
      at(things.display(seed, col), 0, -92, 0.95),
      k.table(-150, 0, 300, 92, { d: 40, front: true, wood: c.paperDark }),
      at(model, 10, -100, 0.62),
    ),
    x,
    y,
    s,
  )
const look = { lean: 16, nod: 12, armF: [24, 84], armB: [34, 92], legF: [4, 0], legB: [-6, -4] }

const scienceFair = album(
  'science-fair',
  () => [
    hall(400, { wall: '#e3ebe2', floor: '#caa06c', seed: 1 }),
    k.bunting(-10, 970, 50, 24, 22),
    stand(190, 520, 0.95, 3, things.volcano(), c.brick),
    stand(490, 520, 0.95, 6, things.windmill(), c.forest5),
    stand(790, 520, 0.95, 9, things.planets(), c.slate),
    who(330, 560, 240, 'girl', 'point', { dir: -1, seed: 4, ...plaits }),
    who(640, 560, 250, 'boy', 'point', { dir: -1, seed: 13 }),
    who(120, 690, 310, 'sareeSky', 'hold', { view: 'back', age: 1, seed: 7, cut: 'bun' }),
    who(430, 700, 290, 'boy', 'front', { view: 'back', seed: 19 }),
    who(540, 700, 270, 'tunic', 'front', { view: 'back', seed: 23, cut: 'pony' }),
    who(850, 690, 340, 'man', 'hold', { view: 'back', age: 1, seed: 29 }),
  ],
  () => [
    soft(near(hall(430, { wall: '#e3ebe2', floor: '#caa06c' }), 1.4), 5),
    at(things.display(5, c.forest5), 690, 600, 2.3),
    who(
      200,
      1040,
      860,
      'girl',
      { lean: 16, nod: 12, armF: [50, 86], armB: [30, 84], legF: [3, 1], legB: [-3, -2] },
      { seed: 12, ...plaits, shadow: false },
    ),
    counter(600, c.paperDark, c.brick),
    at(things.volcano(), 560, 640, 1.9),
  ],
  () => [
    k.tableBy(W, H, 330, {
      wall: '#e6ecdd',
      win: [620, 40, 280, 230],
      view: 'tree',
      behind: k.noticeBoard(90, 60, 360, 210, 6, 6),
    }),
    at(k.robot(), 330, 620, 2.5),
    at(things.windmill(), 700, 560, 1.6),
    at(k.sheet(130, 90, { lines: 4, turn: -8 }), 590, 660, 1),
    at(k.pencil(120), 780, 670, 1, 16),
    k.stroke('M440 600Q520 640 560 600T660 560', c.ink, 4),
    at(k.stack(2, 110, 5, 16), 130, 470),
  ],
  () => [
    soft(near(classroom(470, { marks: 'cell', wall: '#e6ecdd' }), 1.15, 480, 300), 3),
    k.rect(0, 560, W, 160, '#caa06c'),
    who(180, 720, 460, 'boy', look, { seed: 6, shadow: false }),
    who(800, 720, 440, 'girl', look, { dir: -1, seed: 15, ...plaits, shadow: false }),
    who(350, 640, 380, 'tunic', 'holdFront', {
      view: 'front',
      seed: 24,
      cut: 'pony',
      shadow: false,
    }),
    who(630, 640, 400, 'man', 'front', { view: 'front', age: 1, seed: 33, shadow: false }),
    k.table(250, 720, 460, 160, { d: 70, front: true, wood: c.paperDark }),
    at(things.planets(), 480, 540, 1.7),
  ],
)

const paintHand = (p) => at(things.brush(150, c.brick), p[0] + 7, p[1] - 2, 0.13, -20)
const apron = { ...k.outfits.girl, apron: c.goldLight }
const apronBoy = { ...k.outfits.boy, apron: '#a9c9d2' }
const reach = { ...k.poses.stand, armF: [64, 104] }

const artClass = album(
  'art-class',
  () => [
    classroom(430, { wall: '#f4ead6', floor: '#d2ab7c', marks: 'none', seed: 5 }),
    k.times(3, (i) => at(things.painting(80, 64, i + 1), 450 + i * 104, 180)),
    [
      [150, 560, 0.95],
      [470, 560, 0.95],
      [800, 560, 0.95],
    ].map(
      ([x, y, s], i) =>
        at(things.easelWith(i + 1), x, y, s) +
        who(x - 92, y + 8, 230, i % 2 ? apronBoy : apron, reach, {
          seed: i * 9 + 4,
          girl: i % 2 === 0,
          hold: paintHand,
        }),
    ),
    at(things.easelWith(6), 700, 716, 1.4),
    who(560, 730, 340, apron, reach, { seed: 33, girl: true, cut: 'plaits', hold: paintHand }),
    who(250, 720, 380, 'sareeGreen', 'hold', { age: 1, seed: 8, cut: 'bun' }),
    at(k.stool(0, 0, 90), 860, 716),
    at(things.palette(0.6), 860, 612),
  ],
  () => [
    soft(near(classroom(470, { wall: '#efe6d2', marks: 'none' }), 1.5, 200, 260), 6),
    at(things.easelWith(2), 730, 960, 3.4),
    who(
      300,
      1080,
      920,
      apron,
      { lean: 4, nod: 4, armF: [60, 104], armB: [30, 80], legF: [3, 1], legB: [-3, -2] },
      {
        view: 'three',
        seed: 16,
        girl: true,
        cut: 'plaits',
        shadow: false,
        hold: paintHand,
        holdB: (p) => at(things.palette(0.2), p[0] + 6, p[1] - 1),
      },
    ),
  ],
  () => [
    k.flatLay(W, H, '#c99a66'),
    at(things.painting(430, 320, 4), 360, 330, 1, -6),
    at(things.painting(200, 150, 3), 800, 170, 1, 9),
    at(things.palette(1.9), 730, 470),
    at(things.brush(260, c.brick), 420, 610, 1, -8),
    at(things.brush(220, '#4f7fa0'), 640, 640, 1, 12),
    k.circle(112, 590, 62, c.ink, { opacity: 0.14 }),
    k.circle(104, 580, 60, '#dfe9ea'),
    k.circle(104, 580, 48, '#8fb8c9'),
    k.circle(94, 572, 20, '#a8cad6'),
    [
      [60, 90, c.brick],
      [106, 60, c.gold],
      [150, 94, c.forest5],
    ].map(
      ([x, y, col]) =>
        k.circle(x + 4, y + 5, 24, c.ink, { opacity: 0.14 }) +
        k.circle(x, y, 24, c.paper) +
        k.circle(x, y, 18, col),
    ),
  ],
  () => [
    grounds(350, { seed: 9, sunAt: [160, 90, 30] }),
    at(k.tree(5), 840, 480, 2),
    k.tufts(0, 430, W, 280, 6),
    k.line(60, 330, 640, 330, c.woodDark, 4),
    k.rect(56, 320, 8, 180, c.woodDark),
    k.rect(636, 320, 8, 180, c.woodDark),
    k.times(5, (i) => at(things.painting(84, 66, i + 2), 120 + i * 114, 376, 1, i % 2 ? 3 : -3)),
    who(250, 660, 330, apronBoy, 'floor', { seed: 5 }),
    at(things.painting(120, 40, 3), 390, 660),
    who(620, 670, 330, apron, 'floor', { dir: -1, seed: 14, girl: true, ...plaits }),
    at(things.painting(120, 40, 2), 480, 688),
    who(820, 660, 330, 'tunic', 'wave', { view: 'front', seed: 22, cut: 'pony' }),
    at(things.palette(0.5), 436, 640),
  ],
)

const hallShelves = (y, seed = 1) =>
  k.join(
    k.room(W, H, y, { wall: '#efe4cc', floor: '#b9885a' }),
    k.shelf(-30, y + 20, 330, 400, { rows: 5, bays: 2, seed }),
    k.bigWindow(380, 70, 220, 260, { panes: 2, view: 'tree' }),
    k.shelf(670, y + 20, 330, 400, { rows: 5, bays: 2, seed: seed + 4 }),
  )
const _bookIn =
  (col, turn = 0) =>
  (p) =>
    at(k.book(17, 22, col, false), p[0] + 4, p[1] + 8, 1, turn)
const openIn = (col) => (p) => at(lifted(k.openBook(28, col)), p[0] + 3, p[1] + 1)
const reader = (x, y, h, seed, o = {}) =>
  k.chair(x - h * 0.03, y, h * 0.27, o.chair ?? c.forest5, o.dir ?? 1) +
  who(x, y, h, o.outfit ?? 'girl', 'read', {
    seed,
    shadow: false,
    hold: openIn(o.book ?? c.brick),
    ...o,
  })

const libraryWeek = album(
  'library-week',
  () => [
    hallShelves(430, 3),
    k.bunting(300, 670, 40, 24, 10),
    k.beams(W, H, 0.12),
    k.rug(480, 620, 380, 70, '#4f7a6a'),
    reader(170, 600, 300, 4),
    reader(800, 600, 300, 12, { dir: -1, outfit: 'boy', book: c.gold }),
    who(480, 520, 280, 'tunic', 'holdFront', { view: 'front', seed: 21, ...plaits, shadow: false }),
    k.table(330, 640, 320, 110, { d: 46 }),
    at(k.stack(4, 96, 5, 15), 400, 520),
    at(k.globe(36), 580, 520),
    at(k.openBook(90), 490, 536),
    who(250, 470, 240, 'girl', 'backReach', { view: 'back', seed: 30, cut: 'pony' }),
  ],
  () => [
    soft(near(hallShelves(480, 6), 1.6, 220, 300), 5),
    close(
      470,
      'boy',
      { armF: [20, -78], armB: [-20, 78], legF: [3, 2], legB: [-3, -2], nod: 4 },
      { view: 'front', seed: 18, y: 1060, h: 960 },
    ),
    at(k.book(230, 290, c.brick), 470, 660),
    k.ellipse(360, 560, 24, 30, '#ad7750'),
    k.ellipse(582, 560, 24, 30, '#ad7750'),
  ],
  () => [
    k.tableBy(W, H, 350, {
      win: [60, 40, 300, 260],
      view: 'tree',
      wood: '#a8764a',
      behind: k.shelf(560, 400, 460, 390, { rows: 4, bays: 2, seed: 7 }),
    }),
    at(k.stack(6, 190, 4, 30), 260, 600),
    at(k.openBook(400, c.brick), 620, 650),
    at(k.pencil(120), 440, 680, 1, -10),
    at(k.mug(c.forest5), 850, 520, 1.2),
    at(k.lamp(0, 0, 1.4), 420, 440),
  ],
  () => [
    k.room(W, H, 420, { wall: '#dfe6d6', floor: '#c39566' }),
    k.shelf(40, 440, 880, 340, { rows: 4, bays: 4, seed: 12, wood: '#94693f' }),
    k.rug(480, 610, 450, 110, '#a9573f'),
    k.rrect(400, 330, 160, 190, 24, c.forest7),
    k.rect(410, 440, 140, 90, c.forest5, { rx: 10 }),
    who(
      480,
      560,
      420,
      'kameez',
      { ...k.poses.sitFront, armF: [16, -70], armB: [-16, 70] },
      { view: 'front', age: 1, seed: 6, cut: 'bun' },
    ),
    at(lifted(k.openBook(110, c.forest)), 480, 420),
    [
      [130, 590],
      [270, 650],
      [430, 690],
      [590, 690],
      [740, 650],
      [860, 590],
    ].map(([x, y], i) =>
      who(
        x,
        y,
        290,
        ['tunic', 'shorts', 'girl'][i % 3],
        { short: 0.2, armF: [14, 4], armB: [-14, -4], legF: [60, -60], legB: [-60, 60] },
        { view: 'back', age: 0.2, seed: i * 7 + 3, hip: true, shadow: false },
      ),
    ),
    veil('warm'),
  ],
)

const lab = (y, seed = 1) =>
  k.join(
    k.room(W, H, y, { wall: '#e6efea', floor: '#cbd5cf', tiles: true }),
    k.bigWindow(60, 60, 230, 230, { panes: 2, view: 'hills' }),
    k.rect(360, 190, 340, 12, c.wood),
    [
      k.flask(c.leaf, 0.8),
      k.beaker(c.goldLight, 0.8),
      k.roundFlask(c.brick, 0.8),
      k.flask('#7fb2c0', 0.8),
      k.beaker(c.leaf, 0.8),
    ].map((f, i) => at(f, 396 + i * 66, 190)),
    k.noticeBoard(760, 70, 160, 190, seed, 4),
  )
const coat = k.outfits.coat
const scope = (x, y, s, mirror = false) => at(k.microscope(1), x, y, s, 0, mirror)

const laboratory = album(
  'laboratory',
  () => [
    lab(430, 2),
    [190, 470, 760].map((x, i) =>
      who(x, 560, 260, 'coat', i === 1 ? 'look' : 'hold', {
        seed: i * 8 + 3,
        girl: i !== 1,
        cut: i !== 1 ? 'pony' : 'short',
        dir: i === 2 ? -1 : 1,
        shadow: false,
      }),
    ),
    k.rect(40, 470, 880, 18, '#3d4c47'),
    k.rect(40, 488, 880, 80, c.paper),
    at(k.tubes(), 330, 470, 0.7),
    scope(560, 470, 0.8),
    at(k.flask(c.brick, 0.8), 650, 470),
    at(k.beaker('#7fb2c0', 0.8), 120, 470),
    who(270, 740, 370, 'coat', look, { seed: 34, shadow: false }),
    who(720, 740, 370, 'coat', 'hold', { dir: -1, seed: 41, girl: true, ...plaits, shadow: false }),
    k.rect(0, 620, W, 22, '#3d4c47'),
    k.rect(0, 642, W, 80, c.paper),
    [20, 260, 500, 740].map(
      (x) =>
        k.rrect(x, 656, 200, 70, 4, '#e9ece4') + k.rect(x + 80, 668, 40, 6, c.slate, { rx: 3 }),
    ),
    at(k.burner(), 480, 620, 1),
    at(k.stand(at(k.roundFlask(c.gold, 0.9), 12, -96)), 500, 620, 0.9),
    at(k.beaker(c.leaf, 1), 390, 622),
  ],
  () => [
    soft(near(lab(480), 1.5, 560, 260), 5),
    who(
      310,
      1060,
      920,
      coat,
      { lean: 24, nod: 20, armF: [36, 104], armB: [46, 112], legF: [3, 1], legB: [-3, -2] },
      { seed: 11, girl: true, ...plaits, shadow: false },
    ),
    k.rect(0, 630, W, 90, '#3d4c47'),
    k.rect(0, 630, W, 8, '#5b6d66'),
    scope(640, 632, 3, true),
    at(k.sheet(80, 40, { lines: 2 }), 880, 670, 1),
  ],
  () => [
    k.room(W, H, 420, { wall: '#dfeae6', floor: '#3d4c47', skirting: '#cfdad4' }),
    soft(k.bigWindow(560, 40, 320, 300, { panes: 2, view: 'tree' }), 3),
    k.wash(0, 410, W, 310, '#4a5b55', '#36443f'),
    k.rect(0, 410, W, 6, '#6a7c75'),
    at(k.tubes(), 240, 600, 2.2),
    at(k.roundFlask('#7fb2c0', 1.7), 650, 540),
    at(k.flask(c.leaf, 2), 530, 640),
    at(k.beaker(c.gold, 1.9), 760, 660),
    at(k.burner(), 860, 560, 1.9),
    k.glow(860, 420, 120, '#fbdc93', 0.4),
  ],
  () => [
    k.room(W, H, 470, { wall: '#e6ecdd', floor: '#c9b391', tiles: true }),
    k.board(60, 70, 380, 220, 'cell'),
    k.shelf(720, 500, 220, 420, { rows: 4, seed: 7 }),
    who(
      200,
      560,
      400,
      'man',
      { ...k.poses.point, armF: [84, 96] },
      { age: 1, seed: 5, view: 'three' },
    ),
    [360, 500, 640].map((x, i) =>
      who(x, 600 + i * 8, 330, coat, i === 1 ? 'front' : 'holdFront', {
        view: 'front',
        seed: i * 6 + 12,
        girl: i !== 1,
        cut: i !== 1 ? ['plaits', '', 'pony'][i] : 'short',
        shadow: false,
      }),
    ),
    k.table(240, 720, 640, 150, { d: 60, front: true, wood: '#5b6d66' }),
    scope(360, 560, 1.1),
    at(k.globe(40), 780, 556),
    at(k.pot(0, 0, 0.8, 3, c.slate), 560, 556),
    at(k.openBook(90), 670, 562),
  ],
)

const station = (x, y, s, seed, o = {}) =>
  at(
    k.join(
      k.chair(-112, 0, 58, c.forest5),
      who(-98, 0, 220, o.outfit ?? (seed % 2 ? 'boy' : 'girl'), 'type', { seed, shadow: false }),
      k.table(-52, 0, 190, 96, { d: 30, inset: 10 }),
      at(k.monitor(92, 'code', true), 64, -108),
    ),
    x,
    y,
    s,
    0,
    o.mirror,
  )

const computerLab = album(
  'computer-lab',
  () => [
    k.room(W, H, 400, { wall: '#e0e8ea', floor: '#c4ad8d', tiles: true }),
    k.board(350, 60, 300, 190, 'none'),
    at(k.monitor(150, 'picture'), 500, 220, 1),
    k.fan(180, 30, 180),
    k.fan(800, 30, 180),
    k.bigWindow(60, 90, 190, 210, { panes: 2 }),
    k.noticeBoard(740, 100, 170, 170, 9, 4),
    station(190, 500, 0.95, 3),
    station(480, 500, 0.95, 8),
    station(770, 500, 0.95, 13),
    station(260, 700, 1.4, 20),
    station(700, 700, 1.4, 27),
    who(450, 640, 360, 'sareeSky', look, { age: 1, dir: -1, seed: 9, cut: 'bun' }),
  ],
  () => [
    soft(
      k.join(
        k.room(W, H, 480, { wall: '#cfdcdc', floor: '#b59b78' }),
        k.bigWindow(540, 60, 340, 300, { panes: 2, view: 'tree' }),
      ),
      5,
    ),
    who(
      330,
      1060,
      920,
      'girl',
      { lean: 8, nod: 6, armF: [34, 96], armB: [42, 100], legF: [3, 1], legB: [-3, -2] },
      { seed: 15, cut: 'plaits', shadow: false },
    ),
    who(
      60,
      1090,
      980,
      'boy',
      { lean: 12, nod: 8, armF: [10, 30], armB: [20, 40], legF: [3, 1], legB: [-3, -2] },
      { seed: 8, shadow: false },
    ),
    k.rect(0, 620, W, 100, c.woodLight),
    k.rect(0, 620, W, 8, k.light(c.woodLight, 0.5)),
    at(k.monitor(420, 'code'), 740, 664),
    k.rrect(440, 646, 190, 34, 8, '#e3e8e4'),
    k.stroke(
      k.times(3, (i) => `M452 ${654 + i * 8}H618`),
      '#9da7a1',
      4,
      { 'stroke-dasharray': '8 5' },
    ),
  ],
  () => [
    k.tableBy(W, H, 380, { wall: '#d9e4e6', win: [80, 50, 260, 250], wood: '#c9a070' }),
    at(k.monitor(460, 'code'), 520, 520),
    k.rrect(340, 560, 360, 84, 12, c.ink, { opacity: 0.14 }),
    k.rrect(330, 548, 360, 84, 12, '#e3e8e4'),
    k.times(4, (j) =>
      k.times(13, (i) =>
        k.rrect(
          342 + i * 26,
          556 + j * 18,
          21,
          14,
          3,
          j === 3 && i > 3 && i < 9 ? '#cdd5d0' : c.white,
        ),
      ),
    ),
    k.ellipse(790, 606, 36, 24, c.ink, { opacity: 0.14 }),
    k.ellipse(782, 598, 34, 24, '#e3e8e4'),
    k.line(782, 578, 782, 592, '#9da7a1', 3),
    at(k.mug(c.brick), 880, 500, 1.3),
    at(k.pot(0, 0, 1, 5), 180, 470),
    at(k.sheet(110, 140, { turn: -10 }), 180, 590),
  ],
  () => [
    k.room(W, H, 400, { wall: '#e6ecdd', floor: '#b89a78', tiles: true }),
    k.shelf(40, 430, 200, 350, { rows: 4, seed: 9 }),
    k.bigWindow(640, 70, 250, 260, { panes: 2, view: 'tree' }),
    k.noticeBoard(330, 80, 230, 200, 5, 6),
    who(250, 560, 330, 'boy', look, { seed: 4, shadow: false }),
    who(720, 560, 320, 'girl', look, { dir: -1, seed: 17, cut: 'plaits', shadow: false }),
    who(390, 520, 310, 'tunic', 'holdFront', {
      view: 'front',
      seed: 23,
      cut: 'pony',
      shadow: false,
    }),
    who(580, 520, 330, 'boy', 'front', { view: 'front', seed: 38, shadow: false }),
    k.table(210, 700, 540, 190, { d: 80, front: true }),
    at(k.robot(), 400, 510, 0.9),
    at(k.laptop(170, 'code'), 600, 510),
  ],
)

export default [scienceFair, artClass, libraryWeek, laboratory, computerLab].flat()
