/** Out of doors: sky, the Himalaya, tea, trees, grass and paths. Everything is built in overlapping planes. */
import {
  at,
  c,
  circle,
  clip,
  dark,
  ellipse,
  g,
  glow,
  gradient,
  join,
  lerp,
  light,
  line,
  mix,
  n,
  path,
  poly,
  rect,
  rng,
  smooth,
  stroke,
  times,
  wash,
} from './base.mjs'

const moods = {
  day: ['#a9d0dc', '#e4f0ec'],
  dawn: ['#bcd6dc', '#f8dfc2'],
  dusk: ['#416a80', '#93b0b6', '#f7cf9c'],
  bright: ['#9fcbd9', '#eef5f0'],
}
export function sky(w, h, mood = 'day') {
  const tones = moods[mood]
  const [d, f] = gradient(tones.map((col, i) => [n(i / (tones.length - 1)), col]))
  return d + rect(0, 0, w, h, f)
}
export const sun = (x, y, r = 46, col = '#fdf0cf') =>
  glow(x, y, r * 4, col, 0.75) + circle(x, y, r, '#fff6df')

export function cloud(x, y, s = 1, op = 0.85) {
  return g(
    path(
      'M-70 0C-78 -22 -50 -34 -36 -26C-30 -52 10 -54 18 -30C36 -44 66 -30 62 -12C84 -10 84 0 74 0z',
      c.white,
    ),
    { transform: `translate(${x} ${y}) scale(${s} ${s * 0.72})`, opacity: op },
  )
}
export const birds = (x, y, s = 1) =>
  stroke(
    [
      [0, 0],
      [26, -12],
      [48, 4],
      [70, -18],
    ]
      .map(
        ([a, b]) =>
          `M${n(x + a * s)} ${n(y + b * s)}q${6 * s} ${-6 * s} ${9 * s} 0q${3 * s} ${-6 * s} ${9 * s} 0`,
      )
      .join(''),
    c.slate,
    2 * s,
    { opacity: 0.7 },
  )

/** Kanchenjunga: a broken ridge, light faces to the left, blue ones to the right. */
export function peaks(w, base, height, seed = 3, { warm = false, x0 = 0 } = {}) {
  const r = rng(seed),
    lit = warm ? '#fdeedd' : c.snow,
    cold = warm ? '#c9c9cf' : c.snowShade
  const tops = [
    [0.02, 0.3],
    [0.13, 0.5],
    [0.24, 0.42],
    [0.36, 0.74],
    [0.44, 0.66],
    [0.53, 1],
    [0.61, 0.8],
    [0.69, 0.86],
    [0.8, 0.5],
    [0.9, 0.58],
    [1, 0.32],
  ].map(([a, b]) => [x0 + a * w + r.range(-8, 8), base - b * height])
  const ridge = []
  tops.forEach((p, i) => {
    const q = tops[i + 1]
    ridge.push(p)
    if (q)
      ridge.push([
        lerp(p[0], q[0], 0.5) + r.range(-10, 10),
        Math.max(p[1], q[1]) + height * r.range(0.06, 0.15),
      ])
  })
  const body =
    `M${x0 - 40} ${base + 10}L` +
    ridge.map((p) => `${n(p[0])} ${n(p[1])}`).join('L') +
    `L${x0 + w + 40} ${base + 10}z`
  // Each summit drops a jagged shaded face to its right.
  const faces = ridge
    .filter((_, i) => i % 2 === 0)
    .map((p, i) => {
      const hgt = base - p[1],
        wd = hgt * 0.62
      return poly(
        [
          p,
          [p[0] + wd * 0.3, p[1] + hgt * 0.3],
          [p[0] + wd * 0.22, p[1] + hgt * 0.42],
          [p[0] + wd * 0.62, p[1] + hgt * 0.74],
          [p[0] + wd * 0.5, base],
          [p[0] + wd * (i % 2 ? -0.1 : 0.02), base],
          [p[0] + wd * 0.12, p[1] + hgt * 0.6],
          [p[0] - wd * 0.05, p[1] + hgt * 0.36],
        ],
        cold,
        { opacity: 0.75 },
      )
    })
    .join('')
  const [d, f] = gradient([
    [0, c.hillFar, 0],
    [0.62, c.hillFar, 0.2],
    [1, warm ? '#e9d8c6' : '#cfe0e2', 1],
  ])
  const id = clip(path(body), faces + d + rect(x0 - 40, base - height, w + 80, height + 20, f))
  return path(body, lit) + id
}

