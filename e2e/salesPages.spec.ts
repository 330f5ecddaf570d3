// A sales page that people believe: built from a layout by the keyboard, with a coach and members who agree to be shown.

import { ask, signInInEnglish } from './people'
import { fitsWidth, open } from './screens'
import { expect, test } from './test'

const FUNNEL = 'bookkeeping-online'
const PHONE = { width: 360, height: 740 }
const win = `My first invoice ${Date.now()}`

test('A page shows a coach and a member’s win while they agree', async ({
  browser,
}) => {
  test.slow()
  const [coach, member, staff] = [
    await open(browser),
    await open(browser, PHONE),
    await open(browser, { width: 1280, height: 800 }),
  ]
  const visitor = await open(browser, PHONE)
  const canvas = staff.frameLocator('#preview-frame')
  const dialog = (page = staff) => page.getByRole('dialog')
  const press = async (name: string | RegExp, page = staff) => {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
  }

  await test.step('A coach tells a story and agrees to be shown', async () => {
    await signInInEnglish(coach, 'coach@example.com')
    await ask(
      coach.request,
      'mutation { updateMyCoachCard(input: { story: "", storyFil: "", isShown: false }) { id } }'
    )
    await coach.goto('/profile/edit')
    const card = coach.getByRole('region', { name: 'On sales pages' })
    await card.getByRole('switch').click()
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByText('Please fill this in.')).toBeVisible()
    await card
      .getByLabel('Your story (English)')
      .fill('I kept books for a bakery.')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(coach.getByText('Sales pages may show you now.')).toBeVisible()
  })

  await test.step('A member agrees to show a win under a short name', async () => {
    await signInInEnglish(member, 'member@example.com')
    await member.goto('/profile?tab=wins')
    await member.getByRole('button', { name: 'Add a win' }).click()
    await member.getByLabel('What was achieved').fill(win)
    await dialog(member).getByRole('button', { name: 'Save' }).click()
    const row = member.getByRole('listitem').filter({ hasText: win })
    await row.getByRole('button', { name: 'On sales pages' }).click()
    await expect(
      dialog(member).getByRole('radio', { name: 'Mila M.' })
    ).toBeChecked()
    await dialog(member).getByRole('button', { name: 'I agree' }).click()
    await expect(
      row.getByText('You agree that sales pages show it')
    ).toBeVisible()
  })

  await test.step('Staff arrange a page by the keyboard, and undo a block that is not ready', async () => {
    await signInInEnglish(staff, 'admin@example.com')
    await staff.goto(`/funnels/${FUNNEL}/build`)
    await expect(canvas.locator('[data-puck-component]').first()).toBeVisible()
    await press('Layouts')
    await press('Use “The coach first”')
    await expect(canvas.getByText('Your coach')).toBeVisible()
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible()
    await press('Countdown')
    await expect(staff.getByText('Countdown is added as block')).toBeAttached()
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible()
    await press('Move up')
    await expect(staff.getByText('Countdown is now block 9')).toBeAttached()
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible()

    await press('Publish')
    await expect(
      dialog().getByText('Countdown has no date to count to')
    ).toBeVisible()
    await press('Go to Countdown')
    await expect(
      staff.getByRole('group', { name: 'Countdown, block 9 of 10' })
    ).toBeVisible()
    const last = canvas.locator('[data-puck-component]').last()
    const countdowns = canvas.locator('[data-puck-component^="Countdown"]')
    await press('Undo')
    await expect(last).toHaveAttribute('data-puck-component', /^Countdown/)
    await press('Undo')
    await expect(countdowns).toHaveCount(0)
    await staff.keyboard.press('Control+Shift+z')
    await expect(countdowns).toHaveCount(1)
    await staff.keyboard.press('Control+z')
    await expect(countdowns).toHaveCount(0)
  })

  await test.step('They choose the coach and the win, and publish', async () => {
    await canvas.getByText('Your coach').click()
    await staff
      .getByRole('combobox', { name: /^Who is shown/ })
      .selectOption('Celso Domingo')
    await expect(canvas.getByText('I kept books for a bakery.')).toBeVisible()
    await staff.getByRole('button', { name: 'More' }).click()
    await staff.getByRole('menuitem', { name: 'Choose wins' }).click()
    await dialog()
      .getByRole('checkbox', { name: `Show “${win}” by Mila M.` })
      .click()
    await expect(staff.getByText('Sales pages show it now.')).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(canvas.getByText(win)).toBeVisible()
    await press('Publish')
    await expect(
      dialog().getByText('Questions and answers is empty')
    ).toBeVisible()
    await press('Publish anyway')
    await expect(staff.getByText('Visitors see it now.')).toBeVisible()
  })

  await test.step('A visitor on a phone sees them, and the price stays in view', async () => {
    await visitor.goto(`/${FUNNEL}`)
    await expect(visitor.getByText('Celso Domingo')).toBeVisible()
    await expect(
      visitor.getByRole('listitem').filter({ hasText: win })
    ).toContainText('Mila M.')
    await fitsWidth(visitor)
    // The app has taken over from the first screen.
    await expect(visitor.locator('#first-screen')).toHaveCount(0)
    const bar = visitor.locator('.buy-bar')
    const last = visitor.getByRole('link', { name: 'Write us an email' })
    await last.focus()
    const [above, below] = [await last.boundingBox(), await bar.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    await expect(bar.getByRole('link', { name: 'Enroll now' })).toBeInViewport()
    const html = await (await visitor.request.get(`/${FUNNEL}`)).text()
    expect(html).toContain('I kept books for a bakery.')
    expect(html).toContain(win)
  })

  await test.step('The consents are taken back, and the page shows nobody', async () => {
    await member.reload()
    const row = member.getByRole('listitem').filter({ hasText: win })
    await expect(row.getByText('On our sales pages now')).toBeVisible()
    await row.getByRole('button', { name: 'On sales pages' }).click()
    await dialog(member).getByRole('button', { name: 'Take it back' }).click()
    await expect(member.getByText('It is no longer shown.')).toBeVisible()
    const card = coach.getByRole('region', { name: 'On sales pages' })
    await card.getByRole('switch').click()
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(coach.getByText('Sales pages do not show you.')).toBeVisible()

    const html = await (await visitor.request.get(`/${FUNNEL}`)).text()
    expect(html).not.toContain('I kept books for a bakery.')
    expect(html).not.toContain(win)
    await visitor.reload()
    await expect(visitor.getByText('First client!')).toBeVisible()
    await expect(visitor.getByText(win)).toHaveCount(0)
    await expect(visitor.getByText('Celso Domingo')).toHaveCount(0)
  })

  await ask(
    staff.request,
    'mutation ($funnelId: String!) { unpublishLandingPage(funnelId: $funnelId) { id } }',
    { funnelId: FUNNEL }
  )
  const { data } = await ask(member.request, '{ myLatestWins { id title } }')
  const { id } = data.myLatestWins.find(
    ({ title }: { title: string }) => title === win
  )
  await ask(
    member.request,
    'mutation ($id: Int!) { deleteWin(id: $id) { id } }',
    { id }
  )
})
