import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import type { Feed, Post } from './feedPost'
import { FeedView } from './FeedView'
import { ReportQueue } from './moderation/ReportQueue'
import { EditDialog } from './Posts/EditDialog'

const person = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  profileImage: null,
  facebookProfile: null,
})

const feed = (changes: Partial<Feed> = {}): Feed => ({
  id: 'school',
  kind: 'school',
  name: '',
  stageNumber: null,
  slowSeconds: 0,
  mayPostAt: null,
  mayModerate: false,
  isNewcomer: false,
  seenPostId: 5,
  ban: null,
  ...changes,
})

const kinds = ['LIKE', 'HEART', 'CLAP', 'THINK'] as const

const post = (changes: Partial<Post> = {}): Post => ({
  id: 7,
  parentId: null,
  kind: 'POST',
  author: person(2, 'Ben'),
  text: 'Hello everybody',
  named: [],
  pictures: [],
  win: null,
  answerId: null,
  isPinned: false,
  isEdited: false,
  isDeleted: false,
  isHidden: false,
  hideReason: '',
  commentCount: 0,
  reactions: kinds.map((kind) => ({ kind, count: kind === 'LIKE' ? 3 : 0 })),
  myReaction: null,
  createdAt: '2026-11-25T01:00:00Z',
  isOwn: false,
  mayModerate: false,
  ...changes,
})

const show = (posts: Post[], changes: Partial<Feed> = {}) => {
  mockGraphQLMutation('MarkFeedSeenMutation', { markFeedSeen: true })
  mockCurrentUser({ id: 1 } as never)
  return render(
    <FeedView
      page={{ feed: feed(changes), pinned: [], posts, hasMore: false }}
    />
  )
}

beforeEach(() => localStorage.clear())

