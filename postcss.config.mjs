const thinned = /color-mix\(in oklab, #(..)(..)(..) (\d+)%, transparent\)/g

/** `rgb(15 61 46 / 60%)` for a colour of which 60 % are mixed with nothing. */
function rgb(_mix, red, green, blue, percent) {
  const channels = [red, green, blue].map((hex) => Number.parseInt(hex, 16))
  return `rgb(${channels.join(' ')} / ${percent}%)`
}

/**
 * Writes for browsers before 2023 what Tailwind writes for those after: rules in no layer, in the same order
 * (`app/globals.css` asks for none, but Tailwind adds them), thinned colours as such, and widths as they were
 * asked for before `<`.
 */
const forOlderBrowsers = {
  postcssPlugin: 'for-older-browsers',
  OnceExit: (root) => {
    root.walkAtRules('layer', (layer) => layer.replaceWith(layer.nodes ?? []))
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
