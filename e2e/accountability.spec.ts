// Asking for an accountability group, matching and undoing it, three weeks of check-ins, and handing the lead over.

import { signInInEnglish, withDatabase } from './people'
import { fitsWidth, open } from './screens'
import { expect, test } from './test'

const PHONE = { width: 360, height: 740 }
const MEMBER = 'pia@example.com'
/** A name that no earlier run has used. */
const NAME = `Walkers ${Date.now()}.`

/** Moves the check-ins and the start of the member's group into the past, as if so many days had passed. */
const letDaysPass = (days: number) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `SELECT am."groupId" AS id FROM "AccountabilityMember" am JOIN "User" u ON u.id = am."userId" WHERE u.email = $1 AND am."endedAt" IS NULL`,
      [MEMBER]
    )
    for (const table of [
      '"CheckIn" SET "dueOn" = "dueOn"',
      '"AccountabilityMember" SET "startsOn" = "startsOn"',
    ])
      await client.query(`UPDATE ${table} - $2::int WHERE "groupId" = $1`, [
        rows[0].id,
        days,
      ])
    await client.query(
      `UPDATE "AccountabilityGroup" SET "startsOn" = "startsOn" - $2::int WHERE id = $1`,
      [rows[0].id, days]
    )
  })

/** Runs the job of each morning. */
const morning = () =>
  withDatabase((client) =>
    client.query(`SELECT graphile_worker.add_job('remindOfCheckIns')`)
  )

test('People who ask for a group meet, check in, and choose their leader', async ({
  browser,
}) => {
  const member = await open(browser, PHONE)
  await signInInEnglish(member, MEMBER)
  const staff = await open(browser)
  await signInInEnglish(staff, 'head-coach@example.com')
  const checkIn = async (done: string) => {
    await member.goto('/accountability-buddies')
    // On some days of the week, the last one can still be sent late in a form of its own.
    const form = member.getByRole('region', { name: /^Your check-in/ })
    await form.getByLabel('What did you get done?').fill(done)
    await form.getByLabel('What comes next?').fill('Ten more')
    await form.getByRole('button', { name: 'Check in' }).click()
    await expect(member.getByText('Well done!')).toBeVisible()
  }

  await test.step('A member changes what they ask for, on a phone', async () => {
    await member.goto('/accountability-buddies')
    await expect(
      member.getByText('You are on the list for a group')
    ).toBeVisible()
    await member.getByRole('button', { name: 'Edit' }).click()
    const dialog = member.getByRole('dialog')
    await dialog.getByLabel('Weekends').setChecked(false)
    await dialog.getByLabel('Evenings').setChecked(true)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(member.getByText(/Every week · Evenings/)).toBeVisible()
    await fitsWidth(member)
  })

  const match = async () => {
    await staff.goto('/admin-accountability-group')
    await staff.getByRole('link', { name: 'Match people' }).click()
    await staff.getByRole('button', { name: 'Show groups' }).click()
    await expect(
      staff.getByRole('button', { name: 'Leave Pia Gomez out' })
    ).toBeVisible()
    await staff.getByLabel('Name', { exact: true }).fill(NAME)
    await staff.getByRole('button', { name: /^Make \d+ groups? for/ }).click()
    await expect(staff.getByText(`${NAME} 1`)).toBeVisible()
  }

  await test.step('Staff match people, and undo it', async () => {
    await match()
    await member.reload()
    await expect(
      member.getByText('2 members').or(member.getByText(/^\d+ members$/))
    ).toBeVisible()
    await staff.getByRole('button', { name: 'Undo' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The wrong evening')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(staff.getByText(`${NAME} 1`)).toBeHidden()
    await member.reload()
    await expect(
      member.getByText('You are on the list for a group')
    ).toBeVisible()
  })

  await test.step('They check in for three weeks, and miss one', async () => {
    await match()
    await checkIn('Sent five proposals')
    await letDaysPass(7)
    await checkIn('Two calls')
    // On some days the week before this one could still be sent late; the one before that was missed.
    await letDaysPass(21)
    await morning()
    await expect
      .poll(async () => {
        await member.goto('/accountability-buddies')
        await member.getByText('Two calls').waitFor()
        return member.getByText('Missed').count()
      })
      .toBeGreaterThan(0)
    await checkIn('Back again')
    await expect(member.getByText('1 in a row')).toBeVisible()
  })

  await test.step('They stand for the lead, and staff appoint them', async () => {
    const group = await member
      .getByRole('heading', { name: new RegExp(`^${NAME}`) })
      .innerText()
    await member.getByRole('link', { name: 'Who should lead us?' }).click()
    await member.getByLabel('Who', { exact: true }).selectOption('Myself')
    await member.getByLabel('Why this person?').fill('I am here every week.')
    await member.getByRole('button', { name: 'Nominate' }).click()
    await expect(member.getByText('Offered it themselves')).toBeVisible()
    await fitsWidth(member)
    await staff.goto('/accountability-team-lead-selection')
    await staff.getByRole('link', { name: group }).click()
    await staff.getByRole('button', { name: 'Shortlist' }).click()
    await expect(
      staff.getByRole('button', { name: 'Take off the shortlist' })
    ).toBeVisible()
    await staff.getByRole('button', { name: 'Appoint' }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: 'Appoint' })
      .click()
    await expect(staff.getByText('Pia Gomez leads the group')).toBeVisible()
    await member.goto('/notices')
    await expect(
      member.getByText(`You now lead the accountability group “${group}”.`)
    ).toBeVisible()
  })
})
