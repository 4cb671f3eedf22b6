/** Rooms and furniture. A room is a wall, a floor and light from the left; furniture stands on its lower left corner unless said otherwise. */
import {
  at,
  c,
  circle,
  clip,
  dark,
  ellipse,
  g,
  glow,
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
  wash,
} from './base.mjs'
import { hills, lawn, peaks, sky, tea, tree } from './land.mjs'

/** Back wall with dado, and a floor of planks or tiles running to a vanishing point. */
export function room(
  w,
  h,
  floorY,
  {
    wall = '#f3ead6',
    floor = '#dcc194',
    dado = null,
    tiles = false,
    vx = w / 2,
    skirting = c.paper,
  } = {},
) {
  const out = [
    wash(0, 0, w, floorY, light(wall, 0.15), wall),
    wash(0, floorY, w, h - floorY, dark(floor, 0.06), light(floor, 0.12)),
  ]
  if (dado)
    out.push(rect(0, floorY - 120, w, 120, dado), rect(0, floorY - 126, w, 8, light(dado, 0.3)))
  out.push(rect(0, floorY - 12, w, 12, skirting), rect(0, floorY, w, 8, c.ink, { opacity: 0.08 }))
  const k = tiles ? 16 : 22
  out.push(
    stroke(
      times(k + 1, (i) => {
        const t = (i / k) * 2 - 0.5
        return `M${n(lerp(vx, w * t, 0.55))} ${floorY}L${n(lerp(vx, w * t, 1.6))} ${h}`
      }),
      dark(floor, 0.14),
      2,
      { opacity: 0.55 },
    ),
  )
  if (tiles)
    out.push(
      stroke(
        times(6, (i) => `M0 ${n(lerp(floorY, h, ((i + 1) / 6) ** 1.6))}H${w}`),
        dark(floor, 0.14),
        2,
        { opacity: 0.45 },
      ),
    )
  return join(out)
}
/** The slanting patch of sun that a window throws on wall or floor. */
export const sunpatch = (x, y, w, h, slant = 120, a = 0.3) =>
  join(
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w + slant, y + h],
        [x + slant, y + h],
      ],
      '#fff3d2',
      { opacity: a },
    ),
    line(x + w / 2, y, x + w / 2 + slant, y + h, c.wood, 6, { opacity: a * 0.4 }),
  )
/** Broad shafts of light across a whole room. */
export const beams = (w, h, a = 0.16) =>
  join(
    poly(
      [
        [w * 0.08, 0],
        [w * 0.3, 0],
        [w * 0.62, h],
        [w * 0.28, h],
      ],
      '#fff6dc',
      { opacity: a },
    ),
    poly(
      [
        [w * 0.36, 0],
        [w * 0.44, 0],
        [w * 0.8, h],
        [w * 0.68, h],
      ],
      '#fff6dc',
      { opacity: a * 0.8 },
    ),
  )

