// What the first visit costs: bytes, and what waits for what (docs/performance.md, W1 and W4).
import { expect, test, type Page } from '@playwright/test'

import { signInOn } from './people'

/** First-load JavaScript as it came over the wire, in kB. */
const scriptsOf = async (page: Page, path: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) =>
    types.set(requestId, type)
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') bytes += encodedDataLength
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('load')
  return bytes / 1000
}

test('the first script of /login stays within its budget', async ({ page }) => {
  expect(await scriptsOf(page, '/login')).toBeLessThan(145)
})

test('the first script of a member’s home stays within its budget', async ({
  page,
}) => {
  await signInOn(page, 'ana@example.com')
  expect(await scriptsOf(page, '/')).toBeLessThan(190)
})

test('assets come compressed and are kept for a year; the page is asked for again', async ({
  request,
}) => {
  const page = await request.get('/login')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const asset = await request.get(script, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(asset.headers()['content-encoding']).toBe('br')
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect(asset.headers()['content-type']).toContain('javascript')
})

test('clicks do not wait for a token', async ({ page }) => {
  await signInOn(page, 'ana@example.com')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(5500)
  await page.route('**/api/auth?method=getToken', async (route) => {
    await new Promise((done) => setTimeout(done, 4000))
    await route.continue()
  })
  const from = Date.now()
  await page
    .getByRole('link', { name: 'Billing and Subscriptions' })
    .first()
    .click()
  await expect(page.getByText(/INV-/).first()).toBeVisible()
  expect(Date.now() - from).toBeLessThan(3500)
})
