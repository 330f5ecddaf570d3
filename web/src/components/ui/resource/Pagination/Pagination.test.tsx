import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { pageButtons } from './pageButtons'
import { Pagination } from './Pagination'

describe('pageButtons', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('on page %i of %i are %j', (page, lastPage, buttons) => {
    expect(pageButtons(page, lastPage)).toEqual(buttons)
  })
})

describe('Pagination', () => {
  it('goes to a page, and stops at both ends', () => {
    const onPage = jest.fn()
    render(<Pagination page={1} perPage={10} total={35} onPage={onPage} />)

    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: 'Page 4' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPage.mock.calls).toEqual([[4], [2]])
  })

  it('renders no buttons for a single page', () => {
    render(<Pagination page={1} perPage={10} total={10} onPage={() => {}} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getByText('1–10 of 10')).toBeInTheDocument()
  })

  it('says that there are more rows than a capped total', () => {
    render(
      <Pagination
        page={100}
        perPage={10}
        total={1000}
        isTotalCapped
        onPage={() => {}}
      />
    )
    expect(screen.getByText('991–1000 of 1,000+')).toBeInTheDocument()
  })
})
