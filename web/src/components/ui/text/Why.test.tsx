import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { Why } from './Why'

test('The explanation opens only on request', () => {
  render(
    <Why
      label="Why this price?"
      lines={[{ text: 'The price', value: '₱1.00' }, { text: 'Nothing else' }]}
    />
  )
  const summary = screen.getByText('Why this price?')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  fireEvent.click(summary)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(summary)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})
