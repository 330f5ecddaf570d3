import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import CheckoutCell from 'src/components/Marketing/CheckoutCell'

const paymentsOf = (payments: number, totalCentavos: number) => ({
  payments,
  firstCentavos: totalCentavos / payments,
  firstDay: '2026-10-20',
  nextCentavos: payments > 1 ? totalCentavos / payments : null,
})
const term = (id: string, payments: number) => ({
  __typename: 'OfferedTerm',
  id,
  label: id,
  installments: payments,
  totalCentavos: 300_000,
  ...paymentsOf(payments, 300_000),
})
const offer = (changes: object = {}) => ({
  __typename: 'Offer',
  id: 'f1',
  slug: 'kickstart',
  name: 'Kickstart',
  state: 'OPEN',
  closedMessage: '',
  opensAt: null,
  closesAt: null,
  seatsLeft: null,
  productName: 'Freelancing 101',
  coverUrl: null,
  priceCentavos: 300_000,
  validityByDays: 365,
  isOwned: false,
  isRenewal: false,
  terms: [term('Pay once', 1), term('Monthly', 3)],
  ...changes,
})
const instalments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'Instalment',
    seq: index + 1,
    priceCentavos: 300_000 / count,
    scheduleDate: `2026-1${index}-20`,
  }))

const answerQuotes = (priced: object = {}) => {
  const asked = jest.fn()
  mockGraphQLQuery('QuoteQuery', (variables) => {
    asked(variables)
    return {
      quote: {
        __typename: 'Quote',
        baseCentavos: 300_000,
        discountCentavos: 0,
        surchargeCentavos: 0,
        totalCentavos: 300_000,
        couponRefusal: null,
        ownsCourses: false,
        trace: [],
        terms: [
          {
            __typename: 'QuoteTerm',
            id: 'Pay once',
            totalCentavos: 300_000,
            ...paymentsOf(1, 300_000),
          },
          {
            __typename: 'QuoteTerm',
            id: 'Monthly',
            totalCentavos: 330_000,
            ...paymentsOf(3, 330_000),
          },
        ],
        instalments: instalments(variables.paymentTermId === 'Monthly' ? 3 : 1),
        ...priced,
      },
    }
  })
  return asked
}

const open = (found: object | null, priced: object = {}) => {
  window.history.pushState({}, '', '/checkout/f1')
  mockCurrentUser({
    id: 7,
    email: 'ana@example.com',
    firstName: 'Ana',
    roles: ['member'],
  } as never)
  mockGraphQLQuery('CheckoutOfferQuery', () => ({ offer: found }))
  const asked = answerQuotes(priced)
  render(<CheckoutCell funnelId="f1" />)
  return asked
}

const heading = () => screen.findByRole('heading', { level: 1 })

