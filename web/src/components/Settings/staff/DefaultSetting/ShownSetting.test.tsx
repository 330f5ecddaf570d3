import { render, screen } from '@redwoodjs/testing/web'

import { ShownSetting } from './ShownSetting'

import { formatShownTime } from '$api/src/shared/manilaTime'

it.each([
  ['workshop-is-live', 'true', 'Yes'],
  ['workshop-is-live', '', 'No'],
  [
    'workshop-start-day-1',
    '2026-11-25T12:00:00.000Z',
    formatShownTime(new Date('2026-11-25T12:00:00.000Z'), 'en'),
  ],
  ['workshop-shows-day-1', 'closed', 'That it is over'],
  ['workshop-shows-day-1', '', 'empty'],
  ['renew-expired-link', '/renew', '/renew'],
])('The history shows %s "%s" as its field does', async (name, value, text) => {
  render(<ShownSetting name={name} value={value} />)
  expect(await screen.findByText(text)).toBeInTheDocument()
})
