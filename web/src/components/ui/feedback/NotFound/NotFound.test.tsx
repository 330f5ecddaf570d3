import { render, screen, waitFor } from '@redwoodjs/testing/web'

import { NotFound } from './NotFound'

it('The not-found page has one heading, a link home and "noindex"', async () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Page not found'
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  await waitFor(() => {
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex'
    )
    expect(document.title).toContain('Page not found')
  })
})
