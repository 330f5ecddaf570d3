import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import GuestOptions from './GuestOptions'

const beforeDeciding = /before you decide/
const whileWaiting = /While you wait/

it.each([
  ['A visitor is invited', false, beforeDeciding, whileWaiting],
  ['A buyer who waits passes the time', true, whileWaiting, beforeDeciding],
])('%s with the free lessons', async (_, isWaiting, shown, hidden) => {
  mockGraphQLQuery('OpenOffersQuery', () => ({ openOffers: [] }))
  mockCurrentUser({ id: 7, pageAccess: {}, functionAccess: {} } as never)
  render(<GuestOptions isWaiting={isWaiting} />)
  expect(await screen.findByText(shown)).toBeInTheDocument()
  expect(screen.queryByText(hidden)).not.toBeInTheDocument()
})

const offer = {
  __typename: 'OpenOffer',
  id: 'kickstart',
  slug: 'kickstart',
  headline: 'Begin here',
  productName: 'Kickstart',
  coverUrl: null,
  priceCentavos: 300_000,
}

it.each([
  [100_000, 'from ₱1,000.00 a month'],
  [null, '₱3,000.00'],
])(
  'A free account finds an offer with %s centavos a month',
  async (monthlyCentavos, price) => {
    mockCurrentUser({ id: 7, pageAccess: {}, functionAccess: {} } as never)
    mockGraphQLQuery('OpenOffersQuery', () => ({
      openOffers: [{ ...offer, monthlyCentavos }],
    }))
    render(<GuestOptions isWaiting={false} />)
    const link = await screen.findByRole('link', { name: /Begin here/ })
    expect(link).toHaveAttribute('href', '/kickstart')
    expect(link).toHaveTextContent(price)
  }
)

it('A buyer who waits for the first payment sees no other offers', async () => {
  mockCurrentUser({ id: 7, pageAccess: {}, functionAccess: {} } as never)
  const asked = jest.fn(() => ({ openOffers: [] }))
  mockGraphQLQuery('OpenOffersQuery', asked)
  render(<GuestOptions isWaiting />)
  expect(await screen.findByText(whileWaiting)).toBeInTheDocument()
  expect(asked).not.toHaveBeenCalled()
})