/** One rolling ridge from edge to edge; `rough` adds a tree line. */
export function ridge(w, h, y, amp, color, seed = 1, { x0 = -20, trees = 0, to = h } = {}) {
  const r = rng(seed),
    k = 7,
    pts = []
  for (let i = 0; i <= k; i++) pts.push([x0 + ((w + 40) * i) / k, y + r.range(-amp, amp)])
  const tr = times(trees, () => {
    const x = r.range(0, w)
    const i = Math.min(k - 1, Math.floor(((x - x0) / (w + 40)) * k))
    const t = ((x - x0) / (w + 40)) * k - i
    const yy = lerp(pts[i][1], pts[i + 1][1], t)
    return ellipse(x, yy + 2, r.range(10, 26), r.range(9, 20), color)
  })
  return tr + path(smooth(pts, `V${to}H${x0}z`), color)
}
/** The three blue-green ridges that stand behind nearly every picture of the campus. */
export const hills = (w, h, y, seed = 2) =>
  join(
    ridge(w, h, y - 46, 26, c.hillFar, seed),
    ridge(w, h, y - 14, 20, c.hill, seed + 1, { trees: 0 }),
    ridge(w, h, y + 16, 12, '#77a58f', seed + 2, { trees: 22 }),
  )

/** Tea: rows of clipped bushes that grow towards the viewer. */
export function tea(w, top, bottom, seed = 5, { rows = 8, x0 = 0, slope = 0, col = c.tea } = {}) {
  const r = rng(seed),
    out = [rect(x0 - 20, top, w + 40, bottom - top + 20, dark(col, 0.25))]
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.4) / rows,
      y = lerp(top, bottom, t ** 1.5),
      s = lerp(7, 44, t ** 1.4),
      off = r.range(0, s * 2)
    let d = `M${x0 - 80} ${n(y + s)}`
    for (let x = x0 - 80 - off; x < x0 + w + 100; x += s * 1.9) {
      const k = s * r.range(0.75, 1.05)
      d += `Q${n(x + s * 0.95)} ${n(y - k + slope * (x - x0))} ${n(x + s * 1.9)} ${n(y + s * 0.1 + slope * (x - x0))}`
    }
    const a = mix(light(col, 0.28), col, t)
    out.push(
      path(`${d}V${n(y + s * 1.6)}H${x0 - 80}z`, a),
      g(path(`${d}V${n(y + s * 1.6)}H${x0 - 80}z`, dark(a, 0.16)), {
        transform: `translate(0 ${n(s * 0.52)})`,
      }),
    )
  }
  return out.join('')
}

/* ---- trees, each standing on (0,0), about 200 high; place with at() ---- */
const blob = (r, x, y, s, col, k = 7) => {
  const pts = Array.from({ length: k }, (_, i) => {
    const a = (i / k) * Math.PI * 2
    const q = s * r.range(0.82, 1.12)
    return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.86]
  })
  return path(smooth([...pts, pts[0], pts[1]]), col)
}
export function tree(seed = 1, col = c.forest5, trunk = c.woodDark) {
  const r = rng(seed)
  return join(
    ellipse(14, 0, 62, 9, c.ink, { opacity: 0.15 }),
    path('M-8 0Q-4 -50 -9 -96L9 -98Q5 -50 10 0z', trunk),
    stroke('M0 -70L26 -108M-2 -80L-28 -112', trunk, 6),
    blob(r, 24, -128, 58, dark(col, 0.18)),
    blob(r, -30, -124, 52, dark(col, 0.08)),
    blob(r, -2, -160, 58, col),
    blob(r, 34, -148, 36, dark(col, 0.06)),
    blob(r, -20, -172, 32, light(col, 0.12)),
    blob(r, -44, -134, 22, light(col, 0.1)),
    times(16, () =>
      ellipse(r.range(-60, 60), r.range(-200, -96), 5, 3, light(col, 0.3), { opacity: 0.55 }),
    ),
  )
}
export const bloomTree = (seed = 1) =>
  join(
    tree(seed, '#4f9566'),
    g(
      times(34, (i) => {
        const r = rng(seed * 50 + i)
        return circle(
          r.range(-62, 62),
          r.range(-208, -110),
          r.range(3, 7),
          r.pick([c.brick, '#cf7a52', '#dd9a6c']),
        )
      }),
    ),
  )
