// The cost of the first visit: bytes, and requests that wait for others (docs/performance.md, W1 and W4).

import { signInOn } from './people'
import { watchRequests } from './screens'
import { expect, test, type APIRequestContext } from './test'

// The byte goals of docs/performance.md, W1.
const LOGIN_KB = 128
const HOME_KB = 134
const LANDING_KB = 155
const STYLES_KB = 15
/** How many scripts and texts a page asks for at most, the first script among them (W4). */
const MOST_FILES = 40
/** The limit for a repeated visit: the gzipped page and all headers, which HTTP/2 would compress (W5). */
const AGAIN_KB = 12

test.use({ isFresh: true })

/** A script that a page names, in its HTML or its Link header. */
const NAMED = /["<](\/assets\/[\w.-]+\.js)[">]/g
/** Files that a script loads before it runs. */
const IMPORTS = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

/**
 * The size in kB of the scripts that a page runs before anything else, compressed with brotli. A browser would get gzip
 * over plain http. They are read from the page and from each other, so it does not matter how soon a page loads the rest.
 */
const sizeOfFirstScripts = async (request: APIRequestContext, path: string) => {
  const page = await request.get(path)
  const { link = '' } = page.headers()
  const urls = new Set(
    [...(link + (await page.text())).matchAll(NAMED)].map(([, url]) => url)
  )
  let bytes = 0
  for (const url of urls) {
    const answer = await request.get(url, {
      headers: { 'accept-encoding': 'br' },
    })
    bytes += Number(answer.headers()['content-length'])
    for (const [, name] of (await answer.text()).matchAll(IMPORTS))
      urls.add(`/assets/${name}`)
  }
  console.log(`${path}: ${urls.size} scripts, ${(bytes / 1000).toFixed(1)} kB`)
  return bytes / 1000
}

test('The first script of /login stays within its budget', async ({
  request,
}) => {
  expect(await sizeOfFirstScripts(request, '/login')).toBeLessThan(LOGIN_KB)
})

test('The first script of a member’s home page stays within its budget', async ({
  page,
}) => {
  await signInOn(page, 'ana@example.com')
  expect(await sizeOfFirstScripts(page.request, '/')).toBeLessThan(HOME_KB)
})

test('No page asks for more than 40 files', async ({ request }) => {
  const routes: {
    name: string
    files: string[]
    words: { [language: string]: string[] }
  }[] = await (await request.get('/routes.json')).json()
  const long = routes.flatMap(({ name, files, words }) =>
    Object.entries(words)
      .map(([language, texts]) => ({
        name,
        language,
        count: new Set(['index', ...files, ...texts]).size,
      }))
      .filter(({ count }) => count > MOST_FILES)
  )
  expect(routes.length).toBeGreaterThan(100)
  // An address that moved has no page of its own.
  expect(
    routes.flatMap(({ name, files }) => (files.length === 0 ? name : []))
  ).toEqual(['foundLesson'])
  expect(long).toEqual([])
})

test('A landing page loads without its editor', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const settled = watchRequests(page)
  expect(await sizeOfFirstScripts(page.request, '/fast')).toBeLessThan(
    LANDING_KB
  )
  await page.goto('/fast')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled()
  expect(scripts.filter((url) => /builder|editor|puck/i.test(url))).toEqual([])
})

test('The style sheets stay within their budget', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  const [, styles] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? []
  const answer = await request.get(styles, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(Number(answer.headers()['content-length']) / 1000).toBeLessThan(
    STYLES_KB
  )
})

test('The staff’s styles load only with staff screens', async ({ page }) => {
  const sheets = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet')
      sheets.add(request.url().replace(/.*\/(\w+)-.*/, '$1'))
  })
  const settled = watchRequests(page)
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
    await settled()
  }
  expect([...sheets]).toEqual(['index'])

  await page.context().clearCookies()
  await signInOn(page, 'admin@example.com')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...sheets]).toEqual(['index', 'staff'])
})

test('Assets are compressed and cached for a year; the page is revalidated', async ({
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

test('A returning member is sent few bytes', async ({ page }) => {
  await signInOn(page, 'ana@example.com')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const settled = watchRequests(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const sent = async (path: string) => {
    bytes = 0
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled()
    return bytes / 1000
  }
  for (const path of ['/', '/courses/my-courses']) {
    const first = await sent(path)
    console.log(`${path}: ${first.toFixed(1)} kB the first time`)
    // On a busy machine, the first visit may end before the page has loaded in advance what comes next.
    await expect.poll(() => sent(path)).toBeLessThan(AGAIN_KB)
  }
})

test('Clicks do not wait for a token', async ({ page }) => {
  await signInOn(page, 'ana@example.com')
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/api/auth?method=getToken', async (route) => {
    await released
    await route.continue()
  })
  const isAsked = page.waitForRequest('**/api/auth?method=getToken')
  // The page's token is kept for five seconds.
  await page.clock.fastForward(6_000)
  await page
    .getByRole('link', { name: /bills? left/ })
    .first()
    .click()
  await isAsked
  await expect(page.getByText(/INV-/).first()).toBeVisible()
  release()
})
