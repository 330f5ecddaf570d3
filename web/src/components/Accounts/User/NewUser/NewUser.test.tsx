import { render, screen } from '@redwoodjs/testing/web'

import { NewUser } from './NewUser'

it('says nothing of sessions, of which a new person has none', () => {
  render(<NewUser />)
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('')
})