export const oak = (seed = 1, col = '#5d9273') => {
  const r = rng(seed)
  return join(
    ellipse(10, 0, 30, 6, c.ink, { opacity: 0.14 }),
    path('M-5 0L-2 -190H2L5 0z', '#8d7a63'),
    times(14, (i) => {
      const y = -64 - i * 12,
        s = 30 * Math.sin(0.5 + (i / 14) * 2.3) + 4
      return blob(
        r,
        (i % 2 ? 11 : -11) * Math.sin(0.6 + (i / 14) * 2.2),
        y,
        s * 0.8,
        i % 4 === 0 ? light(col, 0.1) : i % 2 ? dark(col, 0.1) : col,
      )
    }),
  )
}
export const pine = (_seed = 1, col = '#2d6650') =>
  join(
    ellipse(10, 0, 34, 6, c.ink, { opacity: 0.15 }),
    rect(-5, -30, 10, 30, c.woodDark),
    times(5, (i) => {
      const y = -18 - i * 38,
        w = 54 - i * 9
      return (
        path(`M${-w} ${y}Q0 ${y + 10} ${w} ${y}L0 ${y - 70}z`, i % 2 ? col : dark(col, 0.08)) +
        path(`M0 ${y - 70}L${w} ${y}Q${w / 2} ${y + 7} ${w * 0.1} ${y + 4}z`, dark(col, 0.2), {
          opacity: 0.6,
        })
      )
    }),
  )
export const palm = () =>
  join(
    ellipse(8, 0, 24, 4, c.ink, { opacity: 0.15 }),
    stroke('M0 0Q6 -90 -2 -178', '#94836a', 8),
    ...[
      [-58, -150],
      [-46, -196],
      [-16, -226],
      [20, -224],
      [50, -190],
      [58, -146],
    ].map(([x, y], i) =>
      path(
        `M-2 -178Q${x * 0.4} ${y - 22} ${x} ${y}Q${x * 0.5} ${y + 6} -2 -178z`,
        i % 2 ? c.forest5 : '#49946b',
      ),
    ),
  )
export const bush = (seed = 1, col = c.forest5) => {
  const r = rng(seed)
  return join(
    ellipse(6, 0, 50, 6, c.ink, { opacity: 0.14 }),
    blob(r, -24, -18, 24, dark(col, 0.1)),
    blob(r, 24, -18, 24, dark(col, 0.14)),
    blob(r, 0, -26, 28, col),
    rect(-44, -6, 88, 6, dark(col, 0.2), { rx: 3 }),
  )
}
export const flowers = (w, seed = 1, cols = [c.brick, c.gold, c.white, '#dd9a6c']) => {
  const r = rng(seed)
  return times(Math.round(w / 9), () => {
    const x = r.range(0, w),
      y = r.range(-22, -3)
    return (
      line(x, y, x + 1, 2, c.forest5, 2) +
      circle(x, y, r.range(3, 5), r.pick(cols)) +
      circle(x, y, 1.4, c.goldLight)
    )
  })
}
export const tufts = (x, y, w, h, seed = 1, col = c.grassDark, k = 30) => {
  const r = rng(seed)
  return stroke(
    times(k, () => {
      const px = x + r() * w,
        t = r(),
        py = y + t * h,
        s = lerp(4, 12, t)
      return `M${n(px)} ${n(py)}q${n(-s * 0.3)} ${n(-s * 0.7)} ${n(-s * 0.5)} ${n(-s)}M${n(px)} ${n(py)}q${n(s * 0.2)} ${n(-s)} ${n(s * 0.4)} ${n(-s * 1.1)}`
    }),
    col,
    2,
    { opacity: 0.7 },
  )
}

