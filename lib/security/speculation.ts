import { routes } from '../../content/routes'

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

/** Names the rules on every page. */
export const speculationRulesHeader = { 'Speculation-Rules': `"${rulesPath}"` }
