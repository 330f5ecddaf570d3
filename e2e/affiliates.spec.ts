// From a person who recommends the school to the order of a visitor who came by their link (docs/decisions/0065).

import { PASSWORD, newEmail, signInOn, signUp } from './people'
import { open } from './screens'
import { expect, test } from './test'

const PHONE = { width: 360, height: 740 }

test('A visitor comes by a link, signs up and orders; the affiliate sees the lead, and staff see why', async ({
  browser,
}) => {
  const lastName = `Link${Date.now()}`
  const affiliate = await open(browser)

  const url =
    await test.step('A person becomes an affiliate and makes a link', async () => {
      await signUp(affiliate, 'Amihan', lastName)
      await affiliate.goto('/affiliate/links')
      await affiliate.getByRole('link', { name: 'Read the terms' }).click()
      await affiliate
        .getByRole('button', { name: 'Accept and become an affiliate' })
        .dblclick()
      await affiliate.getByRole('link', { name: 'Go to my links' }).click()
      await affiliate.getByRole('button', { name: 'New link' }).click()
      const dialog = affiliate.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Friends')
      await dialog.getByRole('button', { name: 'Save' }).click()
      const card = affiliate.getByRole('article').filter({ hasText: 'Friends' })
      await expect(card).toContainText('0 visitors')
      await card.getByRole('button', { name: 'QR code' }).click()
      await expect(dialog.getByRole('img')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      const text = await card.innerText()
      return new URL(/https?:\S+\/friends/.exec(text)?.[0] ?? '').pathname
    })

  const visitor = await open(browser, PHONE)
  const email = newEmail()

  await test.step('A visitor comes by it, signs up and orders on a phone', async () => {
    expect((await visitor.goto('/nobody-here/friends'))?.status()).toBe(404)
    const answer = await visitor.request.get(url, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['cache-control']).toContain('no-store')
    await visitor.goto(url)
    await expect(visitor).toHaveURL(/\/free-training\?aff=\w{8}\.friends$/)
    await visitor.goto('/signup')
    await visitor.getByLabel('First name').fill('Bayani')
    await visitor.getByLabel('Last name').fill('Reyes')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await visitor.getByRole('button', { name: 'Sign Up' }).click()
    await expect(visitor).not.toHaveURL(/signup/)
    await visitor.goto('/checkout/freelance-kickstart')
    await visitor.getByRole('button', { name: /Place order/ }).click()
    await expect(visitor).toHaveURL(/thank-you/)
  })

  await test.step('The affiliate sees the lead without their address', async () => {
    await affiliate.goto('/affiliate/leads')
    const row = affiliate.getByRole('row', { name: /g•••@example\.com/ })
    await expect(row).toContainText('Customer')
    await expect(row).toContainText('Friends')
    await expect(affiliate.getByText(email)).toBeHidden()
    // Visitors are written every few seconds.
    await expect(async () => {
      await affiliate.goto('/affiliate/links')
      await expect(
        affiliate.getByRole('article').filter({ hasText: 'Friends' })
      ).toContainText('1 lead', { timeout: 2_000 })
    }).toPass()
  })

  await test.step('Staff see the order and why it is credited', async () => {
    const staff = await open(browser)
    await signInOn(staff, 'admin@example.com')
    await staff.goto(`/affiliates?q=${lastName}`)
    await staff.getByRole('link', { name: `Amihan ${lastName}` }).click()
    await staff
      .getByRole('row', { name: /Bayani Reyes/ })
      .getByText('Lead')
      .click()
    await expect(
      staff.getByText(/The buyer was the affiliate’s lead/)
    ).toBeVisible()
  })
})
