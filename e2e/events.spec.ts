// A series of events from its first date to its last change, and a member from the answer to an event to its XP.
import { Client } from 'pg'

import { ask, signInInEnglish, signInOn } from './people'
import { open } from './screens'
import { expect, test } from './test'

const stamp = Date.now()
const title = `Rehearsal ${stamp}`

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(
    new Date(Date.now() + days * 86_400_000)
  )

const query = async (text: string, values: unknown[]) => {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows
}

test('Staff create a weekly event, move a date, change the following dates and cancel one', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')
  const dates = page
    .getByRole('region', { name: 'Dates' })
    .getByRole('listitem')

  await test.step('the form shows the repetition and its next dates', async () => {
    await page.goto('/events/new')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('First day').fill(dayIn(7))
    await page.getByLabel('Starts at').selectOption('6:00 PM')
    await page.getByLabel('Repeats').selectOption('Weekly')
    await page.getByLabel('Until').fill(dayIn(40))
    await page.getByLabel('Status').selectOption('Published')
    await expect(page.getByText(/^Every week on .* at 6:00 PM/)).toBeVisible()
    await expect(page.getByText('The next 5 dates')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(dates).toHaveCount(5)
  })

  await test.step('moves one date alone', async () => {
    await dates.nth(1).getByRole('button', { name: 'Edit this date' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Starts at').selectOption('8:00 PM')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(dates.nth(1)).toContainText('8:00 PM')
    await expect(dates.nth(1)).toContainText('Moved')
  })

  await test.step('splits off this and the following dates, as previewed', async () => {
    await dates.nth(3).getByRole('link', { name: 'This and following' }).click()
    await page.getByLabel('Title', { exact: true }).fill(`${title} later`)
    await page.getByLabel('Starts at').selectOption('7:00 AM')
    await expect(page.getByText(/ moves to .*7:00 AM/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      page.getByRole('heading', { name: `${title} later` })
    ).toBeVisible()
    await expect(dates).toHaveCount(2)
    await page.getByRole('link', { name: 'It goes on with an earlier' }).click()
    await expect(dates).toHaveCount(3)
  })

  await test.step('cancels one date', async () => {
    await dates.nth(2).getByRole('button', { name: 'Cancel this date' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Cancel this date' })
      .click()
    await expect(dates.nth(2)).toContainText('Cancelled')
  })

  await test.step('archives the event and restores it as a draft', async () => {
    const address = page.url()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page).toHaveURL(/\/events$/)
    await page.goto(address)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('Restored as a draft.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  })

  await test.step('the calendar shows the dates', async () => {
    await page.goto('/events?view=calendar&month=' + dayIn(7).slice(0, 7))
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  })
})

test('A member answers, waits, gets a seat, joins, and the task is completed', async ({
  browser,
}) => {
  const [ana] = await query(
    `SELECT id, xp FROM "User" WHERE email = 'ana@example.com'`,
    []
  )
  const points = 5
  const [task] = await query(
    `INSERT INTO "Task" ("stageId", title, points, "isRequired", verification, "autoKind", "updatedAt")
     SELECT "stageId", $1, $2, false, 'AUTO', 'EVENT', now() FROM "User" WHERE id = $3 RETURNING id`,
    [`Attend ${stamp}`, points, ana.id]
  )
  // One seat, ten minutes from now, so that joining is open.
  const [made] = await query(
    `INSERT INTO "Event" (title, "startsAtLocal", "durationMin", "joinUrl", passcode, capacity, rsvp, status, "taskId", "updatedAt")
     VALUES ($1, '2026-01-01T10:00', 60, 'https://meet.example.com/door', 'open-sesame', 1, 'REQUIRED', 'PUBLISHED', $2, now()) RETURNING id`,
    [`Seats ${stamp}`, task.id]
  )
  const [date] = await query(
    `INSERT INTO "EventOccurrence" ("eventId", "originalStart", "startsAt", "endsAt", "updatedAt")
     VALUES ($1, now() + interval '10 minutes', now() + interval '10 minutes', now() + interval '70 minutes', now()) RETURNING id`,
    [made.id]
  )
  const address = `/events/my-events/${made.id}?on=${date.id}`

  const first = await open(browser)
  await signInInEnglish(first, 'kiko@example.com')
  await first.goto(address)
  await first.getByRole('button', { name: 'I am going' }).click()
  await expect(first.getByText('All seats are taken.')).toBeVisible()

  const page = await open(browser)
  await signInOn(page, 'ana@example.com')
  await page.goto(address)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByText('number 1 of 1')).toBeVisible()
  await page.getByText('Why am I waiting?').click()
  await expect(page.getByText('Your place on the waiting list')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join now' })).toBeHidden()
  expect(await page.content()).not.toContain('open-sesame')

  await first.getByRole('button', { name: 'I can’t' }).click()
  await expect(first.getByText('Thanks for telling us.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByText('open-sesame')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Open the meeting' })
  ).toHaveAttribute('href', 'https://meet.example.com/door')
  const [after] = await query('SELECT xp FROM "User" WHERE id = $1', [ana.id])
  expect(after.xp).toBe(ana.xp + points)
  await query('UPDATE "Task" SET "retiredAt" = now() WHERE id = $1', [task.id])

  await test.step('the calendar feed is read by its own address', async () => {
    const { data } = await ask(
      page.request,
      'mutation { drawCalendarFeed { url } }'
    )
    const feed = new URL(data.drawCalendarFeed.url)
    const answer = await page.request.get(feed.pathname + feed.search)
    expect(answer.headers()['content-type']).toContain('text/calendar')
    expect(await answer.text()).toContain(`SUMMARY:Seats ${stamp}`)
    await ask(page.request, 'mutation { revokeCalendarFeed }')
    expect((await page.request.get(feed.pathname + feed.search)).status()).toBe(
      404
    )
  })
})
