import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { Success } from './PaymentAccountCell'

type SuccessProps = Parameters<typeof Success>[0]

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  routes: { paymentAccounts: () => '/payment-accounts' },
}))

const account = {
  id: 3,
  platform: 'gcash',
  label: 'GCash',
  accountName: 'Sulong',
  accountNumber: '09171234567',
  qrFile: { id: 9, name: 'qr.png', size: 10, url: '/api/uploads/9?signed' },
  instructions: '',
  instructionsFil: null,
  productIds: [],
  productNames: [] as string[],
  position: 0,
  isActive: true,
  olderTranslations: [],
  createdAt: '2026-11-20T04:00:00.000Z',
}

const open = (changes: object = {}) => {
  mockCurrentUser({ id: 1, pageAccess: {}, functionAccess: {} } as never)
  const props = { id: 1, paymentAccount: { ...account, ...changes } }
  render(<Success {...(props as SuccessProps)} />)
}

describe('the record of a payment account', () => {
  it('shows the QR picture and says that every product uses the account', () => {
    open()
    expect(screen.getByRole('img', { name: 'qr.png' })).toHaveAttribute(
      'src',
      '/api/uploads/9?signed'
    )
    expect(screen.getByText('Every product')).toBeInTheDocument()
  })

  it('names the products of an account for some of them', () => {
    open({ productNames: ['Membership', 'Course'] })
    expect(screen.getByText('Membership, Course')).toBeInTheDocument()
    expect(screen.queryByText('Every product')).not.toBeInTheDocument()
  })
})
