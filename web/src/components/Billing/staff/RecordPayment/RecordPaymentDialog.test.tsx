import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { RecordPaymentDialog } from './RecordPaymentDialog'

const bills = [
  {
    id: 1,
    owedCentavos: 183_300,
    invoiceNumber: 'INV-1',
    scheduleDate: '2026-11-23',
  },
  {
    id: 2,
    owedCentavos: 50_000,
    invoiceNumber: 'INV-2',
    scheduleDate: '2026-12-23',
  },
]

const open = () =>
  render(
    <RecordPaymentDialog
      bills={bills}
      memberName="Ben Bautista"
      onClose={() => {}}
    />
  )

const typeAmount = (text: string) => {
  const amount = screen.getByLabelText(/^Amount/)
  fireEvent.change(amount, { target: { value: text } })
  fireEvent.blur(amount)
}

describe('recording a payment', () => {
  it.each([
    ['1833', [/₱1,833\.00: INV-1/]],
    ['1500', [/₱1,500\.00: a part of INV-1.*₱333\.00 stays open/]],
    ['2000', [/₱1,833\.00: INV-1/, /₱167\.00: a part of INV-2/]],
    ['3000', [/₱667\.00 is more than all open bills/]],
  ])('says what ₱%s pays', async (amount, texts) => {
    open()
    typeAmount(amount)
    for (const text of texts)
      expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('sends the bill, the amount and the reference', async () => {
    const sent = jest.fn()
    mockGraphQLMutation('RecordPaymentMutation', ({ input }) => {
      sent(input)
      return { recordPayment: { isWaiting: false, receiptNumbers: ['AR-1'] } }
    })
    open()
    typeAmount('1500')
    fireEvent.change(screen.getByLabelText(/^Paid with/), {
      target: { value: 'gcash' },
    })
    fireEvent.change(screen.getByLabelText(/^Reference number/), {
      target: { value: '9017554208123' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Record it' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          scheduleIds: [1],
          amountCentavos: 150_000,
          platform: 'gcash',
          referenceNo: '9017554208123',
        })
      )
    )
  })

  it('says at the switch that a surplus needs it, and calls it credit once it is on', async () => {
    const sent = jest.fn()
    mockGraphQLMutation('RecordPaymentMutation', sent)
    open()
    typeAmount('3000')
    fireEvent.change(screen.getByLabelText(/^Paid with/), {
      target: {
        value: screen.getByRole<HTMLOptionElement>('option', { name: 'Cash' })
          .value,
      },
    })
    fireEvent.change(screen.getByLabelText(/^Reference number/), {
      target: { value: 'N/A' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Record it' }))
    const keep = screen.getByLabelText(/left over as credit/)
    expect(
      await screen.findByText(/Turn on “Keep what is left over as credit”/)
    ).toBeInTheDocument()
    expect(keep).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(keep)
    expect(
      await screen.findByText('₱667.00 becomes credit.')
    ).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByText(/is more than all/)).not.toBeInTheDocument()
    )
  })

  it('says what to write as the reference of cash', () => {
    open()
    expect(screen.getByText(/For cash, write N\/A/)).toBeInTheDocument()
  })

  it('keeps what is left over only when asked', async () => {
    const sent = jest.fn()
    mockGraphQLMutation('RecordPaymentMutation', ({ input }) => {
      sent(input.keepsSurplus)
      return { recordPayment: { isWaiting: false, receiptNumbers: ['AR-1'] } }
    })
    open()
    expect(screen.queryByLabelText(/left over/)).not.toBeInTheDocument()
    typeAmount('3000')
    fireEvent.click(await screen.findByLabelText(/left over as credit/))
    fireEvent.change(screen.getByLabelText(/^Paid with/), {
      target: { value: 'cash' },
    })
    fireEvent.change(screen.getByLabelText(/^Reference number/), {
      target: { value: 'Counter 2' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Record it' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(true))
  })
})
