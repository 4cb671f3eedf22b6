import { routes } from '../content/routes'

/** Address of the speculation rules; every page names it in a header. */
const rulesPath = '/speculation-rules.json'

/** Pages that take what a visitor sends, the certificate lookup among them. */
const formPaths = routes.filter(({ kind }) => kind === 'form').map(({ path }) => path)

/**
 * What a browser may fetch ahead of a click, as the Speculation Rules API reads it: pages of this site,
 * once a visitor seems about to follow a link. Never a form's page, a file, `/api` or `/media`.
 */
export function speculationRules() {
  return {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [...formPaths, '/api/*', '/media/*', '/_next/*', '/*.*'],
              },
            },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}

/**
 * The part of `headers()` in next.config.ts that names the rules on every page, unless the visitor
 * saves data. Browsers hold back by themselves then; this way none has to be trusted to.
 */
export function speculationHeaders() {
  return [
    {
      source: '/((?!api/|media/|_next/|[^?]*\\.[A-Za-z0-9]+$).*)',
      missing: [{ type: 'header' as const, key: 'save-data', value: 'on' }],
      headers: [{ key: 'Speculation-Rules', value: `"${rulesPath}"` }],
    },
  ]
}
