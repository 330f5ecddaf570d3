import { useLocation } from '@redwoodjs/router'

const carriedNames = ['coupon', 'aff'] as const

export type CarriedCodes = Partial<
  Record<(typeof carriedNames)[number], string>
>

/** The coupon and affiliate code of the URL, which every step up to the order passes on: ?coupon= and ?aff=. */
export const useCarriedCodes = (): CarriedCodes => {
  const params = new URLSearchParams(useLocation().search)
  const brought = carriedNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(brought)
}
