import type { HowToPayFields } from 'types/graphql'

import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { PayTo } from './PayTo'

const account = (
  id: number,
  changes: Partial<HowToPayFields['accounts'][number]> = {}
) => ({
  id,
  platform: 'gcash' as const,
  label: `GCash ${id}`,
  accountName: 'SULONG INC.',
  accountNumber: `0917 000 000${id}`,
  instructions: '',
  qrUrl: null,
  productIds: [],
  ...changes,
})

const show = (
  howToPay: Partial<HowToPayFields>,
  productIds = [7],
  invoiceNumbers = ['INV-0001']
) =>
  render(
    <PayTo
      howToPay={{
        accounts: [],
        contactLink: null,
        proofHours: null,
        ...howToPay,
      }}
      productIds={productIds}
      invoiceNumbers={invoiceNumbers}
    />
  )

describe('where to pay', () => {
  it('is one account, with the number to quote', () => {
    show({ accounts: [account(1)] })
    expect(screen.getByText('0917 000 0001')).toBeInTheDocument()
    expect(screen.getByText('SULONG INC.')).toBeInTheDocument()
    expect(screen.getByText('INV-0001')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('is one of several accounts, which the buyer chooses', () => {
    show({ accounts: [account(1), account(2)] })
    expect(screen.queryByText('0917 000 0002')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('radio', { name: 'GCash 2' }))
    expect(screen.getByText('0917 000 0002')).toBeInTheDocument()
    expect(screen.queryByText('0917 000 0001')).not.toBeInTheDocument()
  })

  it('is an account that takes payments for all the products', () => {
    show(
      {
        accounts: [
          account(1, { productIds: [8] }),
          account(2, { productIds: [7, 8] }),
          account(3, { productIds: [7] }),
        ],
      },
      [7, 8]
    )
    expect(screen.getByText('0917 000 0002')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it.each([
    ['the school has none', []],
    ['none takes payments for the product', [account(1, { productIds: [9] })]],
  ])('is asked for if %s', (_, accounts) => {
    show({ accounts, contactLink: 'https://example.com/ask' })
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'https://example.com/ask'
    )
  })
})
