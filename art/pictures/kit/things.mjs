/** Things that stand on tables, hang on walls or are held. Each stands on (0,0) unless said otherwise; place with at(). */
import {
  at,
  c,
  circle,
  clip,
  dark,
  ellipse,
  g,
  join,
  lerp,
  light,
  line,
  n,
  path,
  poly,
  rect,
  rng,
  rrect,
  stroke,
  times,
} from './base.mjs'

export const openBook = (w = 120, col = c.forest) =>
  join(
    ellipse(4, 2, w * 0.52, w * 0.05, c.ink, { opacity: 0.16 }),
    path(
      `M${-w / 2} ${-w * 0.02}L${-w * 0.44} ${-w * 0.26}Q${-w * 0.2} ${-w * 0.34} 0 ${-w * 0.24}Q${w * 0.2} ${-w * 0.34} ${w * 0.44} ${-w * 0.26}L${w / 2} ${-w * 0.02}Q${w * 0.22} ${-w * 0.08} 0 ${w * 0.03}Q${-w * 0.22} ${-w * 0.08} ${-w / 2} ${-w * 0.02}z`,
      col,
    ),
    path(
      `M0 0Q${-w * 0.22} ${-w * 0.1} ${-w * 0.46} ${-w * 0.05}L${-w * 0.41} ${-w * 0.28}Q${-w * 0.2} ${-w * 0.34} 0 ${-w * 0.24}z`,
      c.paper,
    ),
    path(
      `M0 0Q${w * 0.22} ${-w * 0.1} ${w * 0.46} ${-w * 0.05}L${w * 0.41} ${-w * 0.28}Q${w * 0.2} ${-w * 0.34} 0 ${-w * 0.24}z`,
      c.white,
    ),
    path(
      `M0 0Q${w * 0.04} ${-w * 0.06} ${w * 0.1} ${-w * 0.07}L${w * 0.09} ${-w * 0.28}Q${w * 0.04} ${-w * 0.27} 0 ${-w * 0.24}z`,
      c.ink,
      { opacity: 0.07 },
    ),
    stroke(
      [-0.22, -0.17, -0.12]
        .map(
          (y, i) =>
            `M${-w * 0.38} ${w * (y - 0.02)}Q${-w * 0.2} ${w * (y - 0.06)} ${-w * 0.06} ${w * (y + 0.01)}M${w * 0.38} ${w * (y - 0.02)}Q${w * 0.2} ${w * (y - 0.06)} ${w * (0.06 + i * 0.03)} ${w * (y + 0.01)}`,
        )
        .join(''),
      c.slate,
      w * 0.012,
      { opacity: 0.55 },
    ),
  )
/** Books lying on each other. */
export function stack(k = 4, w = 110, seed = 1, t = 20) {
  const r = rng(seed),
    cols = [c.forest, c.brick, c.gold, c.forest5, c.slate, c.leaf, '#8d4734', c.paperDark]
  return join(
    ellipse(6, 1, w * 0.56, w * 0.06, c.ink, { opacity: 0.18 }),
    times(k, (i) => {
      const bw = w * r.range(0.8, 1),
        x = -bw / 2 + r.range(-7, 7),
        y = -t * (i + 1),
        col = cols[(i * 3 + seed) % cols.length]
      return (
        rrect(x, y, bw, t - 1, 3, col) +
        rect(x + bw * 0.04, y + t * 0.2, bw * 0.94, t * 0.58, c.paper) +
        stroke(
          `M${n(x + bw * 0.2)} ${n(y + t * 0.42)}H${n(x + bw * 0.97)}M${n(x + bw * 0.2)} ${n(y + t * 0.6)}H${n(x + bw * 0.97)}`,
          '#d8ccb2',
          1,
        ) +
        rrect(x, y, bw * 0.16, t - 1, 3, col) +
        rect(x + bw * 0.05, y, bw * 0.025, t - 1, c.goldLight)
      )
    }),
  )
}
export const book = (w = 90, h = 120, col = c.forest, mark = true) =>
  join(
    rrect(-w / 2 + 6, -h + 7, w, h, 4, c.ink, { opacity: 0.16 }),
    rrect(-w / 2, -h, w, h, 4, col),
    rect(-w / 2, -h, w * 0.09, h, dark(col, 0.25)),
    mark
      ? rrect(-w * 0.26, -h * 0.82, w * 0.62, h * 0.3, 3, c.goldLight) +
          stroke(
            `M${-w * 0.16} ${-h * 0.72}h${w * 0.42}M${-w * 0.1} ${-h * 0.62}h${w * 0.3}`,
            col,
            3,
          ) +
          circle(w * 0.05, -h * 0.28, w * 0.1, 'none', { stroke: c.goldLight, 'stroke-width': 3 })
      : '',
  )
