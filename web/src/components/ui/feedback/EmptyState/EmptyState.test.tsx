import { render, screen } from '@redwoodjs/testing/web'

import { EmptyState } from './EmptyState'

describe('EmptyState', () => {
  it('says what is missing and what to do', () => {
    render(
      <EmptyState
        title="No funnels available"
        text="Create one first."
        action={<button>Create</button>}
      />
    )
    expect(screen.getByText('No funnels available')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create' })).toBeInTheDocument()
  })
})
