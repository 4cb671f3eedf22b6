/** What the photographs share: their size, places, light, depth of field and ways of arranging people. */
import * as k from '../kit.mjs'

const { c, at } = k

export const W = 960
export const H = 720

/** The four photographs of a topic. In: one draw function for each; each returns its layers from back to front. */
export const album = (topic, ...draws) =>
  draws.map((draw, i) => k.scene(`${topic}-0${i + 1}`, W, H, draw))

/** Out of focus: what stands behind the subject. The sharp copy beneath keeps the edges of the picture closed. */
export const soft = (inner, amount = 4) =>
  k.join(
    inner,
    k.el(
      'filter',
      { id: `soft${amount}`, x: '-5%', y: '-5%', width: '110%', height: '110%' },
      k.el('feGaussianBlur', { stdDeviation: amount }),
    ),
    k.g(inner, { filter: `url(#soft${amount})` }),
  )
/** Step nearer: enlarge a layer around the point (x, y). */
export const near = (inner, s, x = W / 2, y = H / 2) =>
  k.g(inner, { transform: `translate(${k.n(x - x * s)} ${k.n(y - y * s)}) scale(${s})` })

const tints = {
  warm: ['#e8a44c', 0.1],
  dawn: ['#f2b37c', 0.14],
  cool: ['#3f6f8c', 0.1],
  evening: ['#9a5a3c', 0.2],
  dim: ['#1d2a24', 0.22],
  mist: ['#eef3f0', 0.2],
}
/** A thin veil over the whole picture: the hour of the day. */
export const veil = (kind) => k.rect(0, 0, W, H, tints[kind][0], { opacity: tints[kind][1] })
/** Round spots of unfocused light. */
export const bokeh = (seed = 1, count = 18, cols = [c.goldLight, c.dawn, c.white], y2 = H) => {
  const r = k.rng(seed)
  return k.times(count, () =>
    k.circle(r.range(0, W), r.range(0, y2), r.range(10, 34), r.pick(cols), {
      opacity: r.range(0.16, 0.4),
    }),
  )
}
/** Petals or paper falling through the air. */
export const confetti = (
  seed = 1,
  count = 40,
  cols = [c.gold, c.brick, '#dd8d45', c.leaf],
  y2 = H * 0.8,
) => {
  const r = k.rng(seed)
  return k.times(count, () =>
    k.g(k.ellipse(0, 0, r.range(4, 9), r.range(2.5, 4.5), r.pick(cols)), {
      transform: `translate(${k.n(r.range(0, W))} ${k.n(r.range(0, y2))}) rotate(${r.int(0, 180)})`,
    }),
  )
}

/* ---- places ---- */
/** The playing field; `y` is where the grass begins. */
export const field = (y = 400, o = {}) =>
  k.join(
    k.outdoors(W, H, y, { snow: 0.34, seed: 3, sunAt: [740, 90, 28], ...o }),
    at(k.tree((o.seed ?? 3) + 1), 70, y + 46, 1.1),
    at(k.oak((o.seed ?? 3) + 2), 890, y + 40, 1.1),
  )
/** The school's front with its lawn. */
export const front = (y = 430, { x = 250, seed = 4, clock = true, ...o } = {}) =>
  k.join(
    k.outdoors(W, H, y, { snow: 0.3, seed, ...o }),
    k.schoolBlock(x, y + 40, 540, 2, { bays: 6, fh: 82, portico: true, clock }),
    at(k.tree(seed + 2), x - 110, y + 60, 1.2),
    at(k.bloomTree(seed + 5), x + 650, y + 70, 1.2),
  )
/** A long block seen from its lawn, cut by the frame: the side of the grounds. */
export const grounds = (y = 420, { seed = 6, right = true, roof = c.forest5, ...o } = {}) =>
  k.join(
    k.outdoors(W, H, y, { snow: 0.32, seed, ...o }),
    k.schoolBlock(right ? 520 : -120, y + 36, 560, 2, { bays: 7, fh: 70, roof }),
    at(k.tree(seed), right ? 90 : 860, y + 60, 1.3),
    at(k.oak(seed + 3), right ? 260 : 700, y + 40, 1),
  )
/** The stage of the assembly hall. */
export const stage = (y = 500, o = {}) => k.theatre(W, H, y, o)
/** A classroom with board and window. */
export const classroom = (
  y = 500,
  { marks = 'math', wall = '#f1e7d2', floor = '#d9bd90', seed = 3 } = {},
) =>
  k.join(
    k.room(W, H, y, { wall, floor }),
    k.bigWindow(60, 70, 240, 250, { panes: 2, view: seed % 2 ? 'tree' : 'hills' }),
    k.board(390, 80, 330, 210, marks),
    k.noticeBoard(780, 100, 150, 170, seed, 4),
  )
