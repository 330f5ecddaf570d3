import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

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

const show = (changes: object = {}, functionAccess: object = {}) => {
  mockCurrentUser({
    id: 1,
    pageAccess: { payment: true },
    functionAccess,
  } as never)
  render(
    <table>
      <tbody>
        <ScheduleRow entry={{ ...paid, ...changes } as never} />
      </tbody>
    </table>
  )
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

  it('says what of it credit has paid', () => {
    show({ creditCentavos: 40_000 })
    expect(screen.getByText('₱400.00 paid from credit')).toBeInTheDocument()
    expect(screen.getByText('GCash')).toBeInTheDocument()
  })
})
