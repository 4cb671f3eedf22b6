import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { raw } from './html.mjs'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
const PUBLIC = path.join(ROOT, 'public')

/** Names that could not be found in the last run, for the report at the end. @type {Set<string>} */
export const missing = new Set()

/**
 * A scene from public/pictures, cut to the given size and packed as JPEG:
 * Chromium puts JPEG into a PDF byte for byte, anything else as raw pixels.
 * @param {string} name e.g. `library`
 * @param {{width: number, height: number, quality?: number, position?: string}} size in pixels
 * @returns {Promise<string>} a data URI
 */
export async function picture(name, { width, height, quality = 62, position = 'centre' }) {
  const file = ['1600', '1200', '800']
    .map((size) => path.join(PUBLIC, 'pictures', `${name}-${size}.webp`))
    .find((candidate) => existsSync(candidate))
  if (!file) missing.add(name)
  const image = file
    ? sharp(file).resize(width, height, { fit: 'cover', position })
    : sharp({ create: { width, height, channels: 3, background: '#d9e2d6' } })
  const jpeg = await image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const MONOGRAM =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#0f3d2e"/><circle cx="32" cy="32" r="26" fill="none" stroke="#c9973a"/><path d="M32 16c6 8 8 10 8 15a8 8 0 0 1-16 0c0-5 2-7 8-15z" fill="#c9973a"/><path d="M14 46c7-4 12-4 18 0 6-4 11-4 18 0v-4c-7-4-12-4-18 0-6-4-11-4-18 0z" fill="#fbf8f1"/></svg>'

/** @returns {import('./html.mjs').html} the emblem, inline, hidden from the tag tree (the name stands beside it) */
export function emblem() {
  const file = path.join(PUBLIC, 'emblem.svg')
  const found = existsSync(file)
  if (!found) missing.add('emblem.svg')
  const svg = found ? readFileSync(file, 'utf8') : MONOGRAM
  const uri = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return raw(`<img class="emblem" src="${uri}" alt="">`)
}
