// Two accounts of one person: found, compared, merged, and taken apart again.

import { signInOn, signUp } from './people'
import { fitsWidth, open } from './screens'
import { expect, test } from './test'

const family = `Salonga${Date.now() % 1_000_000}`

test('Two accounts are merged, and the merge is undone', async ({
  browser,
}) => {
  const [one, two] = [
    await signUp(await open(browser), 'Rita', family),
    await signUp(await open(browser), 'Rita', family),
  ]
  const staff = await open(browser)
  await signInOn(staff, 'admin@example.com')
  await staff.goto('/community/mergeUsers')
  await expect(
    staff.getByRole('listitem').filter({ hasText: one })
  ).toContainText('same name')

  await test.step('Two people named by hand are compared', async () => {
    await staff.getByLabel('Account that stays').fill(one)
    await staff.getByLabel('Account that is merged').fill('nobody@example.com')
    await staff.getByRole('button', { name: 'Compare' }).click()
    await expect(staff.getByText('No account in use')).toBeVisible()
    await staff.getByLabel('Account that is merged').fill(two)
    await staff.getByRole('button', { name: 'Compare' }).click()
    await expect(staff.getByText('What moves')).toBeVisible()
    await staff.setViewportSize({ width: 360, height: 740 })
    await fitsWidth(staff)
  })

  await test.step('The merge needs a reason and the tribe id', async () => {
    const label = staff.getByLabel(/the tribe id of the account/)
    await staff.getByLabel('Reason').fill('Signed up twice')
    await label.fill('T0')
    await staff.getByRole('button', { name: 'Merge the accounts' }).click()
    await expect(staff.getByText('Type the text exactly').first()).toBeVisible()
    const named = await staff
      .locator('label', { hasText: /^Type T\w+, the tribe id/ })
      .innerText()
    await label.fill(/T\w+(?=,)/.exec(named)?.[0] ?? '')
    await staff.getByRole('button', { name: 'Merge the accounts' }).click()
    await expect(staff.getByText('The accounts are merged.')).toBeVisible()
  })

  await test.step('The history leads to the survivor and undoes the merge', async () => {
    await staff.goto('/community/mergeUsers')
    const merge = staff
      .getByRole('listitem')
      .filter({ hasText: family })
      .filter({ hasText: 'Signed up twice' })
    await merge.first().getByRole('button', { name: 'Undo' }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(merge.first()).toContainText('undone by')
    await fitsWidth(staff)
  })
})