/** Lawn: light at the back, deeper in front, with mown bands. */
export function lawn(w, h, y, { bands = 5, col = c.grass } = {}) {
  return join(
    wash(0, y, w, h - y, light(col, 0.22), dark(col, 0.06)),
    times(bands, (i) => {
      const a = y + (h - y) * ((i * 2 + 0.6) / (bands * 2)) ** 1.6,
        b = y + (h - y) * ((i * 2 + 1.6) / (bands * 2)) ** 1.6
      return rect(0, a, w, b - a, c.white, { opacity: 0.09 })
    }),
  )
}
/** A path that runs from (x1,y1) at the back, width w1, to (x2,y2) in front, width w2. */
export const road = (x1, y1, w1, x2, y2, w2, col = c.path, bend = 0) =>
  path(
    `M${x1 - w1 / 2} ${y1}C${x1 - w1 / 2 + bend} ${lerp(y1, y2, 0.4)} ${x2 - w2 / 2 + bend} ${lerp(y1, y2, 0.5)} ${x2 - w2 / 2} ${y2}H${x2 + w2 / 2}C${x2 + w2 / 2 + bend} ${lerp(y1, y2, 0.5)} ${x1 + w1 / 2 + bend} ${lerp(y1, y2, 0.4)} ${x1 + w1 / 2} ${y1}z`,
    col,
  )

/** Leaves cropped by the frame: near, dark, and the cheapest way to depth. */
export function foreground(x, y, s = 1, seed = 1, mirror = false, col = c.forest) {
  const r = rng(seed)
  const leaf = (a, l, k) =>
    g(
      path(
        `M0 0C${l * 0.25} ${-l * 0.22} ${l * 0.75} ${-l * 0.2} ${l} 0C${l * 0.75} ${l * 0.16} ${l * 0.25} ${l * 0.18} 0 0z`,
        k,
      ) + line(0, 0, l * 0.9, 0, light(k, 0.18), 2),
      { transform: `rotate(${n(a)})` },
    )
  return at(
    times(9, (i) =>
      leaf(
        -88 + i * 12 + r.range(-5, 5),
        r.range(120, 215),
        i % 3 === 0 ? col : i % 3 === 1 ? mix(col, c.forest5, 0.4) : mix(col, c.forest7, 0.7),
      ),
    ),
    x,
    y,
    s,
    0,
    mirror,
  )
}
/** Boughs that hang into the top of the picture. */
export function boughs(x, y, s = 1, seed = 1, mirror = false, col = c.forest5) {
  const r = rng(seed),
    out = [stroke('M-40 -30Q80 0 190 14M40 -8Q80 40 150 66', c.woodDark, 7)]
  for (let i = 0; i < 46; i++) {
    const t = r(),
      px = lerp(-30, 215, t),
      py = r.range(-40, 74) * (1 - t * 0.35)
    out.push(
      g(
        ellipse(
          0,
          0,
          r.range(12, 21),
          r.range(6, 9),
          r.pick([col, dark(col, 0.15), light(col, 0.14), dark(col, 0.28)]),
        ),
        { transform: `translate(${n(px)} ${n(py)}) rotate(${n(r.range(-40, 60))})` },
      ),
    )
  }
  return at(out.join(''), x, y, s, 0, mirror)
}
/** Triangular flags on a line. */
export function bunting(
  x1,
  x2,
  y,
  sag = 40,
  k = 14,
  cols = [c.forest5, c.gold, c.paper, c.brick, c.leaf],
) {
  const pt = (t) => [lerp(x1, x2, t), y + sag * 4 * t * (1 - t)]
  return (
    stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, c.ink, 2) +
    times(k, (i) => {
      const [x, yy] = pt((i + 0.5) / k),
        s = (Math.abs(x2 - x1) / k) * 0.36
      return poly(
        [
          [x - s, yy - 1],
          [x + s, yy - 1],
          [x, yy + s * 2.1],
        ],
        cols[i % cols.length],
      )
    })
  )
}
