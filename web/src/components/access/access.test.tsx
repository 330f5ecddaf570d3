import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { Can } from './Can'
import { menuPlaceOf } from './menu'
import { PageRight } from './PageRight'
import { shownMenu, staffMenuOf } from './staffMenu'

const signIn = (functionAccess: Record<string, boolean>) =>
  mockCurrentUser({ roles: [], pageAccess: {}, functionAccess } as never)

describe('Can', () => {
  it('shows a button to people with the right', () => {
    signIn({ product_create: true })
    render(<Can do="product_create">Create a Product</Can>)
    expect(screen.getByText('Create a Product')).toBeInTheDocument()
  })

  it('hides it from everyone else', () => {
    signIn({ product_create: false })
    render(
      <Can do="product_create" otherwise="Ask an administrator">
        Create a Product
      </Can>
    )
    expect(screen.queryByText('Create a Product')).not.toBeInTheDocument()
    expect(screen.getByText('Ask an administrator')).toBeInTheDocument()
  })
})

describe('a page that more users may open than save', () => {
  const page = (isAllowed: boolean) =>
    render(
      <PageRight isAllowed={isAllowed} routeName="editProduct">
        the form
      </PageRight>
    )

  it('shows its form to users who may save it', () => {
    page(true)
    expect(screen.getByText('the form')).toBeInTheDocument()
  })

  it('shows the forbidden page to everyone else (W-18)', async () => {
    signIn({})
    page(false)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Access Restricted'
    )
    expect(screen.queryByText('the form')).not.toBeInTheDocument()
  })
})

describe('the menus', () => {
  it.each(['member', 'non-member', 'affiliate'])(
    'of a %s are at the top',
    (role) => {
      expect(menuPlaceOf(role)).toBe('top')
    }
  )

  it.each(['coach', 'team-lead', 'success-manager', 'tribe-team-ro', 'admin'])(
    'of a %s are at the side',
    (role) => {
      expect(menuPlaceOf(role)).toBe('side')
    }
  )

  it('leave out missing and forbidden pages, and groups without entries', () => {
    const menu = shownMenu(staffMenuOf('admin'), (route) =>
      ['home', 'products', 'stages'].includes(route)
    )
    expect(menu.entries.map(({ route }) => route)).toEqual(['home'])
    expect(menu.groups.map(({ label }) => label)).toEqual([
      'menu.content',
      'menu.community',
    ])
  })
})
