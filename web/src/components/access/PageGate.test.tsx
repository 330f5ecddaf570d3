import { mockCurrentUser, render, screen } from '@redwoodjs/testing/web'

import { PageGate } from './PageGate'

let mockRouteName: string | undefined
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  useRouteName: () => mockRouteName,
}))

const open = (routeName: string | undefined, user: object | null) => {
  mockRouteName = routeName
  mockCurrentUser(user as never)
  render(<PageGate>the page</PageGate>)
}
const coach = {
  roles: ['coach'],
  pageAccess: { courses: true, products: false },
  functionAccess: {},
}

describe('the page gate', () => {
  it.each([
    ['a page of their own', 'courses'],
    ['a page without a flag', 'viewCourses'],
    ['a page that is public', 'login'],
  ])('lets a coach in to %s', (_, routeName) => {
    open(routeName, coach)
    expect(screen.getByText('the page')).toBeInTheDocument()
  })

  it.each<[string, string | undefined, object | null]>([
    ['a page that is not theirs', 'products', coach],
    ['a page that asks for a capability', 'outbox', coach],
    ['a page without a name', undefined, coach],
    ['any page for a visitor', 'viewCourses', null],
  ])('shows that access is restricted for %s', async (_, routeName, user) => {
    open(routeName, user)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Access Restricted'
    )
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute(
      'href',
      '/'
    )
    expect(screen.queryByText('the page')).not.toBeInTheDocument()
  })

  it.each([
    ['editUser', /This page asks for “Edit a person”\./],
    ['paymentTerms', /asks for “Create payment terms”/],
    ['outbox', /belongs to built-in roles/],
  ])(
    'tells staff who manage access levels what %s needs',
    async (route, text) => {
      open(route, { ...coach, pageAccess: { accessLevels: true } })
      expect(await screen.findByText(text)).toBeInTheDocument()
    }
  )

  it('does not tell other people', async () => {
    open('editUser', coach)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/asks for/)).not.toBeInTheDocument()
  })
})
