import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import { ReportBody } from './ReportBody'
import { withColumns } from './reportFields'
import { useReportState } from './useReportState'

const figure = (key: string, value: string | null, before: string | null) => ({
  key,
  value,
  before,
})

const report = {
  from: '2026-03-01',
  to: '2026-03-31',
  beforeFrom: '2026-02-01',
  beforeTo: '2026-02-28',
  isOwnPeople: false,
  filterName: null,
  step: 'day',
  stepKeys: ['joined', 'collected'],
  asOf: '2026-11-26T03:00:00.000Z',
  figures: [
    figure('active', '1234', null),
    figure('joined', '12', '8'),
    figure('churn', '2550', '3000'),
    figure('collected', '-123456789', '0'),
    figure('lessons', '0', '0'),
  ],
  steps: [{ from: '2026-03-01', to: '2026-03-01', values: ['12', '5'] }],
  cohorts: [],
} as never

type Shown = { changes?: object; columns?: never[] }

const Body = ({ changes = {}, columns = [] }: Shown) => (
  <ReportBody
    kind="summary"
    report={withColumns(
      { ...(report as object), ...changes } as never,
      columns
    )}
    state={useReportState()}
    columns={columns}
  />
)

describe('a report', () => {
  beforeEach(() => {
    mockGraphQLQuery('ReportLinesQuery', () => ({
      reportLines: { keys: [], total: 0, lines: [] },
    }))
    mockGraphQLQuery('ReportChoicesQuery', () => ({ reportChoices: [] }))
  })

  it('shows each number compactly, compared and defined', async () => {
    render(<Body />)
    const members = screen.getByRole('region', { name: 'Members' })
    expect(within(members).getByText('1.2K')).toBeVisible()
    expect(within(members).getByText('1,234')).toHaveClass('sr-only')
    expect(within(members).getByText('Counted today')).toBeVisible()
    expect(within(members).getByText(/Before: 8 · 50% more/)).toBeVisible()
    expect(within(members).getByText('25.5%')).toBeVisible()
    const sales = screen.getByRole('region', { name: 'Sales' })
    expect(within(sales).getByText('-₱1.2M')).toBeVisible()
    expect(
      within(sales).getByText(/the total of the payment report/)
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Limit to')).toBeVisible()
    expect(await screen.findByText('Side by side')).toBeVisible()
  })

  it('shows only the chosen numbers', () => {
    render(<Body columns={['lessons', 'collected'] as never} />)
    expect(
      screen.queryByRole('region', { name: 'Members' })
    ).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Learning' })).toBeVisible()
    expect(screen.getByLabelText('Shown number')).toHaveTextContent('Collected')
  })

  it('lists what a number counts, with what limits the report', async () => {
    mockCurrentUser({
      id: 1,
      accessLevels: [{ id: 'admin', name: 'admin' }],
      pageAccess: { reportSummary: true, users: true },
      functionAccess: {},
    } as never)
    const asked = jest.fn()
    mockGraphQLQuery('ReportEntriesQuery', (variables) => {
      asked(variables)
      return {
        reportEntries: {
          rows: [
            {
              id: 1,
              at: '2026-03-09T17:30:00.000Z',
              userId: 7,
              memberName: 'Ana Cruz',
              email: 'ana@example.com',
              about: 'Finding clients',
              amountCentavos: null,
            },
          ],
          total: 1000,
          isTotalCapped: true,
        },
      }
    })
    window.history.pushState({}, '', '/?part=stage&key=3')
    const { unmount } = render(<Body />)
    const learning = screen.getByRole('region', { name: 'Learning' })
    const link = within(learning).getByRole('link', { name: /Open the list/ })
    const address = link.getAttribute('href') ?? ''
    expect(address).toBe('/?part=stage&key=3&entries=lessons')
    unmount()

    window.history.pushState({}, '', address)
    render(<Body />)
    expect(await screen.findByText('Finding clients')).toBeVisible()
    expect(screen.getByText(/Only the latest are listed/)).toBeVisible()
    expect(screen.queryByText('Amount')).not.toBeInTheDocument()
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        measure: 'LESSONS',
        report: 'SUMMARY',
        part: 'STAGE',
        partKey: '3',
      })
    )
    window.history.pushState({}, '', '/')
  })

  it('says so if the reader may not read any of its numbers', () => {
    render(<Body columns={['revenue'] as never} />)
    expect(screen.getByText(/You may not read the numbers/)).toBeVisible()
    expect(screen.queryByText('Side by side')).not.toBeInTheDocument()
  })

  it('says that only own people are counted, and offers no filter', () => {
    render(<Body changes={{ isOwnPeople: true }} />)
    expect(screen.getByText(/Only your own people/)).toBeVisible()
    expect(screen.queryByLabelText('Limit to')).not.toBeInTheDocument()
    expect(screen.queryByText('Side by side')).not.toBeInTheDocument()
  })
})
