import './tools/lib/test-environment'
import { defineConfig } from '@playwright/test'
import { writeModules } from './content/modules'
import { chromiumArgs, systemChromium } from './tools/lib/chromium'
import { findBuild } from './tools/lib/steps'

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
  // Both stop what hangs. No test waits this long, and a busy machine is no reason for a red one.
  timeout: process.env.WHOLE ? 300_000 : 150_000,
  expect: { timeout: 60_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: 'test-results/browser',
  use: {
    browserName: 'chromium',
    // A hang names the line that waits.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    },
    contextOptions: { reducedMotion: 'no-preference' },
  },
})
