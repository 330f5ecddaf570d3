import { renderHook } from '@testing-library/react'

import { useOrderKey } from './useOrderKey'

const keyOf = (funnelId: string) => {
  const { result, unmount } = renderHook(() => useOrderKey(funnelId))
  unmount()
  return result.current
}

beforeEach(() => sessionStorage.clear())

describe('the idempotency key of a checkout', () => {
  it('survives a reload, differs between funnels, and is valid for the api', () => {
    const { orderKey } = keyOf('f1')
    expect(keyOf('f1').orderKey).toBe(orderKey)
    expect(keyOf('f2').orderKey).not.toBe(orderKey)
    expect(orderKey).toMatch(/^[\w-]{16,64}$/)
  })

  it('is replaced after the order is placed', () => {
    const { orderKey, forgetOrderKey } = keyOf('f1')
    forgetOrderKey()
    expect(keyOf('f1').orderKey).not.toBe(orderKey)
  })

  it('lasts for the page when nothing can be stored', () => {
    const refused = () => {
      throw new Error('blocked')
    }
    const spies = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refused)
    )
    const { result, rerender } = renderHook(() => useOrderKey('f1'))
    const { orderKey } = result.current
    rerender()
    expect(result.current.orderKey).toBe(orderKey)
    spies.forEach((spy) => spy.mockRestore())
  })
})
