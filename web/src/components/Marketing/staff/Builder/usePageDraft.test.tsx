import {
  act,
  mockGraphQLMutation,
  renderHook,
  waitFor,
} from '@redwoodjs/testing/web'

import './landingPageFields'
import { usePageDraft } from './usePageDraft'

const opened = {
  __typename: 'LandingPage',
  id: 'f1',
  slug: 'f',
  status: 'DRAFT',
  version: 4,
  content: {},
  hasChanges: false,
  publishedAt: null,
} as never

const page = (version: number) => ({
  ...(opened as object),
  version,
})

const open = (answer: (version: number) => unknown) => {
  const saved = jest.fn(({ version }: { version: number }) => ({
    saveLandingPage: answer(version),
  }))
  mockGraphQLMutation('SaveLandingPageMutation', saved as never)
  const { result } = renderHook(() => usePageDraft(opened))
  return { saved, now: () => result.current }
}

const contents = (saved: jest.Mock) =>
  saved.mock.calls.map(([variables]) => [variables.version, variables.content])

it('Several changes are saved once, with the last value and the base version', async () => {
  const { saved, now } = open((version) => page(version + 1))
  act(() => now().change({ a: 1 }))
  act(() => now().change({ a: 2 }))
  expect(now().state).toBe('changed')
  await act(async () => expect(await now().flush()).toBe(true))
  expect(contents(saved)).toEqual([[4, { a: 2 }]])
  expect(now().state).toBe('saved')
  expect(now().versionNow()).toBe(5)
})

it('A change is saved automatically when the editor pauses', async () => {
  const { saved, now } = open((version) => page(version + 1))
  act(() => now().change({ a: 1 }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
})

it('Changes made during a save are saved after it', async () => {
  const { saved, now } = open((version) => page(version + 1))
  act(() => now().change({ a: 1 }))
  await act(async () => {
    const first = now().flush()
    now().change({ a: 2 })
    await first
    await now().flush()
  })
  expect(contents(saved)).toEqual([
    [4, { a: 1 }],
    [5, { a: 2 }],
  ])
})

it("Nothing more is saved after another person's save", async () => {
  const saved = jest.fn()
  mockGraphQLMutation('SaveLandingPageMutation', (_, { ctx }) => {
    saved()
    ctx.errors([
      { message: 'stale', extensions: { code: 'STALE_VERSION' } },
    ] as never)
    return undefined as never
  })
  const { result } = renderHook(() => usePageDraft(opened))
  act(() => result.current.change({ a: 1 }))
  await act(async () => expect(await result.current.flush()).toBe(false))
  expect(result.current.state).toBe('stale')
  act(() => result.current.change({ a: 2 }))
  await act(async () => expect(await result.current.flush()).toBe(false))
  expect(saved).toHaveBeenCalledTimes(1)
})
