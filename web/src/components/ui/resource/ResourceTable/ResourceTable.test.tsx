import userEvent from '@testing-library/user-event'

import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import * as csv from 'src/lib/files/csv'

import { badgeColumn, moneyColumn, textColumn, type Column } from './columns'
import { ResourceTable } from './ResourceTable'

type Person = { id: number; name: string; dueCentavos: number; status: string }

const people: Person[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
  dueCentavos: index * 100_00,
  status: index % 2 ? 'Paid' : 'Overdue',
}))

const columns: Column<Person>[] = [
  textColumn<Person>('name', { title: 'Name' }),
  moneyColumn<Person>('dueCentavos', { title: 'Due', sortable: false }),
  badgeColumn<Person>(
    'status',
    { Paid: 'success', Overdue: 'error' },
    { title: 'Status', sortable: false }
  ),
]

const go = (url: string) => act(() => window.history.pushState({}, '', url))
const rowCount = () => screen.getAllByRole('row').length - 1

beforeEach(() => {
  localStorage.clear()
  go('/people')
})

describe('ResourceTable', () => {
  it('shows ten rows of a local list with their position', () => {
    render(<ResourceTable columns={columns} rows={people} />)

    expect(rowCount()).toBe(10)
    expect(screen.getByText('1–10 of 23')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page'
    )
  })

  it("shows the server's rows in order, with at most five page buttons", () => {
    render(
      <ResourceTable
        columns={columns}
        rows={people.slice(0, 10)}
        total={1234}
      />
    )

    expect(rowCount()).toBe(10)
    expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5)
    expect(screen.getByText('1–10 of 1,234')).toBeInTheDocument()
  })

  it('shows as many rows as were chosen, and remembers them for the table', () => {
    go('/people?page=2')
    const { unmount } = render(
      <ResourceTable columns={columns} rows={people} />
    )
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows on a page' }), {
      target: { value: '25' },
    })
    expect(window.location.search).toBe('')
    expect(rowCount()).toBe(23)
    unmount()

    render(<ResourceTable columns={columns} rows={people} />)
    expect(rowCount()).toBe(23)
  })

  it('offers no number of rows for a list that has ten at most', () => {
    render(<ResourceTable columns={columns} rows={people.slice(0, 10)} />)
    expect(
      screen.queryByRole('combobox', { name: 'Rows on a page' })
    ).not.toBeInTheDocument()
  })

  it('keeps page and sort in the URL', () => {
    render(<ResourceTable columns={columns} rows={people} />)

    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(window.location.search).toBe('?page=3')
    expect(rowCount()).toBe(3)

    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(window.location.search).toBe('?sort=name')
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(window.location.search).toBe('?sort=-name')
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending'
    )
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(window.location.search).toBe('')
  })

  it('searches after 300 ms and returns to the first page', async () => {
    jest.useFakeTimers()
    go('/people?page=2&filter=Paid')
    render(
      <ResourceTable
        columns={columns}
        rows={people.slice(0, 3)}
        total={13}
        searchable
        filters={[{ value: 'Paid', label: 'Paid' }]}
      />
    )

    fireEvent.change(screen.getByRole('searchbox'), {
      target: { value: 'ana' },
    })
    act(() => void jest.advanceTimersByTime(299))
    expect(window.location.search).toBe('?page=2&filter=Paid')
    act(() => void jest.advanceTimersByTime(1))
    expect(window.location.search).toBe('?filter=Paid&q=ana')
    jest.useRealTimers()
  })

  it('says that nothing matches, and clears the search', () => {
    go('/people?q=zzz')
    render(<ResourceTable columns={columns} rows={[]} total={0} searchable />)

    expect(screen.getByText('Oops, no results found')).toBeInTheDocument()
    fireEvent.click(
      screen.getByRole('button', { name: 'Clear search and filter' })
    )
    expect(window.location.search).toBe('')
    expect(screen.getByText('No data here')).toBeInTheDocument()
  })

  it('stores hidden columns per pathname under table-columns', async () => {
    render(<ResourceTable columns={columns} rows={people} />)
    await screen.findByRole('button', { name: 'Columns', expanded: false })

    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Due' }))

    expect(
      screen.queryByRole('columnheader', { name: 'Due' })
    ).not.toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('table-columns') ?? '')).toEqual({
      '/people': [
        { key: 'name', title: 'Name', isVisible: true },
        { key: 'dueCentavos', title: 'Due', isVisible: false },
        { key: 'status', title: 'Status', isVisible: true },
      ],
    })
  })

  it('requires a primary key for batch actions', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(() =>
      render(
        <ResourceTable
          columns={columns}
          rows={people}
          batchActions={[{ label: 'Archive', onRun: () => {} }]}
        />
      )
    ).toThrow(/a primary key is required/i)
    jest.restoreAllMocks()
  })

  it('runs a batch action on the selected rows', () => {
    const onRun = jest.fn()
    render(
      <ResourceTable
        columns={columns}
        rows={people}
        primaryKey="id"
        batchActions={[{ label: 'Archive', onRun }]}
      />
    )

    fireEvent.click(
      screen.getAllByRole('checkbox', { name: 'Select this row' })[1]
    )
    expect(
      screen.getByRole('region', { name: '1 selected' })
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
    expect(onRun).toHaveBeenCalledWith([people[1]])

    fireEvent.click(
      screen.getByRole('checkbox', { name: 'Select all rows of this page' })
    )
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
    expect(onRun).toHaveBeenLastCalledWith(people.slice(0, 10))
  })

  it('has the actions that need a second line in a menu, the dangerous one in no colour of its own', async () => {
    const onRun = jest.fn()
    render(
      <ResourceTable
        columns={columns}
        rows={people}
        primaryKey="id"
        batchActions={['Level', 'Batch', 'Stage', 'Mail', 'Archive'].map(
          (label) => ({ label, isDangerous: label === 'Archive', onRun })
        )}
      />
    )
    fireEvent.click(
      screen.getAllByRole('checkbox', { name: 'Select this row' })[0]
    )
    const bar = within(screen.getByRole('region', { name: '1 selected' }))
    expect(
      bar.getAllByRole('button').map(({ textContent }) => textContent)
    ).toEqual(['', 'Level', 'Batch', 'Stage', 'More actions'])
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }))
    expect(onRun).toHaveBeenCalledWith([people[0]])
  })

  it('draws a line above the filters that are its own', () => {
    render(
      <ResourceTable
        columns={columns}
        rows={people}
        filters={[
          { value: 'active', label: 'Active' },
          { value: 'today', label: 'Joined today', hasLine: true },
        ]}
      />
    )
    const options = [
      ...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filter' })
        .options,
    ]
    expect(
      options.map(({ disabled, text }) => (disabled ? 'line' : text))
    ).toEqual(['All', 'Active', 'line', 'Joined today'])
  })

  it('exports all rows of the filter, not only the page', async () => {
    const download = jest.spyOn(csv, 'download').mockImplementation(() => {})
    render(
      <ResourceTable
        columns={columns}
        rows={people.slice(0, 10)}
        total={23}
        fetchAll={async () => people}
        exportName="people"
      />
    )

    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(download).toHaveBeenCalled())

    const [name, text] = download.mock.calls[0]
    expect(name).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.trim().split('\r\n')).toHaveLength(24)
    expect(text).toContain('Person 2,100,Paid')
    download.mockRestore()
  })

  it('exports hidden columns that belong to the file', async () => {
    const download = jest.spyOn(csv, 'download').mockImplementation(() => {})
    const hidden = { ...columns[0], secondary: true }
    render(
      <ResourceTable
        columns={[
          ...columns,
          { ...hidden, key: 'answer', title: 'Answer', inFile: true },
          { ...hidden, key: 'note', title: 'Note' },
        ]}
        rows={people}
        fetchAll={async () => people}
        exportName="people"
      />
    )

    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(download).toHaveBeenCalled())

    const [titles] = download.mock.calls[0][1].split('\r\n')
    expect(titles).toContain('Answer')
    expect(titles).not.toContain('Note')
    download.mockRestore()
  })

  it('links the first column to the record', () => {
    render(
      <ResourceTable
        columns={columns}
        rows={people}
        rowLink={({ id }) => `/people/${id}`}
      />
    )
    expect(screen.getByRole('link', { name: 'Person 4' })).toHaveAttribute(
      'href',
      '/people/4'
    )
  })

  it('shows a person’s own list on phones without labels and tools', () => {
    window.matchMedia = ((media: string) => ({
      matches: true,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never
    const [name, due, status] = columns
    render(
      <ResourceTable
        columns={[name, { ...due, card: 'end' }, { ...status, card: 'line' }]}
        rows={people.slice(0, 1)}
        fetchAll={async () => people}
      />
    )
    expect(screen.getByText('Overdue')).toBeInTheDocument()
    expect(screen.queryByText('Status')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Export CSV' })
    ).not.toBeInTheDocument()
    delete (window as Partial<Window>).matchMedia
  })

  it('is a list of cards on phones', () => {
    window.matchMedia = ((media: string) => ({
      matches: true,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never
    render(
      <ResourceTable
        columns={columns}
        rows={people}
        rowLink={({ id }) => `/people/${id}`}
      />
    )

    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const [first] = screen.getAllByRole('listitem')
    expect(
      within(first).getByRole('link', { name: 'Person 1' })
    ).toBeInTheDocument()
    expect(within(first).getByText('₱0.00')).toBeInTheDocument()
    delete (window as Partial<Window>).matchMedia
  })
})
