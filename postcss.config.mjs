const thinned = /color-mix\(in oklab, #(..)(..)(..) (\d+)%, transparent\)/g

// JavaScript, because Next loads this file with plain Node.

/**
 * Writes 60 % of a colour mixed with transparent as `rgb(15 61 46 / 60%)`.
 * @param {string} _mix
 * @param {string} red
 * @param {string} green
 * @param {string} blue
 * @param {string} percent
 */
function rgb(_mix, red, green, blue, percent) {
  const channels = [red, green, blue].map((hex) => Number.parseInt(hex, 16))
  return `rgb(${channels.join(' ')} / ${percent}%)`
}

/**
 * Rewrites Tailwind's output for browsers before 2023: no layers (`app/globals.css` wants none, but Tailwind adds them),
 * no `color-mix`, and no `width <`.
 * @type {import('postcss').Plugin}
 */
const forOlderBrowsers = {
  postcssPlugin: 'for-older-browsers',
  OnceExit: (root) => {
    root.walkAtRules('layer', (layer) => {
      layer.replaceWith(layer.nodes ?? [])
    })
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(/^\(width < (.+)\)$/, 'not all and (min-width: $1)')
    })
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(thinned, rgb)
      // Tailwind's colour of a placeholder; app/base.css has the site's.
      if (declaration.value.includes('color-mix(in oklab, currentcolor')) declaration.remove()
    })
  },
}

export default { plugins: [['@tailwindcss/postcss', { optimize: false }], forOlderBrowsers] }
