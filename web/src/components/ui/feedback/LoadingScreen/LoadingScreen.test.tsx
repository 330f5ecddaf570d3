import { act, render, screen } from '@redwoodjs/testing/web'

import { LoadingScreen } from './LoadingScreen'

const shown = () => screen.queryByTestId('loading-screen')
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => {
  delete window.__SULONG_LOADING_MS
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('LoadingScreen', () => {
  it('stays five seconds, and is gone 300 ms later', () => {
    render(<LoadingScreen />)
    pass(5000)
    expect(shown()).toHaveClass('opacity-0')
    pass(299)
    expect(shown()).toBeInTheDocument()
    pass(1)
    expect(shown()).not.toBeInTheDocument()
  })

  it('accepts another duration', () => {
    render(<LoadingScreen duration={3000} />)
    pass(3300)
    expect(shown()).not.toBeInTheDocument()
  })

  it('can be turned off by configuration', () => {
    window.__SULONG_LOADING_MS = 0
    render(<LoadingScreen />)
    expect(shown()).not.toBeInTheDocument()
  })

  it('puts a text of more than 50 characters into a column', () => {
    const { rerender } = render(<LoadingScreen text={'a'.repeat(50)} />)
    expect(shown()).toHaveClass('flex-row')
    rerender(<LoadingScreen text={'a'.repeat(51)} />)
    expect(shown()).toHaveClass('flex-col')
  })

  it('does not take the focus', () => {
    render(
      <>
        <input aria-label="Email" ref={(input) => input?.focus()} />
        <LoadingScreen />
      </>
    )
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })
})
