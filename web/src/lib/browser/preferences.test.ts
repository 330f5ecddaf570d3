import { takeNewPreferences, takePreferences } from './preferences'
import { readStored, storageKeys, store } from './storageKeys'

const dark = { language: null, theme: 'dark', savesData: null } as const
const theme = () => readStored(storageKeys.theme)

beforeEach(() => localStorage.clear())

describe('the preferences of an account', () => {
  it('are taken over by a new device', () => {
    store(storageKeys.theme, 'light')
    takeNewPreferences(1, dark)
    expect(theme()).toBe('dark')
  })

  it('leave a choice alone that this device could not save yet', () => {
    takeNewPreferences(1, dark)
    store(storageKeys.theme, 'light')
    takeNewPreferences(1, dark)
    expect(theme()).toBe('light')
  })

  it('are taken over again after a change on another device', () => {
    takeNewPreferences(1, dark)
    takeNewPreferences(1, { ...dark, theme: 'system' })
    expect(theme()).toBe('system')
  })

  it('are taken over from the next person on this device', () => {
    takeNewPreferences(1, dark)
    store(storageKeys.theme, 'light')
    takeNewPreferences(2, dark)
    expect(theme()).toBe('dark')
  })

  it('rule at a sign-in, whatever was chosen before it', () => {
    takePreferences(1, dark)
    store(storageKeys.theme, 'light')
    takePreferences(1, dark)
    expect(theme()).toBe('dark')
  })
})
