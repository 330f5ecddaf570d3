import { render, screen } from '@redwoodjs/testing/web'

import { Avatar } from './Avatar'

describe('Avatar', () => {
  it.each([
    ['Maria Cristina Dela Cruz', 'MC'],
    ['Ben', 'B'],
    ['Budi .', 'B'],
    ['Ana Reyes (Nene)', 'AN'],
    ['', ''],
  ])('shows the initials of %j as %j', (name, letters) => {
    const { container } = render(<Avatar name={name} />)
    expect(container).toHaveTextContent(letters)
  })

  it('prefers the picture', () => {
    const { container } = render(<Avatar name="Ana" src="/a.png" />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/a.png')
    expect(screen.queryByText('A')).not.toBeInTheDocument()
  })
})
