import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { MyAnnouncement } from './MyAnnouncement'
import { Unsubscribing } from './Unsubscribing'

const mailed = { email: 'a…@example.com', isMailed: true }

it('Signed-in people get a link to their mail choices', async () => {
  const { unmount } = render(<Unsubscribing mailed={mailed} token="t" />)
  expect(screen.getByText(/You choose more under Notices/)).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  unmount()
  mockCurrentUser({ id: 1 } as never)
  render(<Unsubscribing mailed={mailed} token="t" />)
  expect(await screen.findByRole('link', { name: 'Notices' })).toHaveAttribute(
    'href',
    '/notices'
  )
})

it('Unsubscribes only after the button, and offers the way back', async () => {
  const sent = jest.fn()
  mockGraphQLMutation('AnswerUnsubscribingMutation', (variables) => {
    sent(variables)
    return {
      answerUnsubscribing: {
        __typename: 'MailedUnsubscribing' as const,
        ...mailed,
        isMailed: variables.isMailed,
      },
    }
  })
  render(<Unsubscribing mailed={mailed} token="t" />)
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'a…@example.com gets no more announcements by mail.'
  )
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe again' }))
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('by mail again')
  )
  expect(sent.mock.calls).toEqual([
    [{ token: 't', isMailed: false }],
    [{ token: 't', isMailed: true }],
  ])
})

it('An announcement is read as paragraphs, with its button', () => {
  render(
    <MyAnnouncement
      announcement={{
        id: 1,
        subject: 'Hello',
        text: 'One\n\n<b>Two</b>\n\nSee https://a.ph/x.',
        subjectFil: '',
        textFil: '',
        buttonLabel: 'Open',
        buttonLabelFil: '',
        buttonUrl: 'https://example.com/x',
        at: '2026-11-25T04:00:00Z',
      }}
    />
  )
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeInTheDocument()
  expect(screen.getByText('<b>Two</b>')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'https://a.ph/x' })).toHaveAttribute(
    'href',
    'https://a.ph/x'
  )
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'rel',
    'noreferrer'
  )
})
