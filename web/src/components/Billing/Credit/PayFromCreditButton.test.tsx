import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { PayFromCreditButton } from './PayFromCreditButton'

import { formatShownDay } from '$api/src/shared/manilaTime'

const bill = (id: number, owedCentavos: number, scheduleDate: string) => ({
  id,
  owedCentavos,
  scheduleDate,
})

it('The button shows what the credit pays, and pays only that', async () => {
  const sent = jest.fn()
  mockGraphQLMutation('PayFromCreditMutation', ({ scheduleIds }) => {
    sent(scheduleIds)
    return { payFromCredit: 0 }
  })
  render(
    <PayFromCreditButton
      creditCentavos={150_000}
      bills={[
        bill(1, 100_000, '2026-11-23'),
        bill(2, 100_000, '2026-12-23'),
        bill(3, 100_000, '2027-01-23'),
      ]}
      refetch={[]}
    />
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pay with the credit' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(
    `₱1,000.00: the bill of ${formatShownDay('2026-11-23', 'en')}`
  )
  expect(dialog).toHaveTextContent(
    `₱500.00: a part of the bill of ${formatShownDay('2026-12-23', 'en')}; ₱500.00 stays open`
  )
  expect(dialog).not.toHaveTextContent('2027')
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Pay with the credit' }).at(-1)!
  )
  await waitFor(() => expect(sent).toHaveBeenCalledWith([1, 2]))
})
