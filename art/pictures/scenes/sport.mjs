/** Games on the ground, the court and the lawn. */
import * as k from '../kit.mjs'

const { scene, at, c, person, crowd, outdoors } = k

const games = scene('games', 1200, 800, (w, h) => [
  outdoors(w, h, 450, { snow: 0.32, seed: 5, sunAt: [950, 110, 30], bands: 6 }),
  at(k.tree(4), 90, 500, 1.1),
  at(k.oak(3), 230, 490, 1.1),
  at(k.tree(9), 1120, 510, 1.2),
  k.fence(0, 506, 1200, 28),
  at(k.goal(250, 110), 130, 560),
  k.ellipse(640, 660, 330, 74, 'none', { stroke: c.white, 'stroke-width': 6, opacity: 0.7 }),
  k.line(0, 540, 1200, 540, c.white, 4, { opacity: 0.7 }),
  k.tufts(0, 560, 1200, 230, 5, c.grassDark, 44),
  crowd([
    [250, 566, 132, { view: 'front', pose: 'front', outfit: 'yellow', age: 0.5 }],
    [880, 560, 128, { dir: -1, pose: 'run', outfit: 'red', age: 0.5 }],
    [1010, 566, 132, { dir: -1, pose: 'run2', outfit: 'green', age: 0.5 }],
  ]),
  person({ x: 760, y: 740, h: 310, age: 0.5, dir: -1, pose: 'kick', outfit: 'green', seed: 3 }),
  person({ x: 390, y: 744, h: 296, age: 0.5, pose: 'run2', outfit: 'red', seed: 11 }),
  person({
    x: 1010,
    y: 730,
    h: 280,
    age: 0.5,
    dir: -1,
    pose: 'run',
    outfit: 'red',
    seed: 6,
    girl: true,
    cut: 'pony',
  }),
  k.shade(590, 744, 22),
  at(k.football(23), 584, 738),
  k.foreground(-20, 820, 0.9, 3),
])
export default [games]
