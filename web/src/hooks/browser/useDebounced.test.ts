import { act, renderHook } from '@redwoodjs/testing/web'

import { useDebounced } from './useDebounced'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

describe('a debounced value', () => {
  const type = (first: string) =>
    renderHook(({ text }) => useDebounced(text), {
      initialProps: { text: first },
    })

  it('settles 300 ms after its last change', () => {
    const { result, rerender } = type('a')
    rerender({ text: 'an' })
    pass(299)
    rerender({ text: 'ana' })
    pass(299)
    expect(result.current).toBe('a')
    pass(1)
    expect(result.current).toBe('ana')
  })

  it('that changes back in time never changes', () => {
    const { result, rerender } = type('a')
    rerender({ text: 'b' })
    rerender({ text: 'a' })
    pass(1000)
    expect(result.current).toBe('a')
  })

  it('leaves no timer behind after unmounting', () => {
    const { rerender, unmount } = type('a')
    rerender({ text: 'b' })
    unmount()
    // The frame in which the page's title is written passes meanwhile.
    pass(299)
    expect(jest.getTimerCount()).toBe(0)
  })
})
