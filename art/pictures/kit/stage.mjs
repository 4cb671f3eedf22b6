/** Ready-made settings that many pictures start from: a table by the window, a table seen from above, the open campus. */
import {
  at,
  c,
  circle,
  clip,
  dark,
  ellipse,
  g,
  join,
  light,
  line,
  n,
  path,
  poly,
  rect,
  rng,
  stroke,
  times,
  wash,
} from './base.mjs'
import { cloud, hills, lawn, peaks, sky, sun, tea } from './land.mjs'
import { person } from './people.mjs'
import { bigWindow, room } from './room.mjs'

/** A table that fills the lower part of the picture, its back edge at y, in front of a wall with a window. */
export function tableBy(
  w,
  h,
  y,
  {
    wall = '#f1e7d2',
    wood = c.wood,
    win = null,
    mood = 'day',
    curtain = null,
    view = 'hills',
    behind = '',
  } = {},
) {
  const grain = rng(9)
  return join(
    room(w, h, y + 40, { wall, floor: wood }),
    win ? bigWindow(...win, { mood, curtain, view }) : '',
    behind,
    rect(0, y - 6, w, 10, c.ink, { opacity: 0.1 }),
    wash(0, y, w, h - y, light(wood, 0.1), light(wood, 0.34)),
    rect(0, y, w, 5, light(wood, 0.55)),
    stroke(
      times(18, () => {
        const yy = grain.range(y + 16, h),
          x = grain.range(-80, w)
        return `M${n(x)} ${n(yy)}q${n(grain.range(80, 200))} ${n(grain.range(-7, 7))} ${n(grain.range(220, 420))} 0`
      }),
      dark(wood, 0.08),
      2.5,
      { opacity: 0.35 },
    ),
    poly(
      [
        [w * 0.1, y],
        [w * 0.36, y],
        [w * 0.66, h],
        [w * 0.24, h],
      ],
      '#fff3d2',
      { opacity: 0.3 },
    ),
    poly(
      [
        [w * 0.41, y],
        [w * 0.54, y],
        [w * 0.94, h],
        [w * 0.74, h],
      ],
      '#fff3d2',
      { opacity: 0.24 },
    ),
  )
}
/** A wooden table seen from straight above, with the light of a window and a leaf's shadow. */
export function flatLay(w, h, wood = '#d9b483') {
  const r = rng(4),
    k = 5
  return join(
    rect(0, 0, w, h, wood),
    times(
      k,
      (i) =>
        rect(0, (i * h) / k, w, h / k - 2, i % 2 ? light(wood, 0.1) : light(wood, 0.03)) +
        rect(0, ((i + 1) * h) / k - 3, w, 3, dark(wood, 0.2), { opacity: 0.5 }),
    ),
    stroke(
      times(22, () => {
        const x = r.range(-60, w),
          y = r.range(0, h)
        return `M${n(x)} ${n(y)}q${n(r.range(60, 160))} ${n(r.range(-6, 6))} ${n(r.range(180, 380))} 0`
      }),
      dark(wood, 0.14),
      2.5,
      { opacity: 0.35 },
    ),
    poly(
      [
        [w * 0.05, 0],
        [w * 0.38, 0],
        [w * 0.72, h],
        [w * 0.33, h],
      ],
      '#fff6de',
      { opacity: 0.32 },
    ),
    poly(
      [
        [w * 0.45, 0],
        [w * 0.66, 0],
        [w * 1.0, h],
        [w * 0.79, h],
      ],
      '#fff6de',
      { opacity: 0.26 },
    ),
  )
}
/** The shadow of leaves falling across a table: cheap atmosphere for a flat lay. */
export const leafShadow = (x, y, s = 1, turn = 0) =>
  at(
    join(
      [-60, -34, -8, 18, 44, 70].map((a) =>
        g(path('M0 0C50 -40 140 -40 190 0C140 32 50 32 0 0z', c.ink), {
          transform: `rotate(${a})`,
        }),
      ),
    ),
    x,
    y,
    s,
    turn,
  ).replace('<g ', '<g opacity="0.08" ')
/** Leaves of a plant seen from above. */
export const plantTop = (x, y, s = 1) =>
  at(
    join(
      circle(12, 14, 92, c.ink, { opacity: 0.12 }),
      times(11, (i) =>
        g(
          path(
            'M0 0C34 -30 90 -28 128 0C90 22 34 24 0 0z',
            [c.forest5, c.forest7, '#4f9566'][i % 3],
          ) + line(0, 0, 112, 0, '#6fae87', 2),
          { transform: `rotate(${i * 33})` },
        ),
      ),
      times(6, (i) =>
        g(path('M0 0C20 -18 54 -16 78 0C54 14 20 14 0 0z', ['#5fa67a', '#4f9566'][i % 2]), {
          transform: `rotate(${i * 60 + 14})`,
        }),
      ),
    ),
    x,
    y,
    s,
  )
export const mugTop = (x, y, r = 52) =>
  join(
    circle(x + 9, y + 11, r, c.ink, { opacity: 0.14 }),
    stroke(`M${x + r * 0.8} ${y - 14}q${r * 0.7} ${r * 0.2} ${r * 0.1} ${r * 0.7}`, c.forest5, 13),
    circle(x, y, r, c.forest5),
    circle(x, y, r * 0.82, '#7a4a28'),
    circle(x, y, r * 0.82, 'none', { stroke: dark(c.forest5, 0.2), 'stroke-width': 4 }),
    path(
      `M${x - r * 0.5} ${y - r * 0.3}Q${x} ${y - r * 0.8} ${x + r * 0.5} ${y - r * 0.3}Q${x} ${y - r * 0.5} ${x - r * 0.5} ${y - r * 0.3}z`,
      '#a36f45',
    ),
  )

