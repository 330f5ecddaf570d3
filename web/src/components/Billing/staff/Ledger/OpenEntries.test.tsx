import {
  act,
  fireEvent,
  mockCurrentUser,
  render,
  screen,
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
