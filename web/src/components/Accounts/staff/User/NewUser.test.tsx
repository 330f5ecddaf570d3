import { render, screen } from '@redwoodjs/testing/web'

import { NewUser } from './NewUser'

it('The form of a new user does not mention sessions', () => {
  render(<NewUser />)
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('')
})
