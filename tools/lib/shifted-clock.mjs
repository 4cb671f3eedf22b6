// Loaded before everything else of a process (`node --import`) by `npm run test:dates`.
import { Stats } from 'node:fs'
import { shiftClock } from './shift-clock.mjs'

const shift = Number(process.env.CLOCK_SHIFT_MS)

shiftClock(shift)
// The machine writes its own time into a file; who asks is told by the shifted clock when that was.
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
