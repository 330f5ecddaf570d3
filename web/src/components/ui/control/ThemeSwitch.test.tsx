import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { ThemeSwitch } from './ThemeSwitch'

describe('ThemeSwitch', () => {
  it('follows the device until a theme is chosen', () => {
    render(<ThemeSwitch />)
    expect(screen.getByRole('button', { name: 'System' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )

    fireEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('sulong-dark')
    expect(localStorage.getItem('theme')).toBe('"dark"')
    fireEvent.click(screen.getByRole('button', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})
