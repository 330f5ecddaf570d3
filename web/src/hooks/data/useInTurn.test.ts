import { act, renderHook } from '@testing-library/react'

import { useInTurn } from './useInTurn'

test('A call during a run gets a run of its own, once for all that wait', async () => {
  const ends: (() => void)[] = []
  const work = jest.fn(() => new Promise<void>((end) => ends.push(end)))
  const { result } = renderHook(() => useInTurn(work))
  const done = jest.fn()
  await act(async () => {
    void result.current()
  })
  await act(async () => {
    void result.current().then(done)
    void result.current()
  })
  expect(work).toHaveBeenCalledTimes(1)

  await act(async () => ends[0]())
  expect(work).toHaveBeenCalledTimes(2)
  expect(done).not.toHaveBeenCalled()
  await act(async () => ends[1]())
  expect(done).toHaveBeenCalledTimes(1)
  expect(work).toHaveBeenCalledTimes(2)
})

test('A run that fails does not stop the next one', async () => {
  const work = jest.fn().mockRejectedValueOnce(new Error('lost'))
  const { result } = renderHook(() => useInTurn(work))
  await act(async () => void (await result.current()))
  await act(async () => void (await result.current()))
  expect(work).toHaveBeenCalledTimes(2)
})
