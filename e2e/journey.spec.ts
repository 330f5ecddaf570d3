// The main journey with its three people: a visitor buys, pays by proof, is approved, learns, and completes a task.

import { ask, newEmail, PASSWORD, signInOn } from './people'
import { fitsWidth, open, picture, png, watchRequests } from './screens'
import { expect, test, type Locator, type Page } from './test'

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]

/** The open courses. One course is free for everyone who has signed up. */
const courses = (page: Page) => page.getByRole('main').getByRole('article')

/** The number of open tasks that the drawer shows. */
const tasksLeft = async (drawer: Locator) => {
  await expect(drawer.getByText(/\d+ tasks? left/).first()).toBeVisible()
  return Number(/(\d+) tasks? left/.exec(await drawer.innerText())?.[1])
}

for (const { name, viewport } of screens) {
  test(`The main journey works on a ${name}`, async ({ browser }) => {
    test.slow()
    const email = newEmail()
    const shot = (page: Page, step: string) => picture(page, `${name}-${step}`)
    const visitor = await open(browser, viewport)

    await test.step('a visitor reads the sales page', async () => {
      await visitor.goto('/freelance-kickstart?coupon=onward10')
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        visitor.getByText('₱5,999.00').locator('visible=true').first()
      ).toBeVisible()
      await fitsWidth(visitor)
      await shot(visitor, '1-offer')
      await visitor.getByRole('link', { name: 'Enroll now' }).first().click()
    })

    await test.step('sees every date and the coupon before agreeing', async () => {
      await expect(
        visitor.getByRole('heading', { name: 'Complete your enrollment' })
      ).toBeVisible()
      await visitor.getByRole('radio').nth(1).check({ force: true })
      await expect(visitor.getByText('Coupon applied:')).toBeVisible()
      await expect(visitor.getByText('When you pay')).toBeVisible()
      await fitsWidth(visitor)
      await shot(visitor, '2-checkout')
    })

    await test.step('sees errors at the fields and loses nothing', async () => {
      await visitor.getByLabel('First name').fill('Grace')
      await visitor.getByLabel('Email').fill('not an email')
      await visitor.getByRole('button', { name: /Place order/ }).click()
      await expect(visitor.getByText('Last Name is required!')).toBeVisible()
      await expect(
        visitor.getByText('Enter a valid email address', { exact: false })
      ).toBeVisible()
      await expect(
        visitor.getByText(
          'Oops! It looks like you forgot to enter your password'
        )
      ).toBeVisible()
      await expect(visitor.getByLabel('First name')).toHaveValue('Grace')
    })

    await test.step('orders once, even with repeated clicks', async () => {
      await visitor.getByLabel('Last name').fill('Guest')
      await visitor.getByLabel('Email').fill(`wrong-${email}`)
      await visitor
        .getByLabel('Password', { exact: true })
        .fill('Masarap-ang-mangga-7')
      await visitor.getByRole('button', { name: /Place order/ }).dblclick()
      await visitor.waitForURL(/\/thank-you/)
      await expect(visitor.getByText(/INV-\d{4}-\d{6}/).first()).toBeVisible()
      await shot(visitor, '3-thank-you')
    })

    await test.step('corrects the mistyped address', async () => {
      await visitor
        .getByRole('button', { name: 'Wrong address? Change it' })
        .click()
      await visitor.getByRole('dialog').getByLabel('Email').fill(email)
      await visitor.getByRole('button', { name: 'Save the address' }).click()
      await expect(visitor.getByText(`to ${email}.`)).toBeVisible()
      await expect(visitor).toHaveURL(/\/thank-you/)
    })

    await test.step('finds the bills and sends proof for one', async () => {
      await visitor.goto('/account?q=billings')
      await expect(visitor.getByText('Due today').first()).toBeVisible()
      await fitsWidth(visitor)
      await shot(visitor, '4-bills')
      await visitor.getByRole('checkbox').first().check({ force: true })
      await visitor.getByRole('button', { name: 'Pay 1 bill(s) now' }).click()
      // The accounts to pay to move the form below them down when they arrive.
      await expect(
        visitor.getByRole('group', { name: 'How do you want to pay?' })
      ).toBeVisible()
      await visitor.getByRole('button', { name: 'Send my proof' }).click()
      await expect(
        visitor
          .getByText('Please enter the reference number.', { exact: false })
          .first()
      ).toBeVisible()
      await visitor
        .getByLabel('How did you pay?')
        .selectOption({ label: 'GCash' })
      await visitor.getByLabel('Reference number').fill(`90${Date.now()}`)
      await visitor.locator('input[type=file]').setInputFiles({
        name: 'gcash.png',
        mimeType: 'image/png',
        buffer: png,
      })
      await shot(visitor, '5-proof')
      await visitor.getByRole('button', { name: 'Send my proof' }).click()
      await expect(
        visitor.getByText('We are checking your proof of payment.').first()
      ).toBeVisible()
    })

    await test.step('cannot open the course yet', async () => {
      await visitor.goto('/courses/my-courses')
      await expect(courses(visitor)).toHaveCount(1)
    })

    const admin = await open(browser, viewport)
    await test.step('an administrator approves', async () => {
      await signInOn(admin, 'admin@example.com')
      await admin.goto('/')
      await shot(admin, '6-admin-home')
      await admin
        .getByRole('link', { name: /Grace Guest/ })
        .last()
        .click()
      await expect(
        admin.getByRole('heading', { name: 'Subscriptions of Grace Guest' })
      ).toBeVisible()
      await fitsWidth(admin)
      await shot(admin, '7-view-subscription')
      await admin.getByRole('button', { name: 'Approve' }).first().click()
      const dialog = admin.getByRole('dialog')
      await dialog.getByLabel('External invoice id').fill('')
      await dialog.getByRole('button', { name: 'Approve payment' }).click()
      await expect(
        dialog.getByText('Please enter the external invoice id', {
          exact: false,
        })
      ).toBeVisible()
      await dialog.getByLabel('External invoice id').fill('N/A')
      await shot(admin, '8-approve')
      await dialog.getByRole('button', { name: 'Approve payment' }).click()
      await expect(
        admin.getByText('Payment approved successful!')
      ).toBeVisible()
    })

    await test.step('the member learns a lesson', async () => {
      await visitor.goto('/')
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await fitsWidth(visitor)
      await shot(visitor, '9-home')
      await visitor.goto('/courses/my-courses')
      await fitsWidth(visitor)
      await shot(visitor, '10-courses')
      await visitor
        .getByRole('link', { name: /Virtual Assistant/ })
        .first()
        .click()
      await expect(
        visitor.getByRole('link', { name: /Start/ }).first()
      ).toBeVisible()
      await fitsWidth(visitor)
      await shot(visitor, '11-course')
      await visitor.getByRole('link', { name: /Start/ }).first().click()
      await expect(
        visitor.getByRole('button', { name: 'Done' }).first()
      ).toBeVisible()
      await fitsWidth(visitor)
      await shot(visitor, '12-lesson')
      const lesson = visitor.url()
      await visitor.getByRole('button', { name: 'Done' }).first().click()
      await expect(visitor).not.toHaveURL(lesson)
      await visitor.goto('/courses/my-courses')
      await expect(visitor.getByText(/^1 of \d+ lessons/).first()).toBeVisible()
    })

    await test.step('completes a first task and continues', async () => {
      await visitor.goto('/')
      await visitor
        .getByRole('button', { name: /stage|XP/i })
        .first()
        .click()
      const drawer = visitor.getByRole('dialog')
      const before = await tasksLeft(drawer)
      await drawer.getByRole('button', { name: 'I have seen it' }).click()
      await expect.poll(() => tasksLeft(drawer)).toBe(before - 1)
      await expect(drawer.getByText('10 XP').first()).toBeVisible()
      await shot(visitor, '13-first-task')
    })

    await test.step('a revocation closes the course again', async () => {
      await admin.getByRole('button', { name: 'Revoke' }).first().click()
      const dialog = admin.getByRole('dialog')
      await dialog.getByLabel('Reason').fill('The transfer bounced')
      await dialog.getByRole('button', { name: 'Revoke payment' }).click()
      await expect(admin.getByText('Payment revoked successful!')).toBeVisible()
      await visitor.goto('/courses/my-courses')
      await expect(courses(visitor)).toHaveCount(1)
    })
  })

  test(`The stage drawer works on a ${name}`, async ({ browser }) => {
    const page = await open(browser, viewport)
    await signInOn(
      page,
      name === 'phone' ? 'ella@example.com' : 'ben@example.com'
    )
    await page.goto('/')
    await page
      .getByRole('button', { name: /stage|XP/i })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect(drawer.getByText(/tasks? left/).first()).toBeVisible()
    await picture(page, `${name}-13-drawer`)

    const left = () => tasksLeft(drawer)
    const before = await left()
    const task = drawer.getByRole('listitem').filter({ hasText: 'XP' }).first()
    await task.getByRole('button').last().click()
    await expect.poll(left).toBe(before - 1)
    await page.reload()
    await page
      .getByRole('button', { name: /stage|XP/i })
      .first()
      .click()
    await expect(drawer.getByText(/tasks? left/).first()).toBeVisible()
    expect(await left()).toBe(before - 1)
  })
}