/** A big window that looks out on the hills; `view` picks what is seen. */
export function bigWindow(
  x,
  y,
  w,
  h,
  {
    panes = 3,
    rows = 2,
    curtain = null,
    view = 'hills',
    mood = 'day',
    frame = c.paper,
    sill = true,
  } = {},
) {
  const inner = g(
    join(
      sky(w, h, mood),
      peaks(w, h * 0.62, h * 0.4, 7, { warm: mood !== 'day' }),
      hills(w, h, h * 0.66, 3),
      view === 'tea' ? tea(w, h * 0.7, h, 5, { rows: 5 }) : lawn(w, h, h * 0.78),
      view === 'tree'
        ? at(tree(3), w * 0.8, h * 1.02, h / 230)
        : at(tree(5), w * 0.12, h * 1.0, h / 420),
    ),
    { transform: `translate(${x} ${y})` },
  )
  return join(
    rect(x - 14, y - 14, w + 28, h + 28, dark(frame, 0.08)),
    clip(rect(x, y, w, h, '#000'), inner),
    poly(
      [
        [x + w * 0.1, y + h],
        [x + w * 0.34, y],
        [x + w * 0.44, y],
        [x + w * 0.2, y + h],
      ],
      c.white,
      { opacity: 0.16 },
    ),
    rect(x - 14, y - 14, w + 28, 14, frame),
    rect(x - 14, y, 14, h + 14, frame),
    rect(x + w, y, 14, h + 14, dark(frame, 0.06)),
    times(panes - 1, (i) => rect(x + (w * (i + 1)) / panes - 5, y, 10, h, frame)),
    times(rows - 1, (i) =>
      rect(x, y + ((h * (i + 1)) / rows) * (rows === 2 ? 0.66 : 1) - 4, w, 8, frame),
    ),
    sill
      ? rect(x - 26, y + h, w + 52, 18, light(frame, 0.4)) +
          rect(x - 20, y + h + 18, w + 40, 8, c.ink, { opacity: 0.1 })
      : '',
    curtain
      ? drape(x - 30, y - 30, w * 0.2, h + 70, curtain) +
          drape(x + w + 30, y - 30, -w * 0.2, h + 70, curtain) +
          rect(x - 50, y - 38, w + 100, 8, c.woodDark, { rx: 4 })
      : '',
  )
}
const drape = (x, y, w, h, col) =>
  join(
    path(
      `M${x} ${y}h${w}q${n(w * 0.08)} ${n(h * 0.4)} ${n(-w * 0.45)} ${n(h * 0.6)}q${n(w * 0.2)} ${n(h * 0.2)} ${n(w * 0.1)} ${n(h * 0.4)}h${n(-w * 0.65)}z`,
      col,
    ),
    stroke(
      times(
        3,
        (i) =>
          `M${n(x + w * (0.2 + i * 0.25))} ${y}q${n(w * 0.04)} ${n(h * 0.4)} ${n(-w * 0.12 * (i + 0.4))} ${n(h * 0.6)}`,
      ),
      dark(col, 0.2),
      3,
      { opacity: 0.5 },
    ),
  )

export const door = (x, y, w, h, col = c.forest7) =>
  join(
    rect(x - 12, y - h - 12, w + 24, h + 12, c.paper),
    rect(x, y - h, w, h, col),
    rect(x + w * 0.14, y - h * 0.92, w * 0.72, h * 0.36, light(col, 0.1)),
    rect(x + w * 0.14, y - h * 0.48, w * 0.72, h * 0.4, light(col, 0.1)),
    circle(x + w * 0.86, y - h * 0.48, 6, c.gold),
  )

