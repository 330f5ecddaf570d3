import { mockCurrentUser, render, screen, within } from '@redwoodjs/testing/web'

import { PageHeader } from './PageHeader'

const signIn = (pageAccess: object) =>
  mockCurrentUser({ roles: ['coach'], pageAccess, functionAccess: {} } as never)

describe('PageHeader', () => {
  it('shows the breadcrumbs, the title and the create button', () => {
    signIn({})
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

  it.each([[true], [false]])(
    'links a breadcrumb only if the user may open its page: %p',
    (users) => {
      signIn({ users })
      render(
        <PageHeader
          title="Ana"
          breadcrumbs={[{ label: 'Users', to: '/community/members' }]}
        />
      )
      expect(screen.getByText('Users')).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: 'Users' }) !== null).toBe(users)
    }
  )
})
