import { mockCurrentUser, renderHook, waitFor } from '@redwoodjs/testing/web'

import { savePreferences } from 'src/lib/data/savePreferences'

import { useSavePreference } from './useSavePreference'

jest.mock('src/lib/data/savePreferences', () => ({
  savePreferences: jest.fn(),
}))

const saved = savePreferences as jest.Mock

const choose = () => {
  const { result } = renderHook(() => useSavePreference())
  result.current({ theme: 'dark' })
}

describe('a choice of language, theme or data saver', () => {
  it('stays on the device of a visitor', async () => {
    mockCurrentUser(null as never)
    choose()
    await new Promise(process.nextTick)
    expect(saved).not.toHaveBeenCalled()
  })

  it('stays on the device of staff who act as another person', async () => {
    mockCurrentUser({ id: 1, isImpersonating: true } as never)
    choose()
    await new Promise(process.nextTick)
    expect(saved).not.toHaveBeenCalled()
  })

  it('goes to the account of a signed-in user', async () => {
    mockCurrentUser({ id: 1 } as never)
    choose()
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ theme: 'dark' }))
  })
})
