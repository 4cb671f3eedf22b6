// @module-tag attack
import { expect, it } from 'vitest'
import { clientModules } from './flight'

const modules = (flight: string) => [...clientModules(Buffer.from(flight))]

const fragment = '1:"$Sreact.fragment"\n'
const two = '2:I[39756,["/a.js"],"default"]\n:HL["/a.css","style"]\n3:I["a/b c",[],"Lightbox"]\n'
const text = 'ünïcode: 9:I[1,[],"not a row"]\n9:I[2,[],"nor this"]'
const size = Buffer.byteLength(text).toString(16)

it.each([
  ['after rows of other kinds', `${fragment}${two}0:["$","p",null,{}]\n`, ['39756', 'a/b c']],
  ['after a text row, whose length is in bytes', `4:T${size},${text}5:I[7,[],"default"]\n`, ['7']],
  ['after a text row that ends like an import row', '4:T3,a:I5:I[7,[],"default"]\n', ['7']],
  [
    'after an empty text, and in a last row without a newline',
    '4:T0,5:I[7,[],""]\n6:I[8,[],""]',
    ['7', '8'],
  ],
  ['but not inside a string', '4:["6:I[1,[],\\"x\\"]"]\n', []],
  [
    'after half a million hexadecimal digits, in linear time',
    `4:"${'a'.repeat(500_000)}"\n5:I[7,[],""]\n`,
    ['7'],
  ],
])('finds imports of client modules in React’s flight data %s', (_where, flight, expected) => {
  expect(modules(flight)).toEqual(expected)
})

it.each(['no row', '4:Tzz,text', '4:T-5,text', '4:I[broken\n', '4:I{}\n'])(
  'throws a SyntaxError on invalid flight data: %j',
  (flight) => {
    expect(() => modules(flight)).toThrow(SyntaxError)
  },
)
