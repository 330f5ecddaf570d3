import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { EmailCorrection } from './EmailCorrection'
import { MailboxAnswer } from './MailboxAnswer'
import { WaitingEmail } from './WaitingEmail'

const mailed = {
  mailbox: 'OLD' as const,
  status: 'WAITING' as const,
  oldEmail: 'old@example.com',
  newEmail: 'n…@example.com',
  isAnswered: false,
  waitsUntil: '2026-11-27T04:00:00.000Z',
}

describe('the page of a mailed link', () => {
  it.each([
    ['OLD', 'Yes, I agree', true],
    ['OLD', 'No, keep my address', false],
    ['NEW', 'Yes, confirm it', true],
    ['NEW', 'No, this is not mine', false],
  ] as const)(
    'sends the answer of the %s mailbox: %s',
    async (mailbox, name, isAccepted) => {
      const sent = jest.fn()
      mockGraphQLMutation('AnswerEmailChangeMutation', (variables) => {
        sent(variables)
        return {
          answerEmailChange: {
            ...mailed,
            mailbox,
            status: isAccepted ? 'WAITING' : 'REFUSED',
            isAnswered: isAccepted,
          },
        }
      })
      render(<MailboxAnswer change={{ ...mailed, mailbox }} token="t" />)
      fireEvent.click(screen.getByRole('button', { name }))
      expect(await screen.findByRole('status')).toHaveTextContent(
        isAccepted ? /Confirmed\.|You have agreed\./ : /was refused/
      )
      expect(sent).toHaveBeenCalledWith({ token: 't', isAccepted })
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    }
  )

  it('leads to the sign-in once the address counts', () => {
    render(
      <MailboxAnswer
        change={{ ...mailed, status: 'APPLIED', isAnswered: true }}
        token="t"
      />
    )
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login'
    )
  })
})

describe('the correction of a new address', () => {
  it('sends the address and says that it is saved', async () => {
    mockCurrentUser({ id: 7, email: 'rosa@gmial.com' } as never)
    const sent = jest.fn()
    mockGraphQLMutation('CorrectMyEmailMutation', (variables) => {
      sent(variables)
      return { correctMyEmail: 'rosa@gmail.com' }
    })
    render(<EmailCorrection />)
    fireEvent.click(
      screen.getByRole('button', { name: 'Wrong address? Change it' })
    )
    const field = await screen.findByLabelText('Email')
    expect(field).toHaveValue('rosa@gmial.com')
    fireEvent.change(field, { target: { value: 'rosa@gmail.com' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the address' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ input: { email: 'rosa@gmail.com' } })
    )
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
  })
})

const change = {
  id: 'c',
  status: 'WAITING' as const,
  newEmail: 'new@example.com',
  proposedByName: 'Felisa Yap',
  createdAt: '2026-11-24T04:00:00.000Z',
  confirmedAt: null,
  agreedAt: null,
  shortenedAt: null,
  waitsUntil: '2026-11-27T04:00:00.000Z',
}

const signInWith = (functionAccess: object) =>
  mockCurrentUser({
    id: 1,
    accessLevels: [],
    pageAccess: {},
    functionAccess,
  } as never)

const buttons = () =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('a waiting address', () => {
  it('can be withdrawn by staff, and its wait ended with the right', () => {
    signInWith({})
    const { unmount } = render(
      <WaitingEmail change={change} userId={24} isOwn={false} />
    )
    expect(buttons()).toEqual(['Withdraw it'])
    unmount()
    signInWith({ editAccessLevels: true })
    render(<WaitingEmail change={change} userId={24} isOwn={false} />)
    expect(buttons()).toEqual(['Withdraw it', 'End the wait'])
  })

  it('can be refused by its user, even one who may end waits', async () => {
    signInWith({ editAccessLevels: true })
    const sent = jest.fn()
    mockGraphQLMutation('WithdrawEmailChangeMutation', (variables) => {
      sent(variables)
      return { withdrawEmailChange: true }
    })
    render(<WaitingEmail change={change} userId={1} isOwn />)
    expect(buttons()).toEqual(['No, keep my address'])
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: 1 }))
  })

  it('stays in view for staff once it was refused, but not when it counts', () => {
    signInWith({})
    const { rerender, container } = render(
      <WaitingEmail
        change={{ ...change, status: 'REFUSED' }}
        userId={24}
        isOwn={false}
      />
    )
    expect(screen.getByText(/was refused/)).toBeInTheDocument()
    rerender(
      <WaitingEmail
        change={{ ...change, status: 'APPLIED' }}
        userId={24}
        isOwn={false}
      />
    )
    expect(container).toHaveTextContent('')
  })
})
