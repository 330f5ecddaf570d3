import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test'

/** A picture of one pixel, for uploads. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** Opens a browser context of its own without a signed-in user. */
export const open = async (
  browser: Browser,
  viewport?: { width: number; height: number },
  more: BrowserContextOptions = {}
) => {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...more,
  })
  // The loading screen would only hide the loaded page from clicks.
  await context.addInitScript('window.__SULONG_LOADING_MS = 0')
  return context.newPage()
}

/** Checks that nothing is wider than the window. */
export const fitsWidth = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

const LONGEST_MS = 15_000
const STEP_MS = 10

/**
 * A request that has not ended after this time is ignored: some requests that a navigation aborts never report their
 * end.
 */
const LOST_MS = 5_000

/**
 * Watches a page's requests from now on. The returned function waits until none is in flight and nothing on the page
 * says that it is loading, both for `quietMs`.
 */
export const watchRequests = (page: Page) => {
  const inFlight = new Map<Request, number>()
  const end = (request: Request) => inFlight.delete(request)
  page.on('request', (request) => inFlight.set(request, Date.now()))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isWaiting = () =>
    [...inFlight.values()].some((since) => Date.now() - since < LOST_MS)
  const isLoading = async () =>
    isWaiting() || (await page.locator('[aria-busy="true"]').count()) > 0

  /** Waits until the page has nothing left to render. */
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestIdleCallback(() => resolve(), { timeout: 5_000 })
        )
    )

  return async (quietMs = 50) => {
    const deadline = Date.now() + LONGEST_MS
    let quietSince = Date.now()
    while (Date.now() - quietSince < quietMs) {
      if (await isLoading()) quietSince = Date.now()
      if (Date.now() > deadline)
        throw new Error(
          `${page.url()} is still loading: ${[...inFlight.keys()].map((request) => request.url())}`
        )
      await page.waitForTimeout(STEP_MS)
      await idle()
    }
  }
}

/** The quiet time after which a page counts as loaded, for tests that need every one of its requests. */
export const LOADED_MS = 500
