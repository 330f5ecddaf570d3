import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'
import { Metadata } from '@redwoodjs/web'

import { toast } from 'src/lib/browser/toast'
import {
  pageSession,
  setPageSession,
  setPageUser,
} from 'src/lib/data/pageSession'

import ShellLayout from './ShellLayout'

import 'src/lib/browser/keptTitles'

const mockLogOut = jest.fn()
jest.mock('src/auth', () => {
  const actual = jest.requireActual('src/auth')
  return {
    ...actual,
    useAuth: () => ({ ...actual.useAuth(), logOut: mockLogOut }),
  }
})

const signIn = (role: string, changes: object = {}) =>
  mockCurrentUser({
    id: 7,
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Cruz',
    roles: [role],
    accessLevels: [{ id: role, name: role }],
    pageAccess: { products: true, courses: true },
    functionAccess: {},
    ...changes,
  } as never)

const open = (
  role: string,
  path = '/',
  props: Partial<Parameters<typeof ShellLayout>[0]> = {}
) => {
  signIn(role)
  window.history.pushState({}, '', path)
  return render(
    <ShellLayout {...props}>{props.children ?? 'the page'}</ShellLayout>
  )
}

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const button = (name: string) => screen.getByRole('button', { name })

const answerUnread = (unreadChangelog: number) =>
  mockGraphQLQuery('UnreadChangelogQuery', () => ({ unreadChangelog }))

// On a busy machine the first import takes longer than a test waits.
beforeAll(async () => {
  await import('./SideNavigation')
  await import('src/components/Accounts/SignIn/SignInAgain/SignedOutLine')
})
beforeEach(() => answerUnread(0))
afterEach(() => {
  mockLogOut.mockReset()
})