/** Green board in a wooden frame, with drawing in chalk. `marks`: 'math' | 'cell' | 'map' | 'none'. */
export function board(x, y, w, h, marks = 'math') {
  const k = '#e9f0e6',
    o = { opacity: 0.85 },
    m = []
  if (marks === 'math')
    m.push(
      stroke(
        `M${x + w * 0.08} ${y + h * 0.8}V${y + h * 0.2}M${x + w * 0.08} ${y + h * 0.8}H${x + w * 0.42}`,
        k,
        4,
        o,
      ),
      stroke(
        `M${x + w * 0.08} ${y + h * 0.76}Q${x + w * 0.24} ${y + h * 0.74} ${x + w * 0.38} ${y + h * 0.24}`,
        c.goldLight,
        4,
        o,
      ),
      stroke(`M${x + w * 0.52} ${y + h * 0.68}h${w * 0.2}l${-w * 0.2} ${-h * 0.42}z`, k, 4, o),
      stroke(`M${x + w * 0.52} ${y + h * 0.62}h${w * 0.025}v${h * 0.06}`, k, 3, o),
      stroke(
        [0.24, 0.36, 0.48]
          .map((t, i) => `M${x + w * 0.78} ${y + h * t}h${w * (0.14 - i * 0.03)}`)
          .join(''),
        k,
        4,
        o,
      ),
    )
  if (marks === 'cell')
    m.push(
      ellipse(x + w * 0.26, y + h * 0.5, w * 0.16, h * 0.32, 'none', {
        stroke: k,
        'stroke-width': 4,
        ...o,
      }),
      circle(x + w * 0.29, y + h * 0.46, h * 0.1, 'none', {
        stroke: c.goldLight,
        'stroke-width': 4,
        ...o,
      }),
      ...[
        [0.18, 0.38],
        [0.2, 0.64],
        [0.33, 0.66],
      ].map(([a, b]) => ellipse(x + w * a, y + h * b, w * 0.022, h * 0.035, c.leaf, o)),
      stroke(
        [0.28, 0.42, 0.56, 0.7]
          .map(
            (t, i) =>
              `M${x + w * 0.56} ${y + h * t}h${w * (0.3 - (i % 2) * 0.1)}M${x + w * 0.46} ${y + h * t}h${w * 0.04}`,
          )
          .join(''),
        k,
        4,
        o,
      ),
    )
  if (marks === 'map')
    m.push(
      path(
        `M${x + w * 0.2} ${y + h * 0.2}q${w * 0.1} ${-h * 0.06} ${w * 0.18} ${h * 0.06}l${w * 0.16} ${h * 0.06}l${-w * 0.06} ${h * 0.14}l${-w * 0.06} ${h * 0.12}l${-w * 0.08} ${h * 0.24}l${-w * 0.06} ${-h * 0.2}l${-w * 0.1} ${-h * 0.2}z`,
        'none',
        { stroke: k, 'stroke-width': 4, ...o },
      ),
      circle(x + w * 0.42, y + h * 0.34, 6, c.gold),
      stroke(
        [0.3, 0.44, 0.58].map((t) => `M${x + w * 0.66} ${y + h * t}h${w * 0.2}`).join(''),
        k,
        4,
        o,
      ),
    )
  return join(
    rect(x - 14, y - 14, w + 28, h + 28, c.wood),
    rect(x - 14, y - 14, w + 28, 5, c.woodLight),
    rect(x, y, w, h, '#2c5f4b'),
    path(
      `M${x + w * 0.6} ${y}L${x + w * 0.9} ${y}L${x + w * 0.6} ${y + h}H${x + w * 0.3}z`,
      c.white,
      { opacity: 0.05 },
    ),
    ellipse(x + w * 0.75, y + h * 0.8, w * 0.16, h * 0.08, c.white, { opacity: 0.05 }),
    m,
    rect(x + w * 0.1, y + h + 8, w * 0.8, 12, c.woodDark),
    rect(x + w * 0.3, y + h + 3, 34, 6, c.white, { rx: 2 }),
    rect(x + w * 0.36, y + h + 3, 18, 6, c.goldLight, { rx: 2 }),
    rrect(x + w * 0.6, y + h - 4, 44, 14, 3, c.brick),
  )
}
/** A cork board with pinned papers. */
export function noticeBoard(x, y, w, h, seed = 1, k = 9) {
  const r = rng(seed),
    cols = [c.paper, c.white, c.mist, c.goldLight, c.sky, '#f3d9cf'],
    out = [
      rect(x + 8, y + 10, w, h, c.ink, { opacity: 0.12 }),
      rect(x - 12, y - 12, w + 24, h + 24, c.forest7),
      rect(x, y, w, h, '#d9b483'),
    ]
  const colsN = Math.max(2, Math.round(w / 110)),
    rows = Math.max(1, Math.round(k / colsN))
  for (let i = 0; i < colsN * rows; i++) {
    const pw = (w / colsN) * r.range(0.6, 0.78),
      ph = Math.min((h / rows) * 0.82, pw * r.range(0.9, 1.3)),
      px = x + (w * ((i % colsN) + 0.5)) / colsN + r.range(-6, 6),
      py = y + (h * (Math.floor(i / colsN) + 0.5)) / rows + r.range(-5, 5),
      col = r.pick(cols),
      kind = r.int(0, 3)
    out.push(
      g(
        join(
          rect(-pw / 2 + 4, -ph / 2 + 5, pw, ph, c.ink, { opacity: 0.15 }),
          rect(-pw / 2, -ph / 2, pw, ph, col),
          kind === 0
            ? rect(-pw * 0.38, -ph * 0.34, pw * 0.76, ph * 0.44, r.pick([c.leaf, c.hill, c.dawn])) +
                path(
                  `M${-pw * 0.38} ${ph * 0.1}l${pw * 0.24} ${-ph * 0.26}l${pw * 0.18} ${ph * 0.14}l${pw * 0.14} ${-ph * 0.1}l${pw * 0.2} ${ph * 0.22}z`,
                  c.forest5,
                )
            : '',
          stroke(
            times(
              kind === 0 ? 2 : 4,
              (j) =>
                `M${n(-pw * 0.34)} ${n((kind === 0 ? ph * 0.22 : -ph * 0.2) + j * ph * 0.15)}h${n(pw * (j % 2 ? 0.5 : 0.66))}`,
            ),
            c.slate,
            3,
            { opacity: 0.55 },
          ),
          kind === 2 ? circle(pw * 0.26, -ph * 0.3, pw * 0.1, c.gold) : '',
          circle(0, -ph / 2 + 7, 5, r.pick([c.brick, c.forest5, c.gold])),
        ),
        { transform: `translate(${n(px)} ${n(py)}) rotate(${n(r.range(-4, 4))})` },
      ),
    )
  }
  return join(out)
}
/** A framed picture of the hills. */
export const frame = (x, y, w, h, seed = 1) =>
  join(
    rect(x + 5, y + 7, w, h, c.ink, { opacity: 0.14 }),
    rect(x - 8, y - 8, w + 16, h + 16, c.woodDark),
    rect(x - 3, y - 3, w + 6, h + 6, c.paper),
    clip(
      rect(x + w * 0.07, y + h * 0.08, w * 0.86, h * 0.84, '#000'),
      g(
        join(
          rect(0, 0, w, h, seed % 2 ? c.sky : c.dawn),
          circle(w * 0.7, h * 0.3, w * 0.09, '#fff3d2'),
          peaks(w, h * 0.62, h * 0.4, seed),
          path(
            `M0 ${h * 0.6}Q${w * 0.3} ${h * 0.48} ${w * 0.6} ${h * 0.62}T${w} ${h * 0.58}V${h}H0z`,
            c.leaf,
          ),
          path(`M0 ${h * 0.78}Q${w * 0.4} ${h * 0.64} ${w} ${h * 0.8}V${h}H0z`, c.forest5),
        ),
        { transform: `translate(${x} ${y})` },
      ),
    ),
  )

