import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { OrderRefund } from './OrderRefund'

import { addDays, manilaToday } from '$api/src/shared/manilaTime'

const until = addDays(manilaToday(), 3)

const show = (changes: object = {}) =>
  render(
    <OrderRefund
      productName="Kickstart"
      refund={
        {
          invoiceId: 7,
          until,
          paidCentavos: 150_000,
          lessonsFinished: 3,
          filesDownloaded: 0,
          request: null,
          ...changes,
        } as never
      }
    />
  )

const request = (status: string, answer = '') => ({
  request: {
    id: 1,
    status,
    reason: '',
    answer,
    createdAt: '2026-11-20T04:00:00Z',
    decidedAt: status === 'WAITING' ? null : '2026-11-21T04:00:00Z',
  },
})

it('Asking shows each condition with its state, and stays possible', async () => {
  const asked = jest.fn()
  mockGraphQLMutation('AskForRefundMutation', (variables) => {
    asked(variables)
    return { askForRefund: { __typename: 'RefundRequest', id: 1 } }
  })
  show()
  expect(screen.getByText(/^Refund possible until/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a refund' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Kickstart: you have paid ₱1,500.00 so far.')
  const [days, lessons, files] = screen.getAllByRole('listitem')
  expect(days).toHaveTextContent('Within 7 days of your first payment')
  expect(lessons).toHaveTextContent('3 lessons finished; the policy allows 2')
  expect(files).toHaveTextContent('No files downloaded')
  expect(screen.getAllByRole('img', { name: 'Met:' })).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'Not met:' })).toBeInTheDocument()
  expect(dialog).toHaveTextContent('You may still ask')
  fireEvent.change(screen.getByLabelText(/^Why\?/), {
    target: { value: 'Too busy' },
  })
  fireEvent.submit(screen.getByLabelText(/^Why\?/).closest('form') as Element)
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({ invoiceId: 7, reason: 'Too busy' })
  )
})

it.each([
  ['WAITING', /^You asked for a refund on \w+, Nov 20/, true],
  ['DECLINED', /Nov 21.* we declined/, false],
  ['REFUNDED', /^We refunded this order on \w+, Nov 21/, false],
])('A request that is %s says so', (status, text, canWithdraw) => {
  show(request(status, status === 'DECLINED' ? 'All is finished' : ''))
  expect(screen.getByText(text)).toBeVisible()
  expect(
    screen.queryByRole('button', { name: 'Ask for a refund' })
  ).not.toBeInTheDocument()
  expect(
    screen.queryAllByRole('button', { name: 'Withdraw the request' })
  ).toHaveLength(canWithdraw ? 1 : 0)
  expect(screen.queryAllByText('All is finished')).toHaveLength(
    status === 'DECLINED' ? 1 : 0
  )
})
