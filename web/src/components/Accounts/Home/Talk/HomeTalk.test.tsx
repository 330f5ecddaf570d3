import { render, screen } from '@redwoodjs/testing/web'

import { HomeTalk } from './HomeTalk'

const feed = {
  id: 'school',
  kind: 'school' as const,
  name: '',
  stageNumber: null,
  newCount: 0,
}
const question = {
  ...feed,
  id: 7,
  feed: 'school',
  text: 'How do I price my work?',
  authorName: 'Bea Salcedo',
  commentCount: 0,
  createdAt: '2026-11-25T00:00:00Z',
}
const challenge = {
  days: 12,
  status: 'OPEN' as const,
  today: 5,
  tasks: [
    { day: 5, title: 'Ask for one opinion', doneAt: null as string | null },
  ],
}

const show = (changes: object = {}) =>
  render(
    <HomeTalk
      myChallenge={null}
      myCheckIn={null}
      mySuccessManager={null}
      myFeeds={[feed] as never}
      openQuestions={[]}
      {...changes}
    />
  )

describe('the community on a home', () => {
  it('names feeds with new posts, and questions without an answer', async () => {
    show({
      myFeeds: [{ ...feed, newCount: 3 }],
      openQuestions: [question],
    })
    expect(await screen.findByText('3 new')).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: /How do I price my work/ })
    ).toHaveAttribute('href', '/community?feed=school&post=7')
  })

  it('offers to write when everything is read', async () => {
    show()
    expect(
      await screen.findByRole('link', { name: 'Write to the school' })
    ).toHaveAttribute('href', '/community?feed=school')
    expect(screen.queryByText('Waiting for an answer')).not.toBeInTheDocument()
  })

  it('names the task of today, also for people without feeds', async () => {
    show({ myFeeds: [], myChallenge: challenge })
    expect(await screen.findByText('Ask for one opinion')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Today’s task' })).toHaveAttribute(
      'href',
      '/challenge-buddies'
    )
    expect(screen.queryByText('In the community')).not.toBeInTheDocument()
  })

  it('names the success manager, and how to reach them', async () => {
    show({
      mySuccessManager: {
        name: 'Lea Ramos',
        email: 'lea@example.com',
        profileImage: null,
        bookingUrl: 'https://book.example/lea',
        facebookProfile: null,
      },
    })
    expect(await screen.findByText('Lea Ramos')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Book a talk' })).toHaveAttribute(
      'href',
      'https://book.example/lea'
    )
    expect(screen.getByRole('link', { name: 'Write a mail' })).toHaveAttribute(
      'href',
      'mailto:lea@example.com'
    )
  })

  it('says that the task of today is done', async () => {
    const [task] = challenge.tasks
    const tasks = [{ ...task, doneAt: '2026-11-25T00:00:00Z' }]
    show({ myChallenge: { ...challenge, tasks } })
    expect(await screen.findByText('See my days')).toBeInTheDocument()
  })

  it.each([
    ['before its first day', { today: null }],
    ['after its end', { status: 'ENDED' }],
  ])('names no task %s', async (_, changes) => {
    show({ myChallenge: { ...challenge, ...changes } })
    await screen.findByText('In the community')
    expect(screen.queryByText('Ask for one opinion')).not.toBeInTheDocument()
  })
})
