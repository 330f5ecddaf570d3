// An affiliate's earnings of an order in instalments, and how they reach them (docs/decisions/0067).

import {
  PASSWORD,
  ask,
  newEmail,
  signInInEnglish,
  signUp,
  withDatabase,
} from './people'
import { fitsWidth, open } from './screens'
import { expect, test, type Page } from './test'

const PHONE = { width: 360, height: 740 }
const WEEK_MS = 7 * 86_400_000

const becomeAffiliate = async (page: Page) => {
  const { data } = await ask(page.request, '{ affiliateTerms { version } }')
  const answer = await ask(
    page.request,
    'mutation ($version: Int!) { acceptAffiliateTerms(version: $version) { id slug } }',
    { version: data.affiliateTerms.version }
  )
  return answer.data.acceptAffiliateTerms as { id: number; slug: string }
}

/** The bills of the signed-in person's newest order, by their numbers. */
const billsOf = async (page: Page): Promise<number[]> => {
  const { data } = await ask(
    page.request,
    '{ myInvoices { paymentSchedule { id } } }'
  )
  return data.myInvoices[0].paymentSchedule.map(({ id }: { id: number }) => id)
}

const approve = async (staff: Page, id: number) => {
  const { errors } = await ask(
    staff.request,
    'mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "GCash", externalInvoiceId: "N/A") { id } }',
    { id }
  )
  expect(errors).toBeUndefined()
}

test('An order in instalments earns commission, a revoked payment takes it back, and the payout leaves', async ({
  browser,
}) => {
  const lastName = `Earner${Date.now()}`
  const affiliate = await open(browser)
  await signUp(affiliate, 'Amihan', lastName)
  const { id, slug } = await becomeAffiliate(affiliate)
  const staff = await open(browser)
  await signInInEnglish(staff, 'admin@example.com')
  const dialog = staff.getByRole('dialog')

  await test.step('Staff write a rule for the affiliate, due at once', async () => {
    await staff.goto(`/affiliates/${id}?tab=rules`)
    await staff.getByRole('button', { name: 'New rule' }).click()
    await dialog.getByLabel('Name').fill(`For ${lastName}`)
    await dialog.getByLabel('Percent', { exact: true }).first().fill('25')
    await dialog.getByLabel('Days until it is due').fill('0')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(staff.getByText('25% of what is paid,')).toBeVisible()
  })

  const visitor = await open(browser, PHONE)
  await test.step('A visitor comes by the link, and signs up a week later on the same phone', async () => {
    await visitor.goto(`/${slug}`)
    await expect(visitor).toHaveURL(/\?aff=/)
    await visitor.waitForFunction(() =>
      Object.values(localStorage).some((value) => value.includes('"at":'))
    )
    await visitor.evaluate((week) => {
      for (const [key, value] of Object.entries(localStorage))
        if (value.includes('"at":')) {
          const kept = JSON.parse(value)
          localStorage.setItem(
            key,
            JSON.stringify({ ...kept, at: kept.at - week })
          )
        }
    }, WEEK_MS)
    await visitor.goto('/signup')
    await visitor.getByLabel('First name').fill('Bayani')
    await visitor.getByLabel('Last name').fill('Reyes')
    await visitor.getByLabel('Email').fill(newEmail())
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await visitor.getByRole('button', { name: 'Sign Up' }).click()
    await expect(visitor).not.toHaveURL(/signup/)
    await visitor.goto('/checkout/freelance-kickstart')
    await visitor.getByRole('radio', { name: /^3 monthly/ }).check()
    await visitor.getByRole('button', { name: /Place order/ }).click()
    await visitor.waitForURL(/thank-you/)
  })

  const [first, second] = await billsOf(visitor)

  await test.step('Each approved payment earns, and a revoked one takes back', async () => {
    await approve(staff, first)
    await affiliate.goto('/affiliate/commission')
    await affiliate.getByText('Why this commission?').click()
    await expect(affiliate.getByText('The buyer was your lead.')).toBeVisible()
    await expect(
      affiliate.getByRole('row').getByText(/25% of what is paid/)
    ).toBeVisible()
    await expect(affiliate.getByText('Reyes')).toBeHidden()
    const { errors } = await ask(
      staff.request,
      'mutation ($id: Int!) { disapprovePaymentScheduleTransaction(id: $id, remarks: "It bounced") { id } }',
      { id: first }
    )
    expect(errors).toBeUndefined()
    await affiliate.reload()
    await expect(affiliate.getByRole('row')).toHaveCount(3)
    await expect(affiliate.getByText(/-₱/).first()).toBeVisible()
    await approve(staff, first)
    await approve(staff, second)
  })

  await test.step('The affiliate enters an account on a phone', async () => {
    await affiliate.setViewportSize(PHONE)
    await affiliate.goto('/affiliate/payout')
    await affiliate.getByRole('button', { name: 'Enter account' }).click()
    const form = affiliate.getByRole('dialog')
    await form.getByLabel('Name on the account').fill(`Amihan ${lastName}`)
    await form.getByLabel('Account or mobile number').fill('0917 765 4321')
    await form.getByLabel('TIN').fill('123456789')
    await form.getByLabel('Your password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(affiliate.getByText('GCash •••4321')).toBeVisible()
    await expect(
      affiliate.getByText(/a new account is used from/)
    ).toBeVisible()
    await fitsWidth(affiliate)
    // 72 hours later.
    await withDatabase((client) =>
      client.query(
        `UPDATE "AffiliateProfile" SET "payoutUsableAt" = now() - interval '1 minute' WHERE id = $1`,
        [id]
      )
    )
  })

  await test.step('Staff prepare, approve, export and send the payout', async () => {
    await staff.goto('/affiliates?tab=payouts')
    await staff.getByRole('button', { name: 'Prepare payouts' }).click()
    const row = staff.getByRole('row').filter({ hasText: lastName })
    await expect(row).toContainText('Draft')
    await staff.getByRole('button', { name: 'Approve' }).click()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(row).toContainText('To send')
    const download = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Export transfers' }).click()
    expect((await download).suggestedFilename()).toMatch(/^payouts-\d+\.xlsx$/)
    await row.getByRole('button', { name: 'Mark as sent' }).click()
    await dialog.getByLabel('Reference number').fill(`GC-${Date.now()}`)
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('link', { name: 'Statement' })).toBeVisible()
  })

  await test.step('The affiliate sees that it left, with its statement', async () => {
    await affiliate.reload()
    const href = await affiliate
      .getByRole('link', { name: 'Statement' })
      .first()
      .getAttribute('href')
    const answer = await affiliate.request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('application/pdf')
  })
})
