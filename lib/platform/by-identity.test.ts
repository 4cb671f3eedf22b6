import { expect, it, vi } from 'vitest'
import { byIdentity } from './by-identity'

it('makes once of an object, and anew of another that is like it', () => {
  const make = vi.fn((list: number[]) => list.length)
  const lengthOf = byIdentity(make)
  const list = [1, 2]
  expect([lengthOf(list), lengthOf(list), lengthOf([1, 2])]).toEqual([2, 2, 2])
  expect(make).toHaveBeenCalledTimes(2)
})

it('remembers that nothing was made', () => {
  const make = vi.fn(() => undefined)
  const made = byIdentity(make)
  const of = {}
  made(of)
  made(of)
  expect(make).toHaveBeenCalledTimes(1)
})

it('tries again what was rejected', async () => {
  const make = vi.fn(async () => 'read').mockRejectedValueOnce(new Error('no descriptor left'))
  const read = byIdentity(make)
  const page = {}
  await expect(read(page)).rejects.toThrow('no descriptor left')
  await expect(read(page)).resolves.toBe('read')
  await expect(read(page)).resolves.toBe('read')
  expect(make).toHaveBeenCalledTimes(2)
})
