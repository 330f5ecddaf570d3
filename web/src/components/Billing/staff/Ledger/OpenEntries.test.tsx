import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { OpenEntries } from './OpenEntries'

const entry = (id: number, isReserved = false) => ({
  id,
  invoiceNumber: `INV-${id}`,
  priceCentavos: 100_000,
  owedCentavos: 100_000,
  scheduleDate: `2026-12-0${id}`,
  promisedDate: null,
  remindedOn: null,
  isReserved,
})

it('The preview of a payment leaves out bills that wait for other money', async () => {
  mockCurrentUser({
    id: 1,
    roles: ['admin'],
    pageAccess: {},
    functionAccess: { approvePayment: true },
  } as never)
  act(() => window.history.pushState({}, '', '/?record=true'))
  render(
    <OpenEntries
      userId={7}
      memberName="Ben Bautista"
      entries={[entry(1), entry(2, true), entry(3)] as never}
    />
  )
  fireEvent.change(await screen.findByLabelText(/^Amount/), {
    target: { value: '1500' },
  })
  expect(await screen.findByText(/₱1,000\.00: INV-1/)).toBeInTheDocument()
  expect(screen.getByText(/₱500\.00: a part of INV-3/)).toBeInTheDocument()
})

it.each([
  ['nothing is open', [], 'Record a payment'],
  [
    'all bills wait for other money',
    [entry(1, true)],
    'Record a payment for no bill',
  ],
])('A payment is recorded for the member if %s', async (_, entries, name) => {
  mockCurrentUser({
    id: 1,
    roles: ['admin'],
    pageAccess: {},
    functionAccess: { approvePayment: true },
  } as never)
  act(() => window.history.pushState({}, '', '/'))
  const sent = jest.fn()
  mockGraphQLMutation('RecordPaymentMutation', ({ input }) => {
    sent(input)
    return { recordPayment: { isWaiting: false, receiptNumbers: ['AR-1'] } }
  })
  render(
    <OpenEntries
      userId={7}
      memberName="Ben Bautista"
      entries={entries as never}
    />
  )
  fireEvent.click(await screen.findByRole('button', { name }))
  const amount = await screen.findByLabelText(/^Amount/)
  fireEvent.change(amount, { target: { value: '1500' } })
  fireEvent.blur(amount)
  fireEvent.click(await screen.findByLabelText(/left over as credit/))
  expect(
    await screen.findByText('₱1,500.00 becomes credit.')
  ).toBeInTheDocument()
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
        userId: 7,
        scheduleIds: [],
        amountCentavos: 150_000,
        keepsSurplus: true,
      })
    )
  )
})
