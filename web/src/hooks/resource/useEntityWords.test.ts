import i18next from 'i18next'

import { renderHook } from '@redwoodjs/testing/web'

import { useEntityWords } from './useEntityWords'

describe('useEntityWords', () => {
  it('reads the texts of an entity in a nested namespace', () => {
    const { result } = renderHook(() => useEntityWords('accounts.staff.user'))
    expect(result.current.title('email')).toBe('Email')
  })

  it('reads the texts of an action within a group', () => {
    const { result } = renderHook(() =>
      useEntityWords('community.journey:decide.approve')
    )
    expect(result.current.text('submit')).toBe('Approve the move')
    // A namespace that does not exist is asked for again and again, and nothing shows meanwhile.
    const asked = i18next.reportNamespaces?.getUsedNamespaces()
    expect(asked).toContain('community.journey')
    expect(asked).not.toContain('community.journey:decide')
  })

  it('shows names without an entity', () => {
    const { result } = renderHook(() => useEntityWords())
    expect(result.current.title('reason')).toBe('reason')
  })
})
