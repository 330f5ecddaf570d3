import { defineConfig } from '@playwright/test'

const baseURL = process.env.BASE_URL ?? 'http://localhost:8910'

/** Prompts lie over pages; but for those that are about them, tests are of people who have said no. */
const noPrompts = [
  'neverShowAgainFacebookReminder',
  'neverShowAgainSocialProfile',
  'welcomeModal',
].map((name) => ({ name, value: 'true' }))

/** Each page and its files, and the way in: about half of the time that all of it takes. */
const pages = /(axe|bytes|endpoints|identity)\.spec\.ts$/

/** What measures time. */
const alone = /(security|vitals)\.spec\.ts$/

/** `npm test` seeds a database, starts the built server on it and sets BASE_URL and CHROMIUM_PATH;
 * pages and journeys run side by side there, each with a school of its own, and what is alone after them. */
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: noPrompts }],
    },
    // It would answer before a test's own routes do; offline.spec lets it.
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
