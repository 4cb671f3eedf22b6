#!/usr/bin/env node
/** `npm run build`: the production build, ready to be served by `node .next/standalone/server.js`. */
import { buildAnew } from './lib/steps.mjs'

await buildAnew()
