import { render, screen, within } from '@redwoodjs/testing/web'

import { PageHeader } from './PageHeader'

describe('PageHeader', () => {
  it('shows the way here, the title and the one create button', () => {
    render(
      <PageHeader
        title="Products"
        breadcrumbs={[{ label: 'Home', to: '/' }]}
        create={{ label: 'Create a Product', to: '/products/new' }}
      />
    )

    expect(
      screen.getByRole('heading', { level: 1, name: 'Products' })
    ).toBeInTheDocument()
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(way.getByText('Products')).toHaveAttribute('aria-current', 'page')
    expect(
      screen.getByRole('link', { name: 'Create a Product' })
    ).toHaveAttribute('href', '/products/new')
  })
})
