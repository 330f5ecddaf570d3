// One visit of a page on a slow phone: a quarter of this machine's CPU and a slow mobile network.

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const CONTENT_MS = 60_000
/** A visit ends when nothing has happened for this long after the content appeared. */
const QUIET_MS = 1500
/** The browser reports a press with the frame that follows it. */
const PRESS_MS = 1000
/** The types of requests that the main content may wait for; pictures, fonts and styles load in parallel. */
const CHAINED = ['Document', 'Script', 'Fetch', 'XHR']

// Runs in the page before its own scripts.
const watchPage = () => {
  const seen = { fcp: 0, lcp: 0, cls: 0, inp: 0, long: [], content: 0, app: 0 }
  window.__seen = seen
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) =>
    seen.long.push({ startTime, duration })
  )
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) seen.inp = Math.max(seen.inp, duration)
    },
    { durationThreshold: 16 }
  )
  // The words stand when the heading does; the app stands when it has replaced the first screen of the HTML.
  const look = () => {
    const stands = document.querySelector('h1')?.textContent.trim()
    if (stands && !seen.content) seen.content = performance.now()
    if (stands && !document.getElementById('first-screen'))
      seen.app = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** Presses the last button of the page's bar, the language or the profile menu; the browser reports its delay. */
const press = async (page) => {
  const button = page.locator('header button:visible').last()
  if ((await button.count()) === 0) return
  await button.click()
  await page.waitForTimeout(PRESS_MS)
}

/** The longest chain of requests in which each began after the previous one had ended. */
const longestChain = (requests) => {
  let until = -Infinity
  let length = 0
  for (const { from, to } of [...requests].sort((a, b) => a.to - b.to)) {
    if (from < until) continue
    until = to
    length++
  }
  return length
}

const watchNetwork = (cdp) => {
  const requests = new Map()
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type, timestamp }) =>
      requests.set(requestId, {
        type,
        isToken: request.url.includes('/api/auth?method=getToken'),
        from: timestamp * 1000,
        to: Infinity,
        bytes: 0,
      })
  )
  cdp.on(
    'Network.loadingFinished',
    ({ requestId, timestamp, encodedDataLength }) =>
      Object.assign(requests.get(requestId) ?? {}, {
        to: timestamp * 1000,
        bytes: encodedDataLength,
      })
  )
  return requests
}

const bytesByType = (requests) => {
  const bytes = {}
  for (const { type, bytes: count } of requests)
    bytes[type] = (bytes[type] ?? 0) + count
  return bytes
}

/**
 * Opens a page in a browser context, using and filling its cache.
 * @returns milliseconds from the navigation's start, transferred bytes, and the longest chain of requests
 */
export const visit = async (context, url) => {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', NETWORK)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const requests = watchNetwork(cdp)
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: 'load', timeout: CONTENT_MS })
    await page
      .waitForFunction(() => window.__seen.app > 0, null, {
        timeout: CONTENT_MS,
      })
      .catch(() => {
        throw new Error(`${url} shows no heading`)
      })
    await page.waitForTimeout(QUIET_MS)
    const { fcp, lcp, cls, long, content, app } = await page.evaluate(
      () => window.__seen
    )
    const all = [...requests.values()]
    await press(page)
    const inp = await page.evaluate(() => window.__seen.inp)
    const start = Math.min(...all.map(({ from }) => from))
    return {
      fcp,
      lcp,
      cls,
      content,
      app,
      inp,
      // A call that waits for a token begins after it has come.
      tokens: all.filter(({ isToken, to }) => isToken && to - start <= app)
        .length,
      tbt: long
        .filter(({ startTime }) => startTime >= fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      bytes: bytesByType(all),
      serial: longestChain(
        all.filter(
          ({ type, to }) => CHAINED.includes(type) && to - start <= content
        )
      ),
    }
  } finally {
    await page.close()
  }
}
