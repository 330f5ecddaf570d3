import { storageKeys } from './storageKeys'
import { applyTheme, chooseTheme, chosenTheme } from './theme'

const root = document.documentElement.dataset

describe('the theme', () => {
  it.each([
    ['light', 'sulong'],
    ['dark', 'sulong-dark'],
    ['system', undefined],
  ] as const)('%s sets %s, and is remembered', (theme, name) => {
    chooseTheme(theme)
    expect(root.theme).toBe(name)
    root.theme = 'other'
    applyTheme()
    expect(root.theme).toBe(name)
    expect(chosenTheme()).toBe(theme)
  })

  it('follows the device without a choice, and when the storage holds an invalid value', () => {
    expect(chosenTheme()).toBe('system')
    localStorage.setItem(storageKeys.theme, '{')
    expect(chosenTheme()).toBe('system')
  })

  it('changes even if it cannot be stored', () => {
    const setItem = jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation(() => {
        throw new Error('full')
      })
    chooseTheme('dark')
    expect(root.theme).toBe('sulong-dark')
    setItem.mockRestore()
  })
})
