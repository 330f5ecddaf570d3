// A group from its making to the hand-over of its lead.

import { signInOn } from './people'
import { open } from './screens'
import { expect, test } from './test'

const name = `Tribe ${Date.now()}`
const LEADER = 'coach@example.com'
const PHONE = { width: 360, height: 740 }

test('A group gets its leader and its places, answers a request, and changes hands', async ({
  browser,
}) => {
  const staff = await open(browser)
  await signInOn(staff, 'admin@example.com')
  const dialog = staff.getByRole('dialog')

  await test.step('Staff make it, with a meeting and a circle', async () => {
    await staff.goto('/groups/new')
    await staff.getByLabel('Name').fill(name)
    await staff
      .getByLabel('How members come')
      .selectOption('They ask, leaders answer')
    await staff.getByLabel('Most members').fill('2')
    await staff.getByLabel('Meets on').selectOption('Monday')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(
      staff.getByText('Please fill this in.', { exact: true })
    ).toBeVisible()
    await staff.getByLabel(/^At\b/).selectOption('7:30 PM')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByRole('heading', { name, level: 1 })).toBeVisible()
    await staff.getByRole('link', { name: 'Add a sub-group' }).click()
    await staff.getByLabel('Name').fill('Ring')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('0 members')).toBeVisible()
  })

  await test.step('They add its leader; a line that adds nobody says why', async () => {
    await staff.getByRole('link', { name: 'Members', exact: true }).click()
    await staff.getByRole('button', { name: 'Add members' }).click()
    await dialog
      .getByLabel('E-mails or tribe ids')
      .fill(`${LEADER}\nnobody-at-all@example.com`)
    await dialog.getByLabel('Role').selectOption('Leader')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('1 line adds nobody:')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(
      staff.getByRole('row', { name: /Celso Domingo.*Leader/ })
    ).toBeVisible()
  })

  const member = await open(browser, PHONE)
  await signInOn(member, 'olive@example.com')

  await test.step('A member asks to join on a phone', async () => {
    await member.goto('/community?tab=group')
    const offer = member.getByRole('listitem').filter({ hasText: name })
    await offer.getByRole('button', { name: 'Ask to join' }).click()
    await member.getByLabel('A few words about you').fill('Evenings suit me')
    await member
      .getByRole('dialog')
      .getByRole('button', { name: 'Ask to join' })
      .click()
    await expect(
      member.getByRole('heading', { name: `You asked to join ${name}` })
    ).toBeVisible()
  })

  const leader = await open(browser)
  await signInOn(leader, LEADER)

  await test.step('The leader accepts, and gives the member a circle', async () => {
    await leader.goto('/view-group')
    await expect(leader.getByText('Evenings suit me')).toBeVisible()
    await leader.getByRole('button', { name: 'Accept' }).click()
    const row = leader.getByRole('row', { name: /Olive Tan/ })
    await row.getByRole('checkbox').check()
    await leader.getByRole('button', { name: 'Move', exact: true }).click()
    await leader
      .getByRole('dialog')
      .getByLabel('Group or sub-group')
      .selectOption(`${name} · Ring`)
    await leader
      .getByRole('dialog')
      .getByRole('button', { name: 'Move' })
      .click()
    await expect(
      leader.getByRole('row', { name: /Olive Tan.*Ring/ })
    ).toBeVisible()
  })

  await test.step('The member sees the circle, and is told', async () => {
    await member.goto('/notices')
    await expect(
      member.getByText(`You are now in “Ring” of the group “${name}”.`)
    ).toBeVisible()
    await member.goto('/community?tab=group')
    await member.getByRole('link', { name: 'Open Ring' }).click()
    await expect(
      member.getByRole('heading', { name: 'Ring', level: 1 })
    ).toBeVisible()
  })

  await test.step('The lead changes hands, and the former leader is a member', async () => {
    await leader.getByRole('button', { name: 'Hand over' }).click()
    await leader
      .getByRole('dialog')
      .getByLabel('New leader')
      .selectOption({ index: 1 })
    await leader
      .getByRole('dialog')
      .getByRole('button', { name: 'Hand over' })
      .click()
    await expect(leader).toHaveURL(/\/community$/)
    await member.goto('/view-group')
    await expect(member.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(member.getByText('Celso Domingo')).toBeVisible()
  })

  await test.step('Staff end the group, and its people are told why', async () => {
    await staff.goto('/groups')
    await staff.getByRole('link', { name }).first().click()
    await staff.getByRole('button', { name: 'End the group' }).click()
    await dialog.getByLabel('Reason').fill('The test is over')
    await dialog.getByRole('button', { name: 'End the group' }).click()
    await expect(
      staff.getByRole('button', { name: 'Bring it back' })
    ).toBeVisible()
    await member.goto('/notices')
    await expect(member.getByText('The test is over').first()).toBeVisible()
  })
})
