// An address of an old campaign: visitors miss it, staff make a rule of it, and it leads on (docs/decisions/0064).
import { signInOn } from './people'
import { open } from './screens'
import { expect, test } from './test'

test('A missed address gets a rule, a countdown, and an end', async ({
  browser,
}) => {
  const address = `/summer-promo-${Date.now()}`
  const visitor = await open(browser, undefined, {})
  const missed = await visitor.goto(`${address}?utm=flyer`)
  expect(missed?.status()).toBe(404)
  await expect(
    visitor.getByRole('heading', { name: 'Page not found' }).first()
  ).toBeVisible()

  const admin = await open(browser)
  await signInOn(admin, 'admin@example.com')
  const row = admin.getByRole('row', { name: new RegExp(address) })
  // Missed addresses are written every few seconds.
  await expect(async () => {
    await admin.goto('/redirect-rules?tab=missed')
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: 'Make a rule' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(
    address
  )
  await dialog.getByLabel('Leads to').fill('https://evil.example/')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Links to that site are not/)).toBeVisible()
  await dialog.getByLabel('Leads to').fill('/free-training')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()

  await visitor.goto(`${address.toUpperCase()}/?utm=flyer`)
  await expect(visitor).toHaveURL(/\/free-training\?utm=flyer$/)

  await admin.goto('/redirect-rules')
  await admin.getByLabel('Try an address').fill(address)
  await admin.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(
    admin.getByText(`The rule ${address} leads to /free-training.`)
  ).toBeVisible()
  await admin.getByRole('button', { name: `Edit ${address}` }).click()
  await dialog.getByLabel('Countdown in seconds').fill('3')
  await dialog
    .getByRole('textbox', { name: /^Title(?! in)/ })
    .fill('We have moved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await visitor.clock.install()
  const counted = await visitor.goto(address)
  expect(counted?.status()).toBe(200)
  await expect(
    visitor.getByRole('heading', { name: 'We have moved' })
  ).toBeVisible()
  await visitor.clock.runFor(3_000)
  await expect(visitor).toHaveURL(/\/free-training$/)

  await admin.getByRole('button', { name: `Edit ${address}` }).click()
  await dialog
    .getByLabel('Answer')
    .selectOption({ label: 'Gone for good (410)' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const gone = await visitor.goto(address)
  expect(gone?.status()).toBe(410)
  await expect(
    visitor.getByRole('heading', { name: 'This page is gone' }).first()
  ).toBeVisible()
})
