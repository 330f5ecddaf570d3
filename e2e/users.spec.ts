// People in the lists of staff: found by a filter that is kept, changed together, archived and brought back.

import { PASSWORD, signInOn, signUp } from './people'
import { fitsWidth, open } from './screens'
import { expect, test } from './test'

const family = `Quezada${Date.now() % 1_000_000}`

test('People are filtered, changed together, archived and restored', async ({
  browser,
}) => {
  const guest = await open(browser)
  const email = await signUp(guest, 'Lia', family)
  await signUp(await open(browser), 'Mia', family)
  const staff = await open(browser)
  await signInOn(staff, 'admin@example.com')
  const dialog = staff.getByRole('dialog')

  await test.step('A filter finds them, and is kept as a view', async () => {
    await staff.goto(`/community/non-members?q=${family}&filter=notEnrolled`)
    await expect(staff.getByRole('row', { name: /Lia/ })).toBeVisible()
    await staff.getByRole('button', { name: 'Save this view' }).click()
    await dialog.getByLabel('Name').fill(family)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await staff.goto('/community/non-members')
    await staff.getByRole('button', { name: family, exact: true }).click()
    await expect(staff).toHaveURL(/filter=notEnrolled/)
    await expect(staff.getByRole('row', { name: /Mia/ })).toBeVisible()
  })

  await test.step('Both go on a stage together, once', async () => {
    await staff
      .getByRole('checkbox', { name: 'Select all rows of this page' })
      .check()
    const putOnStage = async () => {
      await staff.getByRole('button', { name: 'Put on a stage' }).click()
      await dialog.getByLabel('Stage').selectOption({ index: 1 })
      await dialog.getByRole('button', { name: 'Put 2 on the stage' }).click()
    }
    const undo = staff.getByRole('button', { name: 'Undo' })
    await putOnStage()
    await expect(staff.getByText(/^2 people are on .* now\.$/)).toBeVisible()
    await undo.click()
    await expect(
      staff.getByText('Undone. All is as it was before.')
    ).toBeVisible()
    await putOnStage()
    await expect(undo).toBeVisible()
    await putOnStage()
    await expect(dialog.getByText('2 people were so already.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('The whole profile can be edited, and a wrong number is refused', async () => {
    await staff.getByRole('link', { name: /Lia/ }).first().click()
    await staff.getByRole('link', { name: 'Edit' }).click()
    await staff.getByLabel('Mobile number').fill('123')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(
      staff.getByText('Invalid mobile number!', { exact: true })
    ).toBeVisible()
    await staff.getByLabel('Mobile number').fill('0917-123-4567')
    await staff.getByLabel('Fast track').check()
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('Campaign marks')).toBeVisible()
    await expect(staff.getByRole('link', { name: '09171234567' })).toBeVisible()
  })

  await test.step('An archived person is signed out, and signs in again when restored', async () => {
    await staff.getByRole('button', { name: 'Archive', exact: true }).click()
    await dialog.getByLabel('Reason').selectOption('Asked for it')
    await dialog.getByRole('button', { name: 'Archive the account' }).click()
    await staff.getByRole('button', { name: 'Undo' }).click()
    await expect(
      staff.getByText('Undone. All is as it was before.')
    ).toBeVisible()
    await staff.getByRole('button', { name: 'Archive', exact: true }).click()
    await dialog.getByLabel('Reason').selectOption('Asked for it')
    await dialog.getByRole('button', { name: 'Archive the account' }).click()
    await staff.getByRole('link', { name: 'In the archive' }).click()
    await expect(staff.getByText('Asked for it')).toBeVisible()
    const refused = await guest.request.post('/api/auth', {
      data: { method: 'login', username: email, password: PASSWORD },
    })
    expect(refused.ok()).toBe(false)
    await staff.setViewportSize({ width: 360, height: 740 })
    await staff.goto(`/community/archivedUsers?q=${family}`)
    await expect(staff.getByText(`Lia ${family}`)).toBeVisible()
    await fitsWidth(staff)
    await staff.getByRole('link', { name: `Lia ${family}` }).click()
    await staff.getByRole('button', { name: 'Restore' }).click()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(
      staff.getByRole('button', { name: 'Archive', exact: true })
    ).toBeVisible()
    const welcome = await guest.request.post('/api/auth', {
      data: { method: 'login', username: email, password: PASSWORD },
    })
    expect(welcome.ok()).toBe(true)
  })
})
