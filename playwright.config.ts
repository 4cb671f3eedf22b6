import './tools/lib/test-environment'
import { defineConfig } from '@playwright/test'
import { writeModules } from './content/modules'
import { chromiumArgs, systemChromium } from './tools/lib/chromium'
import { findBuild } from './tools/lib/steps'

writeModules()

// Workers read this file too: all of them test one build, even if another one finishes.
if (!process.env.TEST_WORKER_INDEX) process.env.BUILD = findBuild() ?? ''

const executablePath = process.env.CHROMIUM_PATH ?? systemChromium()

/** Browser tests run against the production build; each worker starts its own vendor and site. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // On two cores: much of a test is waiting.
  workers: 3,
  // Both stop a test that hangs. Generous, because a busy machine must not fail a test.
  timeout: process.env.WHOLE ? 300_000 : 150_000,
  expect: { timeout: 60_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: 'test-results/browser',
  use: {
    browserName: 'chromium',
    // The error of a hang names the line that waits.
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
