import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
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
