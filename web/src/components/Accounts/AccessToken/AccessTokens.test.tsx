import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import AccessTokens from './AccessTokens'

const token = {
  __typename: 'AccessToken',
  id: 7,
  name: 'Sheet',
  mayChange: true,
  reachesMoney: false,
  state: 'LIVE',
  createdAt: '2026-11-26T00:00:00Z',
  expiresAt: '2026-12-26T00:00:00Z',
  lastUsedAt: null,
}

const list = (tokens: object[]) =>
  mockGraphQLQuery('MyAccessTokensQuery', () => ({ myAccessTokens: tokens }))

it('The list shows what each token may do, and ends a live one after a question', async () => {
  list([
    token,
    { ...token, id: 8, name: 'Old', state: 'EXPIRED', reachesMoney: true },
  ])
  const end = jest.fn(() => ({
    endAccessToken: { __typename: 'AccessToken', id: 7, state: 'ENDED' },
  }))
  mockGraphQLMutation('EndAccessTokenMutation', end)
  render(<AccessTokens />)
  expect(await screen.findByText(/Reads and changes data ·/)).toBeVisible()
  expect(screen.getByText(/data, money and rights/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^End / })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'End Sheet' }))
  fireEvent.click(await screen.findByRole('button', { name: 'End' }))
  await waitFor(() => expect(end).toHaveBeenCalled())
})

it('A new token is shown once', async () => {
  list([])
  mockGraphQLMutation('CreateAccessTokenMutation', () => ({
    createAccessToken: {
      __typename: 'NewAccessToken',
      token: 'sulong_pat_secret',
      accessToken: { __typename: 'AccessToken', id: 9 },
    },
  }))
  render(<AccessTokens />)
  expect(await screen.findByText('You have no access tokens.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'New access token' }))
  fireEvent.change(await screen.findByLabelText('Name'), {
    target: { value: 'Sheet' },
  })
  expect(screen.queryByLabelText(/money and rights/)).not.toBeInTheDocument()
  fireEvent.click(screen.getByLabelText('May change data'))
  expect(await screen.findByLabelText(/money and rights/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('Your password'), {
    target: { value: 'Sulong-2026!' },
  })
  const submit = screen.getAllByRole('button', { name: 'New access token' })
  fireEvent.click(submit[submit.length - 1])
  expect(await screen.findByText('sulong_pat_secret')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'I have stored it' }))
  await waitFor(() =>
    expect(screen.queryByText('sulong_pat_secret')).not.toBeInTheDocument()
  )
})
