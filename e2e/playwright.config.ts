import { defineConfig } from '@playwright/test'

const baseURL = process.env.BASE_URL ?? 'http://localhost:8910'

/** The storage flags that turn prompts off, which would cover pages. Tests of the prompts do not use them. */
export const noPrompts = [
  'neverShowAgainFacebookReminder',
  'neverShowAgainSocialProfile',
  'welcomeModal',
].map((name) => ({ name, value: 'true' }))

/** The tests of single pages and of signing in: about half of the total time. */
const pages = /(axe|bytes|endpoints|identity)\.spec\.ts$/

/** Tests that measure time. */
const alone = /(security|vitals)\.spec\.ts$/

/**
 * `npm test` seeds a database, starts the built server on it and sets BASE_URL and CHROMIUM_PATH. It runs "pages" and
 * "journeys" in parallel, each on databases of its own, and "alone" after them.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.sulong/e2e',
  projects: [
    { name: 'pages', testMatch: pages },
    { name: 'journeys', testIgnore: [pages, alone] },
    { name: 'alone', testMatch: alone },
  ],
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: noPrompts }],
    },
    // A service worker would answer requests before a test's own routes do. Only offline.spec allows it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Manila',
    locale: 'en-PH',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