const spines = [
  c.forest,
  c.forest5,
  c.brick,
  c.gold,
  c.slate,
  c.leaf,
  c.paperDark,
  '#8d4734',
  '#3f6f7c',
  c.goldLight,
  '#6c8f6e',
  '#d9c7a4',
]
/** Books standing in a row of width w and height h, with a gap or a leaning one now and then. */
export function books(x, y, w, h, seed = 1) {
  const r = rng(seed),
    out = []
  let px = x
  while (px < x + w - 8) {
    const bw = Math.min(r.range(h * 0.12, h * 0.26), x + w - px),
      bh = h * r.range(0.68, 0.96),
      col = r.pick(spines),
      t = r()
    if (t < 0.06) {
      px += bw * 1.6
      continue
    }
    if (t > 0.94 && px + h * 0.5 < x + w) {
      out.push(
        g(rect(0, -bh, bw, bh, col) + rect(0, -bh * 0.8, bw, bh * 0.06, c.goldLight), {
          transform: `translate(${n(px + bh * 0.2)} ${y}) rotate(-11)`,
        }),
      )
      px += bw + h * 0.22
      continue
    }
    out.push(
      rect(px, y - bh, bw - 1, bh, col),
      rect(px, y - bh, Math.max(1.5, bw * 0.16), bh, c.white, { opacity: 0.14 }),
      rect(px, y - bh * 0.84, bw - 1, bh * 0.05, t > 0.5 ? c.goldLight : c.paper, {
        opacity: 0.85,
      }),
      t > 0.6 ? rect(px, y - bh * 0.2, bw - 1, bh * 0.04, c.goldLight, { opacity: 0.8 }) : '',
    )
    px += bw
  }
  return join(out)
}
/** A bookcase; (x, y) is the lower left corner. */
export function shelf(x, y, w, h, { rows = 4, seed = 1, wood = c.wood, bays = 1 } = {}) {
  const out = [
      rect(x + w, y - h + 14, 22, h - 14, c.ink, { opacity: 0.1 }),
      rect(x, y - h, w, h, dark(wood, 0.34)),
    ],
    rh = (h - 30) / rows,
    bw = w / bays
  for (let b = 0; b < bays; b++)
    for (let i = 0; i < rows; i++) {
      const by = y - 18 - i * rh,
        bx = x + b * bw
      out.push(
        rect(bx + 10, by - rh + 8, bw - 20, 12, c.ink, { opacity: 0.18 }),
        books(bx + 12, by, bw - 24, rh - 22, seed * 31 + b * 7 + i),
        rect(bx, by, bw, 10, wood),
        rect(bx, by, bw, 3, light(wood, 0.3)),
      )
    }
  for (let b = 0; b <= bays; b++)
    out.push(
      rect(
        x + b * bw - (b ? (b === bays ? 12 : 6) : 0),
        y - h,
        12,
        h,
        b === bays ? dark(wood, 0.12) : wood,
      ),
    )
  return join(
    out,
    rect(x - 8, y - h - 6, w + 16, 14, light(wood, 0.12)),
    rect(x, y - 10, w, 10, dark(wood, 0.14)),
  )
}
/** A table in slight perspective: (x, y) lower left, top of height h; the top shows depth d. */
export function table(
  x,
  y,
  w,
  h,
  { d = 34, wood = c.wood, legs = true, front = false, inset = 24 } = {},
) {
  return join(
    ellipse(x + w / 2 + 14, y, w * 0.54, 14, c.ink, { opacity: 0.13 }),
    legs && !front
      ? [x + inset, x + w - inset - 14]
          .map((lx) => rect(lx, y - h + 10, 14, h - 10, dark(wood, 0.2)))
          .join('')
      : '',
    front
      ? rect(x + 8, y - h, w - 16, h, dark(wood, 0.1)) +
          rect(x + w * 0.7, y - h, w * 0.3 - 8, h, c.ink, { opacity: 0.06 }) +
          rect(x + 8, y - h + 14, w - 16, 10, c.ink, { opacity: 0.1 })
      : '',
    poly(
      [
        [x, y - h],
        [x + w, y - h],
        [x + w - d * 0.9, y - h - d],
        [x + d * 0.9, y - h - d],
      ],
      light(wood, 0.26),
    ),
    rect(x, y - h, w, 14, wood),
    rect(x, y - h + 14, w, 5, c.ink, { opacity: 0.14 }),
  )
}
/** A pupil's desk seen from the side, matched to a figure of height u*100 seated at it. */
export const desk = (x, y, w, h, wood = c.wood) =>
  join(
    ellipse(x + w / 2, y, w * 0.6, 8, c.ink, { opacity: 0.14 }),
    rect(x + w * 0.08, y - h, 7, h, '#55655e'),
    rect(x + w * 0.86, y - h, 7, h, '#55655e'),
    rect(x + w * 0.06, y - h + 14, w * 0.86, h * 0.16, dark(wood, 0.24)),
    rrect(x, y - h, w, 11, 3, light(wood, 0.12)),
    rect(x, y - h + 8, w, 4, dark(wood, 0.15)),
  )
