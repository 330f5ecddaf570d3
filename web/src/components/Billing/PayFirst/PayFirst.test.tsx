import { render, screen, within } from '@redwoodjs/testing/web'

import { PayFirst } from './PayFirst'

const bill = (proof: object | null) => ({
  id: 5,
  seq: 1,
  scheduleDate: '2026-01-05',
  priceCentavos: 299_950,
  owedCentavos: 299_950,
  transactionId: null,
  waivedAt: null,
  proof,
})

const show = (proof: object | null) =>
  render(
    <PayFirst
      firstPayment={
        {
          invoice: {
            number: 'INV-2026-000027',
            subscription: { productId: 1, productName: 'Membership' },
            paymentSchedule: [bill(proof)],
          },
          courses: ['Home Office'],
        } as never
      }
      howToPay={
        {
          proofHours: null,
          accounts: [
            {
              id: 1,
              platform: 'gcash',
              label: 'Our GCash',
              accountName: 'The School',
              accountNumber: '0900 000 0000',
              instructions: '',
              productIds: [],
            },
          ],
        } as never
      }
    />
  )

const current = () =>
  screen
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')

describe('the steps to the first lesson', () => {
  it('begin with where to pay', () => {
    show(null)
    expect(within(current()!).getByText('0900 000 0000')).toBeVisible()
    expect(screen.queryByText('Show where to pay')).not.toBeInTheDocument()
  })

  it('put the reason first after a proof was sent back', () => {
    show({ id: 3, status: 'REJECTED', rejectReason: 'It cannot be read.' })
    expect(within(current()!).getByText(/It cannot be read/)).toBeVisible()
    expect(
      within(current()!).getByRole('button', { name: 'Send again' })
    ).toBeVisible()
    expect(screen.getByText('0900 000 0000')).not.toBeVisible()
  })
})
