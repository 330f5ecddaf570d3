import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { RefundDialog } from './RefundDialog'

const choose = (label: string | RegExp, name: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: {
      value: screen.getByRole<HTMLOptionElement>('option', { name }).value,
    },
  })

const send = (platform: string) => choose(/^Sent by/, platform)

it('The reference number of a refund is optional for cash alone', () => {
  render(<RefundDialog userId={1} memberName="Ana" onClose={() => {}} />)
  send('GCash')
  expect(screen.getByLabelText('Reference number')).toBeInTheDocument()
  send('Cash')
  expect(screen.getByLabelText(/^Reference number.*optional/)).toBeVisible()
  send('Maya')
  expect(screen.getByLabelText('Reference number')).toBeInTheDocument()
})

it('A refund that answers a request says that it ends the order', () => {
  const request = { id: 3, paidCentavos: 79_900 }
  const { unmount } = render(
    <RefundDialog
      userId={1}
      memberName="Ana"
      request={request}
      onClose={() => {}}
    />
  )
  expect(screen.getByRole('dialog')).toHaveTextContent('ends the order')
  expect(screen.getByLabelText('Amount')).toHaveValue('799.00')
  unmount()
  const waiting = {
    amountCentavos: 79_900,
    platform: 'gcash' as const,
    referenceNo: 'R-1',
    reason: 'Asked',
    fromCreditCentavos: 0,
  }
  for (const requestId of [3, null]) {
    const shown = render(
      <RefundDialog
        userId={1}
        memberName="Ana"
        waiting={{ ...waiting, requestId }}
        onClose={() => {}}
      />
    )
    const text = screen.getByRole('dialog').textContent ?? ''
    expect(text.includes('ends the order')).toBe(requestId !== null)
    shown.unmount()
  }
})

describe('a refund beyond the credit', () => {
  const entry = {
    invoiceNumber: 'INV-2026-000015',
    priceCentavos: 199_966,
  }
  const paidEntries = [
    { ...entry, id: 2, seq: 2, paidCentavos: 50_032, moneyCentavos: 50_032 },
    { ...entry, id: 1, seq: 1, paidCentavos: 199_966, moneyCentavos: 199_966 },
  ]
  const type = (amount: string) => {
    const field = screen.getByLabelText('Amount')
    fireEvent.change(field, { target: { value: amount } })
    fireEvent.blur(field)
  }
  const BILLS = 'The bills it comes from'

  beforeEach(() => {
    render(
      <RefundDialog
        userId={1}
        memberName="Cora"
        creditCentavos={10_000}
        paidEntries={paidEntries}
        onClose={() => {}}
      />
    )
  })

  it('Offers the credit and what is paid ahead', () => {
    expect(screen.getByLabelText('Amount')).toHaveValue('600.32')
  })

  it('Asks what becomes of the bills only beyond the credit', () => {
    type('100')
    expect(screen.queryByLabelText(BILLS)).not.toBeInTheDocument()
    type('2200')
    choose(BILLS, 'Are owed again')
    const preview = screen.getByRole('status')
    expect(preview).toHaveTextContent('₱100.00 comes from the credit')
    expect(preview).toHaveTextContent(
      '₱1,999.66 is owed on payment 2 of INV-2026-000015'
    )
    expect(preview).toHaveTextContent(
      '₱1,599.68 is owed on payment 1 of INV-2026-000015'
    )
    choose(BILLS, 'Stay paid: the school gives it up')
    expect(preview).not.toHaveTextContent('is owed')
  })
})
