// Loaded before everything else of a process (`node --import`) by `npm run test:dates`.
import { Stats } from 'node:fs'
import { shiftClock } from './shift-clock.mjs'

const shift = Number(process.env.CLOCK_SHIFT_MS)

shiftClock(shift)
// The file system stores the machine's time; shift it when a process reads it.
Object.defineProperties(Stats.prototype, {
  mtimeMs: {
    set(value) {
      Object.defineProperty(this, 'mtimeMs', { value: value + shift, enumerable: true })
    },
  },
  mtime: {
    get() {
      return new Date(this.mtimeMs)
    },
    set() {},
  },
})
