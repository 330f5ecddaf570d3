import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { ScheduleRow } from './ScheduleRow'

const paid = {
  id: 5,
  seq: 1,
  scheduleDate: '2026-11-20',
  priceCentavos: 100_000,
  paidCentavos: 100_000,
  owedCentavos: 0,
  creditCentavos: 0,
  transactionId: 7,
  paymentPlatform: 'gcash',
  externalInvoiceId: 'N/A',
  waivedAt: null,
  proof: null,
  approval: null,
}

const row = (changes: object) => (
  <table>
    <tbody>
      <ScheduleRow entry={{ ...paid, ...changes } as never} />
    </tbody>
  </table>
)

const show = (changes: object = {}, functionAccess: object = {}) => {
  mockCurrentUser({
    id: 1,
    pageAccess: { payment: true },
    functionAccess,
  } as never)
  return render(row(changes))
}

describe('a paid entry', () => {
  it('names the platform of its money', () => {
    show()
    expect(screen.getByText('GCash')).toBeInTheDocument()
    expect(screen.queryByText(/credit/)).not.toBeInTheDocument()
  })

  it('says that credit has paid it, in place of a platform', () => {
    show({ paymentPlatform: 'other', creditCentavos: 100_000 })
    expect(screen.getByText('Paid from credit')).toBeInTheDocument()
    expect(screen.queryByText('Other')).not.toBeInTheDocument()
  })

  it('leads to the desk for the rest of its proof', () => {
    const proof = {
      id: 3,
      status: 'SUBMITTED',
      platform: 'gcash',
      referenceNo: '1',
      amountCentavos: 150_000,
      paidOn: '2026-11-20',
      createdAt: '2026-11-20T00:00:00Z',
      fileUrl: '/api/uploads/1',
    }
    show({ proof }, { approvePayment: true })
    expect(
      screen.getByRole('link', { name: 'Book the rest at the desk' })
    ).toHaveAttribute('href', '/payment?tab=proofs')
    expect(
      screen.queryByRole('button', { name: /approve/i })
    ).not.toBeInTheDocument()
  })

  it('says how much of it credit has paid', () => {
    show({ creditCentavos: 40_000 })
    expect(screen.getByText('₱400.00 paid from credit')).toBeInTheDocument()
    expect(screen.getByText('GCash')).toBeInTheDocument()
  })
})

describe('an entry with a first approval', () => {
  const approval = {
    id: 41,
    platform: 'gcash',
    externalInvoiceId: 'AB-1',
    approvedById: 2,
    approvedByName: 'Ana Cruz',
    mayWithdraw: true,
    totalCentavos: 100_000,
    surplusCentavos: 0,
    statementLineId: null as number | null,
    referenceKey: '9017554208',
    paidAt: '2026-11-10T00:00:00Z',
  }
  const waiting = {
    transactionId: null,
    paidCentavos: 0,
    owedCentavos: 100_000,
    approval,
  }
  const rights = { approvePayment: true, revokePayment: true }

  it('sends the approval that is shown with its confirmation', async () => {
    const confirm = jest.fn((_variables: object) => ({
      approvePaymentScheduleTransaction: {
        ...paid,
        __typename: 'PaymentSchedule',
      },
    }))
    mockGraphQLMutation('ApprovePaymentMutation', confirm)
    show(waiting, rights)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Give the second approval' })
    )
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(
      within(dialog).getByRole('button', { name: 'Give the second approval' })
    )
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(confirm.mock.calls[0][0]).toMatchObject({
      id: 5,
      approvalId: 41,
      externalInvoiceId: 'AB-1',
    })
  })

  it('withdraws that approval, and revokes nothing', async () => {
    const withdraw = jest.fn((_variables: object) => ({
      withdrawApproval: [],
    }))
    mockGraphQLMutation('WithdrawApprovalMutation', withdraw)
    show(waiting, rights)
    expect(
      screen.queryByRole('button', { name: 'Revoke' })
    ).not.toBeInTheDocument()
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const buttons = await screen.findAllByRole('button', { name: 'Withdraw' })
    fireEvent.click(buttons[buttons.length - 1])
    await waitFor(() => expect(withdraw).toHaveBeenCalled())
    expect(withdraw.mock.calls[0][0]).toEqual({ id: 41 })
  })

  it('leaves the second approval to another person', () => {
    show({ ...waiting, approval: { ...approval, approvedById: 1 } }, rights)
    expect(
      screen.queryByRole('button', { name: 'Give the second approval' })
    ).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeInTheDocument()
  })

  it('offers both for what is paid and what waits', () => {
    show({ ...waiting, paidCentavos: 20_000, owedCentavos: 80_000 }, rights)
    for (const name of ['Withdraw', 'Revoke'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
  })

  it('leaves the money of a statement to its line', () => {
    show({ ...waiting, approval: { ...approval, statementLineId: 9 } }, rights)
    expect(
      screen.queryByRole('button', { name: 'Give the second approval' })
    ).not.toBeInTheDocument()
    expect(screen.getByText(/its line in the statement/)).toBeInTheDocument()
  })

  it('confirms what the dialog showed, whatever is loaded meanwhile', async () => {
    const confirm = jest.fn((_variables: object) => ({
      approvePaymentScheduleTransaction: {
        ...paid,
        __typename: 'PaymentSchedule',
      },
    }))
    mockGraphQLMutation('ApprovePaymentMutation', confirm)
    const { rerender } = show(waiting, rights)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Give the second approval' })
    )
    const dialog = await screen.findByRole('dialog')
    rerender(row({ ...waiting, approval: { ...approval, id: 42 } }))
    fireEvent.click(
      within(dialog).getByRole('button', { name: 'Give the second approval' })
    )
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(confirm.mock.calls[0][0]).toMatchObject({ approvalId: 41 })
  })

  it.each([
    ['booked a part', null, 'Payment approved successful!'],
    ['became a first approval', approval, /^First approval saved/],
  ])('says so if the second approval %s', async (_, left, words) => {
    const success = jest.spyOn(toast, 'success').mockResolvedValue()
    mockGraphQLMutation('ApprovePaymentMutation', () => ({
      approvePaymentScheduleTransaction: {
        ...paid,
        ...waiting,
        paidCentavos: 50_000,
        approval: left,
        __typename: 'PaymentSchedule',
      },
    }))
    show(waiting, rights)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Give the second approval' })
    )
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Give the second approval',
      })
    )
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith(
        typeof words === 'string' ? words : expect.stringMatching(words)
      )
    )
  })
})
