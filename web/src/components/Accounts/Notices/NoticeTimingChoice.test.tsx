import userEvent from '@testing-library/user-event'

import { render, screen, waitFor } from '@redwoodjs/testing/web'

import NoticeSettingsCell from './NoticeSettingsCell'

const saved = jest.fn()

/** The settings as the server keeps them. */
beforeEach(() => {
  let timing: object = { isDaily: false, quietFrom: null, quietTo: null }
  const answer = () => ({ __typename: 'NoticeTiming' as const, ...timing })
  saved.mockClear()
  mockGraphQLQuery('NoticeSettingsQuery', () => ({
    noticeSettings: [],
    noticeTiming: answer(),
  }))
  mockGraphQLMutation('SaveNoticeTimingMutation', ({ input }) => {
    saved(input)
    timing = input
    return { saveNoticeTiming: answer() }
  })
})

const expectSaved = (input: object) =>
  waitFor(() => expect(saved).toHaveBeenLastCalledWith(input))

it('Saves the daily digest at once', async () => {
  render(<NoticeSettingsCell />)
  expect(await screen.findByLabelText(/At once/)).toBeChecked()
  await userEvent.click(screen.getByLabelText(/Once a day/))
  await expectSaved({ isDaily: true, quietFrom: null, quietTo: null })
  await waitFor(() => expect(screen.getByLabelText(/Once a day/)).toBeChecked())
})

it('Offers a night as quiet hours, and no other end at the same hour', async () => {
  render(<NoticeSettingsCell />)
  await userEvent.click(await screen.findByLabelText(/Quiet hours/))
  await expectSaved({ isDaily: false, quietFrom: 21, quietTo: 6 })
  const from = await screen.findByLabelText('From')
  expect(from).toHaveDisplayValue('9:00 PM')
  expect(from).not.toHaveTextContent('6:00 AM')
  await waitFor(() => expect(from).toBeEnabled())
  await userEvent.selectOptions(from, '10:00 PM')
  await expectSaved({ isDaily: false, quietFrom: 22, quietTo: 6 })
})