test('The drawer says "Hooray!" when all tasks are completed', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 740 })
  await signInOn(page, 'liza@example.com')
  // The prompt that greets her would cover the drawer.
  await ask(page.request, 'mutation { HideReturneeModal }')
  await page.goto('/')
  await page
    .getByRole('button', { name: /stage|XP/i })
    .first()
    .click()
  await expect(
    page.getByRole('dialog').getByText("Hooray! You've completed all the task.")
  ).toBeVisible()
  await picture(page, 'phone-14-hooray')
})

test('A free product enrols at once from the sales page', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1280, height: 900 })
  await page.goto('/free-starter')
  await expect(page.getByText('FREE').first()).toBeVisible()
  await page.getByRole('link', { name: 'Enroll now' }).first().click()
  await page.getByLabel('First name').fill('Fred')
  await page.getByLabel('Last name').fill('Free')
  await page.getByLabel('Email').fill(newEmail())
  await page
    .getByLabel('Password', { exact: true })
    .fill('Masarap-ang-mangga-7')
  await page.getByRole('button', { name: 'Enroll for FREE' }).click()
  await page.waitForURL(/\/thank-you/)
  await page.goto('/courses/my-courses')
  await expect(page.getByText(/0 of \d+ lessons/).first()).toBeVisible()
})

