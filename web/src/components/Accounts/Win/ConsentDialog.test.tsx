import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { ConsentDialog } from './ConsentDialog'

const win = {
  __typename: 'Win' as const,
  id: 7,
  title: 'First client',
  text: '',
  achievedOn: '2026-03-04',
  shownSince: null,
  shownAs: null,
  isFeatured: false,
}

const open = (changes: object = {}) => {
  const sent = jest.fn()
  mockCurrentUser({ firstName: 'Ana', lastName: 'Dela Cruz' } as never)
  mockGraphQLMutation('SetWinConsentMutation', (variables) => {
    sent(variables)
    return { setWinConsent: { ...win, ...changes, ...variables } }
  })
  render(<ConsentDialog win={{ ...win, ...changes }} onClose={jest.fn()} />)
  return sent
}

it('A member agrees under the name that they choose, the shorter one at first', async () => {
  const sent = open()
  expect(await screen.findByLabelText('Ana D.')).toBeChecked()
  fireEvent.click(screen.getByLabelText('Ana Dela Cruz'))
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ id: 7, shownAs: 'FULL' })
  )
})

it('A member who has agreed takes it back', async () => {
  const sent = open({ shownSince: '2026-03-05T00:00:00Z', shownAs: 'FULL' })
  expect(await screen.findByText(/You have agreed since/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ id: 7, shownAs: null })
  )
})
