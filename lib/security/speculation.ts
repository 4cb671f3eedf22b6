import { routes } from '../../content/routes'

/** URL of the speculation rules; every page names it in a header. */
const rulesPath = '/speculation-rules.json'

const formPaths = routes.filter(({ kind }) => kind === 'form').map(({ path }) => path)

const excluded = [...formPaths, '/api/*', '/media/*', '/_next/*', '/*.*']

/**
 * Rules for the Speculation Rules API: prefetch pages of this site once a visitor seems about to follow a link. Never
 * a form's page, a file, `/api` or `/media`.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: excluded } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const speculationRulesHeader = { 'speculation-rules': `"${rulesPath}"` }
