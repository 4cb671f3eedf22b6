/**
 * Writes for browsers before 2023 what Tailwind writes for those after: rules in no layer, in the same order
 * (`app/globals.css` asks for none, but Tailwind adds one), and of a colour that is mixed the value that
 * Tailwind puts before it, which has been worked out.
 */
const forOlderBrowsers = {
  postcssPlugin: 'for-older-browsers',
  OnceExit: (root) => {
    root.walkAtRules('layer', (layer) => layer.replaceWith(layer.nodes ?? []))
    root.walkAtRules('supports', (rule) => {
      if (rule.params.includes('color-mix')) rule.remove()
    })
  },
}

export default { plugins: ['@tailwindcss/postcss', forOlderBrowsers] }
