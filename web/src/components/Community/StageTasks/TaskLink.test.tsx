import { ExternalLink } from 'lucide-react'

import { render, screen } from '@redwoodjs/testing/web'

import { TaskLink } from './TaskLink'

const show = (url: string) =>
  render(
    <TaskLink url={url} label="Open" title="Say hello" icon={ExternalLink} />
  )

describe('the link of a task', () => {
  it.each(['/community', 'https://example.com/@ana'])('leads to %s', (url) => {
    show(url)
    expect(
      screen.getByRole('link', { name: 'Open: Say hello' })
    ).toHaveAttribute('href', url)
  })

  it.each([
    'javascript:alert(1)',
    '/.//evil.example',
    'https://own.example@evil.example',
  ])('is left out for %s', (url) => {
    show(url)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
