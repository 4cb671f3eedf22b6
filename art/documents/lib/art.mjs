import { raw } from './html.mjs'

/** @param {number} count @param {(i: number) => string} draw */
const repeat = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** @param {string} label @param {string} content @param {string} [box] */
const svg = (label, content, box = '0 0 300 220') =>
  raw(
    `<svg viewBox="${box}" role="img" aria-label="${label}" preserveAspectRatio="xMidYMid slice">${content}</svg>`,
  )

/** Cut paper: the snows at six in the morning. */
export const snows = svg(
  'Cut-paper hills in the morning, snow peaks behind',
  `<rect width="300" height="220" fill="#f3c9a5"/><circle cx="222" cy="66" r="25" fill="#fbe7b8"/>
<path d="M0 132 38 86l20 20 34-52 26 32 18-18 46 60 30-34 44 50 44-30v106H0z" fill="#f7f2ea"/>
<path d="M92 54l26 32-12 14-10-16-14 18-8-12zM38 86l20 20-8 10-12-12-14 14z" fill="#c9d6dd"/>
<path d="M0 150c50-30 90 4 140-14s110-14 160 4v80H0z" fill="#7fa48d"/><path d="M0 176c60-26 120 12 180-6s90-8 120 0v50H0z" fill="#3f7a5e"/>
<path d="M0 202c70-24 160 10 300-10v28H0z" fill="#0f3d2e"/>`,
)

/** Potato print: a tea garden. */
export const teaGarden = svg(
  'Rows of printed leaves, a tea garden seen from above',
  `<rect width="300" height="220" fill="#f4ecd8"/>${repeat(7, (row) =>
    repeat(
      11,
      (col) =>
        `<g transform="translate(${col * 29 + (row % 2) * 14 - 4} ${row * 34 + 6}) rotate(${((row * 5 + col * 7) % 5) * 4 - 8} 11 14)"><path d="M11 0c9 8 9 20 0 28C2 20 2 8 11 0z" fill="${['#2f6b54', '#3f7a5e', '#0f3d2e', '#6d9a6b'][(row * 3 + col * 5) % 4]}"/><path d="M11 4v20" stroke="#f4ecd8" stroke-width="1.1"/></g>`,
    ),
  )}<circle cx="188" cy="92" r="9" fill="#b5472f"/><circle cx="104" cy="160" r="9" fill="#b5472f"/>`,
)

/** Rice paste on red earth: an alpona. */
export const alpona = svg(
  'A white alpona on a red ground',
  `<rect width="300" height="220" fill="#a33d28"/><g transform="translate(150 110) scale(.94)" fill="none" stroke="#fbf3e2" stroke-width="3" stroke-linecap="round">${repeat(
    12,
    (i) =>
      `<g transform="rotate(${i * 30})"><path d="M0-30c15-14 15-34 0-48-15 14-15 34 0 48z"/><path d="M0-42v-16" stroke-width="2"/><circle cx="0" cy="-90" r="4"/></g>`,
  )}${repeat(8, (i) => `<path transform="rotate(${i * 45})" d="M0-6c6-6 6-14 0-20-6 6-6 14 0 20z"/>`)}<circle r="102" stroke-width="2" stroke-dasharray="1 9"/></g>`,
)

/** Poster colour: a hornbill. */
export const hornbill = svg(
  'A hornbill on a branch, in poster colours',
  `<rect width="300" height="220" fill="#d9e6d3"/><circle cx="60" cy="52" r="70" fill="#e9d9a6"/>
<path d="M-10 178c90-26 190-10 320-34" stroke="#6b4a2f" stroke-width="11" fill="none"/>
<path d="M92 196c-8-40 14-104 74-112 34-4 54 18 50 44-6 40-52 44-76 40-16 10-34 28-48 28z" fill="#20302a"/>
<path d="M92 196c14-6 30-20 42-32l14 4c-12 16-36 30-56 28z" fill="#f4efe2"/><path d="M150 110c26-6 44 6 50 24-22 14-48 8-50-24z" fill="#3c5248"/>
<circle cx="190" cy="88" r="30" fill="#20302a"/><path d="M208 66c40-8 66 14 70 46-20-16-40-20-66-12z" fill="#e0a52c"/><path d="M200 60c14-18 44-18 58 2-18-2-38 2-54 10z" fill="#c9642f"/>
<circle cx="197" cy="84" r="7" fill="#f4efe2"/><circle cx="198" cy="84" r="3.4" fill="#a33d28"/><g fill="#2f6b54"><path d="M22 172c10-26 30-32 46-28-8 20-24 28-46 28zM258 152c2-28 18-40 36-42 0 24-14 38-36 42z"/></g>`,
)

