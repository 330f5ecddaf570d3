// The second factor of a member of staff from its set-up to its reset (docs/decisions/0075).
import { TOTP, URI } from 'otpauth'

import { seriousViolations } from './accessible'
import { ask, PASSWORD, signInInEnglish, withDatabase } from './people'
import { fitsWidth, open } from './screens'
import { expect, test, type Page } from './test'

const STAFF = 'assistant-coach@example.com'
const STEP_MS = 30_000

/** An authenticator app. Each step of 30 seconds gives one code, so the second code comes from the next step. */
const createApp = (secret: string) => {
  const totp = URI.parse(`otpauth://totp/x?secret=${secret}`) as TOTP
  let last = 0
  return {
    code: () => {
      const step = Math.floor(Date.now() / STEP_MS)
      last = Math.max(step, last + 1)
      return totp.generate({ timestamp: last * STEP_MS })
    },
  }
}

const dialogOf = (page: Page) => page.getByRole('dialog')

const enter = async (page: Page, code: string, button: string) => {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: button }).click()
}

const isFine = async (page: Page) => {
  await fitsWidth(page)
  expect(await seriousViolations(page)).toEqual([])
}

const sendPassword = async (page: Page) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(STAFF)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const setUp = async (page: Page) => {
  await page.goto('/profile?tab=account')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByAltText('QR code')).toBeVisible()
  await isFine(page)
  const secret = await dialog.getByText(/^[A-Z2-7]{32}$/).innerText()
  const app = createApp(secret)
  await enter(page, '12', 'Turn on')
  await expect(dialog.getByRole('alert')).toContainText('wrong')
  await enter(page, app.code(), 'Turn on')
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await isFine(page)
  const [recovery] = await codes.allInnerTexts()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  return { app, recovery }
}

/** As if the code of this person's sessions had been entered longer ago than it counts. */
const forgetProof = () =>
  withDatabase((client) =>
    client.query(
      `UPDATE "Session" SET "factorAt" = now() - interval '1 hour'
       FROM "User" WHERE "User".id = "userId" AND email = $1`,
      [STAFF]
    )
  )

const createToken = async (page: Page, name: string) => {
  await page.goto('/profile?tab=account')
  await page.getByRole('button', { name: 'New access token' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'New access token' }).click()
}

test('A coach sets up a second factor, signs in with it, and an administrator resets it', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 780 })
  await signInInEnglish(page, STAFF)
  const { app, recovery } = await setUp(page)

  await page.context().clearCookies()
  await sendPassword(page)
  await expect(page.getByText('Your password is right.')).toBeVisible()
  await isFine(page)
  await enter(page, recovery.toLowerCase(), 'Continue')
  await page.waitForURL('**/')
  await page.goto('/profile?tab=account')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()

  await forgetProof()
  const name = `Program ${Date.now()}`
  await createToken(page, name)
  const prove = page.getByRole('dialog', { name: 'Enter a code' })
  await expect(prove).toBeVisible()
  await isFine(page)
  await enter(page, app.code(), 'Continue')
  await expect(prove).toBeHidden()
  await expect(dialogOf(page).getByText(/^sulong_pat_/)).toBeVisible()

  const admin = await open(browser)
  await signInInEnglish(admin, 'admin@example.com')
  const { data } = await ask(
    admin.request,
    'query ($q: String!) { usersPage(q: $q) { rows { id } } }',
    { q: STAFF }
  )
  await admin.goto(`/community/members/${data.usersPage.rows[0].id}`)
  await admin.getByRole('button', { name: 'Reset second factor' }).click()
  const reset = dialogOf(admin)
  await reset
    .getByLabel('Reason')
    .fill('Lost the phone, called from the office')
  await isFine(admin)
  await reset.getByRole('button', { name: 'Reset second factor' }).click()
  await expect(admin.getByText('The second factor is reset.')).toBeVisible()
  await expect(
    admin.getByRole('button', { name: 'Reset second factor' })
  ).toBeHidden()

  await page.context().clearCookies()
  await sendPassword(page)
  await page.waitForURL('**/')
})
