import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
} from '@redwoodjs/testing/web'

import BugReportPage from './BugReportPage'

it('The heading takes the focus when the form disappears and when it returns', async () => {
  mockCurrentUser(null)
  mockGraphQLMutation('ReportBugMutation', () => ({ reportBug: true }))
  render(<BugReportPage />)
  fireEvent.change(screen.getByLabelText(/What happened/), {
    target: { value: 'It stops' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }))
  const another = await screen.findByRole('button', { name: 'Report another' })
  const heading = screen.getByRole('heading', { name: 'Report a bug' })
  expect(heading).toHaveFocus()

  act(() => another.focus())
  fireEvent.click(another)
  expect(heading).toHaveFocus()
})