/** Chair from the side, for someone facing right; (x, y) under the seat's middle, seat height s. */
export const chair = (x, y, s, col = c.forest5, dir = 1) =>
  g(
    join(
      stroke(
        `M${-s * 0.42} 0L${-s * 0.38} ${-s}M${s * 0.42} 0L${s * 0.38} ${-s}`,
        '#55655e',
        Math.max(4, s * 0.07),
      ),
      rrect(-s * 0.5, -s - s * 0.07, s, s * 0.13, s * 0.05, col),
      path(
        `M${-s * 0.46} ${-s}L${-s * 0.6} ${-s * 2}Q${-s * 0.6} ${-s * 2.08} ${-s * 0.52} ${-s * 2.06}L${-s * 0.34} ${-s}z`,
        dark(col, 0.1),
      ),
    ),
    { transform: `translate(${n(x)} ${n(y)}) scale(${dir} 1)` },
  )
/** Chair from behind. */
export const chairBack = (x, y, s, col = c.forest5) =>
  join(
    stroke(`M${x - s * 0.4} ${y}V${y - s}M${x + s * 0.4} ${y}V${y - s}`, '#55655e', s * 0.07),
    rrect(x - s * 0.48, y - s * 1.06, s * 0.96, s * 0.14, s * 0.05, dark(col, 0.2)),
    rrect(x - s * 0.46, y - s * 1.95, s * 0.92, s * 0.5, s * 0.1, col),
  )
