import { render, screen } from '@redwoodjs/testing/web'

import { PostText } from './PostText'

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  'data:text/html,<script>alert(1)</script>',
  'https://user@evil.example',
])('Shows %s as text', (text) => {
  const { container } = render(<PostText text={text} named={[]} />)
  expect(container).toHaveTextContent(text)
  expect(container.querySelectorAll('a, img, script')).toHaveLength(0)
})

it('A link to another site passes on neither the page nor its rank', () => {
  render(<PostText text="See https://example.com/a, now." named={[]} />)
  const link = screen.getByRole('link', { name: 'https://example.com/a' })
  expect(link).toHaveAttribute('href', 'https://example.com/a')
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer')
  expect(link).toHaveAttribute('target', '_blank')
})

it('The name of a mentioned person links to their profile', () => {
  const { container } = render(
    <PostText
      text="Ask @ana-cruz or @nobody"
      named={[{ slug: 'ana-cruz', name: 'Ana Cruz' }]}
    />
  )
  expect(container).toHaveTextContent('Ask @Ana Cruz or @nobody')
  expect(screen.getByRole('link', { name: '@Ana Cruz' })).toHaveAttribute(
    'href',
    '/profile/ana-cruz'
  )
  expect(screen.getByRole('link')).toBeInTheDocument()
})
