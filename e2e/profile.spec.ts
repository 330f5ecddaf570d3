// A member edits their profile and reports a bug; staff read the report.

import { signInInEnglish, signInOn } from './people'
import { open, png } from './screens'
import { expect, test } from './test'

test('A member edits their profile', async ({ browser }) => {
  const page = await open(browser)
  await signInInEnglish(page, 'kiko@example.com')

  await test.step('uploads a picture, which the menu shows too', async () => {
    await page.goto('/profile/edit')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(
      page.getByRole('button', { name: 'Profile menu' }).locator('img')
    ).toHaveAttribute('src', /\/api\/uploads\/\d+/)
  })

  await test.step('shows an error at its field', async () => {
    await page.getByLabel('Mobile number').fill('0917')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Invalid mobile number!')).toBeVisible()
  })

  await test.step('offers the towns of a province', async () => {
    await page.getByLabel('Mobile number').fill('+63 917-123 4567')
    await page.getByLabel('State or province').selectOption('Cebu')
    await page.getByLabel('City or town').selectOption('Moalboal')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL('**/profile?tab=basic_info')
    await expect(page.getByText('Moalboal, Cebu, Philippines')).toBeVisible()
    await expect(page.getByText('+639171234567')).toBeVisible()
  })

  await test.step('adds wins', async () => {
    const title = `A <b>win</b> ${Date.now()}`
    await page.getByRole('tab', { name: 'Wins' }).click()
    await page.getByRole('button', { name: 'Add a win' }).click()
    await page.getByLabel('What was achieved').fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `Delete “${title}”?` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(title, { exact: true })).toHaveCount(0)
  })
})

test('A bug report names the page it came from and reaches the staff', async ({
  browser,
}) => {
  const text = `The button does nothing ${Date.now()}`
  const page = await open(browser)
  await signInOn(page, 'ana@example.com')
  await page.goto('/courses/my-courses')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Bug Report' }).click()
  await expect(page.getByLabel('Page')).toHaveValue('/courses/my-courses')
  await page.getByLabel('What happened').fill(text)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bug.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you for telling us')).toBeVisible()

  const staff = await open(browser)
  await signInOn(staff, 'tribe-team-ro@example.com')
  await staff.goto('/bug-reports')
  await staff
    .getByRole('link', { name: text.slice(0, 20) })
    .first()
    .click()
  await expect(
    staff.getByRole('img', { name: 'Screenshot of the report' })
  ).toBeVisible()
  await staff.getByLabel('Status').selectOption({ label: 'Fixed' })
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Fixed', { exact: true }).first()).toBeVisible()
})
