import { fireEvent, render, screen, within } from '@redwoodjs/testing/web'

import { Empty, Failure, isEmpty, Loading, Success } from './MyResourcesCell'

const resource = (changes: object = {}) => ({
  __typename: 'MyResourceRow' as const,
  id: 2,
  title: 'Rate card',
  category: 'pdf',
  tags: ['clients'],
  folder: { id: 1, name: 'Templates' },
  isPinned: false,
  version: 2,
  publishedAt: '2026-05-06T06:00:00Z',
  size: 2_294,
  waitsForStage: null,
  isNewVersion: false,
  ...changes,
})

const shelf = {
  total: 9,
  folders: [{ id: 1, name: 'Templates', count: 5 }],
  tags: ['clients', 'money'],
}

const show = (rows: object[], props: object = {}) =>
  render(
    <Success
      {...({
        myResources: { rows, next: null },
        myResourceShelf: shelf,
        ...props,
      } as unknown as Parameters<typeof Success>[0])}
    />
  )

const visit = (address: string) => window.history.pushState({}, '', address)

beforeEach(() => visit('/resources/my-resources'))

describe('a member’s resources', () => {
  it('show their type and size, and link to their page', () => {
    show([resource()])
    const [row] = screen.getAllByRole('article')
    expect(row).toHaveTextContent('PDF · 2.2 KB · Templates')
    expect(
      within(row).getByRole('link', { name: 'Rate card' })
    ).toHaveAttribute('href', '/resources/my-resources/2')
  })

  it('mark pinned resources, new versions and those that need a stage', () => {
    show([
      resource({ isPinned: true, isNewVersion: true }),
      resource({ id: 5, waitsForStage: 6 }),
    ])
    const [card, pitch] = screen.getAllByRole('article')
    expect(within(card).getByRole('img', { name: 'Pinned' })).toBeVisible()
    expect(card).toHaveTextContent('New version')
    expect(pitch).toHaveTextContent('Opens at Stage 6')
    expect(pitch).not.toHaveTextContent('New version')
  })

  it('are filtered by folder and tag, which keep each other and the search text', () => {
    visit('/resources/my-resources?tag=clients&q=rate')
    show([resource()])
    const folders = screen.getByRole('navigation', { name: 'Folders' })
    expect(
      within(folders).getByRole('link', { name: 'Templates (5)' })
    ).toHaveAttribute(
      'href',
      '/resources/my-resources?tag=clients&q=rate&folder=1'
    )
    const tags = screen.getByRole('navigation', { name: 'Tags' })
    const chosen = within(tags).getByRole('link', { name: '#clients' })
    expect(chosen).toHaveAttribute('aria-current', 'true')
    // Pressing the chosen tag again clears it.
    expect(chosen).toHaveAttribute('href', '/resources/my-resources?q=rate')
    expect(screen.getByRole('searchbox')).toHaveValue('rate')
  })

  it('offer a way back to all when none matches', () => {
    visit('/resources/my-resources?q=zebra')
    show([])
    expect(screen.getByText('Nothing like that here')).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Show all resources' })
    ).toHaveAttribute('href', '/resources/my-resources')
  })

  it('load more rows on request', async () => {
    const fetchMore = jest.fn(async () => ({}))
    show([resource()], {
      myResources: { rows: [resource()], next: 2 },
      queryResult: { fetchMore },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(fetchMore).toHaveBeenCalledWith(
      expect.objectContaining({ variables: { after: 2 } })
    )
    await screen.findByRole('button', { name: 'Show more', busy: false })
  })

  it('show skeletons while loading, and an empty state when there are none', () => {
    expect(isEmpty({ myResourceShelf: { ...shelf, total: 0 } } as never)).toBe(
      true
    )
    expect(() => render(<Loading />)).not.toThrow()
    render(<Empty />)
    expect(screen.getByText('No resources yet')).toBeVisible()
    render(<Failure error={new Error('x') as never} />)
    expect(screen.getByRole('alert')).toBeVisible()
  })
})
