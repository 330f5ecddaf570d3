// Landing pages built by staff and seen by visitors; the page at /fast, and the countdown that leads there.
import { Client } from 'pg'

import { scriptPayloads } from '../api/src/testing/scriptPayloads'

import { ask, signInOn } from './people'
import { open, watchRequests } from './screens'
import { expect, test, type Page } from './test'

const FUNNEL = 'lifetime-membership'
const BUILDER = `/funnels/${FUNNEL}/build`
const SAVE =
  'mutation ($funnelId: String!, $version: Int!, $content: JSON!) { saveLandingPage(funnelId: $funnelId, version: $version, content: $content) { version content } }'

const inDatabase = async (statement: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

const forgetPage = () =>
  inDatabase(`DELETE FROM "LandingPage" WHERE "funnelId" = '${FUNNEL}'`)

/** Collects everything that the browser refuses to load or run. */
const refusalsOn = (page: Page) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text()))
      refused.push(message.text())
  })
  return refused
}

test('A visitor signs in before the builder, and a member may not build', async ({
  page,
}) => {
  await page.goto(BUILDER)
  await expect(page).toHaveURL(
    new RegExp(`/login\\?redirectTo=${encodeURIComponent(BUILDER)}`)
  )
  await signInOn(page, 'ana@example.com')
  await page.goto(BUILDER)
  await expect(
    page.getByRole('heading', { name: 'Access Restricted' }).first()
  ).toBeVisible()
  const { errors } = await ask(page.request, SAVE, {
    funnelId: FUNNEL,
    version: 0,
    content: {},
  })
  expect(errors[0].extensions.code).toBe('FORBIDDEN')
})

test('Staff build a page and visitors see it, on a phone in Filipino', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await forgetPage()
  const refused = refusalsOn(page)
  await signInOn(page, 'admin@example.com')
  await page.goto(`/funnels/${FUNNEL}`)
  await page.getByRole('link', { name: 'Build the page' }).click()
  const canvas = page.frameLocator('#preview-frame')
  await canvas.getByText('Pay once, learn for as long as you work').click()
  const field = (name: string) =>
    page.getByRole('textbox', { name, exact: true })
  await field('Title').fill('Learn for life')
  await field('Title (Filipino)').fill('Matuto habambuhay')
  await expect(canvas.getByText('Learn for life')).toBeVisible()
  await page.getByRole('button', { name: 'fil', exact: true }).click()
  await expect(canvas.getByText('Matuto habambuhay')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const phone = await open(browser, { width: 360, height: 740 })
  await phone
    .context()
    .addCookies([{ name: 'lang', value: 'fil', url: `${baseURL}/` }])
  await phone.goto(`/${FUNNEL}`)
  await expect(
    phone.getByRole('heading', { level: 1, name: /Isang beses/ })
  ).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Visitors see it now.')).toBeVisible()
  const scripts: string[] = []
  phone.on('request', (request) => scripts.push(request.url()))
  await phone.goto(`/${FUNNEL}?coupon=FREE`)
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Matuto habambuhay' })
  ).toBeVisible()
  await expect(phone.getByText('₱14,999.00').first()).toBeVisible()
  await expect(
    phone.getByRole('link', { name: 'Mag-enroll na' }).first()
  ).toHaveAttribute('href', /\/checkout\/lifetime-membership\?coupon=FREE/)
  expect(
    await phone.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth
    )
  ).toBeLessThanOrEqual(0)
  expect(scripts.filter((url) => /Builder|puck/i.test(url))).toEqual([])
  const html = await (await phone.request.get(`/${FUNNEL}`)).text()
  expect(html).toContain('property="og:title"')
  expect(html).toMatch(/property="og:image" content="http/)
  expect(refused).toEqual([])

  // Another person saves meanwhile, and their work is not lost.
  await signInOn(phone, 'admin@example.com')
  const { data } = await ask(
    phone.request,
    `{ funnelLandingPage(funnelId: "${FUNNEL}") { version content } }`
  )
  const { version, content } = data.funnelLandingPage
  await ask(phone.request, SAVE, { funnelId: FUNNEL, version, content })
  await canvas.getByText('Matuto habambuhay').click()
  await field('Title').fill('Mine')
  await expect(
    page.getByText('Somebody else has saved this page.')
  ).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Load theirs' }).click()
  await expect(canvas.getByText('Learn for life')).toBeVisible()

  // Restores the published version, then takes the page offline.
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByText(/^Version \d/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Look at it' }).first().click()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await expect(page.getByText('It is your draft again.')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take offline' }).click()
  await expect(page.getByText(/plain page again/)).toBeVisible()
  await phone.goto(`/${FUNNEL}`)
  await expect(
    phone.getByRole('heading', { level: 1, name: /Isang beses|Pay once/ })
  ).toBeVisible()
  await forgetPage()
})

