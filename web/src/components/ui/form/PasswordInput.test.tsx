import { createRef } from 'react'

import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { PasswordInput } from './PasswordInput'

const open = () => {
  const ref = createRef<HTMLInputElement>()
  const onSubmit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <label htmlFor="password">Password</label>
      <PasswordInput
        ref={ref}
        id="password"
        name="password"
        autoComplete="new-password"
        defaultValue="Mangga-7"
        aria-invalid
      />
    </form>
  )
  return { input: screen.getByLabelText('Password'), ref, onSubmit }
}

describe('the password field', () => {
  it('can be shown and hidden again without losing its value', () => {
    const { input, onSubmit } = open()
    expect(input).toHaveAttribute('type', 'password')
    fireEvent.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(input).toHaveAttribute('type', 'text')
    const hide = screen.getByRole('button', { name: 'Hide the password' })
    expect(hide).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(hide)
    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveValue('Mangga-7')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('works with forms and password managers', () => {
    const { input, ref } = open()
    expect(ref.current).toBe(input)
    expect(input).toHaveAttribute('name', 'password')
    expect(input).toHaveAttribute('autocomplete', 'new-password')
    expect(input).toBeInvalid()
  })
})
