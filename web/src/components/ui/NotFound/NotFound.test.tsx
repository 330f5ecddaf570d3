import { render, screen, waitFor } from '@redwoodjs/testing/web'

import { NotFound } from './NotFound'

it('says so to people and search engines, with one heading and a way home', async () => {
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