test('The page /fast sells with the coupon of the visitor’s link', async ({
  page,
}) => {
  const answer = await page.goto('/fast?coupon=firststep')
  expect(answer?.status()).toBe(200)
  await expect(
    page.getByRole('heading', { level: 1, name: /find who pays for it/ })
  ).toBeVisible()
  const price = page.getByRole('region', { name: 'Price and conditions' })
  await expect(price.getByText('With the code FIRSTSTEP')).toBeVisible()
  await expect(price.getByText('₱3,199.00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start' })).toBeVisible()
  await page.getByRole('link', { name: 'Start now' }).click()
  await expect(page).toHaveURL(/\/checkout\/va-bundle\?coupon=firststep/)
})

test.describe('with a clock of its own', () => {
  test.use({ isFresh: true })

  test('The page /fast-track redirects by itself, and no parameter can change its target', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/fast-track?target=https://evil.example&coupon=FIRSTSTEP')
    await expect(page.getByText('/fast?coupon=FIRSTSTEP').last()).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page).toHaveURL(/\/fast\?coupon=FIRSTSTEP/)
  })

  test('The page /fast-track stays or redirects on request, and does not exist without its rule', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/fast-track')
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.clock.runFor(11_500)
    await expect(page).toHaveURL(/\/fast-track$/)
    await page.getByRole('link', { name: 'Go now' }).click()
    await expect(page).toHaveURL(/\/fast$/)

    await inDatabase(`UPDATE "RedirectRule" SET "isActive" = false`)
    await page.goto('/fast-track')
    await expect(
      page.getByRole('heading', { name: 'Page not found' }).first()
    ).toBeVisible()
    await inDatabase(`UPDATE "RedirectRule" SET "isActive" = true`)
  })
})

test('Markup stored past every check runs nothing', async ({ page }) => {
  const html = scriptPayloads.join('\n')
  const published = {
    root: { props: { title: html, picture: 'javascript:alert(1)' } },
    content: [
      { type: 'Hero', props: { title: html, picture: 'javascript:alert(1)' } },
      { type: 'Text', props: { html } },
      { type: 'Script', props: { html } },
      { type: 'Video', props: { video: 'https://evil.example/v' } },
      {
        type: 'Questions',
        props: { items: [{ question: html, answer: html }] },
      },
    ],
  }
  const events: string[] = []
  page.on('dialog', async (dialog) => {
    events.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url()))
      events.push(request.url())
  })
  await inDatabase(
    `UPDATE "LandingPage" SET draft = published, published = $1, "seoTitle" = $2 WHERE slug = 'fast'`,
    [JSON.stringify(published), html]
  )
  try {
    const settled = watchRequests(page)
    await page.goto('/fast')
    await expect(page.locator('main')).toContainText('alert(1)')
    await settled()
    const risky = await page
      .locator('main')
      .locator(
        'script, iframe, object, embed, base, style, [onerror], [onload], [onclick], [href^="javascript"]'
      )
      .count()
    expect(risky).toBe(0)
    expect(events).toEqual([])
  } finally {
    await inDatabase(
      `UPDATE "LandingPage" SET published = draft, "seoTitle" = title WHERE slug = 'fast'`
    )
  }
})
