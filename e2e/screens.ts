import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'

/** A picture of one pixel, to be uploaded. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** A browser of its own, with nobody signed in. */
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
  // The loading screen lies over what is already there; here it would only hide it from the clicks.
  await context.addInitScript('window.__SULONG_LOADING_MS = 0')
  return context.newPage()
}

/** Nothing is wider than the window. */
export const fitsWidth = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
