import {
  mockCurrentUser,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { NotFound } from './NotFound'

beforeEach(() => mockCurrentUser(null))

it('The not-found page has one heading, a way on and "noindex"', async () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Page not found'
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/free-lessons')
  await waitFor(() => {
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex'
    )
    expect(document.title).toContain('Page not found')
  })
})

it('The not-found page leads people who signed in home', () => {
  mockCurrentUser({ id: 1 } as never)
  render(<NotFound isGone />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page is gone'
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
})