test('A visitor with a taken email signs in and loses nothing', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1280, height: 900 })
  await page.goto('/checkout/free-starter')
  await page.getByLabel('First name').fill('Mila')
  await page.getByLabel('Last name').fill('Marasigan')
  await page.getByLabel('Email').fill('wena@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Enroll for FREE' }).click()
  await expect(
    page.getByText('This email has an account.', { exact: false })
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('wena@example.com')
  await picture(page, 'desktop-15-taken')
})

test('A closed funnel leads to the page that explains it', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 740 })
  await page.goto('/checkout/closed?funnel=summer-intensive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture(page, 'phone-16-closed')
})

test('The journey’s pages are in Filipino when Filipino is chosen', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 740 })
  await page.context().addCookies([
    {
      name: 'lang',
      value: 'fil',
      url: process.env.BASE_URL ?? 'http://localhost:8910',
    },
  ])
  const settled = watchRequests(page)
  for (const [name, path] of [
    ['offer', '/freelance-kickstart'],
    ['checkout', '/checkout/freelance-kickstart'],
    ['login', '/login'],
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await settled()
    await fitsWidth(page)
    await picture(page, `fil-${name}`)
  }
  await signInOn(page, 'ben@example.com')
  for (const [name, path] of [
    ['home', '/'],
    ['bills', '/account?q=billings'],
    ['courses', '/courses/my-courses'],
  ]) {
    await page.goto(path)
    await settled()
    await fitsWidth(page)
    await picture(page, `fil-${name}`)
  }
})
