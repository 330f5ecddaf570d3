// What the first visit costs: bytes, and what waits for what (docs/performance.md, W1 and W4).
import { expect, test, type Page } from '@playwright/test'

import { signInOn } from './people'

// The goals of the first step (design/performance.md, W1).
const LOGIN_KB = 127
const HOME_KB = 133
const LANDING_KB = 155
const STYLES_KB = 15
/** With headers, which HTTP/2 would squeeze, and the page's gzip (W5). */
const AGAIN_KB = 12

/** The scripts of a first visit in kB, as brotli sends them; a test over http would be given gzip. */
const scriptsOf = async (page: Page, path: string) => {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('load')
  const sizes = await Promise.all(
    [...urls].map(async (url) => {
      const answer = await page.request.get(url, {
        headers: { 'accept-encoding': 'br' },
      })
      return Number(answer.headers()['content-length'])
    })
  )
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  console.log(`${path}: ${urls.size} scripts, ${kilobytes.toFixed(1)} kB`)
  return kilobytes
}

test('the first script of /login stays within its budget', async ({ page }) => {
  expect(await scriptsOf(page, '/login')).toBeLessThan(LOGIN_KB)
})

test('the first script of a member’s home stays within its budget', async ({
  page,
}) => {
  await signInOn(page, 'ana@example.com')
  expect(await scriptsOf(page, '/')).toBeLessThan(HOME_KB)
})

test('a landing page comes without its editor', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  expect(await scriptsOf(page, '/fast')).toBeLessThan(LANDING_KB)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /builder|editor|puck/i.test(url))).toEqual([])
})

test('the styles stay within their budget', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  const [, styles] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? []
  const answer = await request.get(styles, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(Number(answer.headers()['content-length']) / 1000).toBeLessThan(
    STYLES_KB
  )
})

test('staff’s styles come with staff’s screens alone', async ({ page }) => {
  const sheets = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet')
      sheets.add(request.url().replace(/.*\/(\w+)-.*/, '$1'))
  })
  await signInOn(page, 'ana@example.com')
  for (const path of [
    '/',
    '/courses/my-courses',
    '/events/my-events',
    '/resources/my-resources',
    '/stages/my-stage',
    '/account?q=billings',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect([...sheets]).toEqual(['index'])

  await page.context().clearCookies()
  await signInOn(page, 'admin@example.com')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...sheets]).toEqual(['index', 'staff'])
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

test('a member who comes back is sent little', async ({ page }) => {
  await signInOn(page, 'ana@example.com')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const sent = async (path: string) => {
    bytes = 0
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    return bytes / 1000
  }
  for (const path of ['/', '/courses/my-courses']) {
    const first = await sent(path)
    const again = await sent(path)
    console.log(`${path}: ${first.toFixed(1)} kB, then ${again.toFixed(1)}`)
    expect(again).toBeLessThan(AGAIN_KB)
  }
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
    .getByRole('link', { name: /bills? left/ })
    .first()
    .click()
  await expect(page.getByText(/INV-/).first()).toBeVisible()
  expect(Date.now() - from).toBeLessThan(3500)
})
