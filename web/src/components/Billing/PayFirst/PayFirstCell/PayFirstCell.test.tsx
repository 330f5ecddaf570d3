import {
  act,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'
import { useQuery } from '@redwoodjs/web'

import { watchBell } from 'src/components/Accounts/Notices/live/sharedBell'
import PayFirstCell from 'src/components/Billing/PayFirst/PayFirstCell'
import { toast } from 'src/lib/browser/toast'

jest.mock('src/components/Accounts/Notices/live/sharedBell', () => ({
  newestHeard: () => undefined,
  watchBell: jest.fn(() => () => {}),
}))

const waiting = {
  __typename: 'FirstPayment',
  invoice: {
    __typename: 'Invoice',
    id: 1,
    number: 'INV-2026-000001',
    totalCentavos: 100_000,
    issuedAt: '2026-11-01T00:00:00Z',
    priceTrace: [],
    subscription: {
      __typename: 'UserSubscription',
      id: 1,
      status: 'PENDING',
      productId: 7,
      productName: 'Kickstart',
      paymentTermLabel: 'Monthly',
    },
    paymentSchedule: [
      {
        __typename: 'PaymentSchedule',
        id: 1,
        seq: 1,
        priceCentavos: 100_000,
        paidCentavos: 0,
        creditCentavos: 0,
        owedCentavos: 100_000,
        scheduleDate: '2026-11-01',
        transactionId: null,
        paymentPlatform: null,
        externalInvoiceId: null,
        waivedAt: null,
        waiveReason: null,
        promisedDate: null,
        approval: null,
        proof: null,
      },
    ],
  },
  courses: [],
}
const howToPay = {
  __typename: 'HowToPay',
  accounts: [],
  contactLink: null,
  proofHours: null,
}

const OtherOfHome = () => {
  useQuery(gql`
    query OtherOfHomeQuery {
      myCreditCentavos
    }
  `)
  return null
}

const ring = (newest: number) =>
  jest
    .mocked(watchBell)
    .mock.calls.forEach(([watcher]) => watcher({ unread: 1, newest }))

it('An approval shows as soon as its notice arrives', async () => {
  const told = jest.spyOn(toast, 'success').mockResolvedValue()
  mockCurrentUser({ id: 7 } as never)
  let firstPayment: object | null = waiting
  mockGraphQLQuery('FirstPaymentQuery', () => ({
    firstPayment,
    myCreditCentavos: 40_000,
    howToPay,
  }))
  const home = jest.fn(() => ({ myCreditCentavos: 0 }))
  mockGraphQLQuery('OtherOfHomeQuery', home)
  render(
    <>
      <PayFirstCell />
      <OtherOfHome />
    </>
  )
  expect(await screen.findByText(/INV-2026-000001/)).toBeInTheDocument()
  expect(
    screen.getByText(/Your credit covers ₱400\.00 of ₱1,000\.00/)
  ).toBeInTheDocument()

  firstPayment = null
  await act(async () => ring(3))
  expect(
    await screen.findByRole('heading', { name: 'Your payment is approved' })
  ).toBeInTheDocument()
  expect(told).toHaveBeenCalledTimes(1)
  // The rest of the page follows.
  await waitFor(() => expect(home).toHaveBeenCalledTimes(2))
  await act(() => new Promise((done) => setTimeout(done, 100)))
})
