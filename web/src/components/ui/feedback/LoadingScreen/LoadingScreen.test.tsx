import { act, render, screen } from '@redwoodjs/testing/web'

import { LoadingScreen } from './LoadingScreen'
import { useLoadingScreen } from './useLoadingScreen'

const shown = () => screen.queryByTestId('loading-screen')
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A page below its loading screen; it has its data once `isReady`. */
const Page = ({ isReady = false, ms }: { isReady?: boolean; ms?: number }) => (
  <>
    <main>{isReady ? <h1>Home</h1> : <p className="skeleton" />}</main>
    <LoadingScreen phase={useLoadingScreen(ms)} />
  </>
)

beforeEach(() => {
  delete window.__SULONG_LOADING_MS
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('The loading screen', () => {
  it('leaves when the page is ready, and is gone 300 ms later', async () => {
    const { rerender } = render(<Page />)
    await pass(400)
    expect(shown()).not.toHaveClass('opacity-0')
    rerender(<Page isReady />)
    await pass(0)
    expect(shown()).toHaveClass('opacity-0', 'pointer-events-none')
    await pass(299)
    expect(shown()).toBeInTheDocument()
    await pass(1)
    expect(shown()).not.toBeInTheDocument()
  })

  it.each([
    ['five seconds, the default', undefined, 5000],
    ['three seconds over the landing and the shell', 3000, 3000],
  ])('stays %s, at most', async (_, ms, most) => {
    render(<Page ms={ms} />)
    await pass(most - 1)
    expect(shown()).not.toHaveClass('opacity-0')
    await pass(1)
    expect(shown()).toHaveClass('opacity-0')
    await pass(300)
    expect(shown()).not.toBeInTheDocument()
  })

  it('shows once per visit', async () => {
    const { unmount } = render(<Page />)
    expect(shown()).toBeInTheDocument()
    await pass(0)
    unmount()
    render(<Page />)
    expect(shown()).not.toBeInTheDocument()
  })

  it('can be turned off by configuration', () => {
    window.__SULONG_LOADING_MS = 0
    render(<Page />)
    expect(shown()).not.toBeInTheDocument()
  })

  it('puts a text of more than 50 characters into a column', () => {
    const { rerender } = render(
      <LoadingScreen phase="shown" text={'a'.repeat(50)} />
    )
    expect(shown()).toHaveClass('flex-row')
    rerender(<LoadingScreen phase="shown" text={'a'.repeat(51)} />)
    expect(shown()).toHaveClass('flex-col')
  })

  it('does not take the focus', () => {
    render(
      <>
        <input aria-label="Email" ref={(input) => input?.focus()} />
        <LoadingScreen phase="shown" />
      </>
    )
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })
})