export const stool = (x, y, s) =>
  join(
    stroke(
      `M${x - s * 0.2} ${y - s}L${x - s * 0.3} ${y}M${x + s * 0.2} ${y - s}L${x + s * 0.3} ${y}M${x - s * 0.26} ${y - s * 0.4}H${x + s * 0.26}`,
      '#55655e',
      5,
    ),
    rrect(x - s * 0.32, y - s - 8, s * 0.64, 12, 5, c.wood),
  )
export const bench = (x, y, w, h, col = c.wood) =>
  join(
    ellipse(x + w / 2 + 8, y, w * 0.55, 8, c.ink, { opacity: 0.15 }),
    rect(x + 16, y - h, 10, h, dark(col, 0.3)),
    rect(x + w - 26, y - h, 10, h, dark(col, 0.3)),
    rect(x, y - h - 8, w, 12, col),
    rect(x, y - h - 34, w, 10, light(col, 0.1)),
    rect(x, y - h - 56, w, 10, light(col, 0.1)),
    rect(x + 18, y - h - 60, 8, 60, dark(col, 0.3)),
    rect(x + w - 26, y - h - 60, 8, 60, dark(col, 0.3)),
  )
/** A single bed seen from its side, head to the left. */
export const bed = (x, y, w, h = 92, cover = c.forest5) =>
  join(
    ellipse(x + w / 2 + 10, y, w * 0.54, 10, c.ink, { opacity: 0.14 }),
    rect(x, y - h * 1.5, 12, h * 1.5, c.woodDark),
    rect(x, y - h * 1.46, 12, h * 0.2, c.wood),
    rect(x + w - 12, y - h * 1.02, 12, h * 1.02, c.woodDark),
    rect(x + 6, y - h * 0.5, w - 14, h * 0.2, c.wood),
    rrect(x + 10, y - h * 0.78, w - 22, h * 0.32, 8, c.paper),
    path(
      `M${x + w * 0.3} ${y - h * 0.84}H${x + w - 12}V${y - h * 0.36}H${x + w * 0.3}q-8 ${-h * 0.24} 0 ${-h * 0.48}z`,
      cover,
    ),
    path(
      `M${x + w * 0.3} ${y - h * 0.84}h${w * 0.1}v${h * 0.48}h${-w * 0.1}q-8 ${-h * 0.24} 0 ${-h * 0.48}z`,
      light(cover, 0.35),
    ),
    stroke(
      `M${x + w * 0.55} ${y - h * 0.84}v${h * 0.46}M${x + w * 0.75} ${y - h * 0.84}v${h * 0.46}`,
      dark(cover, 0.15),
      2,
      { opacity: 0.6 },
    ),
    rrect(x + 18, y - h * 0.98, w * 0.22, h * 0.24, 10, c.white),
    rrect(x + 18, y - h * 0.82, w * 0.22, h * 0.08, 5, c.ink, { opacity: 0.08 }),
  )
export const rug = (x, y, rx, ry, col = c.brick) =>
  join(
    ellipse(x, y, rx, ry, col, { opacity: 0.9 }),
    ellipse(x, y, rx * 0.86, ry * 0.84, 'none', { stroke: c.goldLight, 'stroke-width': 4 }),
    ellipse(x, y, rx * 0.6, ry * 0.56, light(col, 0.16)),
  )
