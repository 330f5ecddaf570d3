import { renderHook, waitFor } from '@redwoodjs/testing/web'

import { newestHeard, watchBell } from './sharedBell'
import { useNewNotice } from './useNewNotice'

jest.mock('./sharedBell')

it('Calls once for each newest notice, and not when notices are read', async () => {
  const stop = jest.fn()
  jest.mocked(watchBell).mockReturnValue(stop)
  jest.mocked(newestHeard).mockReturnValue(4)
  const onNew = jest.fn()
  const { unmount } = renderHook(() => useNewNotice(onNew))
  const [[hear]] = jest.mocked(watchBell).mock.calls
  hear({ unread: 1, newest: 4 })
  expect(onNew).not.toHaveBeenCalled()
  hear({ unread: 1, newest: 5 })
  hear({ unread: 0 })
  hear({ unread: 0, newest: 5 })
  await waitFor(() => expect(onNew).toHaveBeenCalledTimes(1))
  hear({ unread: 1, newest: 6 })
  await waitFor(() => expect(onNew).toHaveBeenCalledTimes(2))
  unmount()
  expect(stop).toHaveBeenCalled()
})
