const script = /<script src="([^"]+)" async=""><\/script>/g
const preload = /<link\b[^>]*\bas="script"[^>]*>/g

/** How long a page that is not painted, say in a tab behind, waits for its scripts. */
const patienceMs = 1000

/**
 * Runs as the last thing of a page, when the style sheet has come.
 *
 * @param {string[]} addresses as they stand in an attribute
 */
function loader(addresses) {
  const list = JSON.stringify(addresses.map((address) => address.replaceAll('&amp;', '&')))
  return `<script>{let load=()=>{load=()=>{};for(const src of ${list.replaceAll('<', '\\u003c')})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))};new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),${patienceMs})}</script>`
}

/**
 * A page whose script files are asked for once it has been painted, so that they take neither the line
 * nor the processor from what is seen first (docs/decisions/0032-scripts-after-the-paint.md). What the
 * framework marked `async` may come at any time and in any order; a tag with anything else stays. A
 * page without such files stays as it is.
 *
 * @param {string} html
 * @returns {string}
 */
export function lateScripts(html) {
  const end = html.lastIndexOf('</body>')
  const addresses = new Set([...html.matchAll(script)].map(([, address = '']) => address))
  if (end === -1 || addresses.size === 0) return html
  const isLate = (/** @type {string} */ tag) =>
    addresses.has(/\bhref="([^"]+)"/.exec(tag)?.[1] ?? '')
  return (html.slice(0, end) + loader([...addresses]) + html.slice(end))
    .replace(script, '')
    .replace(preload, (tag) => (isLate(tag) ? '' : tag))
}
