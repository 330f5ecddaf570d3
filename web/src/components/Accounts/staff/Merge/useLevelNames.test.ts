import { renderHook, waitFor } from '@redwoodjs/testing/web'

import { useLevelNames } from './useLevelNames'

test('A paid member is no non-member in the preview of a merge', async () => {
  const { result } = renderHook(() => useLevelNames())
  await waitFor(() =>
    expect(
      result.current([
        { id: 'non-member', label: 'Non-member', isByHand: true },
        { id: 'member', label: 'Member', isByHand: false },
      ])
    ).toBe('Member · by purchase')
  )
})
