// The owner asks how the school is doing: the summary, a saved report with its file, and what a team lead sees of it.
import { readFileSync } from 'node:fs'

import { signInOn } from './people'
import { fitsWidth, open } from './screens'
import { expect, test } from './test'

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]

for (const { name, viewport } of screens) {
  test(`The reports work on a ${name}`, async ({ browser }) => {
    const page = await open(browser, viewport)
    await signInOn(page, 'admin@example.com')
    const title = `Year of the ${name}`

    await test.step('the summary compares, explains and opens lists', async () => {
      await page.goto('/report-summary?period=ANNUAL')
      await expect(
        page.getByRole('heading', { name: 'Report Summary' })
      ).toBeVisible()
      const sales = page.getByRole('region', { name: 'Sales' })
      await expect(sales.getByText('Collected')).toBeVisible()
      await sales.getByText('What is this?').last().click()
      await expect(
        sales.getByText('the total of the payment report')
      ).toBeVisible()
      await expect(page.getByRole('img', { name: /New members/ })).toBeVisible()
      await fitsWidth(page)
      await page.getByLabel('Shown number').selectOption('collected')
      await expect(page).toHaveURL(/show=collected/)
      await page.getByLabel('Lines', { exact: true }).selectOption('batch')
      await expect(page).toHaveURL(/by=batch/)
      await fitsWidth(page)
    })

    await test.step('it is limited to a stage', async () => {
      await page.getByLabel('Limit to').selectOption('stage')
      await page.getByLabel('Stage', { exact: true }).selectOption('2. Learn')
      await expect(page.getByText(/compared with .* 2\. Learn/)).toBeVisible()
      await fitsWidth(page)
    })

    await test.step('it is saved under a name, with some of its numbers', async () => {
      await page.getByRole('button', { name: 'Save this report' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill(title)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText('This year')).toBeVisible()
      await fitsWidth(page)
    })

    await test.step('its file is written, and the bell leads to it', async () => {
      await page.getByRole('button', { name: 'CSV file' }).click()
      await expect(page.getByText(/The bell tells you/)).toBeVisible()
      await page.goto('/reports?tab=files')
      const link = page.getByRole('link', { name: `Download ${title}` }).first()
      await expect(link).toBeVisible()
      await fitsWidth(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        link.click(),
      ])
      const rows = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n')
      expect(rows[0]).toContain('New members')
      expect(rows).toHaveLength(13)
    })

    await test.step('the community report switches its content', async () => {
      await page.goto('/community-report?period=ANNUAL')
      await page.getByRole('button', { name: 'Tasks', exact: true }).click()
      await expect(page).toHaveURL(/content=tasks/)
      await expect(page.getByText('Tasks finished').first()).toBeVisible()
      await fitsWidth(page)
    })

    await test.step('it is deleted after a question', async () => {
      await page.goto('/reports')
      await page.getByRole('link', { name: title }).first().click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: 'Delete', exact: true })
        .click()
      await expect(page).toHaveURL(/\/reports$/)
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    })
  })
}

test('A team lead sees own people and no money', async ({ browser }) => {
  const page = await open(browser, screens[0].viewport)
  await signInOn(page, 'team-lead@example.com')
  await page.goto('/report-summary')
  await expect(page.getByText(/Only your own people/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Members' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sales' })).toHaveCount(0)
  await expect(page.getByLabel('Limit to')).toHaveCount(0)
  await page.goto('/payment-report')
  await expect(page).toHaveURL(/forbidden|payment-report/)
})