export const clock = (x, y, r) =>
  join(
    circle(x + 4, y + 5, r, c.ink, { opacity: 0.14 }),
    circle(x, y, r, c.forest),
    circle(x, y, r * 0.84, c.paper),
    times(12, (i) => {
      const a = (i * Math.PI) / 6
      return line(
        x + Math.sin(a) * r * 0.7,
        y + Math.cos(a) * r * 0.7,
        x + Math.sin(a) * r * 0.62,
        y + Math.cos(a) * r * 0.62,
        c.ink,
        r * 0.05,
      )
    }),
    stroke(`M${x} ${y}V${y - r * 0.52}M${x} ${y}L${x - r * 0.34} ${y - r * 0.22}`, c.ink, r * 0.08),
    circle(x, y, r * 0.08, c.brick),
  )
export const fan = (x, y, w) =>
  join(
    rect(x - 2, 0, 4, y, '#8d948f'),
    ellipse(x - w * 0.3, y + 5, w * 0.24, 5, c.wood),
    ellipse(x + w * 0.3, y + 5, w * 0.24, 5, c.woodDark),
    ellipse(x, y + 9, w * 0.12, 4, c.wood),
    rrect(x - 13, y - 8, 26, 18, 6, c.paper),
  )
export const hanging = (x, y, r = 40, on = true) =>
  join(
    on ? glow(x, y + r * 0.5, r * 3.2, '#ffe9ad', 0.45) : '',
    rect(x - 1.5, 0, 3, y - r * 0.5, c.ink),
    path(
      `M${x - r} ${y + r * 0.4}Q${x - r} ${y - r * 0.6} ${x} ${y - r * 0.6}Q${x + r} ${y - r * 0.6} ${x + r} ${y + r * 0.4}z`,
      c.forest7,
    ),
    ellipse(x, y + r * 0.4, r, r * 0.14, on ? '#fff0c4' : c.paperDark),
  )
export const pot = (x, y, s = 1, seed = 1, col = c.brick) => {
  const r = rng(seed)
  return at(
    join(
      ellipse(6, 0, 34, 6, c.ink, { opacity: 0.16 }),
      times(11, (i) => {
        const a = -160 + i * 14 + r.range(-5, 5),
          l = r.range(64, 104)
        return g(
          path(
            `M0 0C${l * 0.3} -16 ${l * 0.8} -14 ${l} 0C${l * 0.8} 12 ${l * 0.3} 10 0 0z`,
            [c.forest5, c.forest7, '#4f9566'][i % 3],
          ),
          { transform: `translate(0 -50) rotate(${n(a)})` },
        )
      }),
      path('M-28 -54H28L22 0H-22z', col),
      path('M6 -54H28L22 0H10z', c.ink, { opacity: 0.12 }),
      rect(-32, -60, 64, 12, light(col, 0.1), { rx: 3 }),
    ),
    x,
    y,
    s,
  )
}
export const lamp = (x, y, s = 1, on = true) =>
  at(
    join(
      on ? glow(46, -84, 120, '#ffe9ad', 0.55) : '',
      ellipse(0, -3, 32, 7, c.forest),
      stroke('M0 -6L-18 -70L34 -118', c.forest, 7),
      circle(-18, -70, 6, c.gold),
      g(
        path('M-30 16Q-26 -20 0 -20Q26 -20 30 16z', c.forest5) +
          ellipse(0, 16, 30, 7, on ? '#fff0c4' : c.paperDark),
        { transform: 'translate(44 -112) rotate(-24)' },
      ),
    ),
    x,
    y,
    s,
  )
export const cupboard = (x, y, w, h, col = c.leaf) =>
  join(
    rect(x + w, y - h + 12, 18, h - 12, c.ink, { opacity: 0.1 }),
    rect(x, y - h, w, h, col),
    rect(x - 6, y - h - 6, w + 12, 12, light(col, 0.3)),
    rect(x + 10, y - h + 18, w / 2 - 16, h - 34, light(col, 0.14)),
    rect(x + w / 2 + 6, y - h + 18, w / 2 - 16, h - 34, light(col, 0.14)),
    circle(x + w / 2 - 14, y - h / 2, 5, c.gold),
    circle(x + w / 2 + 14, y - h / 2, 5, c.gold),
    rect(x, y - 10, w, 10, dark(col, 0.2)),
  )
