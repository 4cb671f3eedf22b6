/**
 * The whole drawing kit in one import. Parts are plain functions that return SVG strings in the site's palette;
 * people stand on their feet, things stand on (0,0) and are placed with at(part, x, y, scale).
 */
export * from './kit/base.mjs'
export {
  block as schoolBlock,
  bus,
  crest,
  fence,
  flagpole,
  gate,
  porticoAt,
  wallLine,
  window_,
} from './kit/build.mjs'
export * from './kit/land.mjs'
export * from './kit/people.mjs'
export * from './kit/room.mjs'
export * from './kit/stage.mjs'
export * from './kit/things.mjs'
