import { db } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  defaultSettings,
  saveDefaultSettings,
  settingChanges,
} from './defaultSettings'

const PASSWORD = 'Sulong-2026!'

const signInAdmin = async () => {
  const admin = await buildUser('admin', await hashPassword(PASSWORD))
  signIn(admin, 'admin')
  return admin
}

const valueOf = async (name: string) =>
  (await defaultSettings()).find((setting) => setting.name === name)?.value

const save = (name: string, value: string, was = '', password?: string) =>
  saveDefaultSettings({ values: [{ name, value, was }], password })

describe('the settings of the school', () => {
  scenario('Are read in the order of the page, set or not', async () => {
    await db.setting.create({
      data: { name: 'waitlist-link', value: '/wait', type: 'url' },
    })
    await db.setting.create({
      data: { name: 'an-older-setting', value: 'https://x.example' },
    })
    await signInAdmin()
    expect((await defaultSettings()).slice(0, 3)).toEqual([
      { name: 'renew-expired-link', value: '' },
      { name: 'renew-expiring-link', value: '' },
      { name: 'waitlist-link', value: '/wait' },
    ])
    expect(await valueOf('an-older-setting')).toBeUndefined()
  })

  scenario('Are changed with a history, all or none', async () => {
    await signInAdmin()
    await save('waitlist-link', ' /wait ')
    expect(await valueOf('waitlist-link')).toBe('/wait')
    await save('waitlist-link', '', '/wait')
    await expect(
      saveDefaultSettings({
        values: [
          { name: 'waitlist-link', value: '/again', was: '' },
          { name: 'business-name', value: 'x', was: 'another' },
        ],
      })
    ).rejects.toMatchObject(refusal('SETTING_CHANGED'))
    expect(await valueOf('waitlist-link')).toBe('')
    expect(
      await settingChanges({ names: ['waitlist-link', 'nothing'] })
    ).toMatchObject([
      { name: 'waitlist-link', before: '/wait', after: '' },
      { name: 'waitlist-link', before: '', after: '/wait' },
    ])
    expect(await settingChanges({ names: ['business-name'] })).toEqual([])
  })

  scenario('Stay as they are if nothing changed', async () => {
    await signInAdmin()
    await save('business-name', '', '')
    expect(await db.infoLog.count()).toBe(0)
  })

  scenario('Are checked by name', async () => {
    await signInAdmin()
    await expect(
      saveDefaultSettings({
        values: [
          { name: 'waitlist-link', value: 'javascript:alert(1)', was: '' },
          { name: 'pending-seat-days', value: '-1', was: '' },
        ],
      })
    ).rejects.toMatchObject(
      refusedFields({
        'waitlist-link': 'WEBSITE_INVALID',
        'pending-seat-days': 'SETTING_NUMBER',
      })
    )
    for (const name of ['an-older-setting', 'toString'])
      await expect(save(name, 'x')).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Of two editors at once, one is told', async () => {
    await signInAdmin()
    await save('business-name', 'One')
    for (const was of ['One', '']) {
      const name = was ? 'business-name' : 'business-address'
      const outcomes = await Promise.allSettled(
        ['Two', 'Three', 'Four'].map((value) => save(name, value, was))
      )
      expect(
        outcomes.filter(({ status }) => status === 'fulfilled')
      ).toHaveLength(1)
    }
    expect(await db.infoLog.count()).toBe(3)
  })
})

describe('the limit of a second approval', () => {
  scenario('Needs an administrator and their password', async () => {
    await signInAdmin()
    const change = (password?: string) =>
      save('second-approval-above', '1000', '', password)
    await expect(change()).rejects.toMatchObject(
      refusedFields({ password: 'PASSWORD_REQUIRED' })
    )
    await expect(change('wrong')).rejects.toMatchObject(
      refusedFields({ password: 'PASSWORD_WRONG' })
    )
    expect(await valueOf('second-approval-above')).toBe('')
    await change(PASSWORD)
    expect(await valueOf('second-approval-above')).toBe('1000')
    signIn(await buildUser('tribe-team-ro'), 'tribe-team-ro')
    await expect(
      save('second-approval-above', '', '1000', PASSWORD)
    ).rejects.toMatchObject(refusal('FORBIDDEN'))
  })

  scenario('Is told to all administrators', async () => {
    const other = await buildUser('admin')
    const editor = await signInAdmin()
    await save('second-approval-above', '2500.50', '', PASSWORD)
    const mails = await db.outboxEmail.findMany({ orderBy: { to: 'asc' } })
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [other.email, editor.email].sort()
    )
    expect(mails[0].text).toContain('₱2500.50')
    await save('business-name', 'Sulong')
    expect(await db.outboxEmail.count()).toBe(2)
  })
})

describe('a rate limit', () => {
  scenario('Holds from the moment it is changed', async () => {
    await signInAdmin()
    const allowed = async (subject: string) => {
      let count = 0
      while (await withinLimit('searches-per-minute', subject)) count++
      return count
    }
    expect(await allowed('one')).toBe(120)
    await save('searches-per-minute', '30')
    expect(await allowed('two')).toBe(30)
    await save('searches-per-minute', '', '30')
    expect(await allowed('three')).toBe(120)
  })

  scenario('Is refused at its field beyond its bounds', async () => {
    await signInAdmin()
    for (const value of ['0', '29', '601', '-1', '1.5', 'none'])
      await expect(save('searches-per-minute', value)).rejects.toMatchObject(
        refusedFields({ 'searches-per-minute': 'SETTING_NUMBER' })
      )
    for (const name of ['mail-bounces', 'reset-gap'])
      await expect(save(name, '5')).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await db.setting.count()).toBe(0)
  })

  scenario(
    'That protects accounts is guarded, and told to all administrators',
    async () => {
      const other = await buildUser('admin')
      await db.user.update({
        where: { id: other.id },
        data: { language: 'fil' },
      })
      const editor = await signInAdmin()
      await expect(save('sign-ins-per-hour', '200')).rejects.toMatchObject(
        refusedFields({ password: 'PASSWORD_REQUIRED' })
      )
      // One of an account cannot be raised at all.
      await expect(
        save('sign-in-tries', '6', '', PASSWORD)
      ).rejects.toMatchObject(
        refusedFields({ 'sign-in-tries': 'SETTING_NUMBER' })
      )
      await save('sign-ins-per-hour', '200', '', PASSWORD)
      const mailTo = async ({ email }: { email: string }) =>
        (await db.outboxEmail.findFirstOrThrow({ where: { to: email } })).text
      const english = await mailTo(editor)
      for (const words of ['Sign-ins of an internet', '100 (default)', '200'])
        expect(english).toContain(words)
      expect(await mailTo(other)).toContain('Mga pag-sign in ng internet')

      signIn(await buildUser('tribe-team-ro'), 'tribe-team-ro')
      await expect(
        save('sign-ins-per-hour', '', '200', PASSWORD)
      ).rejects.toMatchObject(refusal('FORBIDDEN'))
    }
  )
})
