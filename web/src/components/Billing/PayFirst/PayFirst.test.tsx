import { fireEvent, render, screen, within } from '@redwoodjs/testing/web'

import { PayFirst } from './PayFirst'

const bill = (proof: object | null, isReserved: boolean) => ({
  id: 5,
  seq: 1,
  scheduleDate: '2026-01-05',
  priceCentavos: 299_950,
  owedCentavos: 299_950,
  transactionId: null,
  waivedAt: null,
  proof,
  isReserved,
})

const show = (
  proof: object | null,
  creditCentavos = 0,
  isReserved = (proof as { status: string } | null)?.status === 'SUBMITTED'
) =>
  render(
    <PayFirst
      creditCentavos={creditCentavos}
      firstPayment={
        {
          invoice: {
            number: 'INV-2026-000027',
            subscription: { productId: 1, productName: 'Membership' },
            paymentSchedule: [bill(proof, isReserved)],
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
            {
              id: 2,
              platform: 'maya',
              label: 'Our Maya',
              accountName: 'The School',
              accountNumber: '0911 111 1111',
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

  it('open the form at its heading, with the platform of the account above', async () => {
    show(null)
    fireEvent.click(screen.getByRole('radio', { name: 'Our Maya' }))
    const button = screen.getByRole('button', { name: 'I have paid' })
    button.focus()
    fireEvent.click(button)
    expect(
      screen.getByRole('heading', { name: 'Send us the screenshot' })
    ).toHaveFocus()
    const platform = await screen.findByLabelText('How did you pay?')
    expect(platform).toHaveDisplayValue('Maya')

    fireEvent.click(screen.getByRole('radio', { name: 'Our GCash' }))
    expect(platform).toHaveDisplayValue('GCash')
    const ofCash = within(platform).getByRole('option', { name: 'Cash' })
    fireEvent.change(platform, {
      target: { value: (ofCash as HTMLOptionElement).value },
    })
    fireEvent.click(screen.getByRole('radio', { name: 'Our Maya' }))
    expect(platform).toHaveDisplayValue('Cash')
  })

  it.each([
    ['2499.50', 'The bills you chose add up to ₱2,999.50. ₱500.00 stays open.'],
    [
      '3000',
      'The bills you chose add up to ₱2,999.50. The other ₱0.50 pays your next bill or stays as credit.',
    ],
  ])('tell what follows from a payment of %s', async (amount, text) => {
    show(null)
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    const field = await screen.findByLabelText('Amount you paid')
    fireEvent.change(field, { target: { value: amount } })
    fireEvent.blur(field)
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('begin with the credit, and tell what is left after it', () => {
    show(null, 99_950)
    expect(
      screen.getByText(
        'Your credit covers ₱999.50 of ₱2,999.50. ₱2,000.00 is left to pay.'
      )
    ).toBeVisible()
    expect(
      screen.getByRole('heading', { name: 'Pay with your credit' })
    ).toBeVisible()
    expect(
      screen.getByRole('button', { name: 'Pay with the credit' })
    ).toBeVisible()
    expect(screen.queryByText('0900 000 0000')).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'I have paid' })
    ).not.toBeInTheDocument()
  })

  it('send a returned proof again with the whole price', async () => {
    show({ id: 3, status: 'REJECTED', rejectReason: 'Blurred.' }, 99_950)
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByLabelText('Amount you paid')).toHaveDisplayValue(
      '2999.50'
    )
  })

  it('are a single one if the credit covers the whole bill', () => {
    show(null, 400_000)
    expect(
      screen.getByText(
        'Your credit covers all ₱2,999.50. Nothing is left to pay.'
      )
    ).toBeVisible()
    expect(
      screen.getByRole('heading', { name: 'Pay with your credit' })
    ).toBeVisible()
    expect(screen.queryByText('0900 000 0000')).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'I have paid' })
    ).not.toBeInTheDocument()
  })

  it('leave the credit out while a proof is being checked', () => {
    show(
      {
        id: 3,
        status: 'SUBMITTED',
        platform: 'gcash',
        referenceNo: '1',
        amountCentavos: 299_950,
        paidOn: '2026-01-05',
        fileUrl: '/api/uploads/1',
      },
      99_950
    )
    expect(
      screen.getByRole('heading', { name: /Pay ₱2,999\.50/ })
    ).toBeVisible()
    expect(screen.queryByText(/Your credit covers/)).not.toBeInTheDocument()
  })

  it('say that a recorded payment waits, without asking for it again', () => {
    show(null, 99_950, true)
    expect(
      screen.getByRole('heading', { name: 'Your payment is recorded' })
    ).toBeVisible()
    expect(
      within(current()!).getByText(/It waits for confirmation/)
    ).toBeVisible()
    expect(screen.queryByText(/^Pay/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByText(/Your credit covers/)).not.toBeInTheDocument()
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
