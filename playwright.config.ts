import './tools/lib/test-environment.mjs'
import { defineConfig } from '@playwright/test'
import { writeModules } from './content/modules.mjs'
import { chromiumArgs, systemChromium } from './tools/lib/chromium.mjs'
import { findBuild } from './tools/lib/steps.mjs'

writeModules()

// Workers, which read this too, test the same build as long as the run takes.
if (!process.env.TEST_WORKER_INDEX) process.env.BUILD = findBuild() ?? ''

const executablePath = process.env.CHROMIUM_PATH ?? systemChromium()

/** Browser tests run against the production build; each worker starts a vendor and a site of its own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // On two cores: much of a test is waiting.
  workers: 3,
  // With the start of a site, which a busy machine may take a minute for.
  timeout: 90_000,
  // A machine that is also building or scanning must not make a test red.
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: 'test-results/browser',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    },
    contextOptions: { reducedMotion: 'no-preference' },
  },
})
