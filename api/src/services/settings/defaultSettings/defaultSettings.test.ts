import { db } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
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
