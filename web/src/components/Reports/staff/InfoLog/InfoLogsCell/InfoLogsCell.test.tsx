import { navigate } from '@redwoodjs/router'
import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import InfoLogsReportPage from 'src/pages/Reports/InfoLogsReportPage/InfoLogsReportPage'

const person = (id: number, name: string) => ({
  __typename: 'InfoLogPerson',
  id,
  name,
  email: `${id}@example.com`,
})

const row = (id: number, changes: object = {}) => ({
  __typename: 'InfoLog',
  id,
  action: 'course.updated',
  entity: 'Course',
  entityId: '4',
  entityName: 'New',
  actor: person(1, 'Rosa Diaz'),
  actedAs: null,
  before: { title: 'Old', status: 'DRAFT' },
  after: { title: 'New', status: 'DRAFT' },
  ip: '203.0.113.9',
  createdAt: '2026-11-20T06:00:00Z',
  ...changes,
})

const asked = jest.fn()
const open = (rows: object[], page: object = {}) => {
  mockGraphQLQuery('InfoLogEntitiesQuery', () => ({
    infoLogEntities: ['Course', 'Odd'],
  }))
  mockGraphQLQuery('InfoLogsPageQuery', (variables) => {
    asked(variables)
    return {
      infoLogsPage: {
        __typename: 'InfoLogsPage',
        rows,
        total: rows.length,
        isTotalCapped: false,
        ...page,
      },
    }
  })
  render(<InfoLogsReportPage />)
}

beforeEach(() => {
  asked.mockClear()
  window.history.pushState({}, '', '/info-logs-report')
})

describe('the activity log', () => {
  it('expands a row to the values before and after', async () => {
    open([row(1, { actedAs: person(2, 'Ben Cruz') })])
    expect(await screen.findByText('Rosa Diaz')).toHaveTextContent(
      'Rosa Diaz as Ben Cruz'
    )
    expect(screen.getByText('Course New · changed')).toBeInTheDocument()
    const [, ...lines] = within(screen.getByRole('table')).getAllByRole('row')
    expect(lines.map(({ textContent }) => textContent)).toEqual(['titleOldNew'])
  })

  it('shows unknown kinds by their stored name, and changes without a signed-in user', async () => {
    open([
      row(1, {
        actor: null,
        entity: 'Odd',
        entityName: null,
        action: 'odd.twisted',
      }),
    ])
    expect(await screen.findByText('Odd 4 · twisted')).toBeInTheDocument()
    expect(screen.getByText('Nobody signed in')).toBeInTheDocument()
  })

  it.each([
    ['links to the page of the changed record', true, 'New', '/courses/4'],
    [
      'has no link for people who may not open the page',
      false,
      'New',
      undefined,
    ],
    ['has no link when the record is deleted', true, null, undefined],
  ])('%s', async (_, mayOpen, entityName, page) => {
    mockCurrentUser({ pageAccess: { course: mayOpen } } as never)
    open([row(1, { entityName })])
    const item = await screen.findByRole('listitem')
    expect(
      within(item)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    ).toEqual(page ? [page] : [])
  })

  it('says when there are more entries than it counts', async () => {
    open([row(1)], { total: 1_000, isTotalCapped: true })
    expect(
      await screen.findByText(
        'The latest 1,000 are shown. Narrow the list to find older ones.'
      )
    ).toBeInTheDocument()
  })

  it('shows an empty state, with and without filters', async () => {
    open([])
    expect(
      await screen.findByText('Nothing has been logged yet')
    ).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    act(() => navigate('/info-logs-report?from=2026-11-01'))
    expect(
      await screen.findByText('Oops, no results found')
    ).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: 'Clear search and filter' })
    ).toHaveAttribute('href', '/info-logs-report')
  })

  it('is filtered by person, kind and days in the URL', async () => {
    open([])
    expect(
      await screen.findByText('Nothing has been logged yet')
    ).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Name or email'), {
      target: { value: 'ben' },
    })
    await waitFor(() => expect(window.location.search).toBe('?q=ben'))
    fireEvent.change(screen.getByLabelText('What was changed'), {
      target: { value: 'Course' },
    })
    fireEvent.change(screen.getByLabelText('From'), {
      target: { value: '2026-11-01' },
    })
    fireEvent.change(screen.getByLabelText('To'), {
      target: { value: '2026-11-20' },
    })
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        page: 1,
        perPage: 10,
        q: 'ben',
        entity: 'Course',
        from: '2026-11-01',
        to: '2026-11-20',
      })
    )
  })
})
