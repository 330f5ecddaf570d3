import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { SearchInput } from './SearchInput'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

describe('SearchInput', () => {
  it('waits for a pause of 300 ms', () => {
    const onSearch = jest.fn()
    render(<SearchInput value="" onSearch={onSearch} />)

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a' } })
    pass(200)
    fireEvent.change(screen.getByRole('searchbox'), {
      target: { value: 'ana ' },
    })
    pass(299)
    expect(onSearch).not.toHaveBeenCalled()
    pass(1)
    expect(onSearch.mock.calls).toEqual([['ana']])
  })

  it('reports an emptied field at once', () => {
    const onSearch = jest.fn()
    render(<SearchInput value="ana" onSearch={onSearch} />)
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    pass(0)
    expect(onSearch).toHaveBeenCalledWith('')
  })
})
