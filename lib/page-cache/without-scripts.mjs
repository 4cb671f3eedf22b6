import { runs } from './script-policy.mjs'

/**
 * File of the build, in its server folder: ids of the client modules that need no script, which are
 * Next's own and the error screens.
 */
export const scriptlessFile = 'scriptless-modules.json'

/**
 * Ids of the client modules that a page's flight data names.
 *
 * @param {string} flight
 */
export function clientIds(flight) {
  return [...flight.matchAll(/[0-9a-f]+:I\[("[^"]+"|\d+),/g)].map(([, id = '']) =>
    String(JSON.parse(id)),
  )
}

/**
 * A page's HTML without script tags, script preloads and inline flight data; data blocks (JSON-LD)
 * stay. Null when a part of the page stands in a hidden place from which a script would fetch it.
 *
 * @param {string} html
 * @returns {string | null}
 */
export function withoutScripts(html) {
  if (/<div hidden id="S:|<template id="[BP]:|\$R[CXS]\(/.test(html)) return null
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (tag, attributes = '') =>
      runs(attributes) ? '' : tag,
    )
    .replace(/<link\b[^>]*>/g, (tag) =>
      /\bas="script"|\brel="modulepreload"/.test(tag) ? '' : tag,
    )
}
