import { render, screen } from '@redwoodjs/testing/web'

import { StatusBadge } from './StatusBadge'

describe('StatusBadge', () => {
  it('has the colour of its tone', () => {
    render(<StatusBadge tone="error">Overdue</StatusBadge>)
    expect(screen.getByText('Overdue').parentElement).toHaveClass('badge-error')
  })
})
