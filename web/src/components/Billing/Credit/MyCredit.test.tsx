import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { MyCredit } from './MyCredit'

import { formatShownDay } from '$api/src/shared/manilaTime'

const bill = (id: number, isReserved: boolean) => ({
  id,
  owedCentavos: 100_000,
  scheduleDate: `2026-12-0${id}`,
  transactionId: null,
  waivedAt: null,
  proof: null,
  isReserved,
})

const show = (...bills: object[]) =>
  render(
    <MyCredit
      creditCentavos={150_000}
      invoices={[{ paymentSchedule: bills }] as never}
    />
  )

it("The member's credit leaves out bills that wait for other money", async () => {
  show(bill(1, true), bill(2, false))
  fireEvent.click(screen.getByRole('button', { name: 'Pay with the credit' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(formatShownDay('2026-12-02', 'en'))
  expect(dialog).not.toHaveTextContent(formatShownDay('2026-12-01', 'en'))
})

it("The member's credit offers nothing if all bills wait", () => {
  show(bill(1, true))
  expect(screen.getByText(/₱1,500\.00/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
