/** The school from outside: the front and the gate. */
import * as k from '../kit.mjs'

const { scene, at, c, crowd, outdoors } = k

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

export default [campus, gatePic]
