import { render, screen } from '@redwoodjs/testing/web'

import { Cover } from './Cover'

describe('a cover', () => {
  it('reserves its space and loads lazily', () => {
    render(<Cover src="/covers/a.webp" alt="Two people" />)
    const picture = screen.getByRole('img', { name: 'Two people' })
    expect(picture).toHaveAttribute('width', '640')
    expect(picture).toHaveAttribute('height', '360')
    expect(picture).toHaveAttribute('loading', 'lazy')
  })

  it('at the top of a page loads at once', () => {
    render(
      <Cover
        src="/covers/a.webp"
        alt="Two people"
        eager
        width={1200}
        height={630}
      />
    )
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('width', '1200')
  })

  it.each([
    ['without a picture', undefined],
    ['with a picture', '/covers/a.webp'],
  ])('is hidden from screen readers beside its title, %s', (_, src) => {
    const { container } = render(<Cover src={src} />)
    expect(container.querySelector('[alt=""], [aria-hidden=true]')).toBe(
      container.firstChild
    )
  })

  it('without a picture is a drawing of the same shape, with a name if it has no title beside it', () => {
    render(<Cover src={null} alt="Kickstart" width={100} height={50} />)
    expect(screen.getByRole('img', { name: 'Kickstart' })).toHaveAttribute(
      'viewBox',
      '0 0 100 50'
    )
  })
})
