import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import GuestOptions from './GuestOptions'

const beforeDeciding = /before you decide/
const whileWaiting = /While you wait/

it.each([
  ['A visitor is invited', false, beforeDeciding, whileWaiting],
  ['A buyer who waits passes the time', true, whileWaiting, beforeDeciding],
])('%s with the free lessons', async (_, isWaiting, shown, hidden) => {
  mockCurrentUser({ id: 7, pageAccess: {}, functionAccess: {} } as never)
  render(<GuestOptions isWaiting={isWaiting} />)
  expect(await screen.findByText(shown)).toBeInTheDocument()
  expect(screen.queryByText(hidden)).not.toBeInTheDocument()
})
