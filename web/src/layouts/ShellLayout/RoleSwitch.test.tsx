import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { RoleSwitch } from './RoleSwitch'

it('The user’s roles are offered as buttons, with the current one pressed', () => {
  mockCurrentUser({
    id: 7,
    roles: ['member', 'coach'],
    accessLevels: ['member', 'coach'].map((id) => ({ id, name: id })),
  } as never)
  render(<RoleSwitch onSwitch={jest.fn()} />)
  const pressed = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-pressed'))
  expect(pressed).toEqual(['true', 'false'])
})
