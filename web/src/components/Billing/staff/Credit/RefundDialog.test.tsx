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