/** A sheet of paper, seen flat, with lines; the centre is (0,0). */
export const sheet = (
  w = 120,
  h = 160,
  { turn = 0, lines = 8, col = c.white, seal = false, head = true, ticks = false } = {},
) =>
  g(
    join(
      rect(-w / 2 + 5, -h / 2 + 7, w, h, c.ink, { opacity: 0.14 }),
      rect(-w / 2, -h / 2, w, h, col),
      head ? rect(-w * 0.2, -h * 0.42, w * 0.4, h * 0.045, c.forest5, { rx: 2 }) : '',
      stroke(
        times(
          lines,
          (i) =>
            `M${n(-w * (ticks ? 0.26 : 0.38))} ${n(-h * 0.3 + (i * h * 0.62) / lines)}h${n(w * (i % 3 === 2 ? 0.42 : 0.64))}`,
        ),
        '#9db0ac',
        Math.max(2, h * 0.014),
        { opacity: 0.7 },
      ),
      ticks
        ? stroke(
            times(lines, (i) => {
              const y = -h * 0.3 + (i * h * 0.62) / lines
              return `M${n(-w * 0.4)} ${n(y)}l${n(w * 0.03)} ${n(w * 0.03)}l${n(w * 0.05)} ${n(-w * 0.07)}`
            }),
            c.brick,
            3,
          )
        : '',
      seal ? sealMark(w * 0.24, h * 0.32, w * 0.11) : '',
    ),
    { transform: turn ? `rotate(${turn})` : undefined },
  )
export const sealMark = (x, y, r, col = c.brick) =>
  join(
    path(
      `M${x - r * 0.5} ${y + r * 0.4}l${-r * 0.3} ${r * 1.4}l${r * 0.6} ${-r * 0.36}l${r * 0.3} ${r * 0.4}zM${x + r * 0.5} ${y + r * 0.4}l${r * 0.3} ${r * 1.4}l${-r * 0.6} ${-r * 0.36}l${-r * 0.3} ${r * 0.4}z`,
      dark(col, 0.2),
    ),
    path(
      `${Array.from({ length: 25 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2,
          q = r * (i % 2 ? 0.92 : 1.08)
        return `${i ? 'L' : 'M'}${n(x + Math.cos(a) * q)} ${n(y + Math.sin(a) * q)}`
      }).join('')}z`,
      col,
    ),
    circle(x, y, r * 0.7, light(col, 0.14)),
    path(
      `M${x - r * 0.36} ${y - r * 0.3}H${x + r * 0.36}V${y + r * 0.1}Q${x + r * 0.3} ${y + r * 0.4} ${x} ${y + r * 0.5}Q${x - r * 0.3} ${y + r * 0.4} ${x - r * 0.36} ${y + r * 0.1}z`,
      dark(col, 0.12),
    ),
  )
export const pen = (l = 150, col = c.forest) =>
  join(
    rect(-l / 2, 4, l * 0.9, 8, c.ink, { opacity: 0.14, rx: 4 }),
    rrect(-l / 2, -5, l * 0.82, 11, 5, col),
    rect(-l * 0.02, -5, 6, 11, c.gold),
    rect(-l * 0.44, -8, l * 0.24, 4, c.gold, { rx: 2 }),
    path(`M${l * 0.32} -5L${l * 0.5} 0.5L${l * 0.32} 6z`, c.gold),
    line(l * 0.4, 0.5, l * 0.49, 0.5, c.ink, 1.5),
  )
export const pencil = (l = 130, col = c.gold) =>
  join(
    rect(-l / 2, 5, l * 0.95, 6, c.ink, { opacity: 0.13, rx: 3 }),
    rect(-l / 2, -5, l * 0.1, 10, c.brick, { rx: 3 }),
    rect(-l * 0.41, -5, l * 0.05, 10, '#b9bfba'),
    rect(-l * 0.36, -5, l * 0.7, 10, col),
    rect(-l * 0.36, -1.5, l * 0.7, 3, light(col, 0.3)),
    path(`M${l * 0.34} -5L${l / 2} 0L${l * 0.34} 5z`, c.woodLight),
    path(`M${l * 0.45} -1.6L${l / 2} 0L${l * 0.45} 1.6z`, c.ink),
  )
export const penPot = (col = c.forest5) =>
  join(
    stroke('M-12 -50L-18 -104M0 -50V-112M10 -50L20 -98', c.gold, 7),
    stroke('M-18 -104L-19 -111M20 -98L22 -106', c.brick, 7),
    path('M0 -112l-3.5 -2l3.5 -12l3.5 12z', c.woodLight),
    stroke('M-2 -50L-6 -92', c.forest, 6),
    path('M-24 -58H24L20 0H-20z', col),
    path('M6 -58H24L20 0H8z', c.ink, { opacity: 0.14 }),
    ellipse(0, -58, 24, 5, dark(col, 0.3)),
  )
