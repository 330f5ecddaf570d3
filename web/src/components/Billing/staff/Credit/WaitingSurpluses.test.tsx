import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { WaitingSurpluses } from './WaitingSurpluses'

const show = (changes: object = {}) => {
  mockCurrentUser({
    id: 1,
    roles: ['admin'],
    pageAccess: { payment: true },
    functionAccess: { approvePayment: true },
  } as never)
  render(
    <WaitingSurpluses
      surpluses={[
        {
          id: 3,
          userId: 7,
          memberName: 'Ben Bautista',
          totalCentavos: 2_000_000,
          platform: 'gcash',
          referenceNo: '9017554208',
          paidOn: '2026-11-10',
          proofId: null,
          approverName: 'Mila Cruz',
          isOwn: false,
          ...changes,
        } as never,
      ]}
    />
  )
}

const secondButton = () =>
  screen.queryByRole('button', { name: 'Give the second approval' })

describe('money for no bill that waits for a second person', () => {
  it('is confirmed after its details are shown', async () => {
    const confirmed = jest.fn()
    mockGraphQLMutation('ConfirmSurplusMutation', (variables, { req }) => {
      confirmed(variables, req.headers.get('idempotency-key'))
      return { confirmSurplus: { isWaiting: false, receiptNumbers: ['AR-1'] } }
    })
    show()
    expect(screen.getByText(/First approval by Mila Cruz/)).toBeInTheDocument()
    fireEvent.click(secondButton()!)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(
      /Mila Cruz.*₱20,000\.00 · GCash · 9017554208 · \w+, Nov 10.*as credit/
    )
    expect(confirmed).not.toHaveBeenCalled()
    fireEvent.click(
      within(dialog).getByRole('button', { name: 'Give the second approval' })
    )
    await waitFor(() =>
      expect(confirmed).toHaveBeenCalledWith(
        { id: 3 },
        expect.stringMatching(/^[\w-]{16,64}$/)
      )
    )
  })

  it('is not confirmed by its first approver, who can withdraw it', async () => {
    const withdrawn = jest.fn()
    mockGraphQLMutation('WithdrawApprovalMutation', (variables) => {
      withdrawn(variables)
      return { withdrawApproval: [] }
    })
    show({ isOwn: true })
    expect(secondButton()).not.toBeInTheDocument()
    expect(screen.getByText(/Somebody else/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Withdraw',
      })
    )
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 3 }))
  })

  it('leads to its proof if it has one', () => {
    show({ proofId: 9 })
    expect(secondButton()).not.toBeInTheDocument()
    expect(screen.getByText(/Approve its proof/)).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: 'Proofs to review' })
    ).toHaveAttribute('href', '/payment?tab=proofs')
  })
})
