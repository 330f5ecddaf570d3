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

const show = (changes: object = {}) => {
  mockCurrentUser({ id: 1, pageAccess: {}, functionAccess: {} } as never)
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

  it('says what of it credit has paid', () => {
    show({ creditCentavos: 40_000 })
    expect(screen.getByText('₱400.00 paid from credit')).toBeInTheDocument()
    expect(screen.getByText('GCash')).toBeInTheDocument()
  })
})
