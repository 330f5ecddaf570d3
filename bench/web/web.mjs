// The cost of a page on a slow phone, compared with the same text as plain HTML and with a stock Redwood build of the
// same source.
import fs from 'node:fs'

import { chromium } from '@playwright/test'

import { startStockWeb } from '../contestants.mjs'

import { serveStatic } from './staticPage.mjs'
import { buildStock } from './stockBuild.mjs'
import { visit } from './visit.mjs'
import { sayPages } from './webTable.mjs'

const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const pages = {
  '/login': {},
  '/': { isSignedIn: true, isQuick: true },
  '/courses/my-courses': { isSignedIn: true },
  '/freelance-kickstart': {},
  '/checkout/freelance-kickstart': {},
  '/free-lessons': {},
  '/certificates/ABCDEFGH': {},
  '/privacy-policy': {},
}

const contextOf = async (browser, { isSignedIn }, { learner }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  })
  const [name, value] = learner.cookie.split('=')
  if (isSignedIn)
    await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/' }])
  return context
}

/** A first visit with an empty cache, and a second one. */
const visits = async (browser, page, url, people) => {
  const context = await contextOf(browser, page, people)
  try {
    return {
      cold: await visit(context, url),
      repeat: await visit(context, url),
    }
  } finally {
    await context.close()
  }
}

/** The visible text of our page. */
const textOf = async (browser, page, url, people) => {
  const context = await contextOf(browser, page, people)
  try {
    const tab = await context.newPage()
    await tab.goto(url)
    await tab.getByRole('heading', { level: 1 }).waitFor()
    await tab.waitForFunction(() => !document.getElementById('first-screen'))
    await tab.waitForLoadState('networkidle')
    return await tab.locator('body').innerText()
  } finally {
    await context.close()
  }
}

const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const summary = (results) => {
  const figures = ({ bytes, ...rest }) => ({
    ...rest,
    bytes: Object.values(bytes).reduce((sum, count) => sum + count, 0),
    script: bytes.Script ?? 0,
  })
  const all = results.map(figures)
  return Object.fromEntries(
    Object.keys(all[0]).map((key) => {
      const values = all.map((each) => each[key])
      return [
        key,
        {
          median: median(values),
          least: Math.min(...values),
          most: Math.max(...values),
        },
      ]
    })
  )
}

const summaries = (results) => ({
  cold: summary(results.map(({ cold }) => cold)),
  repeat: summary(results.map(({ repeat }) => repeat)),
  bytesByType: results.at(-1).cold.bytes,
})

const measurePages = async (browser, addresses, measured, people, rounds) => {
  const results = {}
  for (const [path, page] of measured) {
    const found = addresses.map(([name]) => [name, []])
    for (let n = 0; n < rounds; n++) {
      for (const [index, [, address]] of addresses.entries())
        found[index][1].push(
          await visits(browser, page, `${address}${path}`, people)
        )
    }
    results[path] = Object.fromEntries(
      found.map(([name, each]) => [name, summaries(each)])
    )
  }
  return results
}

/** With `isQuick`, measures only the learner's home page, once and without the stock build. */
export const measureWeb = async (contestants, { env, people }, isQuick) => {
  if (!fs.existsSync(BROWSER)) {
    console.warn('No Chromium (CHROMIUM_PATH): the web part is left out.')
    return undefined
  }
  const measured = Object.entries(pages).filter(
    ([, page]) => page.isQuick || !isQuick
  )
  const { port } = contestants.find(({ name }) => name === 'ours')
  const ours = `http://127.0.0.1:${port}`
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const texts = new Map()
  for (const [path, page] of measured)
    texts.set(path, await textOf(browser, page, `${ours}${path}`, people))
  const plain = await serveStatic(texts)
  try {
    const addresses = [
      ['static', plain.address],
      ['ours', ours],
    ]
    if (!isQuick) {
      const stock = await startStockWeb(env, await buildStock(env), port)
      addresses.push(['stock', `http://127.0.0.1:${stock.port}`])
    }
    const results = await measurePages(
      browser,
      addresses,
      measured,
      people,
      isQuick ? 1 : 3
    )
    sayPages(results)
    return { browser: browser.version(), pages: results }
  } finally {
    await browser.close()
    plain.stop()
  }
}
