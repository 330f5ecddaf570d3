import { render } from '@redwoodjs/testing/web'

import { Skeleton, SkeletonLines } from './Skeleton'

describe('the skeleton of a text', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Skeleton className="h-8 w-20" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstChild).toHaveClass('h-8', 'w-20')
    expect(container).toHaveTextContent('')
  })

  it('has the given number of lines in different lengths', () => {
    const { container } = render(<SkeletonLines lines={4} />)
    const lines = [...container.querySelectorAll('.skeleton')]
    expect(lines).toHaveLength(4)
    expect(new Set(lines.map(({ className }) => className)).size).toBe(3)
    expect(
      lines.every((line) => line.getAttribute('aria-hidden') === 'true')
    ).toBe(true)
  })
})