export const mug = (col = c.brick) =>
  join(
    ellipse(4, 0, 30, 5, c.ink, { opacity: 0.16 }),
    stroke('M22 -38Q44 -36 38 -20Q34 -10 20 -12', col, 7),
    path('M-24 -50H24L20 -3Q0 3 -20 -3z', col),
    ellipse(0, -50, 24, 6, dark(col, 0.4)),
    path('M8 -44H22L18 -3Q12 0 8 0z', c.ink, { opacity: 0.12 }),
  )
export const globe = (r = 50) =>
  join(
    ellipse(6, 0, r * 0.8, 7, c.ink, { opacity: 0.17 }),
    path(`M${-r * 0.5} 0Q0 ${-r * 0.24} ${r * 0.5} 0z`, c.woodDark),
    rect(-4, -r * 0.5, 8, r * 0.46, c.woodDark),
    circle(0, -r * 1.5, r, '#9cc7d2'),
    clip(
      circle(0, -r * 1.5, r, '#000'),
      path(
        `M${-r * 0.9} ${-r * 1.9}q${r * 0.5} ${-r * 0.5} ${r * 0.9} 0q${r * 0.2} ${r * 0.3} ${-r * 0.2} ${r * 0.4}q${-r * 0.1} ${r * 0.5} ${-r * 0.3} ${r * 0.2}q${-r * 0.5} 0 ${-r * 0.4} ${-r * 0.6}zM${r * 0.1} ${-r * 1.5}q${r * 0.5} ${-r * 0.3} ${r * 0.8} 0v${r * 0.3}q${-r * 0.3} ${r * 0.6} ${-r * 0.5} ${r * 0.5}q${-r * 0.1} ${-r * 0.4} ${-r * 0.3} ${-r * 0.8}zM${-r * 0.5} ${-r * 1}q${r * 0.3} ${-r * 0.1} ${r * 0.3} ${r * 0.2}t${-r * 0.3} ${r * 0.2}z`,
        c.forest5,
      ) +
        path(
          `M${r * 0.4} ${-r * 2.6}Q${r * 1.2} ${-r * 1.5} ${r * 0.2} ${-r * 0.4}H${r * 1.4}V${-r * 2.6}z`,
          c.ink,
          { opacity: 0.1 },
        ),
    ),
    stroke(
      `M${-r * 0.45} ${-r * 2.58}A${r * 1.14} ${r * 1.14} 0 0 1 ${r * 0.5} ${-r * 0.48}`,
      c.gold,
      r * 0.08,
    ),
  )
/* ---- science ---- */
export const flask = (liq = c.leaf, s = 1) =>
  at(
    join(
      ellipse(5, 0, 36, 6, c.ink, { opacity: 0.13 }),
      path('M-11 -92V-62L-34 -8Q-36 0 -26 0H26Q36 0 34 -8L11 -62V-92z', '#e4f0f0', {
        opacity: 0.72,
      }),
      path('M-22 -36L-34 -8Q-36 0 -26 0H26Q36 0 34 -8L22 -36Q0 -30 -22 -36z', liq, {
        opacity: 0.9,
      }),
      ellipse(0, -36, 22, 4, light(liq, 0.35)),
      circle(-8, -16, 4, light(liq, 0.45)),
      circle(8, -24, 3, light(liq, 0.45)),
      stroke('M-11 -92V-62L-34 -8Q-36 0 -26 0H26Q36 0 34 -8L11 -62V-92', '#a9c4c6', 2.5),
      rrect(-15, -97, 30, 7, 3, '#c5dadb'),
      stroke('M-20 -22L-8 -52', c.white, 4, { opacity: 0.8 }),
    ),
    0,
    0,
    s,
  )
export const beaker = (liq = c.goldLight, s = 1) =>
  at(
    join(
      ellipse(5, 0, 32, 5, c.ink, { opacity: 0.13 }),
      path('M-28 -70V-6Q-28 0 -20 0H20Q28 0 28 -6V-70z', '#e4f0f0', { opacity: 0.72 }),
      path('M-28 -36V-6Q-28 0 -20 0H20Q28 0 28 -6V-36z', liq),
      ellipse(0, -36, 28, 5, light(liq, 0.35)),
      stroke('M-32 -72L-28 -66V-6Q-28 0 -20 0H20Q28 0 28 -6V-72', '#a9c4c6', 2.5),
      stroke('M10 -24H20M10 -36H20M10 -48H20', '#a9c4c6', 2),
      stroke('M-20 -12V-56', c.white, 4, { opacity: 0.8 }),
    ),
    0,
    0,
    s,
  )
export const roundFlask = (liq = c.brick, s = 1) =>
  at(
    join(
      path('M-9 -96V-60A34 34 0 1 0 9 -60V-96z', '#e4f0f0', { opacity: 0.72 }),
      path('M-34 -26A34 34 0 0 0 34 -26Q0 -34 -34 -26z', liq, { opacity: 0.9 }),
      stroke('M-9 -96V-60A34 34 0 1 0 9 -60V-96', '#a9c4c6', 2.5),
      rrect(-13, -100, 26, 7, 3, '#c5dadb'),
      stroke('M-22 -38Q-18 -52 -8 -56', c.white, 4, { opacity: 0.8 }),
    ),
    0,
    0,
    s,
  )
