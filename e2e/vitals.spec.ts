// The experience on a cheap phone with a slow network (docs/performance.md, W3 and W4): no layout shifts, and no
// request waits for another one unnecessarily.

import { signInOn } from './people'
import { watchRequests } from './screens'
import { expect, test, type Page } from './test'

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const MAX_SHIFT = 0.02

test.use({
  viewport: { width: 360, height: 740 },
  isFresh: true,
  loadingScreen: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as never as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as { value: number }[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const visitors = [
  ['a visitor', null, '/login'],
  ['a visitor', null, '/login?redirectTo=%2F'],
  ['a visitor', null, '/freelance-kickstart'],
  ['a visitor', null, '/checkout/freelance-kickstart'],
  ['a visitor', null, '/fast'],
  ['a visitor', null, '/free-lessons'],
  ['a visitor', null, '/certificates/ABCDEFGH'],
  ['a visitor', null, '/privacy-policy'],
  ['a member', 'ana@example.com', '/'],
  ['a member', 'ana@example.com', '/courses/my-courses'],
] as const

/** The parts that the page shows in another order than its HTML, which a slow network brings piece by piece. */
const partsOutOfOrder = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { order, flexDirection } = getComputedStyle(element)
        return order !== '0' || flexDirection === 'column-reverse'
      })
      .map((element) => element.className)
  )

for (const [who, email, path] of visitors) {
  test(`${path} has no layout shift for ${who} and no request for the current user`, async ({
    page,
  }) => {
    if (email) await signInOn(page, email)
    await slowDown(page)
    await watchShifts(page)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // A picture of the page is asked for by its HTML.
      if (/^\/api\/(?!uploads\/)/.test(pathname)) calls.push(pathname)
    })
    const settled = watchRequests(page)
    await page.goto(path)
    await settled()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const shift = await page.evaluate(
      () => (window as never as { shift: number }).shift
    )
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT)
    expect(await partsOutOfOrder(page)).toEqual([])
    // A token may be fetched after the first query, never before it.
    expect(calls[0] ?? '/api/graphql').toBe('/api/graphql')
  })
}
