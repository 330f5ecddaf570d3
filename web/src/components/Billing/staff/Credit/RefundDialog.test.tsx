import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { RefundDialog } from './RefundDialog'

const send = (platform: string) =>
  fireEvent.change(screen.getByLabelText(/^Sent by/), {
    target: {
      value: screen.getByRole<HTMLOptionElement>('option', { name: platform })
        .value,
    },
  })

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