/** Sky, snow and hills with the ground starting at `y`: the place every outdoor picture shares. */
export const outdoors = (
  w,
  h,
  y,
  { mood = 'day', snow = 0.32, seed = 3, sunAt = null, rows = true, bands = 5, clouds = true } = {},
) =>
  join(
    sky(w, y + 20, mood),
    sunAt ? sun(...sunAt) : '',
    clouds
      ? cloud(w * (0.2 + (seed % 3) * 0.12), h * 0.12, 1) +
          cloud(w * (0.72 - (seed % 2) * 0.1), h * 0.2, 0.7, 0.7)
      : '',
    snow ? peaks(w, y - h * 0.1, h * snow, seed, { warm: mood === 'dawn' || mood === 'dusk' }) : '',
    hills(w, h, y - h * 0.08, seed),
    rows ? tea(w, y - h * 0.055, y + 6, seed, { rows: 4 }) : '',
    lawn(w, h, y, { bands }),
  )

/** A stage with curtains, seen from the hall; floor at y. */
export const theatre = (w, h, y, { col = c.forest7, back = '#e9d9b8' } = {}) =>
  join(
    rect(0, 0, w, h, dark(col, 0.3)),
    wash(w * 0.12, 40, w * 0.76, y - 40, light(back, 0.2), back),
    poly(
      [
        [w * 0.06, h * 0.9],
        [w * 0.94, h * 0.9],
        [w * 0.86, y],
        [w * 0.14, y],
      ],
      c.woodLight,
    ),
    poly(
      [
        [w * 0.06, h * 0.9],
        [w * 0.94, h * 0.9],
        [w * 0.94, h],
        [w * 0.06, h],
      ],
      c.woodDark,
    ),
    poly(
      [
        [w * 0.3, 0],
        [w * 0.5, 0],
        [w * 0.66, y + 60],
        [w * 0.34, y + 60],
      ],
      '#fff6dc',
      { opacity: 0.3 },
    ),
    poly(
      [
        [w * 0.56, 0],
        [w * 0.7, 0],
        [w * 0.86, y + 60],
        [w * 0.6, y + 60],
      ],
      '#fff6dc',
      { opacity: 0.2 },
    ),
    [
      [0, 1],
      [w, -1],
    ].map(
      ([x, s]) =>
        path(
          `M${x} 0h${s * w * 0.19}q${s * 26} ${h * 0.36} ${-s * w * 0.05} ${h * 0.6}q${s * 10} ${h * 0.14} 0 ${h * 0.3}H${x}z`,
          col,
        ) +
        stroke(
          times(
            4,
            (i) =>
              `M${n(x + s * w * (0.035 + i * 0.04))} 0q${s * 10} ${h * 0.4} ${n(-s * w * 0.01 * i)} ${h * 0.9}`,
          ),
          dark(col, 0.3),
          5,
          { opacity: 0.6 },
        ),
    ),
    path(
      `M0 0H${w}V60Q${w * 0.92} 120 ${w * 0.8333} 60Q${w * 0.75} 120 ${w * 0.6667} 60Q${w * 0.58} 120 ${w * 0.5} 60Q${w * 0.42} 120 ${w * 0.3333} 60Q${w * 0.25} 120 ${w * 0.1667} 60Q${w * 0.08} 120 0 60z`,
      light(col, 0.08),
    ),
    stroke(
      `M0 60Q${w * 0.08} 120 ${w * 0.1667} 60Q${w * 0.25} 120 ${w * 0.3333} 60Q${w * 0.42} 120 ${w * 0.5} 60Q${w * 0.58} 120 ${w * 0.6667} 60Q${w * 0.75} 120 ${w * 0.8333} 60Q${w * 0.92} 120 ${w} 60`,
      c.gold,
      6,
    ),
  )
export const podium = (x, y, s = 1) =>
  at(
    join(
      ellipse(10, 0, 74, 10, c.ink, { opacity: 0.18 }),
      path('M-50 0L-58 -150H58L50 0z', c.wood),
      path('M20 0L28 -150H58L50 0z', c.ink, { opacity: 0.1 }),
      rect(-68, -168, 136, 20, c.woodDark, { rx: 3 }),
      poly(
        [
          [-66, -168],
          [66, -168],
          [54, -186],
          [-54, -186],
        ],
        c.woodLight,
      ),
      path('M-20 -110H20V-86Q20 -68 0 -60Q-20 -68 -20 -86z', c.forest),
      circle(0, -92, 8, c.gold),
      stroke('M14 -180Q20 -214 4 -226', c.ink, 4),
      circle(3, -228, 7, c.ink),
    ),
    x,
    y,
    s,
  )
/** Rows of heads seen from behind along the bottom edge: an audience. */
export const audience = (w, y, h, k, seed = 1) => {
  const r = rng(seed)
  return times(k, (i) =>
    person({
      x: ((i + 0.5) * w) / k + r.range(-8, 8),
      y: y + r.range(-6, 6),
      h,
      hip: true,
      view: 'back',
      shadow: false,
      outfit: i % 2 ? 'girl' : 'boy',
      age: 0.55,
      seed: seed * 40 + i * 3,
    }),
  )
}
/** A flat picture of a house of the school family, seen small. */
export const badge = (inner, x, y, r, col = c.paper) =>
  circle(x, y, r, col) + clip(circle(x, y, r * 0.94, '#000'), inner)
