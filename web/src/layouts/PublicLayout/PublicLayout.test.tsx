import { mockCurrentUser, render, screen, within } from '@redwoodjs/testing/web'

import { hasSeenLoadingScreen } from 'src/components/ui/feedback/LoadingScreen/visit'

import PublicLayout from './PublicLayout'

let mockRouteName = 'privacyPolicy'
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  useRouteName: () => mockRouteName,
}))

const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const open = (routeName = 'privacyPolicy') => {
  mockRouteName = routeName
  render(<PublicLayout>the page</PublicLayout>)
  return namesIn(screen.getByRole('banner')).slice(1)
}

describe('a public page', () => {
  it.each([
    ['privacyPolicy', []],
    ['login', ['Sign In']],
    ['signup', ['Sign Up']],
  ])(
    'on the page %s offers a visitor both links, and marks %j',
    (routeName, marked) => {
      mockCurrentUser(null)
      expect(open(routeName)).toEqual(['Sign In', 'Sign Up'])
      expect(
        screen
          .queryAllByRole('link', { current: 'page' })
          .map(({ textContent }) => textContent)
      ).toEqual(marked)
    }
  )

  it('begins the visit, so that the app opens without its loading screen', () => {
    sessionStorage.clear()
    mockCurrentUser(null)
    expect(hasSeenLoadingScreen()).toBe(false)
    open('signup')
    expect(hasSeenLoadingScreen()).toBe(true)
  })

  it('returns visitors to the sales page after signing in, with coupon and affiliate', () => {
    mockCurrentUser(null)
    window.history.pushState({}, '', '/kickstart?coupon=TEN&aff=friend')
    open('slug')
    for (const name of ['Sign In', 'Sign Up'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(
          encodeURIComponent('/kickstart?coupon=TEN&aff=friend')
        )
      )
    window.history.pushState({}, '', '/')
  })

  it('links signed-in users to the home page', () => {
    mockCurrentUser({ id: 7, roles: ['member'] } as never)
    expect(open()).toEqual(['Home'])
  })

  it('has a skip link to its main part, and the legal pages below for signed-in users', () => {
    mockCurrentUser({ id: 7, roles: ['member'] } as never)
    open()
    expect(
      screen.getByRole('link', { name: 'Skip to the content' })
    ).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    expect(screen.getByRole('main')).toHaveTextContent('the page')
    expect(
      within(screen.getByRole('contentinfo'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    ).toEqual(['/terms-conditions', '/privacy-policy', '/refund-policy'])
  })

  it('has no footer for visitors', () => {
    mockCurrentUser(null)
    open()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  it('shows the current year in Manila', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T16:00:00Z') })
    mockCurrentUser({ id: 7, roles: ['member'] } as never)
    open()
    expect(screen.getByText('© 2027 Sulong')).toBeInTheDocument()
    jest.useRealTimers()
  })
})
