import type { AnnouncementFields } from 'types/graphql'

import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { AnnouncementActions } from './AnnouncementActions'
import { audienceKey, readAudienceKey } from './Audience/audienceKey'

const announcement: AnnouncementFields = {
  id: 7,
  status: 'DRAFT',
  title: 'Hello',
  titleFil: null,
  subject: 'Hello',
  text: 'Come',
  subjectFil: '',
  textFil: '',
  buttonLabel: '',
  buttonLabelFil: '',
  buttonUrl: '',
  audience: {
    list: 'MEMBER',
    viewName: 'Mine',
    q: null,
    filter: 'ACTIVE',
    batchId: 3,
    stageId: null,
    batchName: 'Batch 17',
    stageName: null,
  },
  sendAt: null,
  startedAt: null,
  endedAt: null,
  createdAt: '2026-11-25T04:00:00Z',
  createdByName: 'Ada',
  version: 2,
  recipientCount: 0,
  waitingCount: 0,
  mailedCount: 0,
  keptCount: 0,
  bouncedCount: 0,
  unsubscribedCount: 0,
  skippedCount: 0,
  leftCount: 0,
}

it('An audience is the same after it was a choice', () => {
  expect(readAudienceKey(audienceKey(announcement.audience))).toEqual({
    list: 'MEMBER',
    viewName: 'Mine',
    view: { q: '', filter: 'ACTIVE', batchId: 3, stageId: null },
  })
})

it('Says how many people get it before it is sent', async () => {
  const sent = jest.fn()
  mockGraphQLQuery('AnnouncementReachQuery', () => ({
    announcementReach: {
      __typename: 'AnnouncementReach' as const,
      count: 312,
      isCapped: false,
      unsubscribed: 5,
      bouncing: 1,
    },
  }))
  mockGraphQLMutation('ScheduleAnnouncementMutation', (variables) => {
    sent(variables)
    return { scheduleAnnouncement: announcement }
  })
  render(<AnnouncementActions announcement={announcement} />)
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(dialog).toHaveTextContent('Goes to 312 people today.')
  )
  expect(dialog).toHaveTextContent('5 of them have unsubscribed')
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Send now' }).at(-1) as HTMLElement
  )
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ id: 7, version: 2, sendAt: null })
  )
})

it('The texts of a sent announcement are used again', () => {
  render(
    <AnnouncementActions announcement={{ ...announcement, status: 'SENT' }} />
  )
  expect(screen.getByRole('link', { name: 'Use again' })).toHaveAttribute(
    'href',
    '/announcements/new?from=7'
  )
})

it('One that is being sent can only be stopped, after a question', async () => {
  render(
    <AnnouncementActions
      announcement={{ ...announcement, status: 'SENDING', waitingCount: 4 }}
    />
  )
  expect(screen.getByRole('button')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '4 people have not got it yet'
  )
})
