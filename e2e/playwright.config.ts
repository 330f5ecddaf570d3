import path from 'node:path'

import { defineConfig } from '@playwright/test'

export const baseURL = process.env.BASE_URL ?? 'http://localhost:8910'

/** The storage flags that turn prompts off, which would cover pages. Tests of the prompts do not use them. */
export const noPrompts = [
  'neverShowAgainFacebookReminder',
  'neverShowAgainSocialProfile',
  'welcomeModal',
]
  .map((name) => ({ name, value: 'true' }))
  // Whatever is celebrated has been celebrated.
  .concat(
    ['celebratedAccess', 'celebratedMoveUp'].map((name) => ({
      name,
      value: '2147483647',
    }))
  )

/** The storage of a new browser: nothing but these flags. */
export const stored = {
  cookies: [],
  origins: [{ origin: baseURL, localStorage: noPrompts }],
}

/** The folder of this run, for the files and logs of servers that a test starts itself. */
export const testFolder =
  process.env.TEST_FOLDER ?? path.resolve('.sulong/browser')

/**
 * `scripts/commands/browserStage.mjs` starts servers, and names to each run its specs and, in the environment, its
 * server and database.
 */
export default defineConfig({
  testDir: '.',
  // Where axe.spec opens many addresses, its tests run at once: they only read.
  workers: process.env.TEST_LONG || process.env.AXE_ROUTES ? 3 : 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    storageState: stored,
    // A service worker would answer requests before a test's own routes do. Only offline.spec allows it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Manila',
    locale: 'en-PH',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // A page of a test lives for seconds: compiling its scripts for speed costs more than it wins.
        '--js-flags=--no-maglev,--no-opt',
        // Nobody looks at the pictures: fewer pixels to draw. Pages still see the scale of their context.
        '--force-device-scale-factor=0.25',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
