import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import WaitingTransfersCell from 'src/components/Billing/staff/RecordPayment/WaitingTransfersCell'

const transfer = {
  __typename: 'WaitingTransfer',
  id: 3,
  userId: 7,
  memberName: 'Ben Bautista',
  totalCentavos: 319_900,
  surplusCentavos: 20_000,
  platform: 'gcash',
  referenceNo: '9017554208',
  paidOn: '2026-11-10',
  bills: [
    {
      __typename: 'WaitingBill',
      id: 1,
      invoiceNumber: 'INV-2026-000015',
      scheduleDate: '2026-11-11',
      amountCentavos: 299_900,
    },
  ],
  pictureUrl: null,
  statementImportId: null,
  approverName: 'Mila Cruz',
  isOwn: false,
  mayWithdraw: false,
  createdAt: '2026-11-10T02:00:00.000Z',
}

const show = async (changes: object = {}) => {
  mockCurrentUser({
    id: 1,
    roles: ['admin'],
    pageAccess: { payment: true, studentPaymentDetails: true },
    functionAccess: { approvePayment: true },
  } as never)
  mockGraphQLQuery('WaitingTransfersQuery', () => ({
    waitingTransfers: [{ ...transfer, ...changes }],
  }))
  render(<WaitingTransfersCell />)
  await screen.findByText('Ben Bautista')
}

const approve = () =>
  screen.queryByRole('button', { name: 'Give the second approval' })

const mockConfirm = () => {
  const confirmed = jest.fn()
  mockGraphQLMutation('ConfirmTransferMutation', (variables, { req }) => {
    confirmed(variables, req.headers.get('idempotency-key'))
    return { confirmTransfer: true }
  })
  return confirmed
}

describe('a transfer that waits for a second person', () => {
  it('is approved where it is listed, after its details are shown', async () => {
    const confirmed = mockConfirm()
    await show()
    expect(screen.getByText('₱3,199.00')).toBeInTheDocument()
    expect(screen.getByText(/INV-2026-000015.*₱2,999\.00/)).toBeInTheDocument()
    expect(screen.getByText(/First approval by Mila Cruz/)).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Withdraw' })
    ).not.toBeInTheDocument()
    fireEvent.click(approve()!)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(
      /Mila Cruz.*₱3,199\.00 · GCash · 9017554208 · \w+, Nov 10.*₱200\.00 of it as credit/
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

  it('is opened by the key A', async () => {
    await show()
    fireEvent.keyDown(window, { key: 'a' })
    expect(await screen.findByRole('dialog')).toHaveTextContent('Mila Cruz')
  })

  it('is not approved by its first approver, who can withdraw it', async () => {
    const withdrawn = jest.fn()
    mockGraphQLMutation('WithdrawApprovalMutation', (variables) => {
      withdrawn(variables)
      return { withdrawApproval: [] }
    })
    await show({ isOwn: true, mayWithdraw: true })
    expect(approve()).not.toBeInTheDocument()
    expect(screen.getByText(/Somebody else/)).toBeInTheDocument()
    fireEvent.keyDown(window, { key: 'a' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Withdraw',
      })
    )
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 3 }))
  })

  it('of a statement leads to its file', async () => {
    await show({ statementImportId: 9 })
    expect(approve()).not.toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: 'Open its statement' })
    ).toHaveAttribute('href', '/payment?tab=reconciliation&file=9')
  })

  it('has an empty state on the desk when there is none', async () => {
    mockGraphQLQuery('WaitingTransfersQuery', () => ({ waitingTransfers: [] }))
    render(<WaitingTransfersCell />)
    expect(
      await screen.findByText('No transfer waits for a second approval')
    ).toBeInTheDocument()
  })
})
