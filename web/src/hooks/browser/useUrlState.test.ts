import { act, renderHook } from '@redwoodjs/testing/web'

import { int, oneOf, text } from './urlState'
import { useUrlState } from './useUrlState'

const params = {
  validity: oneOf(['all', 'active', 'expired'], 'all'),
  productId: int,
  q: text,
}

const open = (search: string) => {
  window.history.pushState({}, '', `/payment${search}`)
  return renderHook(() => useUrlState(params))
}
const address = () => window.location.pathname + window.location.search

describe('state in the URL', () => {
  it('is read with its types', () => {
    const [state] = open('?validity=active&productId=3').result.current
    expect(state).toEqual({ validity: 'active', productId: 3, q: undefined })
  })

  it('counts as absent if it is invalid', () => {
    const [state] = open('?validity=later&productId=x').result.current
    expect(state).toEqual({
      validity: 'all',
      productId: undefined,
      q: undefined,
    })
  })

  it('changes in place, or with a new history entry', () => {
    const { result } = open('?tab=bills&page=2')
    const steps = window.history.length
    act(() => result.current[1]({ validity: 'active', productId: 3 }))
    expect(address()).toBe('/payment?tab=bills&validity=active&productId=3')
    expect(result.current[0]).toMatchObject({ validity: 'active' })
    expect(window.history.length).toBe(steps)
    act(() => result.current[1]({ validity: 'all' }, { replace: false }))
    expect(address()).toBe('/payment?tab=bills&productId=3')
    expect(window.history.length).toBe(steps + 1)
  })

  it('keeps the place on the page', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
    const { result } = open('')
    act(() => result.current[1]({ q: 'ana' }))
    expect(scrollTo).not.toHaveBeenCalled()
    scrollTo.mockRestore()
  })

  it('keeps a change that was made meanwhile', () => {
    const { result } = open('')
    const [, setEarly] = result.current
    act(() => result.current[1]({ validity: 'expired' }))
    act(() => setEarly({ q: 'ana' }))
    expect(address()).toBe('/payment?validity=expired&q=ana')
  })

  it('does not change the URL of another page', () => {
    const { result } = open('')
    const [, setEarly] = result.current
    act(() => window.history.pushState({}, '', '/courses'))
    act(() => setEarly({ q: 'ana' }))
    expect(address()).toBe('/courses')
  })

  it('has an address for links', () => {
    const [, , hrefWith] = open('?tab=bills&page=2&q=a').result.current
    expect(hrefWith({ productId: 3 })).toBe(
      '/payment?tab=bills&q=a&productId=3'
    )
    expect(hrefWith({ q: undefined })).toBe('/payment?tab=bills')
    expect(open('?q=a').result.current[2]({ q: '' })).toBe('/payment')
  })
})