/** A big plain hall with windows on its long side. */
export const hall = (
  y = 470,
  { wall = '#e6ecdd', floor = '#c89b66', seed = 2, mood = 'day', curtain = null } = {},
) =>
  k.join(
    k.room(W, H, y, { wall, floor }),
    [70, 380, 690].map((x, i) =>
      k.bigWindow(x, 80, 200, y * 0.52, {
        panes: 2,
        view: (i + seed) % 2 ? 'tree' : 'hills',
        mood,
        curtain,
      }),
    ),
  )

/* ---- people ---- */
/** The kit's person; in close pictures the crown of the head must not show above the hair. */
const person = (o) =>
  k
    .person(o)
    .replace(
      /<ellipse cx="0" cy="0" rx="([\d.]+)" ry="([\d.]+)" fill="(#[0-9a-f]{6})"\/>/,
      (whole, rx, ry, fill) =>
        k.skins.includes(fill) ? k.ellipse(0, ry * 0.06, Number(rx), ry * 0.94, fill) : whole,
    )
/** A thing held in the air: without the shadow that its kit drawing begins with. */
export const lifted = (thing) => thing.replace(/<ellipse[^>]*>/, '')
/** Short hand for the kit's person: place, height, clothes, pose, the rest. */
export const who = (x, y, h, outfit, pose, o = {}) => person({ x, y, h, outfit, pose, ...o })
const cycle = (list, i) => list[i % list.length]
/**
 * People standing in a row. In: how many, where the row starts and ends, the line they stand on,
 * their height, the outfits and poses they take in turn, and `each(i)` for anything else.
 */
export const row = (
  count,
  x1,
  x2,
  y,
  h,
  { outfits = ['boy', 'girl'], poses, seed = 1, each, jitter = 3, ...o } = {},
) => {
  const r = k.rng(seed)
  return k.times(count, (i) =>
    person({
      x: k.lerp(x1, x2, count === 1 ? 0.5 : i / (count - 1)) + r.range(-jitter, jitter),
      y: y + r.range(-jitter, jitter),
      h: h * r.range(0.95, 1.04),
      view: 'front',
      outfit: cycle(outfits, i),
      pose: poses ? cycle(poses, i) : undefined,
      seed: seed * 31 + i * 7,
      ...o,
      ...(each ? each(i) : {}),
    }),
  )
}
/** Someone close to the camera, cut by the lower edge. In: x, clothes, pose, the rest. */
export const close = (x, outfit, pose, o = {}) =>
  person({ x, y: 1130, h: 1000, view: 'three', shadow: false, outfit, pose, ...o })
/** Someone sitting on the floor, legs crossed, seen from the front. */
export const lotus = (x, y, h, outfit, o = {}) =>
  person({
    x,
    y,
    h,
    view: 'front',
    outfit: o.wear ?? k.outfits[outfit],
    girl: ['girl', 'tunic', 'salwar'].includes(outfit),
    pose: { ...k.poses.lotus, ...o.arms },
    ...o,
  })
/** Folded hands, from the front. */
export const folded = { armF: [12, -128], armB: [-12, 128], legF: [3, 2], legB: [-3, -2] }
/** Clapping, from the side. */
export const clap = { armF: [34, 116], armB: [40, 112], legF: [3, 1], legB: [-3, -2] }

/** Clothes for a stage: blouse, skirt, scarf. */
export const lehenga = (top, bottom, dupatta) => ({
  top,
  bottom,
  cut: 'skirt',
  sleeve: 'short',
  dupatta,
  shoe: null,
})
/** A saree of two colours. */
export const saree = (bottom, pallu, top = pallu) => ({
  top,
  bottom,
  cut: 'saree',
  sleeve: 'short',
  pallu,
  shoe: '#5a3d27',
})
/** A kurta over pyjamas. */
export const kurta = (top, bottom = c.paper) => ({
  top,
  bottom,
  cut: 'kurta',
  sleeve: 'long',
  shoe: '#5a3d27',
})
/** Plain clothes: shirt or frock and what is worn below. */
export const casual = (top, bottom, cut = 'trousers', o = {}) => ({
  top,
  bottom,
  cut,
  sleeve: 'short',
  shoe: '#5a3d27',
  ...o,
})
