import path from 'node:path'
import manifest from 'next/package.json' with { type: 'json' }

/** Path of Next's command line below `node_modules`. */
export const nextBin = path.join('next', manifest.bin.next)