export const tubes = (cols = [c.brick, c.leaf, c.gold, '#7fb2c0', c.forest5]) =>
  join(
    ellipse(6, 1, 90, 7, c.ink, { opacity: 0.14 }),
    cols.map((k, i) => {
      const x = -64 + i * 32
      return join(
        path(`M${x - 8} -104V-18A8 8 0 0 0 ${x + 8} -18V-104z`, '#e4f0f0', { opacity: 0.8 }),
        path(
          `M${x - 8} ${-64 + (i % 3) * 12}V-18A8 8 0 0 0 ${x + 8} -18V${-64 + (i % 3) * 12}z`,
          k,
        ),
        stroke(`M${x - 8} -104V-18A8 8 0 0 0 ${x + 8} -18V-104`, '#a9c4c6', 2),
      )
    }),
    rect(-84, -80, 168, 10, c.wood),
    rect(-84, -80, 168, 3, c.woodLight),
    rect(-84, -12, 168, 12, c.wood),
    rect(-86, -84, 10, 84, c.woodDark),
    rect(76, -84, 10, 84, c.woodDark),
  )
export const microscope = (s = 1) =>
  at(
    join(
      ellipse(8, 0, 58, 8, c.ink, { opacity: 0.18 }),
      path('M-46 0V-10Q-46 -16 -38 -16H40Q50 -16 50 -8V0z', c.forest),
      path('M18 -16H42Q48 -66 24 -106L6 -96Q24 -60 18 -16z', c.paper),
      path('M32 -16H42Q48 -66 24 -106L17 -102Q38 -60 32 -16z', c.ink, { opacity: 0.1 }),
      rect(-36, -50, 62, 9, c.forest, { rx: 2 }),
      rect(-20, -54, 30, 4, '#a8d0d6'),
      circle(30, -34, 9, c.gold),
      circle(-10, -26, 9, '#d5e6e6', { stroke: c.forest, 'stroke-width': 3 }),
      g(
        join(
          rect(6, -34, 24, 16, c.forest, { rx: 4 }),
          rect(-10, -48, 20, 36, c.paper),
          rect(-8, -14, 16, 14, c.forest),
          rect(-5, -2, 10, 11, c.gold),
          rect(-7, -72, 14, 26, c.forest),
          rrect(-10, -80, 20, 10, 3, c.ink),
          rect(3, -48, 7, 36, c.ink, { opacity: 0.1 }),
        ),
        { transform: 'translate(-4 -68) rotate(-14)' },
      ),
      circle(30, -76, 11, c.forest),
      circle(30, -76, 5, c.gold),
    ),
    0,
    0,
    s,
  )
export const burner = () =>
  join(
    rect(-24, -8, 48, 8, c.forest, { rx: 3 }),
    rect(-6, -50, 12, 44, c.gold),
    rect(-9, -30, 18, 7, c.woodDark),
    path('M0 -92Q16 -66 8 -50H-8Q-16 -66 0 -92z', '#8fc3d3', { opacity: 0.85 }),
    path('M0 -76Q8 -62 4 -50H-4Q-8 -62 0 -76z', c.goldLight),
  )
export const stand = (inner = '') =>
  join(
    rect(-44, -9, 88, 9, c.forest, { rx: 3 }),
    rect(-34, -210, 7, 204, '#8d948f'),
    rect(-34, -172, 46, 6, '#8d948f'),
    rect(-38, -176, 14, 14, c.forest, { rx: 3 }),
    inner,
  )
export const laptop = (w = 150, screen = 'chart') =>
  join(
    ellipse(4, 2, w * 0.6, 7, c.ink, { opacity: 0.16 }),
    rrect(-w / 2, -w * 0.66, w, w * 0.62, 7, '#4a5752'),
    rect(-w * 0.46, -w * 0.625, w * 0.92, w * 0.54, c.white),
    screen === 'form'
      ? join(
          rect(-w * 0.46, -w * 0.625, w * 0.92, w * 0.09, c.forest5),
          times(3, (i) => rrect(-w * 0.38, -w * (0.47 - i * 0.11), w * 0.48, w * 0.06, 3, c.mist)),
          rrect(-w * 0.38, -w * 0.15, w * 0.2, w * 0.055, 4, c.gold),
          circle(w * 0.28, -w * 0.36, w * 0.09, c.leaf),
        )
      : screen === 'code'
        ? join(
            rect(-w * 0.46, -w * 0.625, w * 0.92, w * 0.54, c.forest),
            times(6, (i) =>
              rect(
                -w * (0.4 - (i % 3) * 0.05),
                -w * (0.56 - i * 0.075),
                w * (0.22 + ((i * 7) % 4) * 0.1),
                w * 0.03,
                [c.leaf, c.goldLight, c.sky][i % 3],
                { rx: 2 },
              ),
            ),
          )
        : join(
            rect(-w * 0.46, -w * 0.625, w * 0.92, w * 0.54, c.sky),
            times(5, (i) =>
              rect(
                -w * (0.36 - i * 0.15),
                -w * (0.12 + [0.12, 0.2, 0.16, 0.3, 0.36][i]),
                w * 0.09,
                w * [0.12, 0.2, 0.16, 0.3, 0.36][i],
                [c.forest5, c.leaf, c.gold][i % 3],
              ),
            ),
          ),
    path(`M${-w * 0.5} ${-w * 0.05}H${w * 0.5}L${w * 0.58} 0H${-w * 0.58}z`, '#c3cac5'),
    rect(-w * 0.58, 0, w * 1.16, 5, '#9da7a1', { rx: 2 }),
  )
