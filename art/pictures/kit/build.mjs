/** Buildings, gates, fences and vehicles. */
import {
  at,
  c,
  circle,
  clip,
  dark,
  ellipse,
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
  rrect,
  stroke,
  times,
} from './base.mjs'

/** A window with a sill; `lit` glows at dusk. */
export function window_(x, y, w, h, { lit = false, arch = false, frame = c.paper } = {}) {
  const glass = lit ? '#fbdc93' : '#a8c6cc',
    shine = lit ? '#fdeebf' : '#d6e7e8'
  const shape = arch
    ? `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}z`
    : `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
  return join(
    path(shape, glass, { stroke: frame, 'stroke-width': Math.max(2, w * 0.09) }),
    poly(
      [
        [x + w * 0.12, y + h * 0.92],
        [x + w * 0.5, y + h * 0.16],
        [x + w * 0.78, y + h * 0.16],
        [x + w * 0.4, y + h * 0.92],
      ],
      shine,
      { opacity: 0.6 },
    ),
    line(x + w / 2, y, x + w / 2, y + h, frame, Math.max(1.5, w * 0.05)),
    line(x, y + h * 0.45, x + w, y + h * 0.45, frame, Math.max(1.5, w * 0.05)),
    rect(x - w * 0.12, y + h, w * 1.24, Math.max(3, h * 0.06), light(frame, 0.3)),
  )
}
/** An arched opening of a verandah with the cool shade behind it. */
const arch = (x, y, w, h, col) =>
  path(
    `M${n(x)} ${n(y + h)}V${n(y + w * 0.5)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w * 0.5)}V${n(y + h)}z`,
    col,
  )

/**
 * A school block seen from the front: plinth, verandah arches below, windows above, green sloped roof.
 * (x, y) is its lower left corner.
 */
export function block(
  x,
  y,
  w,
  floors = 2,
  {
    bays = Math.round(w / 90),
    fh = 88,
    wall = '#f6ecd8',
    roof = c.forest5,
    lit = false,
    seed = 1,
    portico = false,
    verandah = true,
    clock = false,
  } = {},
) {
  const r = rng(seed),
    h = floors * fh,
    bw = w / bays,
    top = y - h - 12,
    out = []
  out.push(path(`M${x} ${y}l${w * 0.06} 16H${x + w + 70}L${x + w} ${y}z`, c.ink, { opacity: 0.12 }))
  out.push(rect(x, top, w, h + 12, wall), rect(x, y - 12, w, 12, mix(c.brick, wall, 0.35)))
  for (let f = 0; f < floors; f++) {
    const yy = y - 12 - (f + 1) * fh
    for (let b = 0; b < bays; b++) {
      const bx = x + b * bw,
        on = lit && r() > 0.3
      if (f === 0 && verandah) {
        out.push(
          arch(
            bx + bw * 0.12,
            yy + fh * 0.14,
            bw * 0.76,
            fh * 0.86,
            lit ? (on ? '#e8b765' : '#54706c') : '#9fb3a4',
          ),
        )
        out.push(
          rect(
            bx + bw * 0.34,
            yy + fh * 0.46,
            bw * 0.32,
            fh * 0.54,
            lit ? (on ? '#fbdc93' : '#3d5854') : b % 3 === 1 ? '#6f5236' : '#7d9a92',
          ),
        )
        out.push(
          arch(bx + bw * 0.12, yy + fh * 0.14, bw * 0.2, fh * 0.86, c.ink).replace(
            '/>',
            ' opacity="0.1"/>',
          ),
        )
      } else
        out.push(
          window_(bx + bw * 0.26, yy + fh * 0.24, bw * 0.48, fh * 0.5, {
            lit: on,
            frame: light(wall, 0.5),
          }),
          rect(bx + bw * 0.2, yy + fh * 0.15, bw * 0.6, fh * 0.05, mix(c.brick, wall, 0.2)),
        )
    }
    if (f > 0)
      out.push(
        rect(x - 4, yy + fh - 5, w + 8, 9, light(wall, 0.55)),
        rect(x, yy + fh + 4, w, 5, c.ink, { opacity: 0.1 }),
      )
  }
  if (floors > 1 && verandah) out.push(rect(x, y - 12 - fh + 4, w, 3, c.forest5, { opacity: 0.5 }))
  // Light from the left leaves the right third a little cooler.
  out.push(rect(x + w * 0.72, top, w * 0.28, h + 12, c.ink, { opacity: 0.05 }))
  const rh = fh * 0.5
  out.push(
    rect(x, top, w, 10, c.ink, { opacity: 0.14 }),
    poly(
      [
        [x - 18, top + 4],
        [x + w + 18, top + 4],
        [x + w - 24, top - rh],
        [x + 24, top - rh],
      ],
      roof,
    ),
    rect(x - 18, top + 2, w + 36, 6, dark(roof, 0.3)),
  )
  out.push(
    stroke(
      times(Math.round(w / 26), (i) => {
        const t = (i + 0.5) / Math.round(w / 26)
        return `M${n(lerp(x + 24, x + w - 24, t))} ${n(top - rh)}L${n(lerp(x - 18, x + w + 18, t))} ${n(top + 2)}`
      }),
      dark(roof, 0.16),
      1.6,
      { opacity: 0.8 },
    ),
  )
  out.push(rect(x + 22, top - rh - 4, w - 44, 6, light(roof, 0.16)))
  if (portico)
    out.push(porticoAt(x + w / 2, y, Math.min(bw * 2.4, w * 0.34), h + 12, wall, roof, clock))
  return out.join('')
}
/** The gabled middle of the main building, with columns, steps and (if wanted) a clock. */
export function porticoAt(cx, y, w, h, wall, roof, clock = true) {
  const x = cx - w / 2,
    top = y - h - 16,
    col = light(wall, 0.55)
  return join(
    rect(x, top, w, h + 16, light(wall, 0.25)),
    rect(x + w * 0.7, top, w * 0.3, h + 16, c.ink, { opacity: 0.05 }),
    poly(
      [
        [x - w * 0.09, top + 6],
        [cx, top - w * 0.34],
        [x + w * 1.09, top + 6],
      ],
      roof,
    ),
    poly(
      [
        [x + w * 0.1, top],
        [cx, top - w * 0.24],
        [x + w * 0.9, top],
      ],
      light(wall, 0.35),
    ),
    rect(x - w * 0.09, top + 2, w * 1.18, 8, dark(roof, 0.3)),
    clock
      ? circle(cx, top - w * 0.085, w * 0.072, c.forest) +
          circle(cx, top - w * 0.085, w * 0.056, c.paper) +
          stroke(
            `M${cx} ${n(top - w * 0.085)}v${n(-w * 0.04)}M${cx} ${n(top - w * 0.085)}l${n(w * 0.028)} ${n(w * 0.012)}`,
            c.ink,
            2,
          )
      : '',
    arch(x + w * 0.3, y - h * 0.52, w * 0.4, h * 0.52, '#7f9a8c'),
    rect(x + w * 0.4, y - h * 0.32, w * 0.2, h * 0.32, '#6b4f34'),
    line(cx, y - h * 0.32, cx, y, c.woodLight, 2),
    window_(x + w * 0.2, y - h * 0.9, w * 0.17, h * 0.22),
    window_(x + w * 0.415, y - h * 0.9, w * 0.17, h * 0.22),
    window_(x + w * 0.63, y - h * 0.9, w * 0.17, h * 0.22),
    ...[0.05, 0.2, 0.76, 0.91].map(
      (t) =>
        rect(x + w * t - 2, y - h * 0.58, w * 0.06 + 4, 8, col) +
        rect(x + w * t, y - h * 0.58, w * 0.06, h * 0.58, col) +
        rect(x + w * t + w * 0.04, y - h * 0.58, w * 0.02, h * 0.58, c.ink, { opacity: 0.1 }),
    ),
    rect(x - 6, y - h * 0.63, w + 12, h * 0.06, col),
    rect(x, y - h * 0.57, w, 5, c.ink, { opacity: 0.1 }),
    times(4, (i) =>
      rect(x - i * 12 + 4, y - 4 + i * 7, w - 8 + i * 24, 8, i % 2 ? '#e3d7bd' : '#efe5cf'),
    ),
  )
}
export const flagpole = (x, y, h, col = c.forest5) =>
  join(
    ellipse(x + 6, y, 16, 4, c.ink, { opacity: 0.15 }),
    rect(x - 3, y - h, 6, h, '#d9d6cc'),
    circle(x, y - h, 5, c.gold),
    path(
      `M${x + 3} ${y - h + 6}q${h * 0.1} ${-h * 0.04} ${h * 0.2} 0t${h * 0.2} 0v${n(h * 0.22)}q${-h * 0.1} ${h * 0.04} ${-h * 0.2} 0t${-h * 0.2} 0z`,
      col,
    ),
    path(
      `M${x + 3} ${n(y - h + 6 + h * 0.07)}q${h * 0.1} ${-h * 0.04} ${h * 0.2} 0t${h * 0.2} 0v${n(h * 0.08)}q${-h * 0.1} ${h * 0.04} ${-h * 0.2} 0t${-h * 0.2} 0z`,
      c.goldLight,
    ),
  )

/** The school gate: two piers, an arch with the emblem, open leaves. Centre (cx, y) on the ground. */
export function gate(cx, y, w, h, open = true) {
  const pw = w * 0.11,
    pier = (x) =>
      join(
        rect(x, y - h, pw, h, mix(c.brick, '#f6ecd8', 0.25)),
        times(7, (i) => rect(x, y - h + (i * h) / 7, pw, 2, c.paper, { opacity: 0.5 })),
        rect(x + pw * 0.66, y - h, pw * 0.34, h, c.ink, { opacity: 0.12 }),
        rect(x - 8, y - h - 14, pw + 16, 16, '#f6ecd8'),
        rect(x - 8, y - 14, pw + 16, 14, '#e6dabf'),
        circle(x + pw / 2, y - h - 28, 15, c.goldLight),
        circle(x + pw / 2 - 4, y - h - 32, 6, c.paper),
      )
  const L = cx - w / 2,
    R = cx + w / 2 - pw
  const leaf = (x, lw) =>
    join(
      stroke(
        times(
          7,
          (i) =>
            `M${n(x + (lw * (i + 0.5)) / 7)} ${n(y - 6)}V${n(y - h * 0.62 - Math.sin(((i + 0.5) / 7) * Math.PI) * 16)}`,
        ),
        c.forest,
        5,
      ),
      stroke(
        `M${n(x)} ${n(y - h * 0.2)}H${n(x + lw)}M${n(x)} ${n(y - h * 0.5)}H${n(x + lw)}`,
        c.forest,
        6,
      ),
    )
  const lw = open ? w * 0.15 : w * 0.38
  return join(
    leaf(L + pw, lw),
    leaf(R - lw, lw),
    pier(L),
    pier(R),
    path(
      `M${L + pw * 0.4} ${y - h - 12}Q${cx} ${y - h * 1.62} ${R + pw * 0.6} ${y - h - 12}l0 -34Q${cx} ${y - h * 1.86} ${L + pw * 0.4} ${y - h - 46}z`,
      c.forest7,
    ),
    stroke(
      `M${L + pw * 0.4} ${y - h - 12}Q${cx} ${y - h * 1.62} ${R + pw * 0.6} ${y - h - 12}`,
      c.gold,
      4,
    ),
    stroke(
      `M${L + pw * 1.5} ${n(y - h - 56)}Q${cx} ${n(y - h * 1.69)} ${R - pw * 0.5} ${n(y - h - 56)}`,
      c.goldLight,
      3,
      { 'stroke-dasharray': '22 12 34 12 14 12', opacity: 0.8 },
    ),
    circle(cx, y - h * 1.47, h * 0.12, c.paper, { stroke: c.gold, 'stroke-width': 4 }),
    at(crest(), cx, y - h * 1.47, h * 0.0019 * 1.0),
  )
}
/** The school's mark, about 90 units high around (0,0): shield, book, hill, sun. */
export const crest = () =>
  join(
    path('M-36 -42H36V0C36 26 14 40 0 48C-14 40 -36 26 -36 0z', c.forest),
    circle(0, -10, 13, c.gold),
    path('M-36 6Q-16 -20 0 -2Q16 -22 36 4Q34 14 30 20H-30Q-36 12 -36 6z', c.forest5),
    path('M-26 12Q-12 6 0 14Q12 6 26 12V28Q12 22 0 30Q-12 22 -26 28z', c.paper),
    stroke('M0 14V30', c.forest, 2),
  )

export const wallLine = (x, y, w, h, col = '#f0e4cc') =>
  join(
    rect(x, y - h, w, h, col),
    rect(x, y - h - 8, w, 10, light(col, 0.4)),
    rect(x, y - 10, w, 10, c.brick, { opacity: 0.4 }),
    rect(x, y - h + 2, w, 6, c.ink, { opacity: 0.1 }),
  )
export const fence = (x, y, w, h = 46, col = c.paper) =>
  join(
    rect(x, y - h * 0.75, w, 5, col),
    rect(x, y - h * 0.35, w, 5, col),
    times(Math.round(w / 26), (i) => rect(x + i * 26 + 8, y - h, 8, h, col, { rx: 3 })),
  )

/** School bus facing left or right; (0,0) is the ground under its middle, 420 long. */
export const bus = (heads = true) => {
  const y = '#e0ae45',
    out = [ellipse(10, 2, 226, 12, c.ink, { opacity: 0.2 })]
  out.push(
    path(
      'M-205 -26V-138Q-205 -168 -176 -168H160Q186 -168 192 -146L208 -84Q212 -74 212 -60V-26Q212 -16 200 -16H-193Q-205 -16 -205 -26z',
      y,
    ),
    path('M-205 -60H212V-26Q212 -16 200 -16H-193Q-205 -16 -205 -26z', dark(y, 0.12)),
    rect(-205, -72, 417, 9, c.forest),
    rect(-190, -176, 330, 10, light(y, 0.3), { rx: 4 }),
  )
  for (let i = 0; i < 5; i++) {
    const x = -188 + i * 58
    out.push(
      rrect(x, -150, 48, 54, 7, '#bcd7db'),
      heads
        ? clip(
            rrect(x, -150, 48, 54, 7, '#000'),
            circle(x + 26, -110, 12, ['#bf8a61', '#ad7750', '#cf9d74', '#98653f', '#dcb08a'][i]) +
              path(
                `M${x + 13} -110Q${x + 12} -126 ${x + 27} -125Q${x + 42} -124 ${x + 38} -108Q${x + 30} -118 ${x + 13} -110z`,
                '#241a15',
              ) +
              rect(x + 12, -98, 28, 12, c.shirt, { rx: 6 }),
          )
        : '',
      poly(
        [
          [x + 6, -96],
          [x + 20, -150],
          [x + 30, -150],
          [x + 16, -96],
        ],
        c.white,
        { opacity: 0.4 },
      ),
    )
  }
  out.push(
    rrect(106, -150, 40, 128, 6, '#bcd7db'),
    line(126, -150, 126, -22, dark(y, 0.2), 4),
    path('M156 -150H172Q180 -150 183 -140L198 -92H156z', '#c9dfe2'),
    poly(
      [
        [160, -94],
        [172, -148],
        [180, -146],
        [178, -94],
      ],
      c.white,
      { opacity: 0.4 },
    ),
  )
  out.push(
    rrect(200, -52, 12, 14, 4, c.paper),
    rect(-205, -40, 8, 14, c.brick),
    rect(-209, -24, 424, 8, '#4a5752', { rx: 4 }),
  )
  for (const x of [-130, 96 + 42])
    out.push(
      circle(x, -18, 30, dark(y, 0.3)),
      circle(x, -14, 26, '#2b302d'),
      circle(x, -14, 12, '#b9bfba'),
      circle(x, -14, 5, '#5a625d'),
    )
  return out.join('')
}
