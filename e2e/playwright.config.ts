import { defineConfig } from '@playwright/test'

const baseURL = process.env.BASE_URL ?? 'http://localhost:8910'

/** Prompts lie over pages; but for those that are about them, tests are of people who have said no. */
const noPrompts = [
  'neverShowAgainFacebookReminder',
  'neverShowAgainSocialProfile',
  'welcomeModal',
].map((name) => ({ name, value: 'true' }))

/** `npm test` seeds a database, starts the built server on it and sets BASE_URL and CHROMIUM_PATH. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.sulong/e2e',
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
