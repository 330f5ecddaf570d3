import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import JoinWaitlist from './JoinWaitlist'

const show = () => {
  const joined = jest.fn(() => ({ joinWaitlist: true }))
  mockGraphQLMutation('JoinWaitlistMutation', joined)
  render(<JoinWaitlist funnelId="f1" />)
  return joined
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const join = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }))

describe('the waiting list', () => {
  it.each([
    ['', 'Enter you email'],
    ['ana', /Enter a valid email address/],
  ])('does not accept %j', async (email, message) => {
    mockCurrentUser(null)
    const joined = show()
    type(/Email/, email)
    join()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(joined).not.toHaveBeenCalled()
  })

  it('sends the address once and says thank you', async () => {
    mockCurrentUser(null)
    const joined = show()
    type(/Email/, ' ana@example.com ')
    type(/Name/, 'Ana')
    join()
    expect(
      await screen.findByText(/We will write to you once/)
    ).toBeInTheDocument()
    await waitFor(() => expect(joined).toHaveBeenCalledTimes(1))
    expect(joined).toHaveBeenCalledWith(
      { input: { funnelId: 'f1', email: 'ana@example.com', name: 'Ana' } },
      expect.anything()
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('fills in the email of a signed-in user', () => {
    mockCurrentUser({
      id: 7,
      email: 'ben@example.com',
      firstName: 'Ben',
      roles: ['member'],
    } as never)
    show()
    expect(screen.getByLabelText(/Email/)).toHaveValue('ben@example.com')
  })
})
