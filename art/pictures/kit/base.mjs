/** Palette, seeded chance and the smallest drawing helpers, shared by every part of the kit. */

export const c = {
  forest: '#0f3d2e',
  forest7: '#1b5640',
  forest5: '#2f7d5b',
  leaf: '#8fb996',
  mist: '#e3ece3',
  paper: '#fbf8f1',
  paperDark: '#f1e9d8',
  ink: '#1d2a24',
  gold: '#c9973a',
  goldLight: '#ecd09a',
  sky: '#cfe3e8',
  dawn: '#f6d9b8',
  brick: '#b5573c',
  white: '#ffffff',
  shirt: '#fdfdf9',
  wood: '#b98a55',
  woodDark: '#8a6038',
  woodLight: '#dbb886',
  slate: '#5f7f87',
  hill: '#86aab0',
  hillFar: '#b3cfd6',
  snow: '#f8fafa',
  snowShade: '#b9d2de',
  grass: '#9cc08a',
  grassDark: '#79a870',
  path: '#ead9b8',
  tea: '#4f9a62',
}

export const skins = ['#98653f', '#ad7750', '#bf8a61', '#cf9d74', '#dcb08a', '#b8825a']
export const hairs = ['#1c1713', '#241a15', '#2e211a', '#1f2226', '#3a281d']

const hex = (s) => [1, 3, 5].map((i) => parseInt(s.slice(i, i + 2), 16))
/** Blend two hex colours; t = 0 gives a, t = 1 gives b. */
export function mix(a, b, t) {
  const [p, q] = [hex(a), hex(b)]
  return (
    '#' +
    p
      .map((v, i) =>
        Math.round(v + (q[i] - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}
export const dark = (a, t = 0.15) => mix(a, c.ink, t)
export const light = (a, t = 0.2) => mix(a, c.white, t)

/** Small seeded generator (mulberry32): the same seed always draws the same picture. */
export function rng(seed = 1) {
  let s = seed >>> 0
  const next = () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.range = (a, b) => a + (b - a) * next()
  next.int = (a, b) => Math.floor(next.range(a, b + 1))
  next.pick = (list) => list[Math.floor(next() * list.length)]
  return next
}

export const n = (v) => Math.round(v * 10) / 10
export const lerp = (a, b, t) => a + (b - a) * t
export const times = (k, f) => Array.from({ length: k }, (_, i) => f(i)).join('')
export const join = (...parts) => parts.flat(9).filter(Boolean).join('')

const attrs = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? Math.round(v * 100) / 100 : v}"`)
    .join('')
/** Extra attributes are given in an object: { opacity, stroke, 'stroke-width', transform … }. */
export const el = (tag, o, inner = '') =>
  inner ? `<${tag}${attrs(o)}>${inner}</${tag}>` : `<${tag}${attrs(o)}/>`
export const rect = (x, y, width, height, fill, o = {}) =>
  el('rect', { x, y, width, height, fill, ...o })
export const rrect = (x, y, w, h, r, fill, o = {}) => rect(x, y, w, h, fill, { rx: r, ...o })
export const circle = (cx, cy, r, fill, o = {}) => el('circle', { cx, cy, r, fill, ...o })
export const ellipse = (cx, cy, rx, ry, fill, o = {}) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...o })
export const path = (d, fill, o = {}) => el('path', { d, fill, ...o })
export const poly = (pts, fill, o = {}) =>
  el('polygon', { points: pts.map((p) => `${n(p[0])},${n(p[1])}`).join(' '), fill, ...o })
export const line = (x1, y1, x2, y2, stroke, w = 2, o = {}) =>
  el('line', { x1, y1, x2, y2, stroke, 'stroke-width': w, 'stroke-linecap': 'round', ...o })
/** An unfilled stroke along a path. */
export const stroke = (d, color, w = 2, o = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': w,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...o,
  })
export const g = (inner, o = {}) => el('g', o, Array.isArray(inner) ? join(inner) : inner || ' ')
/** Move, scale and turn a part: at(part, 100, 200, 1.5, 10). A negative sx mirrors it. */
export const at = (part, x, y, s = 1, turn = 0, mirror = false) =>
  g(part, {
    transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}${s !== 1 || mirror ? ` scale(${mirror ? -s : s} ${s})` : ''}`,
  })

let ids = 0
/** Names inside a file start again for every scene, so that output does not depend on the order of drawing. */
export const resetIds = () => {
  ids = 0
}
const nextId = (p) => p + ++ids

/** A linear gradient: returns [definition, 'url(#id)']. Stops are [offset, colour, opacity?]. */
export function gradient(stops, vertical = true) {
  const id = nextId('g')
  const inner = stops
    .map(([o, col, a]) => el('stop', { offset: o, 'stop-color': col, 'stop-opacity': a }))
    .join('')
  return [
    el('linearGradient', { id, x1: 0, y1: 0, x2: vertical ? 0 : 1, y2: vertical ? 1 : 0 }, inner),
    `url(#${id})`,
  ]
}
export function radial(stops) {
  const id = nextId('r')
  return [
    el(
      'radialGradient',
      { id },
      stops
        .map(([o, col, a]) => el('stop', { offset: o, 'stop-color': col, 'stop-opacity': a }))
        .join(''),
    ),
    `url(#${id})`,
  ]
}
/** Draw `inner` only inside the given shape. */
export function clip(shape, inner) {
  const id = nextId('c')
  return el('clipPath', { id }, shape) + g(inner, { 'clip-path': `url(#${id})` })
}
/** A rectangle filled top to bottom with two colours. */
export function wash(x, y, w, h, a, b, vertical = true) {
  const [d, f] = gradient(
    [
      [0, a],
      [1, b],
    ],
    vertical,
  )
  return d + rect(x, y, w, h, f)
}
/** A soft round glow (sun, lamp). */
export function glow(x, y, r, color, strength = 0.6) {
  const [d, f] = radial([
    [0, color, strength],
    [1, color, 0],
  ])
  return d + circle(x, y, r, f)
}
/** Smooth path through points (Catmull-Rom), for hills, rivers and ropes. */
export function smooth(pts, close = '') {
  let d = `M${n(pts[0][0])} ${n(pts[0][1])}`
  for (let i = 0; i < pts.length - 1; i++) {
    const p0 = pts[i - 1] || pts[i],
      p1 = pts[i],
      p2 = pts[i + 1],
      p3 = pts[i + 2] || p2
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return d + close
}
/** The flat shadow that ties a thing to the ground; light always comes from the upper left. */
export const shade = (x, y, rx, ry = rx * 0.2, a = 0.16) =>
  ellipse(x + rx * 0.18, y, rx, ry, c.ink, { opacity: a })

/** Wrap a finished scene. */
export const scene = (name, width, height, draw) => ({
  name,
  width,
  height,
  get svg() {
    resetIds()
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${join(draw(width, height))}</svg>`
  },
})
