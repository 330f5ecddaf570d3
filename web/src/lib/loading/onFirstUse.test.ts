import { fireEvent } from '@redwoodjs/testing/web'

import { onFirstUse } from './onFirstUse'

const work = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  work.mockClear()
  document.body.innerHTML = '<main><h1>Home</h1></main>'
})
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

it('Work starts after some seconds without any interaction', () => {
  onFirstUse(work)
  jest.advanceTimersByTime(7000)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('Work starts once, at the first interaction', () => {
  onFirstUse(work)
  fireEvent.keyDown(window)
  fireEvent.keyDown(window)
  jest.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('Work that is stopped does not start', () => {
  onFirstUse(work)()
  fireEvent.keyDown(window)
  jest.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})
