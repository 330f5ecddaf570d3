// Finance uses the payment report: a figure leads to its payments and their file, and a tab to the reason for each row.
import { readFileSync } from 'node:fs'

import { ask, signInOn } from './people'
import { fitsWidth, open } from './screens'
import { expect, test, type Page } from './test'

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]

/**
 * Downloads the payments below the figures. The payments load after the figures, and both have buttons of the same
 * names.
 */
const fileOf = async (page: Page, button: string) => {
  const buttons = page.getByRole('button', { name: button })
  await expect(buttons).toHaveCount(2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    buttons.last().click(),
  ])
  return { name: file.suggestedFilename(), path: await file.path() }
}

for (const { name, viewport } of screens) {
  test(`The payment report works on a ${name}`, async ({ browser }) => {
    const page = await open(browser, viewport)
    await signInOn(page, 'tribe-team-fa@example.com')

    await test.step('a figure opens the payments behind it', async () => {
      await page.goto('/payment-report?period=ANNUAL')
      await expect(
        page.getByRole('heading', { name: 'Payment report' })
      ).toBeVisible()
      await expect(page.getByRole('img', { name: /Bar chart/ })).toBeVisible()
      await page.getByText('What is this?').first().click()
      await expect(page.getByText(/Manila day on which/)).toBeVisible()
      await fitsWidth(page)
      await page.getByRole('link', { name: /Sulong Membership/ }).click()
      await expect(
        page.getByRole('heading', { name: /Payments: Sulong Membership/ })
      ).toBeFocused()
      await fitsWidth(page)
    })

    await test.step('the file contains the payments of the figure', async () => {
      const { data } = await ask(
        page.request,
        `{ collectionReport(period: ANNUAL, from: "${new Date().toISOString().slice(0, 10)}") { lines { name payments amountCentavos } } }`
      )
      const line = data.collectionReport.lines.find(
        (one: { name: string }) => one.name === 'Sulong Membership'
      )
      const file = await fileOf(page, 'Export CSV')
      expect(file.name).toMatch(/^Payments-.*\.csv$/)
      const rows = readFileSync(file.path, 'utf8').trim().split('\r\n').slice(1)
      const centavos = rows.reduce(
        (sum, row) => sum + Math.round(Number(row.split(',').at(-1)) * 100),
        0
      )
      expect(String(centavos)).toBe(line.amountCentavos)
      const sheet = await fileOf(page, 'Excel')
      expect(sheet.name).toMatch(/\.xlsx$/)
      expect(readFileSync(sheet.path).subarray(0, 2).toString()).toBe('PK')
    })

    await test.step('another period changes the URL', async () => {
      await page.getByLabel('Period', { exact: true }).selectOption('QUARTERLY')
      await page.getByLabel('Quarter', { exact: true }).selectOption('4')
      await expect(page).toHaveURL(/period=QUARTERLY&from=\d{4}-10-01/)
      await expect(
        page.getByText(/Oct 1\b.* – \w+, Dec 31/).first()
      ).toBeVisible()
    })

    await test.step('cash collection names the members and the reason', async () => {
      await page.getByRole('tab', { name: 'Cash collection' }).click()
      await page.getByRole('tab', { name: 'Early renewal' }).click()
      await expect(page.getByText('that end in 1 to 30 days')).toBeVisible()
      await fitsWidth(page)
      await page.getByRole('main').getByRole('searchbox').fill('carla')
      await page
        .getByRole('button', { name: /Why is Carla/ })
        .first()
        .click()
      await expect(
        page.getByRole('dialog').getByText(/Early renewal is from 1 to 30/)
      ).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('aging and expected cash open their bills', async () => {
      await page.getByRole('tab', { name: 'Aging' }).click()
      await page.getByRole('link', { name: /₱/ }).last().click()
      await expect(
        page.getByRole('heading', { name: 'All open bills' })
      ).toBeFocused()
      await fitsWidth(page)
      await page.getByRole('tab', { name: 'Expected cash' }).click()
      await page.getByLabel('Step').selectOption('month')
      await expect(page).toHaveURL(/step=month/)
      await fitsWidth(page)
    })

    await test.step('retention opens its members', async () => {
      await page.goto('/retention')
      await expect(
        page.getByRole('heading', { name: 'Retention' })
      ).toBeVisible()
      await page.locator('a.link[href*="month="]').first().click()
      await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused()
      await fitsWidth(page)
    })
  })
}

test('A success manager may read retention, but not the payment report', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'success-manager@example.com')
  await page.goto('/retention')
  await expect(page.getByRole('heading', { name: 'Retention' })).toBeVisible()
  await page.goto('/payment-report')
  await expect(
    page.getByRole('heading', { name: 'Access Restricted' })
  ).toBeAttached()
})
