import {
  act,
  cleanup,
  fireEvent,
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import { watchBell } from 'src/components/Accounts/Notices/live/sharedBell'
import MyInvoicesCell from 'src/components/Billing/Invoice/MyInvoicesCell'

import { MOST_RECEIPTS } from '$api/src/shared/billing/paying/mostReceipts'
import {
  addDays,
  formatShownDay,
  manilaToday,
} from '$api/src/shared/manilaTime'

jest.mock('src/components/Accounts/Notices/live/sharedBell', () => ({
  newestHeard: () => undefined,
  watchBell: jest.fn(() => () => {}),
}))

const bill = (id: number, inDays: number, changes: object = {}) => ({
  __typename: 'PaymentSchedule',
  id,
  seq: id,
  priceCentavos: 100_000 + id,
  paidCentavos: 0,
  creditCentavos: 0,
  owedCentavos: 'transactionId' in changes ? 0 : 100_000 + id,
  scheduleDate: addDays(manilaToday(), inDays),
  transactionId: null,
  paymentPlatform: null,
  externalInvoiceId: null,
  proof: null,
  ...changes,
})
const proof = (
  id: number,
  status: string,
  rejectReason: string | null = null
) => ({
  __typename: 'PaymentProof',
  id,
  platform: 'gcash',
  referenceNo: '1',
  amountCentavos: 1,
  paidOn: '2026-11-01',
  status,
  rejectReason,
  fileUrl: '/api/uploads/1',
  isDuplicate: false,
  createdAt: '2026-11-01T00:00:00Z',
})
const invoice = (paymentSchedule: object[]) => ({
  __typename: 'Invoice',
  id: 1,
  number: 'INV-2026-000001',
  totalCentavos: 300_000,
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
  paymentSchedule,
})

const receipt = (id: number, changes: object = {}) => ({
  __typename: 'Receipt',
  id,
  number: `AR-2026-00000${id}`,
  kind: 'PAYMENT',
  amountCentavos: 50_000,
  platform: 'gcash',
  paidOn: '2026-11-10',
  scheduleIds: [],
  isTakenBack: false,
  ...changes,
})

const open = (
  bills: object[] | null,
  search = '',
  receipts: object[] = [],
  myCreditCentavos = 0
) => {
  window.history.pushState({}, '', `/account${search}`)
  mockGraphQLQuery('MyInvoicesQuery', () => ({
    myCreditCentavos,
    myReceipts: receipts,
    myRefunds: [],
    myInvoices: bills ? [invoice(bills)] : [],
  }))
  render(<MyInvoicesCell />)
}
const boxes = async () =>
  (await screen.findAllByRole('checkbox')) as HTMLInputElement[]

describe("a member's bills", () => {
  it('load, then show how many are paid', async () => {
    open([bill(1, -10, { transactionId: 5 }), bill(2, 3), bill(3, 40)])
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(await screen.findByText('1 of 3 paid')).toBeInTheDocument()
  })

  it('offer a promise to pay from a week before they are due', async () => {
    open([bill(1, -10), bill(2, 3), bill(3, 40)])
    await screen.findByText('0 of 3 paid')
    expect(
      screen.getAllByRole('button', { name: 'Promise to pay' })
    ).toHaveLength(2)
  })

  it('link the receipt of each part that was paid', async () => {
    open([bill(1, -10, { transactionId: 5 })], '', [
      receipt(6, { scheduleIds: [1] }),
      receipt(5, { scheduleIds: [1] }),
      receipt(4, { scheduleIds: [1], isTakenBack: true }),
    ])
    const links = await screen.findAllByRole('link', { name: /^Receipt AR/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/api/documents/receipts/5',
      '/api/documents/receipts/6',
    ])
  })

  it('say what credit has paid', async () => {
    open([
      bill(1, -10, { transactionId: 5, creditCentavos: 100_001 }),
      bill(2, -9, { transactionId: 6, creditCentavos: 40_000 }),
      bill(3, -8, { transactionId: 7 }),
    ])
    expect(await screen.findAllByText(/from credit/)).toHaveLength(2)
    expect(screen.getByText('Paid from credit')).toBeInTheDocument()
    expect(screen.getByText('₱400.00 paid from credit')).toBeInTheDocument()
  })

  it('say that only the newest receipts are shown', async () => {
    const receipts = (count: number) =>
      Array.from({ length: count }, (_, index) => receipt(index + 10))
    open(null, '', receipts(MOST_RECEIPTS))
    expect(await screen.findAllByText(/AR-2026/)).toHaveLength(MOST_RECEIPTS)
    expect(screen.queryByText(/The newest 200/)).not.toBeInTheDocument()
    cleanup()
    open(null, '', receipts(MOST_RECEIPTS + 1))
    expect(await screen.findByText(/The newest 200/)).toBeInTheDocument()
    expect(screen.getAllByText(/AR-2026/)).toHaveLength(MOST_RECEIPTS)
  })

  it('come before all receipts, with what became of the money', async () => {
    open(null, '', [
      receipt(7, { kind: 'REFUND' }),
      receipt(6),
      receipt(5, { isTakenBack: true }),
      receipt(4, { scheduleIds: [1] }),
    ])
    const card = await screen.findByRole('region', { name: 'Receipts' })
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    ).toEqual([
      `${formatShownDay('2026-11-10', 'en')}GCash · Sent back to you₱500.00AR-2026-000007`,
      `${formatShownDay('2026-11-10', 'en')}GCash · Kept as credit₱500.00AR-2026-000006`,
      `${formatShownDay('2026-11-10', 'en')}GCash · Reversed₱500.00AR-2026-000005`,
      `${formatShownDay('2026-11-10', 'en')}GCash₱500.00AR-2026-000004`,
    ])
  })

  it('load again when a notice arrives', async () => {
    open([bill(1, -1, { proof: proof(1, 'SUBMITTED') })])
    expect(await screen.findByText('In review')).toBeInTheDocument()
    mockGraphQLQuery('MyInvoicesQuery', () => ({
      myCreditCentavos: 0,
      myReceipts: [],
      myRefunds: [],
      myInvoices: [invoice([bill(1, -1, { transactionId: 5 })])],
    }))
    const [hear] = jest.mocked(watchBell).mock.lastCall!
    await act(async () => hear({ unread: 1, newest: 3 }))
    expect(await screen.findByText('1 of 1 paid')).toBeInTheDocument()
  })

  it('are selected at first when overdue or due within a week', async () => {
    open([bill(1, -10), bill(2, 6), bill(3, 7)])
    expect((await boxes()).map(({ checked }) => checked)).toEqual([
      true,
      true,
      false,
    ])
    expect(
      screen.getByRole('button', { name: 'Pay 2 bill(s) now' })
    ).toBeInTheDocument()
    expect(screen.getByText('₱2,000.03')).toBeInTheDocument()
  })

  it('are paid from credit first, which the bar names', async () => {
    open([bill(1, -10), bill(2, 6)], '', [], 150_000)
    expect(
      await screen.findByText(
        'Your credit covers ₱1,500.00 of ₱2,000.03. ₱500.03 is left to pay.'
      )
    ).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /^Pay \d/ })
    ).not.toBeInTheDocument()
  })

  it('ask for what is left once the credit is used', async () => {
    open([bill(1, -10, { owedCentavos: 50_000 })])
    fireEvent.click(await screen.findByRole('button', { name: /^Pay 1/ }))
    expect(
      within(await screen.findByRole('dialog')).getByText('₱500.00')
    ).toBeInTheDocument()
  })

  it('are sent again with their whole price, whatever the credit', async () => {
    const returned = proof(2, 'REJECTED', 'Too blurred.')
    open([bill(1, -1, { proof: returned })], '', [], 40_000)
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(
      within(await screen.findByRole('dialog')).getByText('₱1,000.01')
    ).toBeInTheDocument()
  })

  it('need no transfer if credit covers them', async () => {
    open([bill(1, -10)], '', [], 150_000)
    expect(
      await screen.findByText(
        'Your credit covers all ₱1,000.01. Nothing is left to pay.'
      )
    ).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /^Pay 1/ })
    ).not.toBeInTheDocument()
    expect(
      screen.getAllByRole('button', { name: 'Pay with the credit' })
    ).toHaveLength(2)
  })

  it('say that a recorded payment waits, and are not paid again', async () => {
    open([bill(1, -1, { isReserved: true }), bill(2, -1)])
    expect(
      await screen.findByText(/It waits for confirmation/)
    ).toBeInTheDocument()
    expect(screen.getByText('In review')).toBeInTheDocument()
    expect(await boxes()).toHaveLength(1)
  })

  it('are paid while the rest of their proof is checked', async () => {
    open([
      bill(1, -10, { transactionId: 5, proof: proof(1, 'SUBMITTED') }),
      bill(2, 40),
    ])
    expect(await screen.findByText('1 of 2 paid')).toBeInTheDocument()
    expect(screen.queryByText('In review')).not.toBeInTheDocument()
  })

  it('can be selected one by one or all at once', async () => {
    open([bill(1, 20), bill(2, 40)])
    const [first] = await boxes()
    expect(screen.getByText('No bill chosen yet')).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /Pay/ })
    ).not.toBeInTheDocument()
    fireEvent.click(first)
    expect(
      screen.getByRole('button', { name: 'Pay 1 bill(s) now' })
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Choose all' }))
    expect(
      screen.getByRole('button', { name: 'Pay 2 bill(s) now' })
    ).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Choose all' })
    ).not.toBeInTheDocument()
  })

  it('come after the reason of a returned proof, which can be sent again', async () => {
    const returned = proof(2, 'REJECTED', 'Too blurred.')
    open([
      bill(1, -1),
      bill(2, -1, { proof: returned }),
      bill(3, 40, { proof: returned }),
    ])
    const reason = await screen.findByText(/Too blurred\./)
    expect(
      reason.compareDocumentPosition(screen.getByText('0 of 3 paid'))
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(
      within(await screen.findByRole('dialog')).getByText('2 bills chosen')
    ).toBeInTheDocument()
  })

  it('cannot be paid again while checked, and show the reason of a refusal', async () => {
    open([
      bill(1, -1, { proof: proof(1, 'SUBMITTED') }),
      bill(2, -1, { proof: proof(2, 'REJECTED', 'Too blurred.') }),
    ])
    expect(await boxes()).toHaveLength(1)
    expect(
      screen.getByText('We are checking your proof of payment.')
    ).toBeInTheDocument()
    expect(screen.getByText(/Too blurred\./)).toBeInTheDocument()
  })

  it('are in review while checked, show what was sent and take no promise', async () => {
    open([bill(1, -1, { proof: proof(1, 'SUBMITTED') })])
    expect(await screen.findByText('In review')).toBeInTheDocument()
    expect(screen.queryByText(/overdue/i)).not.toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: /picture|screenshot/i })
    ).toHaveAttribute('href', '/api/uploads/1')
    expect(
      screen.queryByRole('button', { name: /promise/i })
    ).not.toBeInTheDocument()
  })

  it.each([
    ['', 3],
    ['?bills=paid', 1],
    ['?bills=unpaid', 2],
    ['?bills=nonsense', 3],
  ])('with the filter "%s" are %i', async (search, count) => {
    open([bill(1, -10, { transactionId: 5 }), bill(2, 3), bill(3, 40)], search)
    const card = await screen.findByRole('region', { name: 'Kickstart' })
    expect(within(card).getAllByText(/^Payment \d of 3$/)).toHaveLength(count)
    const filters = screen.getByRole('navigation', {
      name: 'Which bills to show',
    })
    expect(
      within(filters)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    ).toEqual(['All3', 'Paid1', 'Unpaid2'])
  })

  it.each<[string, object[] | null, string, string]>([
    ['there', null, '', 'No bills yet'],
    [
      'unpaid',
      [bill(1, -10, { transactionId: 5 })],
      '?bills=unpaid',
      'All paid',
    ],
    ['paid', [bill(1, 10)], '?bills=paid', 'Nothing paid yet'],
  ])(
    'show an empty state when none are %s',
    async (_, bills, search, title) => {
      open(bills, search)
      expect(await screen.findByText(title)).toBeInTheDocument()
      expect(
        screen.queryByRole('button', { name: /Pay/ })
      ).not.toBeInTheDocument()
    }
  )

  it('show the error when they cannot be loaded', async () => {
    mockGraphQLQuery('MyInvoicesQuery', (_, { ctx }) => {
      ctx.errors([{ message: 'Broken', extensions: {} }] as never)
      return undefined as never
    })
    render(<MyInvoicesCell />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken')
  })
})
