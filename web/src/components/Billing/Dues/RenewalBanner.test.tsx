// The banners of spec sections 4, 8 and 9: text, colour, animation, link, and dismissal.
import type { ReactNode } from 'react'

import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { bannerRoom } from './bannerRoom'
import RenewalBanner from './RenewalBanner'

import type { RenewalNotice } from '$api/src/shared/billing/renewalNotice'

let mockRouteName = 'home'
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  useRouteName: () => mockRouteName,
}))

const DATE = '2026-12-05'

const notices: [
  RenewalNotice['kind'],
  RenewalNotice['severity'],
  string,
  string,
][] = [
  [
    'expired',
    'danger',
    'Your membership access has expired. Click here to renew until Sat, 12/05/2026.',
    'https://school.example/renew',
  ],
  [
    'expiring',
    'warning',
    'Your membership is due for renewal on Sat, 12/05/2026. Click here to renew',
    'https://school.example/renew-early',
  ],
  [
    'overdue',
    'danger',
    'You have an overdue payment. Access your billing account here to settle your payment until Sat, 12/05/2026',
    '/account?q=billings',
  ],
  [
    'upcoming',
    'info',
    'You have an upcoming payment due on Sat, 12/05/2026. Access your billing account here to pay.',
    '/account?q=billings',
  ],
]

const show = (
  kind: RenewalNotice['kind'],
  severity: RenewalNotice['severity'],
  page?: ReactNode
) =>
  render(
    <>
      <RenewalBanner
        notice={{ kind, severity, date: DATE } as RenewalNotice}
        renewalLinks={{
          expired: 'https://school.example/renew',
          expiring: 'https://school.example/renew-early',
        }}
      />
      <main>{page}</main>
    </>
  )

const watchAnimations = () => {
  const animate = jest.fn()
  Element.prototype.animate = animate
  return animate
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  jest.restoreAllMocks()
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  mockRouteName = 'home'
})

it.each([
  ['expired', 'Your membership access has expired. Click here to renew.'],
  ['overdue', 'here to settle your payment'],
] as const)('The banner "%s" names no past day', async (kind, text) => {
  render(
    <RenewalBanner
      renewalLinks={{}}
      notice={
        {
          kind,
          severity: 'danger',
          date: DATE,
          isPast: true,
        } as RenewalNotice
      }
    />
  )
  const banner = await screen.findByRole('complementary')
  expect(banner).toHaveTextContent(text)
  expect(banner).not.toHaveTextContent('2026')
})

describe.each(notices)('the banner "%s"', (kind, severity, text, href) => {
  it('shows its text, colour and link', async () => {
    show(kind, severity)
    const banner = await screen.findByRole('complementary')
    expect(banner).toHaveTextContent(text)
    const colour = {
      danger: 'bg-error/10',
      warning: 'bg-warning/10',
      info: 'bg-info/10',
    }
    expect(banner).toHaveClass(colour[severity])
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
  })

  it('is a line of the page, and slides in over half a second with what follows', async () => {
    const animate = watchAnimations()
    show(kind, severity)
    const banner = await screen.findByRole('complementary')
    expect(banner).not.toHaveClass('fixed')
    expect(animate.mock.contexts).toEqual([banner, screen.getByRole('main')])
    expect(animate).toHaveBeenCalledWith(
      [expect.anything(), { transform: 'none' }],
      expect.objectContaining({ duration: 500 })
    )
  })

  it('stays hidden after it is dismissed, under its name', async () => {
    const { unmount } = show(kind, severity)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Hide this notice' })
    )
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(localStorage.getItem(`renewal-${kind}-${DATE}`)).toBe('true')
    unmount()
    show(kind, severity)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })
})

it('A renewal without an external checkout links to the bills', async () => {
  render(
    <RenewalBanner
      renewalLinks={{}}
      notice={
        { kind: 'expired', severity: 'danger', date: DATE } as RenewalNotice
      }
    />
  )
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    '/account?q=billings'
  )
})

it('The bills page shows no banner that links to it', () => {
  mockRouteName = 'account'
  show('overdue', 'danger')
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

describe('the room of the banner', () => {
  const HEIGHT = 48
  beforeEach(() => {
    jest
      .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
      .mockReturnValue(HEIGHT)
  })

  it('is kept by the tab, so that a reload moves nothing', async () => {
    show('overdue', 'danger').unmount()
    expect(bannerRoom()).toBe(HEIGHT)
    const animate = watchAnimations()
    show('overdue', 'danger')
    expect(animate).not.toHaveBeenCalled()
  })

  it('is given up when the banner is dismissed', async () => {
    show('overdue', 'danger')
    fireEvent.click(
      await screen.findByRole('button', { name: 'Hide this notice' })
    )
    expect(bannerRoom()).toBe(0)
  })
})

it('A page with a fixed bar of actions does not move with the banner', () => {
  const animate = watchAnimations()
  show('overdue', 'danger', <div data-actions />)
  expect(animate).not.toHaveBeenCalled()
})
