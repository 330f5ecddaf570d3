import {
  fireEvent,
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import RetentionPage from 'src/pages/Reports/RetentionPage/RetentionPage'

const cohort = (from: string, changes: object = {}) => ({
  __typename: 'RetentionCohort',
  from,
  to: `${from.slice(0, 8)}28`,
  due: 0,
  early: 0,
  grace: 0,
  late: 0,
  waiting: 0,
  lapsed: 0,
  left: 0,
  rateBasisPoints: null,
  ...changes,
})

const member = {
  __typename: 'RetentionMember',
  id: 5,
  userId: 7,
  memberName: 'Ana Reyes',
  email: 'ana@example.com',
  productName: 'Freelance Kickstart',
  funnelName: 'Early price',
  expiry: '2026-02-10T04:00:00Z',
  renewedDay: '2026-02-03',
  outcome: 'early',
  enrolment: 'ACTIVE',
  successManagerName: 'Lea Ramos',
  lastPaidAt: '2026-02-03T04:00:00Z',
  lastPaidCentavos: 500_000,
}

const asked = jest.fn()

const open = (address: string, page: object = {}) => {
  window.history.pushState({}, '', address)
  mockGraphQLQuery('RetentionQuery', () => ({
    retentionReport: {
      __typename: 'RetentionReport',
      asOf: '2026-11-22T00:00:00Z',
      total: cohort('2026-01-01', { due: 3, early: 2, rateBasisPoints: 6154 }),
      cohorts: [
        cohort('2026-01-01', { due: 1, waiting: 1 }),
        cohort('2026-03-01'),
        cohort('2026-02-01', { due: 3, early: 2, waiting: 1 }),
      ],
    },
  }))
  mockGraphQLQuery('RetentionMembersQuery', (variables) => {
    asked(variables)
    return {
      retentionPage: {
        __typename: 'RetentionPage',
        rows: [member],
        total: 1,
        isTotalCapped: false,
        next: null,
        ...page,
      },
    }
  })
  render(<RetentionPage />)
}

beforeEach(() => asked.mockClear())

describe('the retention report', () => {
  it('shows the rate, a dash before any outcome is known, and no empty month', async () => {
    open('/retention?year=2026')
    expect(await screen.findByText('61.5%')).toBeInTheDocument()
    const january = screen.getByText('January 2026').closest('tr')
    expect(within(january as HTMLElement).getByText('–')).toBeInTheDocument()
    expect(screen.queryByText('March 2026')).not.toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
  })

  it('opens the members behind a figure', async () => {
    open('/retention?year=2026')
    await screen.findByText('February 2026')
    fireEvent.click(screen.getByRole('link', { name: '2' }))
    expect(await screen.findByText('Ana Reyes')).toBeInTheDocument()
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        filter: 'EARLY',
        from: '2026-02-01',
        to: '2026-02-28',
      })
    )
    expect(screen.getByText('Renewed early')).toBeInTheDocument()
    expect(screen.getByText('Lea Ramos')).toBeInTheDocument()
  })

  it('shows an empty state for a figure that has become zero', async () => {
    open('/retention?year=2026&month=2026-02', { rows: [], total: 0 })
    expect(await screen.findByText('Nobody here')).toBeInTheDocument()
  })

  it('says when there are more members than its pages hold', async () => {
    open('/retention?year=2026&month=2026-02', {
      total: 1000,
      isTotalCapped: true,
    })
    expect(
      await screen.findByText(
        'The first 1,000 are in the pages. A file has them all.'
      )
    ).toBeInTheDocument()
  })
})
