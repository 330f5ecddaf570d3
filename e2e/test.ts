import { test as base, type BrowserContext } from '@playwright/test'

import { counted } from './counts'
import {
  giveBackAll,
  RESTING,
  takeContext,
  withoutLoadingScreen,
} from './keptContexts'

export * from '@playwright/test'

/** Counts the addresses that a context opens, and the sign-ins with a password on its pages. */
const count = (context: BrowserContext) =>
  context.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) {
      const isOpened =
        !request.frame().parentFrame() && !request.url().endsWith(RESTING)
      if (isOpened) counted.addresses += 1
    } else if (
      request.method() === 'POST' &&
      request.url().endsWith('/api/auth') &&
      request.postData()?.includes('"login"')
    )
      counted.signIns += 1
  })

type Fixtures = {
  ending: void
  /** Whether the test needs a browser that has loaded nothing yet, its own options, a script or a clock. */
  isFresh: boolean
  /** Whether pages of a fresh browser show the loading screen, which hides them from clicks. */
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
  isFresh: [false, { option: true }],
  loadingScreen: [false, { option: true }],
  context: async ({ browser, isFresh, loadingScreen }, use) => {
    const context = isFresh
      ? await browser.newContext()
      : await takeContext(browser)
    if (isFresh && !loadingScreen) await withoutLoadingScreen(context)
    await use(context)
  },
  page: async ({ context }, use) =>
    use(context.pages()[0] ?? (await context.newPage())),
  /** Ends the browser contexts of a test. The report says what the test cost. */
  ending: [
    async ({ browser }, use, { annotations }) => {
      const before = { ...counted }
      await use()
      await giveBackAll(browser)
      for (const name of ['signIns', 'addresses'] as const)
        annotations.push({
          type: name,
          description: String(counted[name] - before[name]),
        })
    },
    { auto: true },
  ],
})
