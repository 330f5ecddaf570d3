// Signed-in members buy: another product, one they already have, and the next year of their membership. Guests buy in
// journey.spec; coupons, free products and closed funnels are in funnels.spec.

import { ask, signInOn } from './people'
import { fitsWidth, open, picture } from './screens'
import { expect, test, type Page } from './test'

const me = async (page: Page) => {
  const { data } = await ask(page.request, '{ redwood { currentUser } }')
  return data.redwood.currentUser.id as number
}

type Held = {
  id: number
  status: string
  expiry: string
  funnel: { name: string }
}

const subscriptionsOf = async (page: Page, id: number): Promise<Held[]> => {
  const { data } = await ask(
    page.request,
    'query ($id: Int!) { userSubscription(id: $id) { subscriptions { id status expiry funnel { name } } } }',
    { id }
  )
  return data.userSubscription.subscriptions
}

/** Approves everything the member owes for the invoice, through the api. */
const approveAll = async (page: Page, admin: Page, invoiceNumber: string) => {
  const { data } = await ask(
    page.request,
    '{ myInvoices { number paymentSchedule { id } } }'
  )
  const invoice = data.myInvoices.find(
    ({ number }: { number: string }) => number === invoiceNumber
  )
  for (const { id } of invoice.paymentSchedule) {
    const answer = await ask(
      admin.request,
      'mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "GCash", externalInvoiceId: "N/A") { id } }',
      { id }
    )
    expect(answer.errors).toBeUndefined()
  }
}

const placeOrder = async (page: Page) => {
  await page.getByRole('button', { name: /Place order/ }).click()
  await page.waitForURL(/\/thank-you/)
  const text = await page
    .getByText(/INV-\d{4}-\d{6}/)
    .first()
    .textContent()
  return /INV-\d{4}-\d{6}/.exec(text ?? '')![0]
}

test('A member buys another course without entering their details', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 740 })
  await signInOn(page, 'liza@example.com')
  await page.goto('/bookkeeping-online')
  await page.getByRole('link', { name: 'Enroll now' }).first().click()
  await expect(page.getByText('liza@example.com')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await fitsWidth(page)
  await picture(page, 'buying-1-member')
  const invoiceNumber = await placeOrder(page)
  await expect(page.getByText('on its way to liza@example.com')).toBeVisible()

  // Nobody should pay twice for the same thing by mistake.
  await page.goto('/checkout/bookkeeping-online')
  await expect(page.getByText('You already have this.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Place order/ })).toBeHidden()

  // The approval is celebrated on the page that is open.
  const ordered = Math.max(
    ...(await subscriptionsOf(page, await me(page))).map(({ id }) => id)
  )
  await ask(page.request, 'mutation { HideReturneeModal }')
  await page.goto('/courses/my-courses')
  await page.evaluate(
    (before) => localStorage.setItem('celebratedAccess', String(before)),
    ordered - 1
  )
  const admin = await open(browser)
  await signInOn(admin, 'admin@example.com')
  await approveAll(page, admin, invoiceNumber)
  const celebration = page.getByRole('dialog', {
    name: 'Your courses are open, Liza!',
  })
  // A page connects for notices after the first interaction.
  await expect(async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    expect(await celebration.isVisible()).toBe(true)
  }).toPass()
  await fitsWidth(page)
  await picture(page, 'buying-1-open', false)
  await celebration.getByRole('link', { name: 'Say hello' }).click()
  await page.waitForURL('**/community')
  await expect(celebration).toBeHidden()
})

test('A renewal continues from the old last day and replaces the subscription', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1280, height: 900 })
  await signInOn(page, 'queenie@example.com')
  // Without a challenge, its prompt would cover her pages.
  await ask(
    page.request,
    'mutation { registerToChallenge(email: "queenie@example.com") { user { email } } }'
  )
  const id = await me(page)
  const [before] = (await subscriptionsOf(page, id)).filter(
    ({ status }) => status === 'ACTIVE'
  )
  await page.goto('/membership-renewal')
  await page
    .getByRole('link', { name: /Enroll now|Renew/ })
    .first()
    .click()
  await picture(page, 'buying-2-renewal')
  const invoiceNumber = await placeOrder(page)

  const admin = await open(browser)
  await signInOn(admin, 'admin@example.com')
  await approveAll(page, admin, invoiceNumber)

  const after = await subscriptionsOf(page, id)
  expect(after.find((each) => each.id === before.id)?.status).toBe('SUPERSEDED')
  const renewed = after.find(({ status }) => status === 'ACTIVE') as Held
  const days =
    (Date.parse(renewed.expiry) - Date.parse(before.expiry)) / 86_400_000
  expect(Math.round(days)).toBe(365)

  await page.goto('/account?q=subscriptions')
  await expect(page.getByText('Renewed').first()).toBeVisible()
  await page.getByText('Why this membership status?').click()
  await expect(
    page.getByText('A subscription gives access today.')
  ).toBeVisible()
  await picture(page, 'buying-3-renewed')
})
