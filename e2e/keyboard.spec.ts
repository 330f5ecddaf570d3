// The main journey without a mouse: every step is reached by Tab and done by Enter, Space and arrow keys, with a
// visible focus.

import { newEmail, signInOn } from './people'
import { open, png } from './screens'
import { expect, test, type Locator, type Page } from './test'

const MOST_TABS = 90

const isFocused = (target: Locator) =>
  target.evaluate((node) => node === document.activeElement)

/** Checks that the focused element, or the element representing it, has an outline and is not covered. */
const expectSeen = async (page: Page) => {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    const places: (Element | null)[] = [
      focused,
      focused.closest('label'),
      focused.parentElement,
    ]
    const isMarked = places.some((place) => {
      if (!place) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place)
      const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      return hasOutline || boxShadow !== 'none'
    })
    const { x, y, width, height } = focused.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    const isOnTop =
      onTop !== null &&
      places.some((place) => place?.contains(onTop) || onTop.contains(place))
    return { isMarked, isOnTop, what: focused.outerHTML.slice(0, 120) }
  })
  expect(seen).toMatchObject({ isMarked: true, isOnTop: true })
}

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeAttached()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isFocused(target)) return expectSeen(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${target}`)
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const write = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test('The main journey works by keyboard alone', async ({ browser }) => {
  test.slow()
  const email = newEmail()
  const visitor = await open(browser)
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name }).first()

  await test.step('the first Tab offers to skip to the content', async () => {
    await visitor.goto('/freelance-kickstart')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.keyboard.press('Tab')
    expect(
      await visitor.evaluate(() => document.activeElement?.textContent)
    ).toBe('Skip to the content')
  })

  await test.step('places an order', async () => {
    await press(
      visitor,
      visitor.getByRole('link', { name: 'Enroll now' }).first()
    )
    await expect(
      visitor.getByRole('heading', { name: 'Complete your enrollment' })
    ).toBeVisible()
    await tabTo(visitor, visitor.getByRole('radio').first())
    await visitor.keyboard.press('ArrowDown')
    await expect(visitor.getByRole('radio').nth(1)).toBeChecked()

    await write(visitor, visitor.getByLabel('First name'), 'Tala')
    await press(visitor, button(visitor, /Place order/))
    await expect(visitor.getByText('Last Name is required!')).toBeVisible()
    await expect(visitor.getByLabel('Last name')).toBeFocused()
    await expectSeen(visitor)

    await visitor.keyboard.type('Keys')
    await write(visitor, visitor.getByLabel('Email'), email)
    await write(
      visitor,
      visitor.getByLabel('Password', { exact: true }),
      'Masarap-ang-mangga-7'
    )
    await visitor.keyboard.press('Enter')
    await visitor.waitForURL(/\/thank-you/)
  })

  await test.step('sends a proof', async () => {
    await visitor.goto('/account?q=billings')
    // The bill due today is selected at first.
    const bill = visitor.getByRole('checkbox').first()
    await press(visitor, bill, 'Space')
    await expect(bill).not.toBeChecked()
    await visitor.keyboard.press('Space')
    await expect(bill).toBeChecked()
    await press(visitor, button(visitor, 'Pay 1 bill(s) now'))
    const drawer = visitor.getByRole('dialog')
    await expect(drawer).toBeVisible()
    // The accounts above the form push it down when they arrive.
    await expect(
      drawer.getByRole('button', { name: 'Copy number' })
    ).toBeVisible()
    await tabTo(visitor, drawer.getByLabel('How did you pay?'))
    await visitor.keyboard.type('GCash')
    await write(
      visitor,
      drawer.getByLabel('Reference number'),
      `91${Date.now()}`
    )
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'g.png', mimeType: 'image/png', buffer: png })
    await press(visitor, drawer.getByRole('button', { name: 'Send my proof' }))
    await expect(
      visitor.getByText('We are checking your proof of payment.').first()
    ).toBeVisible()
  })

  await test.step('approves it in a dialog that traps and returns the focus', async () => {
    const admin = await open(browser)
    await signInOn(admin, 'admin@example.com')
    // If Tala is missing from the list, the failure shows the actual list.
    await expect(async () => {
      await admin.goto('/')
      await expect(admin.getByRole('main')).toContainText('Tala Keys')
    }).toPass()
    await press(admin, admin.getByRole('link', { name: /Tala Keys/ }).last())
    await press(admin, button(admin, 'Approve'))
    const dialog = admin.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let tabs = 0; tabs < 12; tabs++) {
      await admin.keyboard.press('Tab')
      expect(
        await dialog.evaluate((node) => node.contains(document.activeElement))
      ).toBe(true)
    }
    await admin.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(admin, 'Approve')).toBeFocused()

    await admin.keyboard.press('Enter')
    await write(admin, dialog.getByLabel('External invoice id'), 'N/A')
    await press(admin, dialog.getByRole('button', { name: 'Approve payment' }))
    await expect(admin.getByText('Payment approved successful!')).toBeVisible()
  })

  await test.step('uses the stage drawer and the profile menu', async () => {
    await visitor.goto('/')
    await press(visitor, button(visitor, /^Stage/))
    const drawer = visitor.getByRole('dialog')
    await press(visitor, drawer.getByRole('button', { name: 'I have seen it' }))
    await expect(drawer.getByText('10 XP').first()).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    await press(visitor, button(visitor, 'Profile menu'))
    await expect(button(visitor, 'Log out')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(button(visitor, 'Profile menu')).toBeFocused()
  })
})

test('A table and a form work by keyboard', async ({ page }) => {
  await signInOn(page, 'admin@example.com')
  await page.goto('/funnels')
  const main = page.getByRole('main')
  await write(page, main.getByRole('searchbox'), 'book')
  await expect(main.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await press(page, main.getByRole('button', { name: /^Name/ }))
  await expect(page).toHaveURL(/sort=/)
  await press(page, main.getByRole('button', { name: 'Columns' }))
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Columns' })).toBeFocused()
  await press(page, main.getByRole('button', { name: 'Next page' }))
  await expect(page).toHaveURL(/page=2/)

  await page.goto('/payment-terms/two-months/edit')
  await write(page, page.getByLabel('Label', { exact: true }), 'Twice')
  await press(page, page.getByRole('link', { name: 'Cancel' }))
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Label', { exact: true })).toHaveValue('Twice')
})