export const laptopBack = (w = 150) =>
  join(
    path(`M${-w * 0.5} ${-w * 0.04}H${w * 0.5}L${w * 0.54} 0H${-w * 0.54}z`, '#9da7a1'),
    rrect(-w / 2, -w * 0.62, w, w * 0.6, 7, '#c3cac5'),
    path(`M${w * 0.1} ${-w * 0.62}H${w * 0.5}V${-w * 0.02}H${-w * 0.2}z`, c.ink, { opacity: 0.06 }),
    circle(0, -w * 0.32, w * 0.06, c.paper),
  )
export const monitor = (w = 130, screen = 'code', back = false) =>
  join(
    ellipse(5, 1, w * 0.3, 6, c.ink, { opacity: 0.16 }),
    rect(-w * 0.06, -w * 0.2, w * 0.12, w * 0.2, '#77837d'),
    rect(-w * 0.2, -6, w * 0.4, 6, '#77837d', { rx: 3 }),
    rrect(-w / 2, -w * 0.8, w, w * 0.64, 7, '#3c4744'),
    back
      ? rrect(-w * 0.2, -w * 0.6, w * 0.4, w * 0.24, 6, '#4a5752')
      : screen === 'code'
        ? join(
            rect(-w * 0.46, -w * 0.76, w * 0.92, w * 0.55, c.forest),
            times(6, (i) =>
              rect(
                -w * (0.4 - (i % 3) * 0.06),
                -w * (0.7 - i * 0.08),
                w * (0.2 + ((i * 7) % 4) * 0.11),
                w * 0.032,
                [c.leaf, c.goldLight, c.sky][i % 3],
                { rx: 2 },
              ),
            ),
          )
        : join(
            rect(-w * 0.46, -w * 0.76, w * 0.92, w * 0.55, c.sky),
            circle(-w * 0.2, -w * 0.54, w * 0.12, c.gold),
            path(
              `M${-w * 0.46} ${-w * 0.34}Q${-w * 0.1} ${-w * 0.5} ${w * 0.46} ${-w * 0.3}V${-w * 0.21}H${-w * 0.46}z`,
              c.forest5,
            ),
            rect(w * 0.08, -w * 0.68, w * 0.28, w * 0.04, c.white),
            rect(w * 0.08, -w * 0.6, w * 0.2, w * 0.04, c.white),
          ),
  )
export const phone = (w = 90, h = 170, inner = '') =>
  join(
    rrect(-w / 2 + 6, -h + 8, w, h, w * 0.14, c.ink, { opacity: 0.18 }),
    rrect(-w / 2, -h, w, h, w * 0.14, '#2b302d'),
    clip(
      rrect(-w * 0.44, -h * 0.96, w * 0.88, h * 0.92, w * 0.09, '#000'),
      rect(-w / 2, -h, w, h, c.mist) + inner,
    ),
    rrect(-w * 0.13, -h * 0.95, w * 0.26, h * 0.022, 3, '#2b302d'),
  )
/* ---- play and prize ---- */
export const football = (r = 20) =>
  join(
    circle(0, -r, r, c.white),
    clip(
      circle(0, -r, r, '#000'),
      poly(
        [0, 1, 2, 3, 4].map((i) => {
          const a = (i / 5) * 6.283 - 1.57
          return [Math.cos(a) * r * 0.36, -r + Math.sin(a) * r * 0.36]
        }),
        c.ink,
      ) +
        times(5, (i) => {
          const a = (i / 5) * 6.283 - 1.57
          return (
            circle(Math.cos(a) * r, -r + Math.sin(a) * r, r * 0.3, c.ink) +
            line(
              Math.cos(a) * r * 0.36,
              -r + Math.sin(a) * r * 0.36,
              Math.cos(a) * r,
              -r + Math.sin(a) * r,
              c.ink,
              r * 0.07,
            )
          )
        }) +
        ellipse(r * 0.5, -r * 0.6, r * 0.9, r, c.ink, { opacity: 0.12 }),
    ),
  )
