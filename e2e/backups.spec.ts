// A backup from its settings to its download, and who may not have one.
import fs from 'node:fs'

import { signInOn } from './people'
import { open } from './screens'
import { expect, test } from './test'

const PASSWORD = 'Sulong-2026!'

test('An administrator makes a key, backs up, and downloads a file that only the key opens', async ({
  browser,
}) => {
  test.slow()
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')

  await test.step('The key is made in the browser', async () => {
    await page.goto('/backup/history')
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('button', { name: 'Make a key' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the secret key' }).click(),
    ])
    const key = fs.readFileSync(await download.path(), 'utf8')
    expect(key).toMatch(/^# public key: age1\w+\nAGE-SECRET-KEY-1\w+\n$/)
    const [, secretKey] = key.split('\n')

    await page.getByLabel('Public key').fill(secretKey)
    await page.getByLabel('Include uploaded files').uncheck()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/This is the secret key/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Use this key' }).click()
    await expect(page.getByLabel('Public key')).toHaveValue(
      /age1\w+/.exec(key)?.[0] ?? 'missing'
    )
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/Backups are encrypted/)).toBeVisible()
  })

  await test.step('The backup is made and test restored', async () => {
    await page.getByRole('button', { name: 'Back up now' }).click()
    await expect(page.getByText(/every table was equal/)).toBeVisible({
      timeout: 120_000,
    })
    await expect(page.getByText('yarn sulong restore')).toBeVisible()
  })

  await test.step('The download wants the password', async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill('wrong')
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^sulong-.*\.tar\.gz\.age$/)
    const bytes = fs.readFileSync(await download.path())
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('admin@example.com')).toBe(false)
  })

  await test.step('Others are turned away', async () => {
    const operator = await open(browser)
    await signInOn(operator, 'tribe-team-ro@example.com')
    await operator.goto('/backup/history')
    await expect(
      operator.getByRole('heading', { name: 'Backup history' })
    ).toHaveCount(0)
  })
})
