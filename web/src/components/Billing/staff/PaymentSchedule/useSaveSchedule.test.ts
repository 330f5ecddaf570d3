import { renderHook } from '@testing-library/react'

import { useSave } from 'src/hooks/data/useSave'

import { useSaveSchedule } from './useSaveSchedule'

jest.mock('src/hooks/data/useSave', () => ({
  useSave: jest.fn(() => [jest.fn(), {}]),
}))

it('A saved entry reloads every screen that shows entries', () => {
  renderHook(() => useSaveSchedule(jest.fn()))
  const calls = jest.mocked(useSave).mock.calls
  expect(calls).toHaveLength(2)
  for (const [, options] of calls)
    expect(options?.refetch).toEqual(
      expect.arrayContaining(['UserInvoicesQuery', 'FindSubscriptionQuery'])
    )
})
