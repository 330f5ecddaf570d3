import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import ChangelogPage from 'src/pages/Settings/ChangelogPage/ChangelogPage'

const item = (id: number, changes: object = {}) => ({
  __typename: 'ChangelogItem',
  id,
  title: `Entry ${id}`,
  body: `<p>Text ${id}</p>`,
  category: 'NEW',
  publishAt: '2026-11-20T06:00:00Z',
  pinned: false,
  ...changes,
})

const answer = (pages: object[][]) =>
  mockGraphQLQuery('ChangelogQuery', ({ page }) => ({
    changelog: {
      __typename: 'Changelog',
      items: pages[page - 1],
      hasMore: page < pages.length,
    },
  }))

const marked = jest.fn()

beforeEach(() => {
  marked.mockClear()
  mockGraphQLMutation('MarkChangelogSeenMutation', () => {
    marked()
    return { markChangelogSeen: true }
  })
})

describe('the changelog', () => {
  it('shows an empty state', async () => {
    mockCurrentUser(null)
    answer([[]])
    render(<ChangelogPage />)
    expect(await screen.findByText('Nothing new yet')).toBeInTheDocument()
    expect(marked).not.toHaveBeenCalled()
  })

  it('shows the newest entries, and more on request', async () => {
    answer([[item(1, { pinned: true }), item(2)], [item(3)]])
    render(<ChangelogPage />)
    expect(await screen.findByText('Entry 1')).toBeInTheDocument()
    expect(screen.getByText('Pinned')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Entry 3')).toBeInTheDocument()
    expect(screen.getByText('Entry 2')).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Show more' })
    ).not.toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent('Entry 3')
  })

  it('is marked as seen for a signed-in user', async () => {
    mockCurrentUser({ id: 7 } as never)
    answer([[item(1)]])
    render(<ChangelogPage />)
    await screen.findByText('Entry 1')
    await waitFor(() => expect(marked).toHaveBeenCalledTimes(1))
  })
})
