import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { moneyColumn, textColumn, type Column } from './columns'
import { ResourceTable } from './ResourceTable'

type Bill = { id: number; name: string; left: number | null }

const bills: Bill[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Bill ${index + 1}`,
  left: index === 0 ? null : 100_00,
}))
const columns: Column<Bill>[] = [
  textColumn<Bill>('name', { title: 'Name' }),
  moneyColumn<Bill>('left', { title: 'Left', isSummed: true }),
]

beforeEach(() => act(() => window.history.pushState({}, '', '/bills')))

test('A list whose rows are all here has their exact sum on each page', () => {
  render(<ResourceTable columns={columns} rows={bills} />)
  expect(screen.getByText('Sum of all rows')).toBeInTheDocument()
  expect(screen.getByText('₱1,100.00')).toBeInTheDocument()
})

test('A list of many pages sums up its page, and all rows when asked', async () => {
  render(
    <ResourceTable
      columns={columns}
      rows={bills.slice(0, 10)}
      total={12}
      fetchAll={async () => bills}
    />
  )
  expect(screen.getByText('Sum of this page')).toBeInTheDocument()
  expect(screen.getByText('₱900.00')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Sum up all rows' }))
  expect(await screen.findByText('₱1,100.00')).toBeInTheDocument()
  expect(screen.getByText('Sum of all rows')).toBeInTheDocument()
})

test('A list without columns of money has no sums', () => {
  render(<ResourceTable columns={columns.slice(0, 1)} rows={bills} />)
  expect(screen.queryByText('Sum of all rows')).not.toBeInTheDocument()
})