describe('a feed', () => {
  it('marks what is new since the last visit', async () => {
    show([post(), post({ id: 5, author: person(3, 'Ella') })])
    const [newer, older] = await screen.findAllByRole('article')
    expect(newer).toHaveTextContent('New')
    expect(older).not.toHaveTextContent('New')
  })

  it('says what to do in an empty one', async () => {
    show([])
    expect(
      await screen.findByText('Nobody has written here yet')
    ).toBeInTheDocument()
  })

  it('marks a post that was just written, even below a pinned one', async () => {
    mockGraphQLMutation('CreatePostMutation', { createPost: { id: 8 } })
    mockGraphQLMutation('MarkFeedSeenMutation', { markFeedSeen: true })
    mockCurrentUser({ id: 1 } as never)
    const scroll = jest.fn()
    HTMLElement.prototype.scrollIntoView = scroll
    const page = (posts: Post[]) => (
      <FeedView
        page={{
          feed: feed(),
          pinned: [post({ id: 2, isPinned: true })],
          posts,
          hasMore: false,
        }}
      />
    )
    const { rerender } = render(page([post()]))
    fireEvent.change(await screen.findByRole('textbox', { name: /say/ }), {
      target: { value: 'My desk' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /say/ })).toHaveValue('')
    )
    rerender(page([post({ id: 8, isOwn: true }), post()]))
    expect(await screen.findByText('Posted')).toBeVisible()
    expect(screen.getAllByRole('article')[1]).toHaveTextContent('Posted')
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('tells a banned person why, and takes no text', async () => {
    show([post()], {
      ban: {
        until: '2026-12-01T01:00:00Z',
        reason: 'Adverts',
        isEverywhere: false,
      },
    })
    expect(await screen.findByRole('note')).toHaveTextContent('Adverts')
    expect(
      screen.queryByRole('button', { name: 'Post' })
    ).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'React' })
    ).not.toBeInTheDocument()
  })

  it('sends a question, and keeps the draft until then', async () => {
    const saved = jest.fn((_sent: object) => ({ createPost: { id: 8 } }))
    mockGraphQLMutation('CreatePostMutation', saved)
    const { unmount } = show([])
    fireEvent.change(await screen.findByRole('textbox', { name: /say/ }), {
      target: { value: 'How do I begin?' },
    })
    unmount()
    show([])
    expect(await screen.findByRole('textbox', { name: /say/ })).toHaveValue(
      'How do I begin?'
    )
    fireEvent.click(screen.getByRole('checkbox', { name: /question/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() =>
      expect(saved.mock.calls[0][0]).toEqual({
        input: {
          feed: 'school',
          kind: 'QUESTION',
          text: 'How do I begin?',
          fileIds: [],
        },
      })
    )
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /say/ })).toHaveValue('')
    )
  })

  it('offers the people of the feed after an @', async () => {
    mockGraphQLQuery('FeedPeopleQuery', {
      feedPeople: [{ __typename: 'GroupPerson', ...person(4, 'Kiko') }],
    })
    show([])
    const field = await screen.findByRole('textbox', { name: /say/ })
    fireEvent.change(field, { target: { value: 'Hi @kik', selectionEnd: 7 } })
    fireEvent.click(await screen.findByRole('option', { name: 'Kiko' }))
    expect(field).toHaveValue('Hi @Kiko ')
  })

  it('shows the name of a chosen person, also in the draft, and sends the slug', async () => {
    const saved = jest.fn((_sent: { input: { text: string } }) => ({
      createPost: { id: 8 },
    }))
    mockGraphQLMutation('CreatePostMutation', saved)
    mockGraphQLQuery('FeedPeopleQuery', {
      feedPeople: [
        {
          __typename: 'GroupPerson',
          ...person(4, 'Kiko Reyes'),
          slug: 'kiko-reyes-7',
        },
      ],
    })
    const { unmount } = show([])
    const field = () => screen.findByRole('textbox', { name: /say/ })
    fireEvent.change(await field(), {
      target: { value: 'Hi @kik', selectionEnd: 7 },
    })
    fireEvent.click(await screen.findByRole('option', { name: 'Kiko Reyes' }))
    unmount()
    show([])
    expect(await field()).toHaveValue('Hi @Kiko Reyes ')
    fireEvent.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0][0].input.text).toBe('Hi @kiko-reyes-7 ')
  })

  it('chooses people by the keyboard', async () => {
    mockGraphQLQuery('FeedPeopleQuery', {
      feedPeople: [person(4, 'Kiko'), person(5, 'Kika')].map((each) => ({
        __typename: 'GroupPerson',
        ...each,
      })),
    })
    show([])
    const field = await screen.findByRole('textbox', { name: /say/ })
    const type = (value: string) =>
      fireEvent.change(field, {
        target: { value, selectionEnd: value.length },
      })
    const press = (key: string) => fireEvent.keyDown(field, { key })
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

    type('Hi @kik')
    await screen.findByRole('listbox', { name: 'People to mention' })
    expect(active()).toHaveTextContent('Kiko')
    press('ArrowDown')
    expect(active()).toHaveTextContent('Kika')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    press('ArrowDown')
    press('ArrowUp')
    press('Enter')
    expect(field).toHaveValue('Hi @Kika ')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

    type('Hi @ki')
    await screen.findByRole('listbox')
    press('Escape')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    // The list is closed: Enter ends the line.
    expect(press('Enter')).toBe(true)
    type('Hi @kik')
    await screen.findByRole('listbox')
    press('Tab')
    expect(field).toHaveValue('Hi @Kiko ')
  })

  it('changes a post without closing its dialog by the list of people', async () => {
    const saved = jest.fn((_sent: object) => ({
      updatePost: post({ text: 'Hi @kiko ' }),
    }))
    mockGraphQLMutation('UpdatePostMutation', saved)
    mockGraphQLQuery('FeedPeopleQuery', {
      feedPeople: [{ __typename: 'GroupPerson', ...person(4, 'Kiko') }],
    })
    const onClose = jest.fn()
    render(<EditDialog post={post()} feed={feed()} onClose={onClose} />)
    const field = await screen.findByRole('textbox', { name: 'Text' })
    expect(screen.queryByText(/optional/)).not.toBeInTheDocument()
    fireEvent.change(field, { target: { value: ' ' } })
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    fireEvent.change(field, { target: { value: 'Hi @kik', selectionEnd: 7 } })
    await screen.findByRole('option', { name: 'Kiko' })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: 'Hi @ki', selectionEnd: 6 } })
    fireEvent.click(await screen.findByRole('option', { name: 'Kiko' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(saved.mock.calls[0][0]).toEqual({ id: 7, text: 'Hi @kiko ' })
    )
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('reacts with one’s own reaction', async () => {
    const reacted = jest.fn((_sent: object) => ({
      reactToPost: post({ myReaction: 'LIKE' }),
    }))
    mockGraphQLMutation('ReactToPostMutation', reacted)
    show([post()])
    fireEvent.click(
      await screen.findByRole('button', { name: '3 people like this' })
    )
    await waitFor(() =>
      expect(reacted.mock.calls[0][0]).toEqual({ id: 7, kind: 'LIKE' })
    )
  })

  it('shows why a post is hidden to its author', async () => {
    show([post({ isOwn: true, isHidden: true, hideReason: 'An advert' })])
    expect(await screen.findByText('Hidden: An advert')).toBeInTheDocument()
    expect(screen.getByText('Hidden')).toBeInTheDocument()
  })
})

it('The queue keeps what is reported', async () => {
  const decided = jest.fn((_sent: object) => ({ decideFeedReport: true }))
  mockGraphQLMutation('DecideFeedReportMutation', decided)
  render(
    <ReportQueue
      reports={[
        {
          id: 3,
          reason: 'An advert',
          createdAt: '2026-11-25T01:00:00Z',
          reporterName: 'Ana',
          reportCount: 3,
          authorName: 'Ben',
          text: 'Buy my course',
          feedName: '',
          path: '/community?feed=school&post=7',
        },
      ]}
    />
  )
  expect(await screen.findByText(/and 2 other people/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() =>
    expect(decided.mock.calls[0][0]).toEqual({ id: 3, isHidden: false })
  )
})
