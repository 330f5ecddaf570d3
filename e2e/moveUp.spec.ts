// Moving up with its three people: a member completes tasks, has one accepted, asks to move up, gets the request back
// with a reason, asks again, and reaches the next stage.

import { signInOn } from './people'
import { fitsWidth, open, picture } from './screens'
import { expect, test, type Page } from './test'

const REASON = 'Please add one more sample to the portfolio.'

const shot = (page: Page, name: string) => picture(page, `moveUp-${name}`)

const card = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name })

const takeRequest = async (page: Page) => {
  await page.goto('/review-move-up/3')
  await page
    .getByRole('link', { name: /Luna Rivera/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Take this request' }).click()
  await expect(page.getByText('Yours until')).toBeVisible()
}

test('A member moves up to the next stage', async ({ browser }) => {
  test.slow()
  const member = await open(browser, { width: 360, height: 740 })
  const coach = await open(browser, { width: 1280, height: 900 })
  await signInOn(member, 'luna@example.com')
  await signInOn(coach, 'head-coach@example.com')

  await test.step('sees what is missing and why', async () => {
    await member.goto('/stages/my-stage')
    await expect(
      member.getByText('3 required tasks are left').first()
    ).toBeVisible()
    await expect(
      member.getByRole('button', { name: 'Ask to move up' })
    ).toHaveCount(0)
    await member.getByText('Why can’t I ask yet?').click()
    await expect(member.getByText('No other request is open')).toBeVisible()
    await fitsWidth(member)
    await shot(member, '1-missing')
  })

  await test.step('completes tasks and submits one with a link', async () => {
    for (const title of [
      'Take a clear profile photo',
      'Write your profile text',
    ]) {
      const tick = member.getByRole('button', { name: new RegExp(title) })
      await tick.click()
      await expect(tick).toHaveCount(0)
    }
    await member.getByRole('button', { name: /^Hand in: / }).click()
    const dialog = member.getByRole('dialog')
    await dialog.getByLabel('Link').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Hand in' }).click()
    await expect(
      dialog.getByText('Enter a link that begins with https://').first()
    ).toBeVisible()
    await dialog.getByLabel('Link').fill('https://example.com/luna')
    await shot(member, '2-proof')
    await dialog.getByRole('button', { name: 'Hand in' }).click()
    await expect(member.getByText('Waits for your reviewer')).toBeVisible()
  })

  await test.step('a reviewer of the stage accepts the submission', async () => {
    await coach.goto('/review-move-up/3?part=proofs')
    await expect(
      coach.getByRole('link', { name: 'https://example.com/luna' })
    ).toBeVisible()
    await shot(coach, '3-proofs')
    await coach.getByRole('button', { name: /^Approve: .*Luna Rivera/ }).click()
    await expect(coach.getByText('Task approved')).toBeVisible()
  })

  await test.step('asks to move up', async () => {
    await member.goto('/stages/my-stage')
    const finished = card(member, 'Finished')
    await expect(finished.getByText('Approved').first()).toBeVisible()
    await expect(finished.getByText('Done by you').first()).toBeVisible()
    await member.getByLabel(/A message to your reviewer/).fill('Ready')
    await member.getByRole('button', { name: 'Ask to move up' }).click()
    await expect(
      member.getByText('Your request waits for a reviewer.')
    ).toBeVisible()
    await shot(member, '4-asked')
  })

  await test.step('the request is returned with a reason', async () => {
    await takeRequest(coach)
    await coach
      .getByRole('button', { name: /^Not yet: / })
      .first()
      .click()
    await coach.getByRole('button', { name: 'Return with a reason' }).click()
    const dialog = coach.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(
      dialog.getByText('Please give a reason.').first()
    ).toBeVisible()
    await dialog.getByLabel('What should be done?').fill(REASON)
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(coach.getByText('Request returned')).toBeVisible()
    await shot(coach, '5-returned')
  })

  await test.step('reads it and asks again', async () => {
    await member.goto('/stages/my-stage')
    await expect(member.getByText(REASON).first()).toBeVisible()
    await shot(member, '6-returned')
    await member.getByRole('button', { name: 'Ask again' }).click()
    await expect(
      member.getByText('Your request waits for a reviewer.')
    ).toBeVisible()
  })

  await test.step('the request is approved', async () => {
    await takeRequest(coach)
    await expect(coach.getByText('Round 2').first()).toBeVisible()
    await fitsWidth(coach)
    await shot(coach, '7-evidence')
    await coach.getByRole('button', { name: 'Approve the move' }).click()
    await coach
      .getByRole('dialog')
      .getByRole('button', { name: 'Approve the move' })
      .click()
    await expect(coach.getByText('Move approved')).toBeVisible()
  })

  await test.step('reaches the new stage', async () => {
    await member.evaluate(() => localStorage.removeItem('celebratedMoveUp'))
    await member.goto('/stages/my-stage')
    const dialog = member.getByRole('dialog', { name: 'You moved up!' })
    await expect(dialog).toBeVisible()
    await shot(member, '8-moved-up')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(
      card(member, 'My stage').getByText('Stage 4').first()
    ).toBeVisible()
    await expect(card(member, 'Earlier requests')).toContainText('Moved up')
  })
})

test('A stage’s lead sees who is stuck and who has asked to move up', async ({
  browser,
}) => {
  const leader = await open(browser, { width: 1280, height: 900 })
  await signInOn(leader, 'team-lead@example.com')
  await leader.goto('/stages/manage-stage')
  await expect(leader.getByText('Answers overdue')).toBeVisible()
  await leader.getByRole('link', { name: /Asked to move up/ }).click()
  await expect(leader.getByText('Marco Uy').first()).toBeVisible()
  await fitsWidth(leader)
  await shot(leader, '9-manage')

  // A lead who is not a reviewer of the stage may only look at its requests and assign them to its reviewers.
  await leader
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Review Move-Up, Stage 2' })
    .click()
  await expect(leader.getByRole('tab', { name: 'Waiting' })).toBeVisible()
  await expect(
    leader.getByRole('tab', { name: 'Handed-in tasks' })
  ).toHaveCount(0)
  await leader.getByRole('link', { name: 'Marco Uy' }).first().click()
  await expect(leader.getByText('Why is this ready?')).toBeVisible()
  await expect(
    leader.getByRole('button', { name: 'Take this request' })
  ).toHaveCount(0)
})

test('A visitor of another stage’s list finds nothing', async ({ browser }) => {
  const page = await open(browser)
  await signInOn(page, 'coach@example.com')
  await page.goto('/review-move-up/3')
  await expect(
    page.getByText('This no longer exists, or you do not have access to it.')
  ).toBeVisible()
})
