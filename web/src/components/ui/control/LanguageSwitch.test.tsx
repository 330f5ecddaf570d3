import { act, fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import i18n from 'src/i18n'

import { LanguageSwitch } from './LanguageSwitch'

afterEach(() => act(async () => void (await i18n.changeLanguage('en'))))

describe('LanguageSwitch', () => {
  it("changes the language, stores it and sets the document's language", async () => {
    render(<LanguageSwitch />)
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )

    fireEvent.click(screen.getByRole('button', { name: 'Filipino' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('fil'))
    expect(document.cookie).toContain('lang=fil')
    expect(screen.getByRole('button', { name: 'Filipino' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
  })
})
