// A batch from its making to the archive: dates that overlap, a full batch, the current one, and its success manager.

import { formatShownDay } from '../api/src/shared/manilaTime'

import { ask, newEmail, PASSWORD, signInOn } from './people'
import { fitsWidth, open } from './screens'
import { expect, test, type Page } from './test'

const number = Math.floor(Date.now() / 1000) % 1_000_000
const name = `Batch ${number}`
/** A year of its own, so that no batch of an earlier run shares its days. */
const year = 2100 + (number % 7000)
const PHONE = { width: 360, height: 740 }

/** The batch that is current before the test, which makes it current again. */
const currentBatch = async (page: Page) => {
  const { data } = await ask(
    page.request,
    '{ batchesPage(perPage: 100) { rows { id name isCurrent } } }'
  )
  return data.batchesPage.rows.find(
    ({ isCurrent }: { isCurrent: boolean }) => isCurrent
  ) as { id: number; name: string }
}

const signUp = async (page: Page) => {
  const email = newEmail()
  const answer = await page.request.post('/api/auth', {
    data: {
      method: 'signup',
      username: email,
      password: PASSWORD,
      firstName: 'Lia',
      lastName: 'Guest',
    },
  })
  expect(answer.ok()).toBe(true)
  return email
}

test('A batch is launched, filled, made current and archived', async ({
  browser,
}) => {
  const staff = await open(browser)
  await signInOn(staff, 'admin@example.com')
  const dialog = staff.getByRole('dialog')
  const former = await currentBatch(staff)

  await test.step('The button opens the form, which warns of shared days', async () => {
    await staff.goto('/batches')
    await staff.getByRole('link', { name: 'New Batch' }).click()
    await staff.getByLabel('Number').fill(String(number))
    await staff.getByLabel('Name').fill(name)
    await staff.getByLabel('First day').fill(`${year}-01-07`)
    await staff.getByLabel('Last day').fill(`${year}-01-06`)
    await staff.getByLabel('Most members').fill('1')
    await staff.getByLabel('Susana Magno').check()
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(
      staff.getByText('The last day is before the first one.', {
        exact: true,
      })
    ).toBeVisible()
    await staff.getByLabel('First day').fill('2020-01-07')
    await staff.getByLabel('Last day').fill(`${year}-03-31`)
    await expect(staff.getByText(`Shares days with`)).toContainText(former.name)
    await staff.getByLabel('First day').fill(`${year}-01-07`)
    await expect(staff.getByText(`Shares days with`)).toBeHidden()
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(staff.getByText('Upcoming')).toBeVisible()
  })
  const path = new URL(staff.url()).pathname
  const id = Number(path.split('/').pop())

  await test.step('Its success manager is told, and reads it only', async () => {
    const manager = await open(browser, PHONE)
    await signInOn(manager, 'success-manager@example.com')
    await manager.goto('/notices')
    await manager
      .getByText(`You are now a success manager of “${name}”.`)
      .click()
    await expect(manager.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(
      manager.getByRole('button', { name: 'Make current' })
    ).toBeHidden()
    await expect(manager.getByRole('link', { name: 'Edit' })).toBeHidden()
    await fitsWidth(manager)
  })

  await test.step('One person is enrolled; for another one there is no place', async () => {
    const emails = []
    for (let index = 0; index < 2; index++) {
      const guest = await open(browser)
      emails.push(await signUp(guest))
    }
    for (const [index, email] of emails.entries()) {
      const { data } = await ask(
        staff.request,
        'query ($q: String) { usersPage(q: $q) { rows { id } } }',
        { q: email }
      )
      const [{ id: userId }] = data.usersPage.rows
      await staff.goto(`/enroll-user/${userId}`)
      const choice = index === 0 ? name : `${name}, full`
      await staff
        .getByLabel('Batch')
        .selectOption(
          `${choice}, ${formatShownDay(`${year}-01-07`, 'en')} to ${formatShownDay(`${year}-03-31`, 'en')}`
        )
      await staff
        .getByLabel('Product')
        .selectOption({ label: 'Bookkeeping for Small Businesses' })
      await staff
        .getByRole('button', { name: /^Select / })
        .first()
        .click()
      await staff.getByRole('button', { name: 'Enroll', exact: true }).click()
      await dialog.getByRole('button', { name: 'Enroll' }).click()
      if (index === 0) await expect(staff).toHaveURL(/\/community\/non-members/)
      else
        await expect(
          staff.getByText('All places of this batch are taken.', {
            exact: true,
          })
        ).toBeVisible()
    }
    await staff.goto(path)
    await expect(staff.getByText('1 / 1')).toBeVisible()
    await expect(staff.getByRole('row', { name: /Lia Guest/ })).toBeVisible()
    await staff.getByRole('link', { name: 'In the list of users' }).click()
    await expect(staff.getByLabel('Batch')).toHaveValue(String(id))
  })

  await test.step('It becomes current after a warning, and then cannot be archived', async () => {
    await staff.goto(path)
    await staff.getByRole('button', { name: 'Make current' }).click()
    await expect(dialog).toContainText('Today is not one of its days.')
    await dialog.getByRole('button', { name: 'Make current' }).click()
    await expect(
      staff.getByText('This is the current batch, but today is not')
    ).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Archive' })).toBeHidden()
    await staff.goto(`/batches/${former.id}`)
    await staff.getByRole('button', { name: 'Make current' }).click()
    await dialog.getByRole('button', { name: 'Make current' }).click()
    await expect(
      staff.getByText(`${former.name} is the current batch`)
    ).toBeVisible()
  })

  await test.step('A used batch is archived, and found among the archived ones', async () => {
    await staff.goto(path)
    await expect(staff.getByRole('button', { name: 'Delete' })).toBeHidden()
    await staff.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await expect(
      staff.getByRole('button', { name: 'Bring it back' })
    ).toBeVisible()
    await staff.goto('/batches?filter=archived')
    await expect(staff.getByRole('link', { name }).first()).toBeVisible()
  })
})
