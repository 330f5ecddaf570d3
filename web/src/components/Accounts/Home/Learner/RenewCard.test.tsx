import { render, screen } from '@redwoodjs/testing/web'

import RenewCard from './RenewCard'

const renewal = {
  __typename: 'Renewal' as const,
  productName: 'Membership',
  lastDay: '2026-12-05',
  isExpired: false,
  link: '/checkout/renewal',
  priceCentavos: 399_900,
  monthlyCentavos: 199_950,
}

const shown = (changes: object = {}) => {
  render(<RenewCard renewal={{ ...renewal, ...changes }} />)
  return screen.getByRole('region')
}

it('An access that ends soon is renewed by one press, with its prices', () => {
  expect(shown()).toHaveTextContent(
    /Your access to Membership ends on \w+, Dec 5.*Renew for ₱3,999.00, or from ₱1,999.50 a month/
  )
  expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
    'href',
    '/checkout/renewal'
  )
})

it('An access that has ended is renewed at the school’s own address, without a price', () => {
  const card = shown({
    isExpired: true,
    link: 'https://school.example/renew',
    priceCentavos: null,
    monthlyCentavos: null,
  })
  expect(card).toHaveTextContent('Your access to Membership has ended')
  expect(card).not.toHaveTextContent('₱')
  expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
    'href',
    'https://school.example/renew'
  )
})