describe('the checkout', () => {
  it('loads with a skeleton, then shows the product and the buyer', async () => {
    open(offer())
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(await heading()).toHaveTextContent('Complete your enrollment')
    expect(screen.getByText('Freelancing 101')).toBeInTheDocument()
    expect(screen.getByText('ana@example.com')).toBeInTheDocument()
  })

  it('of a renewal says that the access is renewed', async () => {
    open(offer({ isRenewal: true }))
    expect(await heading()).toHaveTextContent('Renew your access')
  })

  it('requests the price of the chosen term, and shows all dates', async () => {
    const asked = open(offer())
    const summary = await screen.findByRole('region', {
      name: /summary|order/i,
    })
    expect(within(summary).getAllByText('₱3,000.00').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('radio', { name: /Monthly/ }))
    await waitFor(() =>
      expect(within(summary).getAllByText('₱1,000.00')).toHaveLength(3)
    )
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ funnelId: 'f1', paymentTermId: 'Monthly' })
    )
  })

  it('says that the buyer has all the courses already', async () => {
    open(offer(), { ownsCourses: true })
    expect(
      await screen.findByText(/You already have all the courses/)
    ).toBeInTheDocument()
    expect(
      screen.getByRole('button', { name: /Place order/ })
    ).toBeInTheDocument()
  })

  it('shows the discounted payments of each term', async () => {
    open(offer(), {
      discountCentavos: 150_000,
      terms: [
        {
          __typename: 'QuoteTerm',
          id: 'Pay once',
          totalCentavos: 150_000,
          ...paymentsOf(1, 150_000),
        },
        {
          __typename: 'QuoteTerm',
          id: 'Monthly',
          totalCentavos: 165_000,
          ...paymentsOf(3, 165_000),
        },
      ],
    })
    expect(await screen.findByText('₱1,500.00 today')).toBeInTheDocument()
    const terms = screen.getByRole('group', { name: /pay/i })
    expect(terms).toHaveTextContent('₱550.00 today, then ₱550.00 × 2')
    expect(terms).toHaveTextContent('₱1,650.00 in all')
  })

  it('shows payments that begin later, or differ', async () => {
    const later = { ...term('Monthly', 3), firstDay: '2999-01-01' }
    const twice = term('Two', 2)
    const uneven = { ...term('Down payment', 3), nextCentavos: null }
    const terms = [later, twice, uneven].map((each) => ({
      ...each,
      __typename: 'QuoteTerm',
    }))
    open(offer({ terms: [later, twice, uneven] }), { terms })
    expect(
      await screen.findByRole('group', { name: /pay/i })
    ).toHaveTextContent('₱1,000.00 first, then ₱1,000.00 × 2')
    for (const text of [
      '₱1,500.00 today, then ₱1,500.00₱3,000.00 in all',
      '₱1,000.00 today, then 2 more payments',
    ])
      expect(screen.getByRole('group', { name: /pay/i })).toHaveTextContent(
        text
      )
  })

  it('shows the first payment on the button', async () => {
    open(offer(), { instalments: instalments(3) })
    expect(
      await screen.findByRole('button', { name: /^Place order/ })
    ).toHaveTextContent('Place order · ₱1,000.00 today')
  })

  it('keeps more than three payment terms behind a line, unless one is chosen', async () => {
    const terms = ['One', 'Two', 'Three', 'Four'].map((id) => term(id, 1))
    open(offer({ terms }), { terms: [] })
    const more = (await screen.findByText('More ways to pay')).closest(
      'details'
    )
    expect(more).not.toHaveAttribute('open')
    fireEvent.click(screen.getByRole('radio', { name: /^Four/, hidden: true }))
    await waitFor(() => expect(more).toHaveAttribute('open'))
  })

  it('of a free product asks for no payment term', async () => {
    open(offer({ priceCentavos: 0 }), {
      baseCentavos: 0,
      totalCentavos: 0,
      instalments: [],
    })
    await waitFor(() =>
      expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    )
    expect((await screen.findAllByText('FREE')).length).toBeGreaterThan(0)
  })

  it('of an owned product links to the bills and courses instead', async () => {
    open(offer({ isOwned: true }))
    expect(
      await screen.findByText('You already have this.')
    ).toBeInTheDocument()
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    ).toEqual(['/account?q=billings', '/courses/my-courses'])
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it.each(['CLOSED', 'NOT_YET', 'FULL'])(
    'of an offer that is %s leads to the page that explains it',
    async (state) => {
      open(offer({ state }))
      await waitFor(() =>
        expect(window.location.pathname + window.location.search).toBe(
          '/checkout/closed?funnel=f1'
        )
      )
    }
  )

  it('of an unknown funnel shows "not found"', async () => {
    open(null)
    expect(await heading()).toHaveTextContent('Page not found')
  })

  it('shows the error when it cannot be loaded', async () => {
    mockGraphQLQuery('CheckoutOfferQuery', (_, { ctx }) => {
      ctx.errors([
        { message: 'No', extensions: { code: 'RATE_LIMITED' } },
      ] as never)
      return undefined as never
    })
    render(<CheckoutCell funnelId="f1" />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests. Please try again in a while.'
    )
  })

  it('shows why there is no price, and retries', async () => {
    open(offer())
    mockGraphQLQuery('QuoteQuery', (_, { ctx }) => {
      ctx.errors([
        { message: 'No', extensions: { code: 'TERM_NOT_OFFERED' } },
      ] as never)
      return undefined as never
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This payment term is not offered here.'
    )
    answerQuotes()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByText('₱3,000.00')).length).toBeGreaterThan(0)
  })
})
