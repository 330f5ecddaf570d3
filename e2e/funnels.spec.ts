// The checkout and closed funnels for visitors, and funnels and coupons for staff.

import { newEmail, signInOn } from './people'
import { fitsWidth, open, picture, watchRequests } from './screens'
import { expect, test, type Page } from './test'

const useCode = async (page: Page, code: string) => {
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('A coupon is refused, then accepted, and reserved for a signed-in buyer', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'xander@example.com')
  await page.goto('/checkout/freelance-kickstart')
  await useCode(page, 'NOBODYS')
  await expect(page.getByText('We do not know this code.')).toBeVisible()
  await useCode(page, 'lastone')
  await expect(page.getByText('Coupon applied:')).toBeVisible()
  await expect(page.getByText('₱4,499.25').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Coupon applied:')).toBeVisible()

  const other = await open(browser)
  await other.goto('/checkout/freelance-kickstart')
  await useCode(other, 'LASTONE')
  await expect(
    other.getByText('The last uses of this code are held by other checkouts.')
  ).toBeVisible()
  await picture(other, 'funnels-1-held')

  await page.getByRole('button', { name: 'Remove the coupon' }).click()
  await expect(page.getByLabel('Coupon code')).toBeVisible()
  await useCode(other, 'ONWARD10')
  await expect(other.getByText('Coupon applied:')).toBeVisible()
  await useCodeAgain(other, 'LASTONE')
  await expect(other.getByText('₱4,499.25').first()).toBeVisible()
})

const useCodeAgain = async (page: Page, code: string) => {
  await page.getByRole('button', { name: 'Remove the coupon' }).click()
  await useCode(page, code)
  await expect(page.getByText('Coupon applied:')).toBeVisible()
}

test('A free product enrols at once', async ({ browser }) => {
  const page = await open(browser, { width: 360, height: 740 })
  await page.goto('/free-starter?aff=friend-1')
  await page.getByRole('link', { name: 'Enroll now' }).first().click()
  await expect(page).toHaveURL(/aff=friend-1/)
  await page.getByLabel('First name').fill('Tala')
  await page.getByLabel('Last name').fill('Free')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('a calm walk home')
  await fitsWidth(page)
  await page.getByRole('button', { name: 'Enroll for FREE' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await expect(page.getByText('You are enrolled.')).toBeVisible()
})

test('A closed page explains why and takes an address, with the same answer twice', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 740 })
  const email = newEmail()
  for (const time of ['first', 'again']) {
    await page.goto('/checkout/early-bird')
    await expect(
      page.getByRole('heading', { name: 'Enrollment is closed.' })
    ).toBeVisible()
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByText('Enter you email')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await fitsWidth(page)
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByText('We will write to you once')).toBeVisible()
    await picture(page, `funnels-2-closed-${time}`)
  }
  await page.goto('/checkout/client-challenge')
  await expect(page.getByText('Enrollment opens on')).toBeVisible()

  const staff = await open(browser)
  await signInOn(staff, 'admin@example.com')
  await staff.goto(
    `/funnels/early-bird?part=waitlist&waitlist.q=${encodeURIComponent(email)}`
  )
  await expect(staff.getByRole('cell', { name: email })).toHaveCount(1)
  await expect(staff.getByText('once enrollment is open')).toBeVisible()
})

test('Staff create a coupon, use its link, pause and copy it', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')
  const code = `FIRST-${Date.now() % 1_000_000}`
  await page.goto('/funnels/freelance-kickstart')
  await page.getByRole('link', { name: 'New coupon' }).click()
  await page.getByLabel('Code', { exact: true }).fill('x')
  await page.getByLabel('Discount', { exact: true }).fill('12.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Use 3 to 30 letters, digits and dashes.').first()
  ).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await page
    .getByLabel('Taken off')
    .selectOption({ label: 'The first payment only' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await expect(page.getByText(`?coupon=${code}`)).toBeVisible()
  await picture(page, 'funnels-3-coupon')

  const visitor = await open(browser)
  await visitor.goto(`/freelance-kickstart?coupon=${code}`)
  await visitor.getByRole('link', { name: 'Enroll now' }).first().click()
  await visitor.getByRole('radio', { name: /^3 monthly/ }).check()
  await expect(visitor.getByText('Coupon applied:')).toBeVisible()
  await expect(visitor.getByText('₱1,249.80').first()).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(
    page.getByRole('heading', { name: `Edit ${code}-COPY` })
  ).toBeVisible()
})

test('Staff copy a funnel, preview it as visitors would, and open it', async ({
  browser,
}) => {
  const page = await open(browser)
  const settled = watchRequests(page)
  await signInOn(page, 'admin@example.com')
  await page.goto('/funnels/free-starter')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const address = page.getByLabel('Address')
  await expect(address).toHaveValue(/^free-starter-copy(-\d+)?$/)
  const slug = await address.inputValue()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  const visitor = await open(browser)
  for (const path of [`/${slug}`, `/${slug}?preview=1`]) {
    expect((await visitor.goto(path))?.status()).toBe(404)
    await expect(visitor.getByText('This is a preview')).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: 'Enroll now' })).toHaveCount(
      0
    )
  }

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('This is a preview')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Enroll now' }).first()
  ).toBeDisabled()
  await picture(page, 'funnels-4-preview')

  await page.goBack()
  await settled()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  await expect(
    visitor.getByRole('link', { name: 'Enroll now' }).first()
  ).toBeVisible()
})
