// A form from its first field to the reading of its answers, and the journey form on two devices.

import { newEmail, signInInEnglish, signInOn, withDatabase } from './people'
import { open } from './screens'
import { expect, test } from './test'

const stamp = Date.now()
const title = `Survey ${stamp}`
const slug = `survey-${stamp}`

test('Staff make a form, a visitor fills it in, and staff read the answers', async ({
  browser,
}) => {
  const staff = await open(browser)
  await signInOn(staff, 'admin@example.com')
  const dialog = staff.getByRole('dialog')

  const addField = async (label: string, kind: string) => {
    await staff.getByRole('button', { name: 'Add a field' }).click()
    await dialog.getByLabel('Kind of field').selectOption(kind)
    await dialog.getByLabel('Label (English)').fill(label)
  }
  const addIt = async () => {
    await dialog.getByRole('button', { name: 'Add the field' }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('with a rule that asks for more', async () => {
    await staff.goto('/forms')
    await staff.getByRole('button', { name: 'New form' }).click()
    await dialog.getByLabel('Title (English)').fill(title)
    await expect(dialog.getByLabel('Address')).toHaveValue(slug)
    await dialog.getByLabel('Kind').selectOption('Survey')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      staff.getByRole('heading', { name: title, level: 1 })
    ).toBeVisible()
    await expect(
      staff.getByText('The form asks for nothing yet.')
    ).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Publish' })).toBeDisabled()

    await addField('Do you work today?', 'Yes or no')
    await addIt()
    await addField('What do you do?', 'Short text')
    await dialog.getByRole('switch', { name: 'An answer is needed' }).check()
    await dialog.getByRole('button', { name: 'Add a rule' }).click()
    await dialog.getByLabel('Value').selectOption('Yes')
    await addIt()
    await addField('Your e-mail', 'E-mail')
    await addIt()
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible()
    await staff.getByRole('button', { name: 'Publish' }).click()
    await expect(staff.getByText('Open', { exact: true })).toBeVisible()
  })

  await test.step('which is readable without a script, with its title for link previews', async () => {
    const page = await open(browser, undefined, { javaScriptEnabled: false })
    await page.goto(`/form/${slug}`)
    await expect(page.getByText('Do you work today?')).toBeVisible()
    await expect(page).toHaveTitle(`${title} | Sulong`)
    expect(
      await page.locator('meta[property="og:title"]').getAttribute('content')
    ).toBe(title)
  })

  const email = newEmail()
  await test.step('and is filled in by a visitor, who goes on where they stopped', async () => {
    const page = await open(browser, { width: 360, height: 740 })
    await page.goto(`/form/${slug}`)
    await expect(page.getByLabel('What do you do?')).toBeHidden()
    // The question that depends on the answer appears once the app has taken the first screen's place.
    await expect(async () => {
      await page.getByRole('radio', { name: 'Yes' }).check()
      await expect(page.getByLabel('What do you do?')).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('This is required')).toBeVisible()
    await page.getByLabel('What do you do?').fill('Virtual assistance')
    await expect(page.getByText('Saved in this browser.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('What do you do?')).toHaveValue(
      'Virtual assistance'
    )
    await page.getByLabel(/Your e-mail/).fill(email)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(
      page.getByText('Thank you. We have your answers.')
    ).toBeVisible()
  })

  await test.step('staff find the answers and mark them as reviewed', async () => {
    await staff.getByRole('tab', { name: 'Responses' }).click()
    const row = staff.getByRole('row', { name: new RegExp(email) })
    await expect(row).toContainText('Virtual assistance')
    await row.getByRole('button', { name: 'Look' }).click()
    await expect(dialog.getByText('Virtual assistance')).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark as reviewed' }).click()
    await expect(dialog).toBeHidden()
    await staff.getByLabel('Filter').selectOption('Reviewed')
    await expect(row).toBeVisible()
  })
})

test('A member begins the journey form on a phone and sends it on a laptop, which places them on a stage', async ({
  browser,
}) => {
  // Paolo of the cast has a stage already; a member of a batch that requires the form has none.
  await withDatabase(async (client) => {
    const paolo = `(SELECT id FROM "User" WHERE email = 'paolo@example.com')`
    await client.query(`DELETE FROM "FormResponse" WHERE "userId" = ${paolo}`)
    await client.query(
      `UPDATE "User" SET "stageId" = NULL, "journeyFormSentAt" = NULL WHERE id = ${paolo}`
    )
  })
  const phone = await open(browser, { width: 360, height: 740 })
  await signInInEnglish(phone, 'paolo@example.com')
  await phone.goto('/form/journey-form')
  await phone.getByRole('radio', { name: 'I already freelance' }).check()
  await phone.getByLabel('How many clients do you have now?').fill('2')
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone
    .getByLabel('What should be different in a year?')
    .fill('Three clients abroad')
  await expect(phone.getByText('Saved. You can go on')).toBeVisible()

  const laptop = await open(browser)
  await signInInEnglish(laptop, 'paolo@example.com')
  await laptop.goto('/form/journey-form')
  await expect(
    laptop.getByLabel('How many clients do you have now?')
  ).toHaveValue('2')
  await laptop.getByRole('button', { name: 'Next' }).click()
  await expect(
    laptop.getByLabel('What should be different in a year?')
  ).toHaveValue('Three clients abroad')
  await laptop.getByRole('radio', { name: '5 to 10' }).check()
  await laptop.getByRole('button', { name: 'Next' }).click()
  await laptop.getByRole('button', { name: 'Send' }).click()
  // The consent is missing.
  await expect(laptop.getByText('This is required')).toBeVisible()
  await laptop.getByRole('switch', { name: /may read my answers/ }).check()
  await laptop.getByRole('button', { name: 'Send' }).click()
  await expect(laptop.getByText('You are on stage 1 now.')).toBeVisible()
  await laptop.getByRole('link', { name: 'See my stage' }).click()
  await expect(laptop).toHaveURL(/\/stages\/my-stage/)
  await laptop.goto('/form/journey-form')
  await expect(laptop.getByText(/You sent this form on/)).toBeVisible()
})
