import { createRef } from 'react'

import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { openPlace } from 'src/lib/browser/openPlace'

import { Link } from './Link'

const mockNavigate = jest.fn()
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  navigate: (...all: unknown[]) => mockNavigate(...all),
}))
beforeEach(() => mockNavigate.mockReset())

/** Whether a click is left to the browser. jsdom cannot follow links. */
const isLeftToBrowser = (link: HTMLElement) => {
  let isLeft = false
  document.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true }
  )
  fireEvent.click(link)
  return isLeft
}

it.each([
  'https://zoom.example/all',
  'HTTP://zoom.example',
  '//zoom.example/all',
  '/\t/zoom.example',
  '/\\zoom.example',
  'mailto:ana@example.com',
  'tel:+639171234567',
])('The browser follows a link to another site: %j', (address) => {
  const onClick = jest.fn()
  render(
    <Link to={address} onClick={onClick}>
      Join
    </Link>
  )
  const link = screen.getByRole('link', { name: 'Join' })
  expect(link).toHaveAttribute('href', address)
  expect(isLeftToBrowser(link)).toBe(true)
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('The browser follows a link that opens another tab', () => {
  render(
    <Link to="/fast" target="_blank">
      Page
    </Link>
  )
  expect(isLeftToBrowser(screen.getByRole('link'))).toBe(true)
})

it.each(['/products', '/products?q=a%0Ab', '?tab=bills', '#top'])(
  'The router follows a link within the app: %s',
  (address) => {
    const ref = createRef<HTMLAnchorElement>()
    render(
      <Link to={address} ref={ref}>
        Products
      </Link>
    )
    expect(screen.getByRole('link')).toBe(ref.current)
    expect(isLeftToBrowser(screen.getByRole('link'))).toBe(false)
  }
)

it.each(['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)'])(
  'A link runs no script: %s',
  (address) => {
    render(<Link to={address}>Join</Link>)
    expect(screen.getByText('Join')).not.toHaveAttribute('href')
  }
)

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.com',
  'x',
])('Nothing opens for an address that is no place: %s', (address) => {
  openPlace(address)
  expect(mockNavigate).not.toHaveBeenCalled()
})

it('A page of the app opens by the router', () => {
  openPlace('/products')
  expect(mockNavigate).toHaveBeenCalledWith('/products', undefined)
})