export const basketball = (r = 20) =>
  join(
    circle(0, -r, r, '#cf7a3f'),
    stroke(
      `M${-r} ${-r}H${r}M0 ${-2 * r}V0M${-r * 0.7} ${-r * 1.7}Q${-r * 0.1} ${-r} ${-r * 0.7} ${-r * 0.3}M${r * 0.7} ${-r * 1.7}Q${r * 0.1} ${-r} ${r * 0.7} ${-r * 0.3}`,
      '#5b3219',
      r * 0.08,
    ),
    ellipse(-r * 0.3, -r * 1.4, r * 0.3, r * 0.22, c.white, { opacity: 0.25 }),
  )
export const hoop = (h = 300) =>
  join(
    ellipse(8, 0, 36, 7, c.ink, { opacity: 0.16 }),
    rect(-6, -h, 12, h, '#77837d'),
    rect(-6, -h, 5, h, '#97a39c'),
    stroke(`M0 ${-h * 0.86}L50 ${-h * 0.94}M0 ${-h + 4}L50 ${-h * 0.98}`, '#77837d', 7),
    poly(
      [
        [44, -h * 1.16],
        [86, -h * 1.2],
        [86, -h * 0.86],
        [44, -h * 0.86],
      ],
      c.paper,
      { stroke: c.forest, 'stroke-width': 4 },
    ),
    poly(
      [
        [56, -h * 1.02],
        [76, -h * 1.03],
        [76, -h * 0.92],
        [56, -h * 0.92],
      ],
      'none',
      { stroke: c.brick, 'stroke-width': 3 },
    ),
    ellipse(112, -h * 0.9, 34, 8, 'none', { stroke: c.brick, 'stroke-width': 5 }),
    stroke(
      `${[-30, -15, 0, 15, 30]
        .map((x) => `M${112 + x} ${n(-h * 0.895)}L${112 + x * 0.55} ${n(-h * 0.75)}`)
        .join('')}M${90} ${n(-h * 0.84)}H134M${94} ${n(-h * 0.79)}H130`,
      c.paper,
      2.5,
    ),
  )
export const goal = (w = 220, h = 110) =>
  join(
    stroke(
      times(
        10,
        (i) => `M${n((i * w) / 9)} ${-h}L${n(((i * w) / 9) * 0.9 + w * 0.05)} ${-h * 0.1}`,
      ) + times(6, (i) => `M0 ${n(-h + (i * h) / 6)}H${w}`),
      c.white,
      1.5,
      { opacity: 0.6 },
    ),
    stroke(`M0 0V${-h}H${w}V0`, c.white, 7),
  )
export const wicket = (h = 90) =>
  join(
    [-12, 0, 12].map((x) => rect(x - 3, -h, 6, h, c.woodLight)),
    rect(-14, -h - 5, 13, 5, c.wood),
    rect(1, -h - 5, 13, 5, c.wood),
  )
export const trophy = (s = 1) =>
  at(
    join(
      ellipse(8, 0, 44, 7, c.ink, { opacity: 0.16 }),
      rect(-34, -24, 68, 24, c.woodDark, { rx: 3 }),
      rect(-34, -24, 68, 6, c.wood),
      rect(-22, -32, 44, 9, c.gold, { rx: 2 }),
      path('M-7 -64H7L12 -30H-12z', c.gold),
      stroke(
        'M-38 -140Q-72 -140 -62 -108Q-54 -84 -22 -84M38 -140Q72 -140 62 -108Q54 -84 22 -84',
        c.gold,
        8,
      ),
      path('M-42 -152H42Q42 -78 10 -62H-10Q-42 -78 -42 -152z', c.gold),
      path('M-42 -152H-20Q-22 -90 -6 -62H-10Q-42 -78 -42 -152z', c.goldLight),
      path('M22 -152H42Q42 -78 10 -62H4Q26 -90 22 -152z', dark(c.gold, 0.18)),
      ellipse(0, -152, 42, 8, '#e6c784'),
      ellipse(0, -152, 34, 5, dark(c.gold, 0.2)),
      path('M0 -132l6 13l14 2l-10 10l2 14l-12 -7l-12 7l2 -14l-10 -10l14 -2z', c.paper, {
        opacity: 0.85,
      }),
    ),
    0,
    0,
    s,
  )
export const medal = (col = c.gold, rib = c.forest5) =>
  join(
    path('M-16 -80H-2L8 -26H-4z', rib),
    path('M16 -80H2L-8 -26H4z', dark(rib, 0.15)),
    circle(0, -12, 20, col),
    circle(0, -12, 14, light(col, 0.3)),
    path('M0 -22l3 7l7 1l-5 5l1 7l-6 -4l-6 4l1 -7l-5 -5l7 -1z', col),
  )
