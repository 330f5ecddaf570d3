import type { PageTestFields } from 'types/graphql'

import { render, screen, within } from '@redwoodjs/testing/web'

import { paidOfHundred } from './pageTest'
import { PageTests } from './PageTests'

const mockMayOpen = jest.fn()
jest.mock('src/hooks/access/useAccess', () => ({
  useAccess: () => ({ mayOpen: mockMayOpen }),
}))

const running: PageTestFields = {
  id: 1,
  version: 7,
  startedAt: '2026-11-20T02:00:00Z',
  endedAt: null,
  kept: null,
  a: { visitors: 2000, orders: 120, paidOrders: 80 },
  b: { visitors: 1990, orders: 200, paidOrders: 160 },
  kind: 'B_BETTER',
  low: 1.7,
  high: 6.3,
  isUneven: false,
}

const show = (...tests: PageTestFields[]) => render(<PageTests tests={tests} />)

const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => mockMayOpen.mockReset().mockReturnValue(true))

describe('the tests of a page', () => {
  it('say how one begins', () => {
    show()
    expect(screen.getByText(/choose “Test the draft”/)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('show both variants and what they allow to say', () => {
    show(running)
    expect(cells('^Visitors')).toEqual(['2,000', '1,990'])
    expect(cells('^Paid orders')).toEqual(['80', '160'])
    expect(cells('of 100 visitors')).toEqual(['4', '8'])
    expect(screen.getByRole('status')).toHaveTextContent(
      'B sells better. Of 100 visitors, B brings between 1.7 and 6.3 paid orders more than A'
    )
    expect(screen.queryByText(/too unevenly/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Publish B' })).toBeVisible()
  })

  it('say what is missing while it is too early, and that a split is uneven', () => {
    const none = { visitors: 0, orders: 0, paidOrders: 0 }
    show({
      ...running,
      a: none,
      b: { ...none, visitors: 30 },
      kind: 'TOO_EARLY',
      low: null,
      high: null,
      isUneven: true,
    })
    expect(screen.getByRole('status')).toHaveTextContent(
      'Too early to tell. That takes at least 100 visitors of each variant and 10 paid orders in all.'
    )
    expect(cells('of 100 visitors')).toEqual(['–', '0'])
    expect(screen.getByText(/too unevenly/)).toBeVisible()
  })

  it('are ended only by people who may edit, and keep what was chosen', () => {
    mockMayOpen.mockReturnValue(false)
    show(running, {
      ...running,
      id: 2,
      endedAt: '2026-11-22T02:00:00Z',
      kept: 'A',
    })
    expect(
      screen.queryByRole('button', { name: 'Publish B' })
    ).not.toBeInTheDocument()
    expect(screen.getByText(/A was kept/)).toBeVisible()
  })
})

it.each([
  [{ visitors: 0, orders: 0, paidOrders: 0 }, null],
  [{ visitors: 3, orders: 1, paidOrders: 1 }, 33.3],
])('%j are %s paid orders of 100 visitors', (side, share) => {
  expect(paidOfHundred(side)).toBe(share)
})
