// @module-tag attack
import { expect, it } from 'vitest'
import { readForm } from './body'

const kilobytes64 = 65_536
const urlencoded = 'application/x-www-form-urlencoded'

function read(type: string, body: string | null, maxBytes = kilobytes64, length?: number) {
  const headers = { 'content-type': type, ...(length && { 'content-length': String(length) }) }
  return readForm(new Request('http://school.example', { method: 'POST', headers, body }), maxBytes)
}

/** Returns the fields of a body, or the reason why it is no form. */
async function outcome(...of: Parameters<typeof read>) {
  const form = await read(...of)
  return form instanceof FormData ? Object.fromEntries(form) : form
}

function multipart(value: string, count = 1): string {
  const fields = Array.from(
    { length: count },
    (_, at) => `--bound\r\ncontent-disposition: form-data; name="${at || 'a'}"\r\n\r\n${value}\r\n`,
  )
  return `${fields.join('')}--bound--\r\n`
}

const form = { a: '1' }

it.each([
  [urlencoded, 'a=1', form],
  ['Application/X-WWW-Form-Urlencoded; charset=UTF-8', 'a=1', form],
  ['multipart/form-data; boundary=bound', multipart('1'), form],
  ['Multipart/Form-Data;boundary="bound"', multipart('1'), form],
  ['text/plain', 'a=1', 'unreadable'],
  [`text/plain; ${urlencoded}`, 'a=1', 'unreadable'],
  ['text/plain; multipart/form-data; boundary=bound', multipart('1'), 'unreadable'],
  [urlencoded, null, 'unreadable'],
  [`${urlencoded}, multipart/form-data; boundary=bound`, multipart('1'), 'unreadable'],
])('for the Content-Type %s and the body %j, readForm returns %j', async (type, body, expected) => {
  expect(await outcome(type, body)).toEqual(expected)
})

it.each([
  [urlencoded, 61],
  ['multipart/form-data; boundary=bound', 59],
])('readForm limits a form with the Content-Type %s to %i fields', async (type, max) => {
  const fields = (count: number) =>
    type === urlencoded
      ? Array.from({ length: count }, (_, at) => `${at}=1`).join('&')
      : multipart('1', count)
  expect(Object.keys(await outcome(type, fields(max)))).toHaveLength(max)
  expect(await outcome(type, fields(max + 1))).toBe('unreadable')
})

const parts = multipart('1', 1000)

it.each([
  'boundary=other; boundary=bound',
  'boundary=""bound""',
  'boundary=bound; x="; boundary=other"',
  'boundary=bound, multipart/form-data; boundary=other',
  `boundary=${'b'.repeat(71)}`,
])('readForm rejects a multipart form with an ambiguous boundary: %s', async (boundary) => {
  expect(await outcome(`multipart/form-data; ${boundary}`, parts)).toBe('unreadable')
  expect(await outcome(`multipart/form-data; ${boundary}`, multipart('1'))).toBe('unreadable')
})

it.each([
  ['has more than 64 KB of urlencoded fields', urlencoded, 'a=', 2, 8_000_000],
  ['is larger than the limit of its page', urlencoded, 'a=', kilobytes64 - 998, 1000],
  ['has a multipart text over 64 KB', 'multipart/form-data; boundary=bound', '', 0, 8_000_000],
])('readForm rejects a form that %s', async (_what, type, name, less, limit) => {
  const body = (length: number) =>
    type === urlencoded ? name + 'x'.repeat(length) : multipart('x'.repeat(length))
  const maxLength = kilobytes64 - less
  expect(await outcome(type, body(maxLength), limit)).toEqual({ a: 'x'.repeat(maxLength) })
  expect(await outcome(type, body(maxLength + 1), limit)).toBe('too large')
})

it('readForm rejects a form whose Content-Length exceeds the limit, before reading the body', async () => {
  expect(await outcome(urlencoded, 'a=1', 1000, 1000)).toEqual({ a: '1' })
  expect(await outcome(urlencoded, 'a=1', 1000, 1001)).toBe('too large')
})