export const easel = (inner = '') =>
  join(
    stroke('M-50 0L-10 -230M50 0L10 -230M0 -230L6 -10', c.woodDark, 8),
    rect(-70, -70, 140, 10, c.wood),
    rect(-64, -196, 128, 128, c.paper),
    rect(-64, -196, 128, 128, 'none', { stroke: '#e0d3b8', 'stroke-width': 4 }),
    inner ||
      join(
        rect(-56, -188, 112, 112, c.sky),
        circle(24, -158, 14, c.dawn),
        path('M-56 -120L-20 -168L6 -130L22 -148L56 -112V-76H-56z', c.snow),
        path('M-56 -112Q0 -136 56 -104V-76H-56z', c.leaf),
        path('M-56 -92Q0 -108 56 -88V-76H-56z', c.forest5),
      ),
  )
export const telescope = (s = 1) =>
  at(
    join(
      ellipse(8, 2, 70, 8, c.ink, { opacity: 0.18 }),
      stroke('M0 -108L-46 0M0 -108L46 0M0 -108L6 -2', c.woodDark, 8),
      circle(0, -110, 13, c.forest),
      g(
        join(
          rect(-84, -16, 120, 32, c.forest7),
          rect(36, -21, 60, 42, c.forest),
          rect(90, -24, 14, 48, c.gold),
          rect(-94, -10, 12, 20, c.gold),
          rect(-116, -7, 24, 14, c.ink),
          rect(-84, -16, 120, 9, c.white, { opacity: 0.14 }),
        ),
        { transform: 'translate(0 -128) rotate(-32)' },
      ),
    ),
    0,
    0,
    s,
  )
export const robot = () =>
  join(
    ellipse(5, 0, 56, 7, c.ink, { opacity: 0.16 }),
    circle(-32, -14, 14, c.ink),
    circle(32, -14, 14, c.ink),
    circle(-32, -14, 5, c.gold),
    circle(32, -14, 5, c.gold),
    rrect(-44, -74, 88, 54, 8, c.forest5),
    rect(-28, -62, 30, 22, c.goldLight, { rx: 3 }),
    circle(22, -56, 6, c.brick),
    circle(22, -40, 6, c.goldLight),
    rect(-6, -88, 12, 16, '#8d948f'),
    rrect(-32, -128, 64, 44, 12, c.paper),
    circle(-12, -108, 7, c.forest),
    circle(12, -108, 7, c.forest),
    stroke('M-8 -94H8', c.forest, 3),
    line(0, -128, 0, -144, c.ink, 3),
    circle(0, -146, 5, c.brick),
    stroke('M-44 -60Q-66 -54 -62 -34M44 -60Q66 -58 66 -40', '#8d948f', 7),
  )
export const camera = () =>
  join(
    ellipse(5, 0, 56, 6, c.ink, { opacity: 0.16 }),
    rrect(-50, -62, 100, 60, 9, '#2f3532'),
    rect(-20, -74, 40, 14, '#2f3532', { rx: 4 }),
    rect(-50, -50, 100, 10, c.woodDark),
    circle(0, -30, 26, '#55605a'),
    circle(0, -30, 20, c.forest),
    circle(0, -30, 11, '#7fb2c0'),
    circle(-6, -36, 5, c.white, { opacity: 0.7 }),
    circle(36, -54, 4, c.gold),
  )
export const chess = () => {
  const b = [
    poly(
      [
        [-90, 0],
        [90, 0],
        [66, -44],
        [-66, -44],
      ],
      c.woodDark,
    ),
  ]
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++)
      if ((i + j) % 2) {
        const p = (a, t) => [lerp(-84, 84, a) * lerp(1, 0.74, t), -3 - t * 38]
        b.push(
          poly(
            [
              p(i / 6, j / 3),
              p((i + 1) / 6, j / 3),
              p((i + 1) / 6, (j + 1) / 3),
              p(i / 6, (j + 1) / 3),
            ],
            c.paperDark,
          ),
        )
      }
  const pc = (x, y, k, t) =>
    at(
      join(
        path('M-9 0H9L6 -8Q3 -16 4 -24H-4Q-3 -16 -6 -8z', k),
        circle(0, -29, 7, k),
        t ? rect(-2, -46, 4, 14, k) + rect(-6, -42, 12, 4, k) : '',
      ),
      x,
      y,
      1,
    )
  return join(
    b,
    rect(-90, 0, 180, 8, dark(c.woodDark, 0.3)),
    pc(-40, -30, c.ink, 1),
    pc(0, -34, c.ink),
    pc(34, -28, c.ink),
    pc(-24, -10, c.paper),
    pc(14, -14, c.paper, 1),
    pc(56, -8, c.paper),
  )
}
export const guitar = () =>
  g(
    join(
      rect(-6, -190, 12, 110, c.woodDark),
      rect(-10, -214, 20, 30, c.ink, { rx: 3 }),
      path(
        'M0 -88Q34 -92 32 -62Q28 -48 40 -34Q46 6 0 8Q-46 6 -40 -34Q-28 -48 -32 -62Q-34 -92 0 -88z',
        c.wood,
      ),
      circle(0, -44, 13, c.ink),
      rect(-16, -16, 32, 6, c.ink),
      stroke('M-2 -200V-14M2 -200V-14', c.goldLight, 1),
    ),
  )
