// Other tools: a program that acts by an access token, and a webhook whose endpoint does not answer.

import { PASSWORD, signInOn } from './people'
import { open } from './screens'
import { expect, test } from './test'

test('A program acts by a token until its owner ends it', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')
  await page.goto('/profile?tab=account')
  // The card above it moves the tokens when it comes.
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  const name = `Program ${Date.now()}`
  await page.getByRole('button', { name: 'New access token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'New access token' }).click()
  const token = await dialog.getByText(/^sulong_pat_/).innerText()
  await dialog.getByRole('button', { name: 'I have stored it' }).click()

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: {
      'auth-provider': 'token',
      authorization: `Bearer ${token}`,
    },
  })
  const ask = (query: string) =>
    program.post('/api/graphql', { data: { query } })
  const answer = await ask('{ usersPage(perPage: 1) { rows { id } } }')
  expect((await answer.json()).data.usersPage.rows).toHaveLength(1)
  const refused = await ask(
    'mutation { createWin(input: { title: "X", achievedOn: "2026-01-01" }) { id } }'
  )
  expect((await refused.json()).errors[0].extensions.code).toBe(
    'TOKEN_TOO_WEAK'
  )
  const { cookie } = (await program.get('/api/health')).headers()
  expect(cookie).toBeUndefined()

  await page.getByRole('button', { name: `End ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: name })
  ).toContainText('Ended')
  expect((await ask('{ stages { id } }')).status()).toBe(401)
  await program.dispose()
})

test('An administrator sees that a webhook does not answer', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')
  await page.goto('/default-settings')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook')
  await dialog.getByLabel('Form sent').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Enter an address on the/)).toBeVisible()
  // No name server knows this name (RFC 6761).
  const url = `https://hook-${Date.now()}.invalid/school`
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole('button', { name: 'I have stored it' }).click()

  await expect(page.getByRole('heading', { name: url })).toBeVisible()
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByRole('button', { name: 'Look at Test' }).click()
  await expect(page.getByText(/^1 attempt failed/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(url)).toBeHidden()

  const operator = await open(browser)
  await signInOn(operator, 'tribe-team-ro@example.com')
  await operator.goto('/settings/webhooks')
  await expect(operator.getByText(url)).toBeHidden()
  await expect(
    operator.getByRole('button', { name: 'New webhook' })
  ).toBeHidden()
})