const rain = repeat(
  16,
  (i) =>
    `<path d="M${((i * 37) % 190) + 6} ${((i * 53) % 96) + 4}l-4 11" stroke="#7d9aa8" stroke-width="1.6"/>`,
)
/** @param {number} x @param {number} y @param {string} shirt @param {number} [size] */
const child = (x, y, shirt, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cy="-34" r="11" fill="#b98058"/><path d="M-11-36c0-14 22-14 22 0-6-4-16-4-22 0z" fill="#241a14"/><circle cx="-4" cy="-32" r="1.3" fill="#241a14"/><circle cx="4" cy="-32" r="1.3" fill="#241a14"/><path d="M-3.5-27.6q3.5 3 7 0" stroke="#241a14" stroke-width="1.1" fill="none"/><path d="M-13-20q13-8 26 0l3 30h-32z" fill="${shirt}"/><path d="M-8 10v20M8 10v20" stroke="#20302a" stroke-width="6"/></g>`
/** @param {number} x @param {number} y @param {string} colour */
const umbrella = (x, y, colour) =>
  `<g transform="translate(${x} ${y})"><path d="M-44 0a44 34 0 0 1 88 0q-11-8-22 0-11-8-22 0-11-8-22 0-11-8-22 0z" fill="${colour}"/><path d="M0-34v78" stroke="#4a3a2a" stroke-width="3"/></g>`

/** A comic strip of three panels, in words and pictures. */
export const comic = [
  [
    'It rains at four. One umbrella, four friends.',
    svg(
      'One child under a small umbrella, three in the rain',
      `<rect width="200" height="150" fill="#dfe8ea"/>${rain}<path d="M0 132h200v18H0z" fill="#b9c9b4"/>${umbrella(48, 62, '#a33d28')}${child(44, 104, '#f7f2ea')}${child(98, 104, '#f7f2ea')}${child(132, 106, '#f7f2ea', 0.92)}${child(166, 108, '#f7f2ea', 0.84)}`,
      '0 0 200 150',
    ),
  ],
  [
    '“Service before self,” says the one who has it.',
    svg(
      'The child holds the umbrella over the three others',
      `<rect width="200" height="150" fill="#dfe8ea"/>${rain}<path d="M0 132h200v18H0z" fill="#b9c9b4"/>${child(42, 104, '#f7f2ea')}<path d="M52 92 92 70" stroke="#b98058" stroke-width="6"/>${child(100, 106, '#f7f2ea', 0.9)}${child(134, 106, '#f7f2ea', 0.9)}${child(166, 108, '#f7f2ea', 0.84)}${umbrella(112, 58, '#a33d28')}`,
      '0 0 200 150',
    ),
  ],
  [
    'At the door: four students, each of them three-quarters wet.',
    svg(
      'Four wet children stand round an umbrella in a stand',
      `<rect width="200" height="150" fill="#f1e6d0"/><path d="M0 120h200v30H0z" fill="#c9ab82"/>${child(32, 104, '#cfd9d6')}${child(66, 104, '#cfd9d6')}${child(136, 106, '#cfd9d6', 0.92)}${child(170, 108, '#cfd9d6', 0.84)}<path d="M90 104h24l-3 34H93z" fill="#2f6b54"/><path d="M102 44l9 62H93z" fill="#a33d28"/><path d="M102 30v16" stroke="#4a3a2a" stroke-width="3"/><g fill="#9db8c2"><ellipse cx="34" cy="140" rx="18" ry="4"/><ellipse cx="66" cy="142" rx="16" ry="4"/><ellipse cx="140" cy="141" rx="17" ry="4"/><ellipse cx="172" cy="142" rx="14" ry="4"/></g>`,
      '0 0 200 150',
    ),
  ],
]
