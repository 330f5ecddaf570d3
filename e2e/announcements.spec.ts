// An announcement from a batch's page to its reader: preview, test, sending, reading, unsubscribing and back.

import { ask, signInInEnglish, signInOn, signUp } from './people'
import { fitsWidth, open } from './screens'
import { expect, test } from './test'

/** Half a million away from the batches of another walk. */
const number = (Math.floor(Date.now() / 1000) + 500_000) % 1_000_000
const name = `Announced ${number}`
const subject = `News ${number}`
const PHONE = { width: 360, height: 740 }

const batchWith = async (request: Parameters<typeof ask>[0], email: string) => {
  const { data } = await ask(
    request,
    'mutation ($input: BatchInput!) { createBatch(input: $input) { id } }',
    {
      input: {
        number,
        name,
        description: '',
        launchFrom: '2099-01-01',
        launchTo: '2099-02-01',
        requiresJourneyForm: false,
        accessLevelIds: [],
        managerIds: [],
      },
    }
  )
  const batchId = data.createBatch.id as number
  const found = await ask(
    request,
    'query ($q: String) { usersPage(q: $q) { rows { id } } }',
    { q: email }
  )
  await ask(
    request,
    'mutation ($target: UsersTarget!, $change: UsersChange!) { changeUsers(target: $target, change: $change) { changed } }',
    {
      target: { userIds: [found.data.usersPage.rows[0].id] },
      change: { batchId },
    }
  )
  return batchId
}

test('An announcement reaches its reader, who unsubscribes and comes back', async ({
  browser,
}) => {
  const reader = await open(browser, PHONE)
  const email = await signUp(reader, 'Rea', 'Reader')
  const staff = await open(browser)
  await signInInEnglish(staff, 'admin@example.com')
  const batchId = await batchWith(staff.request, email)
  const dialog = staff.getByRole('dialog')

  await test.step('The batch is its audience; a draft shows the mail', async () => {
    await staff.goto(`/batches/${batchId}`)
    await staff.getByRole('link', { name: 'Announce to this batch' }).click()
    await expect(
      staff.getByLabel('For', { exact: true }).locator('option:checked')
    ).toHaveText(name)
    await staff.getByLabel('Subject in English').fill(subject)
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(
      staff.getByText('Please fill this in.', { exact: true }).first()
    ).toBeVisible()
    await staff.getByLabel('Text in English').fill('We begin.\n\nCome early.')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(
      staff.getByRole('heading', { name: subject, level: 1 })
    ).toBeVisible()
    await expect(
      staff.frameLocator('iframe').getByText('Come early.')
    ).toBeVisible()
  })

  await test.step('A test comes to the sender; then it is sent', async () => {
    await staff.getByRole('button', { name: 'Send a test to me' }).click()
    await expect(staff.getByText(/A test is on its way/)).toBeVisible()
    await staff.getByRole('button', { name: 'Send now' }).click()
    await expect(dialog).toContainText('Goes to 1 person today.')
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect(staff.getByText('Sent', { exact: true })).toBeVisible()
    await expect(staff.getByRole('row', { name: /Rea Reader/ })).toContainText(
      'Only in the outbox'
    )
  })

  await test.step('The reader finds it at the bell, and nobody else does', async () => {
    await reader.goto('/notices')
    await reader.getByText(`Announcement: ${subject}`).click()
    await expect(
      reader.getByRole('heading', { name: subject, level: 1 })
    ).toBeVisible()
    await expect(reader.getByText('Come early.')).toBeVisible()
    await fitsWidth(reader)
    const other = await open(browser)
    await signInOn(other, 'member@example.com')
    await other.goto(new URL(reader.url()).pathname)
    await expect(other.getByText('Come early.')).toBeHidden()
  })

  await test.step('The link in the mail unsubscribes without a session, and back', async () => {
    const { data } = await ask(
      staff.request,
      'query ($q: String) { outboxEmailsPage(q: $q) { rows { subject text } } }',
      { q: email }
    )
    const mail = data.outboxEmailsPage.rows.find(
      (row: { subject: string }) => row.subject === subject
    ) as { text: string }
    const [path] = /\/unsubscribe\?token=\S+/.exec(mail.text) ?? ['']
    const visitor = await open(browser, PHONE)
    await visitor.goto(path)
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('status')).toContainText(
      'gets no more announcements by mail'
    )
    await fitsWidth(visitor)
    await reader.goto('/notices')
    const choice = reader.getByLabel('Announcements of the school')
    await expect(choice).not.toBeChecked()
    await visitor.getByRole('button', { name: 'Subscribe again' }).click()
    await expect(visitor.getByRole('status')).toContainText('by mail again')
  })
})