describe('the shell', () => {
  it('has one main part, which the skip link targets', () => {
    open('member')
    const skip = screen.getByRole('link', { name: 'Skip to the content' })
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('the page')
    expect(skip).toHaveAttribute('href', `#${main.id}`)
    expect(main).toHaveAttribute('tabindex', '-1')
    expect(
      skip.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING
    ).toBeTruthy()
  })

  it('of a learner has its menu at the top and bottom, with the current page marked', () => {
    open('member', '/courses/my-courses/7')
    const menus = screen.getAllByRole('navigation', { name: 'Main menu' })
    expect(menus.map(linksOf)).toEqual([
      [
        '/',
        '/courses/my-courses',
        '/events/my-events',
        '/resources/my-resources',
        '/community',
      ],
      ['/', '/courses/my-courses', '/community', '/events/my-events'],
    ])
    for (const menu of menus)
      expect(
        within(menu)
          .getAllByRole('link')
          .filter((link) => link.getAttribute('aria-current') === 'page')
          .map((link) => link.getAttribute('href'))
      ).toEqual(['/courses/my-courses'])
  })

  it('of staff has the pages they may open at the side', async () => {
    open('success-manager')
    const menu = await screen.findByRole('navigation', { name: 'Main menu' })
    expect(linksOf(menu)).toEqual([
      '/',
      '/products',
      '/courses',
      '/admin-accountability-group',
      '/challenge-groups',
      '/challenge-groups',
      // Open to everybody; links and changes are not.
      '/settings/live-workshop-beginner',
      '/settings/live-workshop-experienced',
    ])
  })

  it.each([
    ['member', '/courses/my-courses/7', 'Courses | Redwood App'],
    ['success-manager', '/courses/7/edit', 'Courses | Redwood App'],
    ['success-manager', '/products', 'Products | Redwood App'],
    ['member', '/notices', 'Redwood App'],
    ['success-manager', '/notices', 'Redwood App'],
  ])(
    'gives a page of a %s at %s the title "%s" until the page has one',
    async (role, path, title) => {
      document.title = 'before'
      const { rerender } = open(role, path)
      await waitFor(() => expect(document.title).toBe(title))
      rerender(
        <ShellLayout>
          <Metadata title="Baking" />
        </ShellLayout>
      )
      await waitFor(() => expect(document.title).toBe('Baking | Redwood App'))
    }
  )

  it('leaves the title of a page that shows before the menu', async () => {
    open('success-manager', '/products', {
      children: <Metadata title="Baking" />,
    })
    await screen.findByRole('navigation', { name: 'Main menu' })
    await waitFor(() => expect(document.title).toBe('Baking | Redwood App'))
    // Titles change with the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(document.title).toBe('Baking | Redwood App')
  })

  it.each([
    ['member', null],
    ['non-member', null],
    ['affiliate', 'Affiliate'],
    ['tribe-team-ro', 'Admin'],
    ['tribe-team-fa', 'Admin'],
    ['coach', 'Coaching'],
    ['admin', 'Coaching'],
  ])('of a %s has the badge %s', (role, badge) => {
    open(role)
    for (const each of ['Affiliate', 'Admin', 'Coaching'])
      expect(screen.queryAllByText(each, { selector: 'span' })).toHaveLength(
        each === badge ? 1 : 0
      )
  })

  it('keeps the heading of a group with one page', async () => {
    signIn('tribe-team-fa', { pageAccess: { studentPaymentDetails: true } })
    render(<ShellLayout>the page</ShellLayout>)
    const heading = await screen.findByText('Payments')
    expect(
      within(heading.closest('details') as HTMLElement).getByText('Payment')
    ).toBeInTheDocument()
  })

  it('shows tools in its bar and the banner above the page', () => {
    open('member', '/', {
      tools: () => <button>XP</button>,
      banner: () => <p>Renew</p>,
    })
    expect(
      within(screen.getByRole('banner')).getByText('XP')
    ).toBeInTheDocument()
    expect(
      screen
        .getByText('Renew')
        .compareDocumentPosition(screen.getByRole('main'))
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('admits visitors to public pages, with links to sign in and return', () => {
    mockCurrentUser(null)
    window.history.pushState({}, '', '/resources/public?tag=clients')
    render(<ShellLayout>the page</ShellLayout>)
    for (const name of ['Sign In', 'Sign Up'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(
          encodeURIComponent('/resources/public?tag=clients')
        )
      )
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /menu/i })
    ).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveTextContent('the page')
    window.history.pushState({}, '', '/')
  })

  it('stays when its page fails', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    signIn('member')
    const Broken = () => {
      throw new Error('broken')
    }
    render(
      <ShellLayout>
        <Broken />
      </ShellLayout>
    )
    expect(screen.getByRole('main')).toHaveTextContent(
      'Something went wrong and we are unable to show this page.'
    )
    expect(
      screen.getAllByRole('navigation', { name: 'Main menu' })
    ).not.toHaveLength(0)
    jest.restoreAllMocks()
  })
})

describe('the side navigation on a phone', () => {
  const openMenu = async () => {
    open('success-manager')
    await screen.findByRole('navigation', { name: 'Main menu' })
    act(() => button('Open the menu').focus())
    fireEvent.click(button('Open the menu'))
    return screen.findByRole('dialog', { name: 'Main menu' })
  }

  it('covers the page and traps the focus', async () => {
    const panel = await openMenu()
    expect(panel).toContainElement(document.activeElement as HTMLElement)
    expect(linksOf(panel)).toEqual([
      '/',
      '/products',
      '/courses',
      '/admin-accountability-group',
      '/challenge-groups',
      '/challenge-groups',
      '/settings/live-workshop-beginner',
      '/settings/live-workshop-experienced',
    ])
  })

  it('closes with Escape and returns the focus to its button', async () => {
    const panel = await openMenu()
    fireEvent.keyDown(panel, { key: 'Escape' })
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await waitFor(() => expect(button('Open the menu')).toHaveFocus())
  })

  it('closes when a page is chosen', async () => {
    const panel = await openMenu()
    fireEvent.click(within(panel).getByRole('link', { name: 'Products' }))
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/products')
  })
})

it('The side navigation starts closed on a small laptop, and stays as it is left', async () => {
  window.innerWidth = 1280
  const { unmount } = open('success-manager')
  await screen.findByRole('navigation', { name: 'Main menu' })
  expect(screen.getByRole('complementary')).toHaveClass('hidden')
  fireEvent.click(button('Expand the menu'))
  unmount()
  open('success-manager')
  expect(button('Collapse the menu')).toHaveAttribute('aria-expanded', 'true')
  window.localStorage.clear()
})

