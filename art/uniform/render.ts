/**
 * Draws a child in each uniform of `content/uniform.yaml`:
 * npm run uniform
 * Writes public/pictures/uniform/<season>-<group>-<girls or boys>.svg.
 */
import { mkdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../../public/pictures/uniform/', import.meta.url)
const green = '#2f6b4c'
const dark = '#143f2f'
const white = '#fffdf8'
const cream = '#f3e6c4'
const black = '#23211f'
const skin = '#c48a5f'
const hair = '#2b1d16'
const check = 'url(#c)'

/** Height of each class group's children, relative to the tallest, and size of their heads, to their bodies. */
const heights = { 'pre-nursery': 0.7, nur: 0.75, prep: 0.8, 'i-x': 0.92, 'xi-xii': 1 }
const heads = { 'pre-nursery': 1.3, nur: 1.24, prep: 1.18, 'i-x': 1.06, 'xi-xii': 1 }

type Bottom = 'shorts' | 'trousers' | 'skirt' | 'frock' | 'tunic' | 'salwar'

/** Clothes of a child; colours are those of CSS. */
type Worn = {
  shirt: string
  bottom: Bottom
  colour: string
  shoes?: string
  socks?: 'knee'
  pullover?: string
  blazer?: string
  dupatta?: string
} & { [Part in 'long' | 'pleats' | 'tights' | 'belt' | 'tie' | 'badge' | 'zip' | 'cap']?: true }

type Group = keyof typeof heights

const trackSuit: Worn = { shirt: green, bottom: 'trousers', colour: green, zip: true, cap: true, shoes: white }
const pullover = { pullover: green, cap: true } as const
const senior = { bottom: 'trousers', colour: dark, tie: true } as const
const skirt = { shirt: white, bottom: 'skirt', colour: green, pleats: true, tie: true } as const

const summer: Record<Group, { boys: Worn; girls: Worn }> = {
  'pre-nursery': {
    boys: { shirt: check, bottom: 'shorts', colour: green, shoes: white },
    girls: { shirt: check, bottom: 'frock', colour: check, shoes: white },
  },
  nur: {
    boys: { shirt: check, bottom: 'shorts', colour: green },
    girls: { shirt: check, bottom: 'tunic', colour: green },
  },
  prep: {
    boys: { shirt: white, bottom: 'shorts', colour: green, belt: true },
    girls: { shirt: white, bottom: 'tunic', colour: green, pleats: true },
  },
  'i-x': {
    boys: { shirt: white, bottom: 'trousers', colour: green, belt: true, tie: true, badge: true },
    girls: { ...skirt, belt: true, badge: true, socks: 'knee' },
  },
  'xi-xii': {
    boys: { ...senior, shirt: cream, belt: true, badge: true },
    girls: { shirt: cream, bottom: 'salwar', colour: white, badge: true, dupatta: dark },
  },
}

const winter: typeof summer = {
  'pre-nursery': { boys: trackSuit, girls: trackSuit },
  nur: {
    boys: { ...pullover, shirt: check, bottom: 'trousers', colour: green },
    girls: { ...pullover, shirt: check, bottom: 'skirt', colour: dark, tights: true },
  },
  prep: {
    boys: { ...pullover, shirt: white, bottom: 'trousers', colour: green },
    girls: { ...pullover, shirt: white, bottom: 'skirt', colour: dark, tights: true },
  },
  'i-x': {
    boys: { shirt: white, bottom: 'trousers', colour: green, blazer: green, tie: true },
    girls: { ...skirt, tights: true, blazer: green },
  },
  'xi-xii': {
    boys: { ...senior, shirt: cream, blazer: dark },
    girls: { shirt: cream, bottom: 'salwar', colour: white, blazer: dark },
  },
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const edge = 'stroke="#1d2a24" stroke-opacity=".18"'

function legs({ bottom, colour, tights, socks, shoes = black }: Worn) {
  const cloth = bottom === 'trousers' || bottom === 'salwar' ? colour : undefined
  const leg = (x: number) => {
    const wide = bottom === 'salwar' ? 11 : 8
    const whole = path(
      `M${x - wide} 112h${2 * wide}l${wide > 9 ? -4 : -1} 70h${wide > 9 ? -14 : -14}z`,
      cloth ?? (tights ? dark : skin),
      edge,
    )
    const sock =
      cloth || tights
        ? ''
        : path(`M${x - 7} ${socks === 'knee' ? 150 : 168}h14v14h-14z`, white, edge)
    return `${whole}${sock}${path(`M${x - 9} 190c0-8 4-10 9-10s9 2 9 10z`, shoes, edge)}`
  }
  return leg(50) + leg(70)
}

function lower({ bottom, colour, pleats }: Worn) {
  const folds = pleats
    ? '<path d="M48 120l-4 30M56 120l-2 32M64 120l2 32M72 120l4 30" stroke="#fff" stroke-opacity=".35" fill="none"/>'
    : ''
  if (bottom === 'shorts') return path('M41 110h38l2 32h-18l-3-18-3 18h-18z', colour, edge)
  if (bottom === 'skirt') return path('M42 108h36l8 44c-16 4-36 4-52 0z', colour, edge) + folds
  if (bottom === 'tunic' || bottom === 'frock')
    return path('M44 66h32l2 40 9 44c-17 4-37 4-54 0l9-44z', colour, edge) + folds
  if (bottom === 'salwar') return ''
  return path('M42 108h36v12h-36z', colour)
}

function upper(worn: Worn) {
  const { shirt, long, bottom, pullover, blazer, tie, belt, badge, zip, dupatta } = worn
  const outer = blazer ?? pullover ?? shirt
  const sleeve = (side: 1 | -1) => {
    const at = (x: number) => 60 + side * x
    const arm = path(
      `M${at(16)} 64l${side * 10} 6 ${side * 5} 44h${side * -9}l${side * -6} -34z`,
      long ? outer : skin,
      edge,
    )
    const half = long
      ? ''
      : path(
          `M${at(14)} 63c${side * 8} 1 ${side * 13} 6 ${side * 14} 22l${side * -12} 2z`,
          shirt,
          edge,
        )
    return `${arm}<circle cx="${at(27)}" cy="117" r="5" fill="${skin}"/>${half}`
  }
  const length = bottom === 'salwar' ? 148 : 112
  const body = path(
    `M44 62c8-3 24-3 32 0l4 ${length - 66}c-12 4-28 4-40 0z`,
    bottom === 'frock' ? shirt : (pullover ?? shirt),
    edge,
  )
  const open = pullover ? path('M50 61l10 20 10-20z', shirt) : ''
  const coat = blazer
    ? path('M44 62l8-1 8 26v30c-8 1-15 0-20-2z', blazer, edge) +
      path('M76 62l-8-1-8 26v30c8 1 15 0 20-2z', blazer, edge) +
      '<path d="M51 62l9 25 9-25" fill="none" stroke="#fff" stroke-opacity=".4"/><circle cx="60" cy="98" r="1.500" fill="#c9973a"/><path d="M68 76h7v8l-3.500 3-3.500-3z" fill="#c9973a"/>'
    : ''
  const collar = zip
    ? path('M53 58h14v7h-14z', white, edge) +
      '<path d="M60 65v48" stroke="#fff" stroke-opacity=".6"/>'
    : path('M52 60l8 7 8-7-4-3h-8z', shirt === check ? white : shirt, edge)
  const parts = [
    sleeve(-1),
    sleeve(1),
    body,
    open,
    tie ? path('M58 66h4l3 26-5 6-5-6z', '#8a651c') : '',
    coat,
    collar,
    badge ? path('M66 76h7v8l-3.500 3-3.500-3z', '#c9973a') : '',
    dupatta ? path('M46 62c4 30 14 44 36 62l-5 10c-22-18-34-40-37-68z', dupatta, edge) : '',
    belt ? path('M42 108h36v5h-36z', dark) + path('M57 107h6v7h-6z', '#c9973a') : '',
  ]
  return parts.join('')
}

function head(who: 'boys' | 'girls', { cap }: Worn, size: number) {
  const plaits =
    who === 'girls'
      ? path(
          'M44 42c-6 8-6 18-3 26l6-2c-2-8-1-14 2-20zM76 42c6 8 6 18 3 26l-6-2c2-8 1-14-2-20z',
          hair,
        )
      : ''
  const top = cap
    ? path('M43 34c0-24 34-24 34 0z', dark) +
      path('M42 31h36v6h-36z', green) +
      '<circle cx="60" cy="15" r="4" fill="#ecd09a"/>'
    : path(
        who === 'girls'
          ? 'M43 44c-2-28 36-28 34 0-6-2-10-8-12-13-4 6-12 11-22 13z'
          : 'M44 39c-1-23 33-23 32 0-3-6-6-8-10-9-8 3-15 4-22 9z',
        hair,
      )
  const face = `<circle cx="54" cy="42" r="1.400" fill="${hair}"/><circle cx="66" cy="42" r="1.400" fill="${hair}"/><path d="M55 48c3 3 7 3 10 0" stroke="${hair}" fill="none" stroke-linecap="round"/>`
  return `<path d="M55 52h10v10h-10z" fill="${skin}"/><g transform="translate(60 58) scale(${size}) translate(-60 -58)">${plaits}<circle cx="60" cy="41" r="16" fill="${skin}"/>${top}${face}</g>`
}

function drawing(group: Group, who: 'boys' | 'girls', worn: Worn) {
  const isOverShirt = worn.bottom === 'tunic' || worn.bottom === 'frock'
  const clothes = isOverShirt ? [upper(worn), lower(worn)] : [lower(worn), upper(worn)]
  const child = [legs(worn), ...clothes, head(who, worn, heads[group])].join('')
  const pattern =
    '<defs><pattern id="c" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0h6v6H0z" fill="#fffdf8"/><path d="M0 3h6M3 0v6" stroke="#2f7d5b"/></pattern></defs>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 200">${pattern}<ellipse cx="60" cy="190" rx="44" ry="7" fill="#e3ece3"/><g transform="translate(60 190) scale(${heights[group]}) translate(-60 -190)">${child}</g></svg>\n`
}

mkdirSync(folder, { recursive: true })
for (const group of ['pre-nursery', 'nur', 'prep', 'i-x', 'xi-xii'] as const) {
  for (const who of ['boys', 'girls'] as const) {
    const save = (season: string, worn: Worn) =>
      writeFileSync(new URL(`${season}-${group}-${who}.svg`, folder), drawing(group, who, worn))
    save('summer', summer[group][who])
    save('winter', { ...winter[group][who], long: true })
  }
}
