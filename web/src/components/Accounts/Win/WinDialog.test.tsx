import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { WinDialog } from './WinDialog'

it('The dialog asks in a plain sentence what was achieved', async () => {
  render(<WinDialog onClose={jest.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
  expect(screen.getByLabelText('What was achieved')).toHaveFocus()
})
