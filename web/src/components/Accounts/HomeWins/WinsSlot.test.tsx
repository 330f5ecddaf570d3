import {
  act,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { WinsSlot } from './WinsSlot'

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  routes: { myProfile: () => '/profile?tab=wins' },
}))

// Jest's browser scrolls nowhere.
let look: (entries: { isIntersecting: boolean }[]) => void
beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof look) {
        look = callback
      }
      observe() {}
      disconnect() {}
    },
  })
})

const setUp = (myLatestWins: object[], pageAccess = { profile: true }) => {
  mockCurrentUser({
    roles: ['member'],
    pageAccess,
    functionAccess: {},
  } as never)
  const asked = jest.fn(() => ({ myLatestWins }))
  mockGraphQLQuery('HomeWinsQuery', asked)
  return { asked, ...render(<WinsSlot />) }
}

const scrollTo = () => act(async () => look([{ isIntersecting: true }]))

describe('the wins of a home', () => {
  it('are asked for by nobody who may not open their profile', () => {
    const { container } = setUp([], { profile: false })
    expect(container).toBeEmptyDOMElement()
  })

  it('have their place and wait until they are looked at', async () => {
    const { asked, container } = setUp([
      { id: 1, title: 'First client', achievedOn: '2026-03-04' },
    ])
    await act(async () => look([{ isIntersecting: false }]))
    const height = container
      .querySelector('.panel')
      ?.className.match(/min-h-\d+/)
    expect(height).toBeTruthy()
    expect(asked).not.toHaveBeenCalled()

    await scrollTo()
    expect(await screen.findByText('First client')).toBeInTheDocument()
    expect(screen.getByRole('region')).toHaveClass(String(height))
    expect(screen.getByRole('link', { name: 'Add a win' })).toHaveAttribute(
      'href',
      '/profile?tab=wins'
    )
  })

  it('say how to begin while there are none', async () => {
    setUp([])
    await scrollTo()
    expect(await screen.findByText('No wins yet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add a win' })).toBeInTheDocument()
  })
})
