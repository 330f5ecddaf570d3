import { text } from 'src/hooks/browser/urlValues'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

const carried = { coupon: text, aff: text }

export type CarriedCodes = Partial<Record<keyof typeof carried, string>>

/** The coupon and affiliate code of the URL, which every step up to the order passes on: ?coupon= and ?aff=. */
export const useCarriedCodes = (): CarriedCodes => {
  const codes = useUrlValues(carried)
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code))
}
