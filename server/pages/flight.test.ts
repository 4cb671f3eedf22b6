// @module-tag attack
import { expect, it } from 'vitest'
import { clientModules } from './flight'

const modules = (flight: string) => [...clientModules(Buffer.from(flight))]

it('returns the client modules that flight data imports', () => {
  const flight =
    '1:"$Sreact.fragment"\n2:I[39756,["/a.js"],"default"]\n:HL["/a.css","style"]\n3:I["a/b c",[],"Lightbox"]\n0:["$","p",null,{}]\n'
  expect(modules(flight)).toEqual(['39756', 'a/b c'])
})

it('finds modules after a text row, whose length counts bytes', () => {
  const text = 'ünïcode: 9:I[1,[],"not a row"]\n9:I[2,[],"nor this"]'
  const size = Buffer.byteLength(text).toString(16)
  expect(modules(`4:T${size},${text}5:I[7,[],"default"]\n`)).toEqual(['7'])
  expect(modules('4:T3,a:I5:I[7,[],"default"]\n')).toEqual(['7'])
})

it('parses flight data with an empty text, and a last row without a newline', () => {
  expect(modules('4:T0,5:I[7,[],""]\n6:I[8,[],""]')).toEqual(['7', '8'])
})

it('ignores import rows inside a text row', () => {
  expect(modules('4:["6:I[1,[],\\"x\\"]"]\n')).toEqual([])
})

it('reads a long run of hexadecimal digits in linear time', () => {
  expect(modules(`4:"${'a'.repeat(500_000)}"\n5:I[7,[],""]\n`)).toEqual(['7'])
})

it.each(['no row', '4:Tzz,text', '4:T-5,text', '4:I[broken\n', '4:I{}\n'])(
  'throws a SyntaxError on invalid flight data: %j',
  (flight) => {
    expect(() => modules(flight)).toThrow(SyntaxError)
  },
)
