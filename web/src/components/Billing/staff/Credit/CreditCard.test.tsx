import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { CreditCard } from './CreditCard'

import { formatShownDay } from '$api/src/shared/manilaTime'

const entry = (id: number, isReserved: boolean) => ({
  id,
  owedCentavos: 100_000,
  scheduleDate: `2026-12-0${id}`,
  isReserved,
})

const show = (...openEntries: object[]) => {
  mockCurrentUser({
    id: 1,
    roles: ['admin'],
    pageAccess: {},
    functionAccess: { approvePayment: true },
  } as never)
  mockGraphQLQuery('RefundRequestsQuery', () => ({
    waitingRefundRequests: [],
  }))
  mockGraphQLQuery('WaitingRefundsQuery', () => ({ waitingRefunds: [] }))
  mockGraphQLQuery('WaitingTransfersQuery', () => ({ waitingTransfers: [] }))
  render(
    <CreditCard
      details={
        {
          userId: 7,
          name: 'Ben Bautista',
          creditCentavos: 150_000,
          openEntries,
        } as never
      }
    />
  )
}

it('Staff pay with credit only bills that wait for no other money', async () => {
  show(entry(1, true), entry(2, false))
  fireEvent.click(
    await screen.findByRole('button', { name: 'Pay with the credit' })
  )
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(formatShownDay('2026-12-02', 'en'))
  expect(dialog).not.toHaveTextContent(formatShownDay('2026-12-01', 'en'))
})

it('Staff cannot pay with credit if all bills wait', async () => {
  show(entry(1, true))
  expect(
    await screen.findByRole('button', { name: /credit/i })
  ).toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: 'Pay with the credit' })
  ).not.toBeInTheDocument()
})
