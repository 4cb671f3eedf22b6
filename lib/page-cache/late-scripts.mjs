const loaded = /<script src="([^"]+)" async=""><\/script>/g
const fetchedAhead = /<link\b[^>]*\bas="script"[^>]*>/g

/**
 * Runs as the last thing of a page. A frame's callback runs when the style sheet has come and the page
 * is about to be painted, the timeout in it right after.
 *
 * @param {string[]} addresses
 */
function loader(addresses) {
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c')
  return `<script>requestAnimationFrame(()=>setTimeout(()=>{for(const src of ${list})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))}))</script>`
}

/**
 * A page whose script files are asked for once it has been painted, so that they take neither the line
 * nor the processor from what is seen first (docs/decisions/0032-scripts-after-the-paint.md). What the
 * framework marked `async` may come at any time and in any order. A page without such files stays as
 * it is.
 *
 * @param {string} html
 * @returns {string}
 */
export function lateScripts(html) {
  const end = html.lastIndexOf('</body>')
  const addresses = new Set([...html.matchAll(loaded)].map(([, address = '']) => address))
  if (end === -1 || addresses.size === 0) return html
  const withLoader = html.slice(0, end) + loader([...addresses]) + html.slice(end)
  return withLoader.replace(loaded, '').replace(fetchedAhead, '')
}
