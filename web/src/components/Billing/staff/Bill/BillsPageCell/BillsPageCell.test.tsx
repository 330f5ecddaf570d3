import {
  act,
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import BillsPageCell from 'src/components/Billing/staff/Bill/BillsPageCell'

import { addDays, manilaToday } from '$api/src/shared/manilaTime'

// Rendered without Routes.tsx, so the linked routes are defined here.
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  routes: {
    studentPaymentDetails: ({ id }: { id: number }) =>
      `/student-payment-details/${id}`,
  },
}))

const bill = {
  __typename: 'DeskBill',
  id: 5,
  seq: 1,
  priceCentavos: 100_000,
  creditCentavos: 0,
  owedCentavos: 100_000,
  scheduleDate: '2026-11-20',
  transactionId: null,
  paymentPlatform: null,
  externalInvoiceId: null,
  waivedAt: null,
  promisedDate: null,
  invoiceNumber: 'INV-2026-000005',
  userId: 7,
  memberName: 'Ana Reyes',
  email: 'ana@example.com',
  mobileNumber: '+639171234567',
  productName: 'Freelance Kickstart',
  paidAt: null,
  receiptNumber: null,
  hasProof: false,
  isWaiting: false,
}

const asked = jest.fn()

const open = (
  search: string,
  {
    rows = [bill],
    isWaiting = false,
  }: {
    rows?: (Omit<typeof bill, 'transactionId'> & {
      transactionId: number | null
    })[]
    isWaiting?: boolean
  } = {}
) => {
  act(() => window.history.pushState({}, '', `/payment${search}`))
  mockGraphQLQuery('BillsPageQuery', (variables) => {
    asked(variables)
    return {
      billsPage: {
        __typename: 'BillsPage',
        rows,
        total: rows.length,
        isTotalCapped: false,
        owedCentavos: String(
          rows.reduce((sum, row) => sum + row.owedCentavos, 0)
        ),
      },
    }
  })
  mockGraphQLQuery('WaitingSurplusesQuery', () => ({
    waitingSurpluses: [
      {
        __typename: 'WaitingSurplus',
        id: 3,
        userId: 8,
        memberName: 'Ben Bautista',
        totalCentavos: 2_000_000,
        platform: 'cash',
        referenceNo: '',
        paidOn: '2026-11-10',
        proofId: null,
        approverName: 'Mila Cruz',
        isOwn: true,
      },
    ],
  }))
  mockGraphQLQuery('ProductChoicesQuery', () => ({
    products: [
      {
        __typename: 'Product',
        id: 3,
        name: 'Freelance Kickstart',
        funnels: [{ __typename: 'Funnel', id: 'f1', name: 'Early price' }],
      },
    ],
  }))
  render(isWaiting ? <BillsPageCell isWaiting /> : <BillsPageCell />)
}

const choose = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name }), {
    target: { value },
  })

beforeEach(() => asked.mockClear())

describe('the bills of the payments desk', () => {
  it('say how late they are', async () => {
    const scheduleDate = addDays(manilaToday(), -8)
    open('?tab=bills', { rows: [{ ...bill, owedCentavos: 1, scheduleDate }] })
    expect(await screen.findByText('8 days late')).toBeInTheDocument()
  })

  it('say that credit has paid them', async () => {
    open('?tab=bills&filter=all', {
      rows: [{ ...bill, owedCentavos: 0, creditCentavos: 100_000 }],
    })
    expect(await screen.findByText('Paid from credit')).toBeInTheDocument()
  })

  it('are those of the filters in the URL', async () => {
    open('?tab=bills&filter=paid&validity=expired')
    await screen.findByText('Ana Reyes')
    expect(asked).toHaveBeenCalledWith({
      page: 1,
      perPage: 10,
      filter: 'PAID',
      validity: 'EXPIRED',
    })
    expect(screen.getByRole('combobox', { name: 'Membership' })).toHaveValue(
      'expired'
    )
  })

  it('are shown as without a filter if the URL has an unknown word', async () => {
    open('?filter=nonsense&sort=nonsense&validity=later')
    await screen.findByText('Ana Reyes')
    expect(asked).toHaveBeenCalledWith({ page: 1, perPage: 10 })
    expect(screen.getByRole('combobox', { name: 'Membership' })).toHaveValue('')
  })

  it('are filtered by a select, which the URL keeps', async () => {
    open('?tab=bills&page=2')
    await screen.findByText('Ana Reyes')
    await choose('Membership', 'active')
    expect(window.location.search).toBe('?tab=bills&validity=active')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        page: 1,
        perPage: 10,
        validity: 'ACTIVE',
      })
    )
    await choose('Membership', '')
    expect(window.location.search).toBe('?tab=bills')
  })

  it('are filtered by a product of the school', async () => {
    open('?productId=three')
    await screen.findByRole('option', { name: 'Freelance Kickstart' })
    expect(asked).toHaveBeenCalledWith({ page: 1, perPage: 10 })
    await choose('Product', '3')
    expect(window.location.search).toBe('?productId=3')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        page: 1,
        perPage: 10,
        productId: 3,
      })
    )
  })

  it('sum what is left to pay', async () => {
    open('?tab=bills')
    expect(await screen.findByText(/· ₱1,000.00 left$/)).toBeInTheDocument()
  })

  it('that are chosen and open are reminded of, after a question', async () => {
    const reminded = jest.fn()
    mockGraphQLMutation('RemindOfBillsMutation', (variables) => {
      reminded(variables)
      return { remindOfBills: 1 }
    })
    open('?tab=bills', {
      rows: [bill, { ...bill, id: 6, owedCentavos: 0, transactionId: 9 }],
    })
    for (const box of (await screen.findAllByRole('checkbox')).slice(1))
      fireEvent.click(box)
    fireEvent.click(screen.getByRole('button', { name: 'Remind' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Remind 1 person?')
    expect(dialog).toHaveTextContent('Ana Reyes · ₱1,000.00 left')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remind' }))
    await waitFor(() => expect(reminded).toHaveBeenCalledWith({ ids: [5] }))
  })

  it('that are chosen are promised together', async () => {
    open('?tab=bills', {
      rows: [bill, { ...bill, id: 6, scheduleDate: '2026-12-20' }],
    })
    fireEvent.click((await screen.findAllByRole('checkbox'))[0])
    fireEvent.click(screen.getByRole('button', { name: 'Promise to pay' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /₱2,000.00, due on .*Nov.* 20.* · .*Dec.* 20/
    )
  })

  it('show how to clear the filters when no bill matches', async () => {
    open('?tab=bills&validity=active&productId=3', { rows: [] })
    fireEvent.click(
      await screen.findByRole('button', { name: 'Clear search and filter' })
    )
    expect(window.location.search).toBe('?tab=bills')
    expect(await screen.findByText('No bills here')).toBeInTheDocument()
  })
})
