// Browser contexts that tests use one after another. A new one starts a process and compiles the app again, which takes a
// second of CPU; a page of a kept one loads in a third of that.
import { setTimeout } from 'node:timers/promises'

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { noPrompts, stored } from './playwright.config'

/** A page of the same site without the app: leaving the site would end its process. */
export const RESTING = '/robots.txt'

const VIEWPORT = { width: 1280, height: 720 }

const kept = new Set<BrowserContext>()
const idle: BrowserContext[] = []

export const withoutLoadingScreen = (context: BrowserContext) =>
  context.addInitScript('window.__SULONG_LOADING_MS = 0')

/** Takes a context without any state, for a test whose own options and scripts end with the test. */
export const takeContext = async (browser: Browser, viewport = VIEWPORT) => {
  // Without the options of the test that happens to be the first to take it.
  const context =
    idle.pop() ??
    (await browser.newContext({
      reducedMotion: 'reduce',
      storageState: stored,
    }))
  if (!kept.has(context)) {
    kept.add(context)
    await withoutLoadingScreen(context)
    await context.newPage()
  }
  await context.pages()[0].setViewportSize(viewport)
  return context
}

/** Runs on a page without scripts of the app. @returns whether the browser's own clock runs */
const clearStorage = async (items: { name: string; value: string }[]) => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name, value } of items) localStorage.setItem(name, value)
  for (const key of await caches.keys()) await caches.delete(key)
  for (const { name } of await indexedDB.databases())
    if (name) indexedDB.deleteDatabase(name)
  return /native code/.test(String(Date))
}

const clear = async (context: BrowserContext, page: Page) => {
  page.removeAllListeners()
  await Promise.all(
    context.pages().map((other) => (other === page ? null : other.close()))
  )
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.goto(RESTING)
  await context.clearCookies()
  await page.emulateMedia({
    colorScheme: null,
    forcedColors: null,
    media: null,
    reducedMotion: 'reduce',
  })
  return page.evaluate(clearStorage, noPrompts)
}

const MOST_CLOSING_MS = 10_000

/** Chromium may never close a context whose page reloads just then; the browser's end closes it. */
const close = (context: BrowserContext) =>
  Promise.race([
    context.close(),
    setTimeout(MOST_CLOSING_MS, undefined, { ref: false }),
  ])

/** Clears a kept context for the next test, and closes any other one, and one that cannot be cleared. */
const giveBack = async (context: BrowserContext) => {
  const [page] = context.pages()
  const isOwnClock =
    kept.has(context) && page
      ? await clear(context, page).catch(() => undefined)
      : undefined
  if (isOwnClock) return void idle.push(context)
  kept.delete(context)
  await close(context)
  if (isOwnClock === false)
    throw new Error('A test that sets the clock needs `isFresh`')
}

/** Ends what the test has opened; otherwise its pages go on asking the server until the last test. */
export const giveBackAll = (browser: Browser) =>
  Promise.all(
    browser
      .contexts()
      .filter((context) => !idle.includes(context))
      .map(giveBack)
  )
