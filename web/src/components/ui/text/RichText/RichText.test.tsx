import { render, screen } from '@redwoodjs/testing/web'

import { RichText } from './RichText'

const show = async (html: string) => {
  render(<RichText html={`<p>shown</p>${html}`} />)
  return (await screen.findByText('shown')).parentElement?.innerHTML ?? ''
}

describe('RichText', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">go</a>',
    '<a href="//evil.example">go</a>',
    '<svg onload=alert(1)></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
  ])('sanitizes %s', async (html) => {
    expect(await show(html)).not.toMatch(
      /alert|script|evil|style=|<svg|<iframe/i
    )
  })

  it('keeps formatting, and opens other sites in a new tab', async () => {
    const html = await show(
      '<h2>Title</h2><ul><li><strong>one</strong></li></ul><a href="https://example.com">link</a>'
    )
    expect(html).toContain(
      '<h2>Title</h2><ul><li><strong>one</strong></li></ul>'
    )
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link')).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener')
    )
  })
})
