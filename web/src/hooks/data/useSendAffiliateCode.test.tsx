import { act, mockGraphQLMutation, renderHook } from '@redwoodjs/testing/web'

import { keepAffiliateCode } from 'src/lib/browser/affiliateCode'

import { useSendAffiliateCode } from './useSendAffiliateCode'

const ana = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' }

const sentFrom = async (page: string, orderedFrom?: string) => {
  const sent = jest.fn()
  mockGraphQLMutation('UpdateAffiliateCodeMutation', ({ input }) => {
    sent(input)
    return { updateAffiliateCode: true }
  })
  window.history.pushState({}, '', page)
  keepAffiliateCode('K7MPX2QH')
  const { result } = renderHook(() => useSendAffiliateCode(orderedFrom))
  await act(() => result.current(ana))
  return sent.mock.calls.flat()
}

beforeEach(() => localStorage.clear())

it.each([
  ['/freelance-kickstart', undefined, ['freelance-kickstart']],
  ['/form/survey', undefined, ['survey']],
  ['/fast', 'client-challenge', ['fast', 'client-challenge']],
  ['/client-challenge', 'client-challenge', ['client-challenge']],
  ['/checkout/c5f0', 'client-challenge', ['client-challenge']],
  ['/checkout/c5f0', undefined, []],
])(
  'A code met at %s by a buyer of %s is sent with the tags %j',
  async (page, orderedFrom, tags) =>
    expect(await sentFrom(page, orderedFrom)).toEqual([
      { ...ana, affCode: 'K7MPX2QH', tags },
    ])
)