export const tabla = () =>
  join(
    ellipse(4, 0, 66, 7, c.ink, { opacity: 0.16 }),
    path('M-64 -34Q-66 0 -38 0Q-10 0 -12 -34z', '#b9a27a'),
    ellipse(-38, -36, 27, 9, c.paper),
    ellipse(-38, -36, 11, 4, c.ink),
    path('M2 -46L-2 -4Q20 4 44 -4L40 -46z', c.woodDark),
    ellipse(21, -46, 20, 7, c.paper),
    ellipse(21, -46, 8, 3, c.ink),
  )
export const block = (s, col, mark = 0) =>
  join(
    rect(-s / 2, -s, s, s, col, { rx: 3 }),
    rect(s * 0.2, -s, s * 0.3, s, c.ink, { opacity: 0.1 }),
    mark === 1
      ? circle(0, -s / 2, s * 0.24, c.paper)
      : mark === 2
        ? poly(
            [
              [0, -s * 0.78],
              [s * 0.28, -s * 0.26],
              [-s * 0.28, -s * 0.26],
            ],
            c.paper,
          )
        : rect(-s * 0.24, -s * 0.74, s * 0.48, s * 0.48, c.paper),
  )
export const calculator = (s = 1) =>
  at(
    join(
      rrect(-44, -64, 100, 140, 10, c.ink, { opacity: 0.16 }),
      rrect(-50, -72, 100, 140, 10, '#3c4744'),
      rect(-38, -60, 76, 28, '#cfe0cf', { rx: 3 }),
      times(12, (i) =>
        rrect(
          -38 + (i % 3) * 27,
          -20 + Math.floor(i / 3) * 21,
          21,
          15,
          4,
          i === 11 ? c.gold : i % 3 === 2 ? c.leaf : c.paperDark,
        ),
      ),
    ),
    0,
    0,
    s,
  )
export const coins = (k = 5, col = c.gold) =>
  join(
    ellipse(5, 2, 30, 6, c.ink, { opacity: 0.15 }),
    times(
      k,
      (i) =>
        ellipse(i % 2 ? 2 : -1, -i * 9, 26, 8, dark(col, 0.2)) +
        rect((i % 2 ? 2 : -1) - 26, -i * 9 - 4, 52, 4, dark(col, 0.2)) +
        ellipse(i % 2 ? 2 : -1, -i * 9 - 4, 26, 8, i % 2 ? light(col, 0.2) : col) +
        ellipse(i % 2 ? 2 : -1, -i * 9 - 4, 17, 5, 'none', {
          stroke: c.goldLight,
          'stroke-width': 2,
        }),
    ),
  )
export const bag = (col = c.forest5) =>
  join(
    ellipse(5, 0, 42, 6, c.ink, { opacity: 0.16 }),
    stroke('M-12 -88Q0 -104 12 -88', dark(col, 0.3), 6),
    path('M-36 -4V-58Q-36 -90 0 -90Q36 -90 36 -58V-4Q36 0 30 0H-30Q-36 0 -36 -4z', col),
    path('M10 -90Q36 -88 36 -58V-4Q36 0 30 0H16z', c.ink, { opacity: 0.1 }),
    rrect(-26, -42, 52, 34, 8, dark(col, 0.16)),
    rect(-26, -32, 52, 4, c.gold),
    stroke('M-24 -64Q0 -76 24 -64', c.goldLight, 3),
  )
export const garland = (w, drop, cols = [c.gold, '#dd8d45']) =>
  times(27, (i) => {
    const t = i / 26,
      x = lerp(-w / 2, w / 2, t),
      y = drop * 4 * t * (1 - t)
    return circle(x, y, 8, cols[i % 2]) + circle(x - 2, y - 2, 3, c.goldLight)
  })
export const cap = () =>
  join(
    path('M-44 -6Q-44 -38 0 -38Q44 -38 44 -6z', c.forest),
    poly(
      [
        [0, -66],
        [70, -44],
        [0, -22],
        [-70, -44],
      ],
      c.forest7,
    ),
    line(0, -44, 60, -36, c.gold, 3),
    rect(57, -38, 6, 26, c.gold),
  )
export const plate = () =>
  join(
    ellipse(0, 0, 34, 9, '#cdd3ce'),
    ellipse(0, -2, 30, 7, '#e6eae6'),
    ellipse(-8, -5, 12, 6, c.paper),
    ellipse(10, -4, 9, 4, c.gold),
    ellipse(6, -8, 7, 3, c.leaf),
    ellipse(-14, -2, 6, 2.5, c.brick),
  )
