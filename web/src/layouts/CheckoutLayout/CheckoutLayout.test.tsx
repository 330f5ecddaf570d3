import { mockCurrentUser, render, screen, within } from '@redwoodjs/testing/web'

import CheckoutLayout from './CheckoutLayout'

describe('where one buys', () => {
  it('there is nothing to click away to, and it says that it is safe', () => {
    render(<CheckoutLayout>the order</CheckoutLayout>)
    const header = screen.getByRole('banner')
    expect(within(header).queryByRole('link')).not.toBeInTheDocument()
    expect(header).toHaveTextContent('Secure checkout')
    expect(screen.getByRole('main')).toHaveTextContent('the order')
  })

  it('a skip link leads to the order, and the rules stand below for who is signed in', () => {
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
