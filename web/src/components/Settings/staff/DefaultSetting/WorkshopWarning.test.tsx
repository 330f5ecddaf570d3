import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { SettingsForm } from './SettingsForm'

it('Warns that a day keeps what was chosen for it while the workshop is live', async () => {
  render(
    <SettingsForm
      group="workshop"
      settings={[
        { name: 'workshop-is-live', value: 'false' },
        { name: 'workshop-shows-day-1', value: 'closed' },
      ]}
    />
  )
  const isLive = await screen.findByLabelText('The workshop is live now')
  expect(screen.queryByText(/does not become live/)).not.toBeInTheDocument()
  fireEvent.click(isLive)
  expect(await screen.findByText(/does not become live/)).toHaveTextContent(
    'Day 1: That it is over'
  )
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } })
  await waitFor(() =>
    expect(screen.queryByText(/does not become live/)).not.toBeInTheDocument()
  )
})
