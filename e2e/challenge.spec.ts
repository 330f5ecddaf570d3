// A challenge from the registration to its last day, and how two people become buddies.

import { ask, PASSWORD, signInInEnglish, withDatabase } from './people'
import { fitsWidth, open, watchRequests } from './screens'
import { expect, test, type Page } from './test'

const WHO = 'zeny@example.com'
const THANKS = 'https://thanks.example/welcome'
const PHONE = { width: 360, height: 740 }

/** Moves a participant's first day, as if so many days had passed. */
const beginDaysAgo = (days: number) =>
  withDatabase((client) =>
    client.query(
      `UPDATE "ChallengeParticipant" SET "startsOn" = (now() AT TIME ZONE 'Asia/Manila')::date - $2::int WHERE email = $1`,
      [WHO, days]
    )
  )

const setThanks = (link: string) =>
  withDatabase((client) =>
    client.query(
      `UPDATE "Setting" SET value = $1 WHERE name = 'challenge-thank-you-link'`,
      [link]
    )
  )

const finish = async (page: Page, day: number, note = '') => {
  if (note)
    await page.getByLabel(`Your note for day ${day} (optional)`).fill(note)
  await page.getByRole('button', { name: `Mark as done: day ${day}` }).click()
}

test('A challenge goes from the registration to the last day, with a buddy', async ({
  browser,
}) => {
  const member = await open(browser, PHONE)

  await test.step('A visitor signs in over the page, on a phone', async () => {
    await member.goto('/12-day-challenge')
    await member.getByRole('button', { name: 'Join the challenge' }).click()
    await expect(
      member.getByRole('dialog', { name: 'Sign up to join the challenge' })
    ).toBeVisible()
    await fitsWidth(member)
    await member
      .getByRole('dialog')
      .getByRole('button', { name: 'Sign in', exact: true })
      .click()
    const dialog = member.getByRole('dialog', {
      name: 'Sign in to join the challenge',
    })
    await dialog.getByLabel('Email').fill(WHO)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(
      member.getByText(`You register as ${WHO}.`, { exact: true })
    ).toBeVisible()
    await fitsWidth(member)
    await expect(member).toHaveURL(/12-day-challenge$/)
  })

  await test.step('They confirm their attendance, once', async () => {
    await member.getByRole('button', { name: 'Confirm attendance' }).click()
    await expect(member.getByText("Congrats! You're IN!")).toBeVisible()
    await member.getByRole('link', { name: 'Open my challenge' }).click()
    await expect(
      member.getByRole('heading', { name: 'My Challenge', level: 1 })
    ).toBeVisible()
    const again = await ask(
      member.request,
      'mutation ($email: String!) { registerToChallenge(email: $email) { user { email } } }',
      { email: WHO }
    )
    expect(again.data.registerToChallenge.user.email).toBe(WHO)
  })

  await test.step('A participant is led to the thank-you page', async () => {
    await setThanks(THANKS)
    await member.route(`${THANKS}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' })
    )
    await member.goto('/12-day-challenge')
    await expect(member).toHaveURL(THANKS)
    await setThanks('')
  })

  await test.step('They finish the first day, and ask for a buddy', async () => {
    await beginDaysAgo(0)
    await member.goto('/challenge-buddies')
    await expect(member.getByText('Day 1 of 12', { exact: true })).toBeVisible()
    await fitsWidth(member)
    await finish(member, 1, 'Menus for small canteens')
    await expect(member.getByText('1 of 12 days done')).toBeVisible()
    await expect(member.getByText('Menus for small canteens')).toBeVisible()
    await member.getByRole('button', { name: 'Ask for a buddy' }).click()
    await expect(
      member.getByText('You asked for a buddy. The team pairs people')
    ).toBeVisible()
  })

  const staff = await open(browser)
  await signInInEnglish(staff, 'head-coach@example.com')

  await test.step('Staff pair everybody who has no buddy, after a preview', async () => {
    await staff.goto('/challenge-groups')
    await staff.getByRole('link', { name: '12-Day Client Challenge' }).click()
    await expect(
      staff.getByRole('row', { name: /Zeny Macaraeg.*Asks for a buddy/ })
    ).toBeVisible()
    await staff.getByRole('button', { name: 'Pair all' }).click()
    const settled = watchRequests(staff)
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByText('same first day').first()).toBeVisible()
    await dialog.getByRole('button', { name: /^Make \d+ pair/ }).click()
    await expect(staff.getByText(/^\d+ pairs? made$/)).toBeVisible()
    // The next step depends on whom the list shows now.
    await settled()
  })

  await test.step('One of three was left out, and gets a buddy by hand', async () => {
    const row = staff.getByRole('row', { name: /Zeny Macaraeg/ })
    if (await row.getByText('Asks for a buddy').isVisible()) {
      await staff
        .getByRole('button', { name: 'End the pair of Nico Flores' })
        .click()
      const ending = staff.getByRole('dialog')
      await ending.getByLabel('Reason').fill('Zeny waits longer')
      await ending.getByRole('button', { name: 'End the pair' }).click()
      await expect(ending).toBeHidden()
      await staff
        .getByRole('button', { name: 'Give a buddy to Zeny Macaraeg' })
        .click()
      const pairing = staff.getByRole('dialog')
      await pairing.getByLabel('Buddy').fill('nico@example.com')
      await pairing.getByRole('button', { name: 'Give a buddy' }).click()
      await expect(pairing).toBeHidden()
    }
    await expect(
      staff.getByRole('button', { name: 'End the pair of Zeny Macaraeg' })
    ).toBeVisible()
  })

  await test.step('The member is told, and sees the buddy', async () => {
    await member.goto('/notices')
    await expect(
      member.getByText(/is now your buddy in “12-Day Client Challenge”/).first()
    ).toBeVisible()
    await member.goto('/challenge-buddies')
    await expect(
      member.getByRole('list', { name: 'My buddy' }).getByRole('link').first()
    ).toBeVisible()
  })

  await test.step('On the last day they make up all that they missed', async () => {
    await beginDaysAgo(11)
    await member.goto('/challenge-buddies')
    await expect(
      member.getByText('Day 12 of 12', { exact: true }).first()
    ).toBeVisible()
    const areDone = (days: number) =>
      expect(member.getByText(`${days} of 12 days done`).first()).toBeVisible()
    await finish(member, 12)
    // With the first day.
    await areDone(2)
    for (let day = 2; day <= 10; day++) {
      await member.getByText(new RegExp(`^Day ${day}: `)).click()
      await finish(member, day)
      await areDone(day + 1)
    }
    await member.getByText(/^Day 11: /).click()
    await finish(member, 11)
    await expect(
      member.getByText('You finished all 12 days. Well done!')
    ).toBeVisible()
    await fitsWidth(member)
  })
})

test('Without a challenge, the page leads to the free lessons', async ({
  browser,
}) => {
  const visitor = await open(browser)
  const setTo = (end: string) =>
    withDatabase((client) =>
      client.query(
        `UPDATE "Challenge" SET "registrationTo" = ${end} WHERE status = 'OPEN'`
      )
    )
  await setTo(`now() - interval '1 minute'`)
  await visitor.goto('/12-day-challenge')
  await expect(visitor).toHaveURL(/free-lessons$/)
  await setTo('NULL')
})