it('The side navigation of a desktop stays collapsed on the next visit', async () => {
  window.innerWidth = 1366
  const { unmount } = open('success-manager')
  await screen.findByRole('navigation', { name: 'Main menu' })
  fireEvent.click(button('Collapse the menu'))
  expect(screen.getByRole('complementary')).toHaveClass('hidden')
  unmount()
  open('success-manager')
  expect(button('Expand the menu')).toHaveAttribute('aria-expanded', 'false')
})

it('The side navigation is expanded for team leads, even if it was collapsed before', async () => {
  const { unmount } = open('success-manager')
  await screen.findByRole('navigation', { name: 'Main menu' })
  if (screen.queryByRole('button', { name: 'Collapse the menu' }))
    fireEvent.click(button('Collapse the menu'))
  unmount()
  open('team-lead')
  expect(button('Collapse the menu')).toHaveAttribute('aria-expanded', 'true')
})

describe('the profile popup', () => {
  const openPopup = async () => {
    open('member')
    fireEvent.click(button('Profile menu'))
    return screen.findByRole('dialog', { name: 'Profile menu' })
  }

  it('shows the user and their links', async () => {
    const popup = await openPopup()
    expect(popup).toHaveTextContent('Ana Cruz')
    expect(popup).toHaveTextContent('ana@example.com')
    expect(linksOf(within(popup).getByRole('navigation'))).toEqual([
      '/',
      '/courses/my-courses',
      '/events/my-events',
      '/resources/my-resources',
      '/bug-report?from=%2F',
      '/content',
      '/account',
      '/changelog',
    ])
    expect(
      document.querySelector('[aria-label="Profile menu"][aria-haspopup]')
    ).toHaveAttribute('aria-expanded', 'true')
  })

  it('moves the focus to its first link', async () => {
    const popup = await openPopup()
    expect(within(popup).getAllByRole('link')[0]).toHaveFocus()
  })

  it.each([
    [0, 'What’s new'],
    [3, 'What’s new3 new'],
  ])(
    'shows for %i unread changelog entries the link %p',
    async (count, text) => {
      answerUnread(count)
      const popup = await openPopup()
      const link = within(popup).getByRole('link', { name: /What’s new/ })
      await waitFor(() => expect(link).toHaveTextContent(text))
      expect(link.querySelectorAll('.bg-error')).toHaveLength(count && 1)
    }
  )

  it('closes with Escape and returns the focus', async () => {
    const popup = await openPopup()
    fireEvent.keyDown(popup, { key: 'Escape' })
    await waitFor(() => expect(popup).not.toBeInTheDocument())
    await waitFor(() => expect(button('Profile menu')).toHaveFocus())
    expect(button('Profile menu')).toHaveAttribute('aria-expanded', 'false')
  })

  it('signs out', async () => {
    const popup = await openPopup()
    mockLogOut.mockReturnValue(new Promise(() => {}))
    fireEvent.click(within(popup).getByRole('button', { name: 'Log out' }))
    expect(mockLogOut).toHaveBeenCalledTimes(1)
  })

  it('reports a failed sign-out', async () => {
    const popup = await openPopup()
    const said = jest.spyOn(toast, 'error').mockResolvedValue()
    mockLogOut.mockRejectedValue(new TypeError('Failed to fetch'))
    fireEvent.click(within(popup).getByRole('button', { name: 'Log out' }))
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        'You are still signed in: check your connection and try again.'
      )
    )
    said.mockRestore()
  })
})

describe('the shell after a session has ended', () => {
  afterEach(() => act(() => setPageUser(undefined)))

  it('no longer looks signed in, keeps the page and offers to sign in', async () => {
    setPageUser(7)
    open('member')
    expect(button('Profile menu')).toBeInTheDocument()
    act(() => setPageSession('ended'))
    expect(
      screen.queryByRole('button', { name: 'Profile menu' })
    ).not.toBeInTheDocument()
    expect(screen.getByText('the page')).toBeInTheDocument()
    expect(await screen.findByText(/^You are signed out\./)).toBeInTheDocument()
    fireEvent.click(button('Sign In'))
    expect(pageSession()).toBe('asking')
  })
})
