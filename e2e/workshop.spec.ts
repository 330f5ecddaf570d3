// A day of the live workshop passes through its states: staff set it, visitors count down, people who signed in get in.
import { signInInEnglish, withDatabase } from './people'
import { open } from './screens'
import { expect, test, type Page } from './test'

/** Moves the start of a day; the clock of the server cannot be moved. */
const startDayAt = (day: number, hoursFromNow: number) =>
  withDatabase((client) =>
    client.query(
      `UPDATE "Setting" SET value = to_char((now() + interval '${hoursFromNow} hours') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     WHERE name = 'workshop-start-day-${day}'`
    )
  )

const dayOn = (page: Page, day: number) =>
  page
    .getByRole('region', { name: 'Live workshop' })
    .getByRole('listitem')
    .filter({ hasText: `Day ${day}` })

test('A day of the workshop is soon, live, a recording, and over', async ({
  browser,
}) => {
  const admin = await open(browser)
  await signInInEnglish(admin, 'admin@example.com')
  await admin.goto('/settings/live-workshop-beginner')
  await admin.getByLabel('Show the workshop').check()
  await admin.getByLabel('Room of all days').fill('https://zoom.example/all')
  await admin.getByLabel('Recording of day 1').fill('https://video.example/one')
  await admin.getByLabel('Gift of day 1').fill('http://gift.example')
  await admin.getByLabel('Start of day 1').fill('2030-01-15T20:00')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(
    admin.getByText('Enter an address that begins with https://', {
      exact: true,
    })
  ).toBeVisible()
  await admin.getByLabel('Gift of day 1').fill('https://gift.example/one')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('The settings are saved.')).toBeVisible()
  await expect(dayOn(admin, 1).getByText('Soon')).toBeVisible()

  const visitor = await open(browser, { width: 360, height: 780 })
  await visitor.goto('/free-training')
  await expect(dayOn(visitor, 1).getByRole('timer')).toHaveText(/^In \d+ d/)

  await startDayAt(1, -1)
  await visitor.reload()
  await expect(dayOn(visitor, 1).getByText('Live now')).toBeVisible()
  await expect(
    dayOn(visitor, 1).getByRole('link', { name: 'Sign up free' })
  ).toBeVisible()
  expect(await visitor.content()).not.toContain('zoom.example')

  const member = await open(browser)
  await signInInEnglish(member, 'ana@example.com')
  await member.goto('/free-training')
  await expect(
    dayOn(member, 1).getByRole('link', { name: 'Join now' })
  ).toHaveAttribute('href', 'https://zoom.example/all')
  await expect(
    dayOn(member, 1).getByRole('link', { name: 'Get the gift' })
  ).toBeVisible()

  await startDayAt(1, -10)
  await member.reload()
  await expect(
    dayOn(member, 1).getByRole('link', { name: 'Watch the recording' })
  ).toHaveAttribute('href', 'https://video.example/one')
  expect(await member.content()).not.toContain('zoom.example')

  await startDayAt(1, -100)
  await member.reload()
  await expect(dayOn(member, 1).getByText('Over')).toBeVisible()

  // A person without the settings reads what the workshop shows, and no links.
  await member.goto('/settings/live-workshop-beginner')
  await expect(dayOn(member, 1).getByText('Over')).toBeVisible()
  await expect(member.getByLabel('Room of all days')).toHaveCount(0)
  await withDatabase((client) =>
    client.query(
      `UPDATE "Setting" SET value = 'false' WHERE name = 'enable-live-workshop'`
    )
  )
})
