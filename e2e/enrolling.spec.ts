// Staff change subscriptions: enrol into a batch and manually, pause, resume, make one primary, unsubscribe.

import { ask, newEmail, PASSWORD, signInOn, withDatabase } from './people'
import { fitsWidth, open } from './screens'
import { expect, test, type Page } from './test'

const SECOND = 'Bookkeeping for Small Businesses'

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]

/** Creates a new account by the real sign-up. */
const signUp = async (page: Page) => {
  const email = newEmail()
  const answer = await page.request.post('/api/auth', {
    data: {
      method: 'signup',
      username: email,
      password: PASSWORD,
      firstName: 'Lia',
      lastName: 'Guest',
    },
  })
  expect(answer.ok()).toBe(true)
  return email
}

const idOf = async (page: Page, email: string) => {
  const { data } = await ask(
    page.request,
    'query ($q: String) { usersPage(q: $q) { rows { id } } }',
    { q: email }
  )
  return data.usersPage.rows[0].id as number
}

/** Creates a batch whose name is wider than a phone. It is the first to choose, because it launches last. */
const createWideBatch = () =>
  withDatabase((client) =>
    client.query(
      `INSERT INTO "Batch" (number, name, "launchFrom", "launchTo", "updatedAt")
       SELECT max(number) + 1, 'Weekend class for people who work on all the other days', '2198-01-01', '2198-02-01', now()
       FROM "Batch"`
    )
  )

const confirmDialog = (page: Page, name: string, button: string) =>
  page
    .getByRole('dialog', { name })
    .getByRole('button', { name: button })
    .click()

/** Chooses the first funnel of a product. */
const chooseFunnel = async (page: Page, product: string) => {
  await page.getByLabel('Product').selectOption({ label: product })
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click()
}

const act = async (page: Page, product: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${product}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

for (const { name, viewport } of screens) {
  test(`Staff enrol a person on a ${name}`, async ({ browser }) => {
    test.slow()
    const page = await open(browser, viewport)
    const email = await signUp(page)
    await signInOn(page, 'admin@example.com')
    const id = await idOf(page, email)
    await createWideBatch()
    const view = `/view-subscription/${id}`

    await test.step('enrols into a batch once everything is chosen', async () => {
      await page.goto(`/enroll-user/${id}`)
      await expect(
        page.getByLabel('Batch').locator('option:checked')
      ).toContainText('(current)')
      await page.getByLabel('Batch').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Enroll' }).click()
      await expect(
        page.getByText('Please select atleast one funnel!')
      ).toBeVisible()
      await chooseFunnel(page, 'Sulong Membership')
      await fitsWidth(page)
      await page.getByRole('button', { name: 'Enroll', exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText(
        `${email} gets the welcome mail at once.`
      )
      await fitsWidth(page)
      await confirmDialog(page, `Are you sure to enroll user ${id}?`, 'Enroll')
      await expect(page.getByText('User Enrolled Successfully!')).toBeVisible()
      await expect(page).toHaveURL(/\/community\/non-members$/)
    })

    await test.step('enrols manually with other numbers of days', async () => {
      await page.goto(`${view}?t=1`)
      await expect(
        page.getByText('There are no selected funnels')
      ).toBeVisible()
      await chooseFunnel(page, SECOND)
      await page.getByLabel('Valid for (days)').fill('for life')
      await fitsWidth(page)
      await page.getByRole('button', { name: 'Enroll', exact: true }).click()
      await confirmDialog(page, `Are you sure to enroll user ${id}?`, 'Enroll')
      await expect(page.getByText('User Enrolled Successfully!')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${view}$`))
      await expect(page.getByText('Lifetime Access').first()).toBeVisible()
    })

    await test.step('names several subscriptions until one is primary', async () => {
      await expect(
        page.getByRole('note').getByText('Multiple Subscriptions Found')
      ).toBeVisible()
      await fitsWidth(page)
      await act(page, 'Sulong Membership', 'Make primary')
      await confirmDialog(
        page,
        'Make this the primary subscription?',
        'Make primary'
      )
      await expect(page.getByText('Primary', { exact: true })).toBeVisible()
      await expect(
        page.getByRole('note').getByText('Multiple Subscriptions Found')
      ).toBeHidden()
    })

    await test.step('pauses a subscription and resumes it', async () => {
      await act(page, SECOND, 'Pause')
      const dialog = page.getByRole('dialog', {
        name: 'Pause this subscription?',
      })
      await dialog.getByLabel('Reason').fill('Away for a month')
      await dialog
        .getByRole('button', { name: 'Pause the subscription' })
        .click()
      await expect(page.getByText('Paused', { exact: true })).toBeVisible()
      await act(page, SECOND, 'Resume')
      await confirmDialog(page, 'Resume this subscription?', 'Resume')
      await expect(page.getByText('Paused', { exact: true })).toBeHidden()
    })

    await test.step('unsubscribes, which the history shows', async () => {
      await page.getByRole('link', { name: SECOND }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: SECOND })
      ).toBeVisible()
      await expect(page.getByText('Subscription resumed')).toBeVisible()
      await act(page, SECOND, 'Unsubscribe')
      await confirmDialog(page, 'Unsubscribe this member?', 'Unsubscribe')
      await expect(
        page.getByText('User unsubscribed to funnel successfully!')
      ).toBeVisible()
      await expect(page.getByText('It gives no access today.')).toBeVisible()
      await expect(page.getByText('Subscription unenrolled')).toBeVisible()
      await fitsWidth(page)
    })

    await test.step('the member has one course and not the other', async () => {
      await signInOn(page, email)
      const { data } = await ask(
        page.request,
        '{ redwood { currentUser } getDuesAndExpiration { upcomingPaymentDue { id } overduePayments { id } } }'
      )
      expect(data.redwood.currentUser.membershipStatus).toBe('Active')
      expect(data.getDuesAndExpiration.upcomingPaymentDue).toHaveLength(1)
    })
  })
}

test('The list is filtered by person, validity and status, and its links keep the filters', async ({
  browser,
}) => {
  const page = await open(browser, screens[0].viewport)
  await signInOn(page, 'admin@example.com')
  await page.goto('/subscriptions?filter=expired')
  await expect(page.getByText('(Expired)').first()).toBeVisible()
  await page.goto('/subscriptions?sort=expiry')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('Lifetime Access')).toBeHidden()
  await page.goto('/subscriptions')
  await page.getByLabel('Status', { exact: true }).selectOption('PAUSED')
  await expect(page).toHaveURL(/status=PAUSED/)
  await expect(page.getByText('Nico Flores')).toBeVisible()
  await page.getByRole('link', { name: 'Nico Flores' }).click()
  await expect(page.getByText('Away for the harvest season.')).toBeVisible()
})

test('Staff without the right to enrol see no actions and are refused', async ({
  browser,
}) => {
  const page = await open(browser, screens[0].viewport)
  await signInOn(page, 'success-manager@example.com')
  await page.goto('/subscriptions')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText('What it grants')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(
    0
  )
  const { errors } = await ask(
    page.request,
    'mutation { manualUserUnsubscription(subscriptionId: 1) { id } }'
  )
  expect(errors[0].extensions.code).toBe('FORBIDDEN')
  await page.goto('/enroll-user/1')
  await expect(
    page.getByRole('heading', { name: 'Access Restricted' })
  ).toBeVisible()
})
