import { setTimeout } from 'node:timers/promises'

import { test as base, type BrowserContext } from '@playwright/test'

import { counted } from './counts'

export * from '@playwright/test'

/** Counts the addresses that a context opens, and the sign-ins with a password on its pages. */
const count = (context: BrowserContext) =>
  context.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) {
      if (!request.frame().parentFrame()) counted.addresses += 1
    } else if (
      request.method() === 'POST' &&
      request.url().endsWith('/api/auth') &&
      request.postData()?.includes('"login"')
    )
      counted.signIns += 1
  })

const MOST_CLOSING_MS = 10_000
const closing = new WeakSet<BrowserContext>()

/** Chromium may never close a context whose page reloads just then; the browser's end closes it. */
const closeInTime = async (context: BrowserContext) => {
  if (closing.has(context)) return
  closing.add(context)
  await Promise.race([
    context.close(),
    setTimeout(MOST_CLOSING_MS, undefined, { ref: false }),
  ])
}

export const withoutLoadingScreen = (context: BrowserContext) =>
  context.addInitScript('window.__SULONG_LOADING_MS = 0')

type Fixtures = {
  closing: void
  /** Whether pages show the loading screen, which hides them from clicks. */
  loadingScreen: boolean
}
type WorkerFixtures = { counting: void }

export const test = base.extend<Fixtures, WorkerFixtures>({
  counting: [
    async ({ browser }, use) => {
      browser.on('context', count)
      await use()
      browser.off('context', count)
    },
    { auto: true, scope: 'worker' },
  ],
  loadingScreen: [false, { option: true }],
  context: async ({ context, loadingScreen }, use) => {
    if (!loadingScreen) await withoutLoadingScreen(context)
    await use(context)
  },
  /**
   * Closes the browser contexts that a test opened itself; otherwise their pages go on asking the server until the last
   * test. The report says what the test cost.
   */
  closing: [
    async ({ browser }, use, { annotations }) => {
      const before = { ...counted }
      await use()
      await Promise.all(browser.contexts().map(closeInTime))
      for (const name of ['signIns', 'addresses'] as const)
        annotations.push({
          type: name,
          description: String(counted[name] - before[name]),
        })
    },
    { auto: true },
  ],
})
