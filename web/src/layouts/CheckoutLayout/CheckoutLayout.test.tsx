import { mockCurrentUser, render, screen, within } from '@redwoodjs/testing/web'

import CheckoutLayout from './CheckoutLayout'

describe('the checkout layout', () => {
  it('has no links that lead away, and says that the checkout is safe', () => {
    mockCurrentUser({ id: 7, roles: ['member'] } as never)
    render(<CheckoutLayout>the order</CheckoutLayout>)
    const header = screen.getByRole('banner')
    expect(within(header).queryByRole('link')).not.toBeInTheDocument()
    expect(header).toHaveTextContent('Secure checkout')
    expect(screen.getByRole('main')).toHaveTextContent('the order')
  })

  it('returns visitors to the order after signing in or up', () => {
    mockCurrentUser(null)
    window.history.pushState({}, '', '/checkout/kickstart?coupon=TEN')
    render(<CheckoutLayout>the order</CheckoutLayout>)
    expect(
      within(screen.getByRole('banner'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    ).toEqual(
      ['login', 'signup'].map((page, index) => [
        ['Sign In', 'Sign Up'][index],
        `/${page}?redirectTo=${encodeURIComponent('/checkout/kickstart?coupon=TEN')}`,
      ])
    )
    window.history.pushState({}, '', '/')
  })

  it('has a skip link to the order, and the legal pages below for signed-in users', () => {
    mockCurrentUser({ id: 7, roles: ['member'] } as never)
    render(<CheckoutLayout>the order</CheckoutLayout>)
    expect(
      screen.getByRole('link', { name: 'Skip to the content' })
    ).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    expect(
      within(screen.getByRole('contentinfo')).getAllByRole('link')
    ).toHaveLength(3)
  })
})
