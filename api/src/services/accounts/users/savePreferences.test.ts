import { db } from 'src/lib/db'
import { preferencesOf } from 'src/lib/sessions/preferences'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { savePreferences } from './savePreferences'
import { mySetup } from './users'

const storedOf = async (id: number) => {
  const user = await db.user.findUniqueOrThrow({ where: { id } })
  return { mails: user.language, ...preferencesOf(user) }
}

describe('a person’s preferences', () => {
  scenario('Are refused from a visitor', async () => {
    await expect(
      savePreferences({ input: { theme: 'dark' } })
    ).rejects.toMatchObject(refusal('UNAUTHENTICATED'))
  })

  scenario('Are open until the person chooses', async () => {
    const user = await buildUser()
    expect(await storedOf(user.id)).toEqual({
      mails: 'en',
      language: null,
      theme: null,
      savesData: null,
    })
  })

  scenario('Are saved one at a time, for this person only', async () => {
    const other = await buildUser()
    const user = await buildUser()
    await signIn(user)
    await savePreferences({ input: { theme: 'dark' } })
    await savePreferences({ input: { savesData: true, theme: null } })
    await savePreferences({ input: { language: 'fil' } })

    expect(await storedOf(user.id)).toEqual({
      mails: 'fil',
      language: 'fil',
      theme: 'dark',
      savesData: true,
    })
    expect(await storedOf(other.id)).toMatchObject({ theme: null })
  })

  scenario('Turn off a reminder on every device', async () => {
    const user = await buildUser()
    signIn(user)
    const reminders = {
      hidesSocialReminder: false,
      hidesMissingSocialReminder: false,
    }
    expect(await mySetup()).toMatchObject(reminders)
    await savePreferences({ input: { hidesSocialReminder: true } })
    expect(await mySetup()).toMatchObject({
      ...reminders,
      hidesSocialReminder: true,
    })
  })

  scenario('Include a language that is the default', async () => {
    const user = await buildUser()
    await signIn(user)
    await savePreferences({ input: { language: 'en' } })
    expect(await storedOf(user.id)).toMatchObject({ language: 'en' })
  })
})
