import type { Page } from '@playwright/test'
import { school } from '@/content/school'

/** Responds in place of the map's site, which tests must not call. */
export async function blockMap(page: Page): Promise<void> {
  const { origin } = new URL(school.map.embed)
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'map' }),
  )
}
