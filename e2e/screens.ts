import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test'

import { takeContext, withoutLoadingScreen } from './keptContexts'

/** Whether everything runs that `npm test` leaves to the long command. */
export const isLong = process.env.TEST_LONG === '1'

/** A picture of one pixel, for uploads. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** Opens a page in a browser context of its own without a signed-in user: a fresh one where it has options. */
export const open = async (
  browser: Browser,
  viewport?: { width: number; height: number },
  options?: BrowserContextOptions
) => {
  if (!options) return (await takeContext(browser, viewport)).pages()[0]
  const context = await browser.newContext({ viewport, ...options })
  await withoutLoadingScreen(context)
  return context.newPage()
}

/** Stores a picture of the page for people to look at, in the long run only. */
export const picture = async (page: Page, name: string, fullPage = true) => {
  if (isLong)
    await page.screenshot({ path: `.sulong/screens/${name}.png`, fullPage })
}

/** Checks that nothing is wider than the window once the page has its shape. */
export const fitsWidth = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth
      )
    )
    .toBeLessThanOrEqual(0)

const LONGEST_MS = 15_000

/** A request that has not ended after this time is ignored. */
const LOST_MS = 5_000

/** The stream of the bell stays open. */
const isStream = (request: Request) =>
  request.headers().accept === 'text/event-stream'

/** Lets the page render what has arrived: two frames, and then nothing is left to do. @returns whether it still loads */
const render = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const finish = () =>
          resolve(document.querySelector('[aria-busy="true"]') !== null)
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(finish, { timeout: 5_000 })
          )
        )
      })
  )

/**
 * Watches a page's requests from now on. The returned function waits until none is in flight, none follows from what has
 * been rendered, and nothing on the page says that it is loading.
 */
export const watchRequests = (page: Page) => {
  const inFlight = new Map<Request, number>()
  let started = 0
  const end = (request: Request) => inFlight.delete(request)
  page.on('request', (request) => {
    started += 1
    if (!isStream(request)) inFlight.set(request, Date.now())
  })
  page.on('response', (answer) => {
    // The requests of the page before never report their end.
    const isNewPage =
      answer.request().isNavigationRequest() &&
      answer.frame() === page.mainFrame()
    if (isNewPage) inFlight.clear()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isWaiting = () =>
    [...inFlight.values()].some((since) => Date.now() - since < LOST_MS)

  return async () => {
    const deadline = Date.now() + LONGEST_MS
    for (;;) {
      const before = started
      const isLoading = await render(page)
      if (!isLoading && !isWaiting() && started === before) return
      if (Date.now() > deadline)
        throw new Error(
          `${page.url()} is still loading: ${[...inFlight.keys()].map((request) => request.url())}`
        )
    }
  }
}
