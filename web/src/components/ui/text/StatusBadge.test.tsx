import { Flame } from 'lucide-react'

import { render, screen } from '@redwoodjs/testing/web'

import { StatusBadge } from './StatusBadge'

describe('StatusBadge', () => {
  it('has the colour of its tone', () => {
    render(<StatusBadge tone="error">Overdue</StatusBadge>)
    expect(screen.getByText('Overdue').parentElement).toHaveClass('badge-error')
  })

  it('shortens its text, and never its icon', () => {
    render(
      <StatusBadge tone="progress" icon={Flame}>
        1-day streak
      </StatusBadge>
    )
    const text = screen.getByText('1-day streak')
    expect(text.children).toHaveLength(0)
    expect(text.parentElement?.querySelector('svg')).toBeInTheDocument()
  })
})
