import { render, screen } from '@redwoodjs/testing/web'

import { SettingsForm } from './SettingsForm'

it('Keeps the limits closed, and names the default and the bounds of each', async () => {
  render(
    <SettingsForm
      group="limits"
      settings={[
        { name: 'sign-ins-per-hour', value: '' },
        { name: 'sign-ups-per-hour', value: '200' },
      ]}
    />
  )
  const more = (await screen.findByText('Show the limits')).closest('details')
  expect(more).not.toHaveAttribute('open')
  expect(
    screen.getByRole('heading', { name: 'Visitors', hidden: true })
  ).toBeInTheDocument()
  expect(screen.getByLabelText(/^Sign-ups an hour/)).toHaveValue('200')
  expect(
    screen.getByLabelText(/^Sign-ups an hour/)
  ).toHaveAccessibleDescription(
    'Raise it before an event. Of one internet address, which a class or an office shares. Empty: 60. From 10 to 10,000.'
  )
  // Only an administrator changes a limit that protects accounts.
  expect(screen.getByLabelText(/^Sign-ins an hour/)).toBeDisabled()
})
