import { applyNewPreferences, applyPreferences } from './preferences'
import { readStored, storageKeys, store } from './storageKeys'

const dark = { language: null, theme: 'dark', savesData: null } as const
const theme = () => readStored(storageKeys.theme)

beforeEach(() => localStorage.clear())

describe('the preferences of an account', () => {
  it('are taken over by a new device', () => {
    store(storageKeys.theme, 'light')
    applyNewPreferences(1, dark)
    expect(theme()).toBe('dark')
  })

  it('leave a choice alone that this device could not save yet', () => {
    applyNewPreferences(1, dark)
    store(storageKeys.theme, 'light')
    applyNewPreferences(1, dark)
    expect(theme()).toBe('light')
  })

  it('are taken over again after a change on another device', () => {
    applyNewPreferences(1, dark)
    applyNewPreferences(1, { ...dark, theme: 'system' })
    expect(theme()).toBe('system')
  })

  it('are taken over from the next person on this device', () => {
    applyNewPreferences(1, dark)
    store(storageKeys.theme, 'light')
    applyNewPreferences(2, dark)
    expect(theme()).toBe('dark')
  })

  it('rule at a sign-in, whatever was chosen before it', () => {
    applyPreferences(1, dark)
    store(storageKeys.theme, 'light')
    applyPreferences(1, dark)
    expect(theme()).toBe('dark')
  })
})
