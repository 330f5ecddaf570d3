import { Component, Suspense, type ReactNode } from 'react'

import { act, render, screen } from '@redwoodjs/testing/web'

import { forgetFailures, lazy, type Part } from './lazy'
import { lazyPart } from './lazyPart'

class Boundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  // Redwood's test transform does not support class fields.
  constructor(props: { children: ReactNode }) {
    super(props)
    this.state = { hasFailed: false }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  render() {
    return this.state.hasFailed ? 'failed' : this.props.children
  }
}

/** Loads only while `isOnline`. */
const network = { isOnline: false }
const load = jest.fn(async (): Promise<Part<{ name: string }>> => {
  if (!network.isOnline) throw new TypeError('Failed to fetch')
  return { default: ({ name }) => <p>Part of {name}</p> }
})

const show = async (part: ReactNode) => {
  let view = {} as ReturnType<typeof render>
  await act(async () => {
    view = render(
      <Boundary>
        <Suspense fallback="loading">{part}</Suspense>
      </Boundary>
    )
  })
  return view
}

beforeEach(() => {
  network.isOnline = false
  load.mockClear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

describe('lazy', () => {
  it('fails once, and loads again after the page that failed has gone', async () => {
    const Lazy = lazy(load)
    const { unmount } = await show(<Lazy name="home" />)
    expect(screen.getByText('failed')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
    unmount()
    forgetFailures()
    network.isOnline = true
    await show(<Lazy name="home" />)
    expect(screen.getByText('Part of home')).toBeInTheDocument()
  })

  it('shows what stands in until the device is online', async () => {
    const Lazy = lazy(load, ({ name }) => <p>Without {name}</p>)
    const { rerender } = await show(<Lazy name="home" />)
    expect(screen.getByText('Without home')).toBeInTheDocument()
    network.isOnline = true
    window.dispatchEvent(new Event('online'))
    await act(async () =>
      rerender(
        <Suspense fallback="loading">
          <Lazy name="home" />
        </Suspense>
      )
    )
    expect(screen.getByText('Part of home')).toBeInTheDocument()
  })
})

it('An optional part that failed appears by itself when the device is online again', async () => {
  const Lazy = lazyPart(load)
  await show(<Lazy name="home" />)
  expect(screen.queryByText('failed')).not.toBeInTheDocument()
  network.isOnline = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('Part of home')).toBeInTheDocument()
})
