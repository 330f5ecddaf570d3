import { fireEvent } from '@redwoodjs/testing/web'

import { onFirstInteraction } from './onFirstInteraction'

const work = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  work.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

it('Work waits for an interaction', () => {
  const stop = onFirstInteraction(work)
  jest.advanceTimersByTime(60_000)
  expect(work).not.toHaveBeenCalled()
  stop()
})

it('Work with a latest time starts then, without any interaction', () => {
  onFirstInteraction(work, 8000)
  jest.advanceTimersByTime(7999)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
})

it('Work starts once, at the first interaction', () => {
  onFirstInteraction(work, 8000)
  fireEvent.keyDown(window)
  fireEvent.keyDown(window)
  jest.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('Work that is stopped does not start', () => {
  onFirstInteraction(work, 8000)()
  fireEvent.keyDown(window)
  jest.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})
