import type { OfferFields } from 'types/graphql'

import { useLocation } from '@redwoodjs/router'

import { text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const parameters = { term: text, coupon: text }

/**
 * The payment term and coupon, kept in the URL so that they survive a reload and a sign-in. A term that is not offered
 * counts as the first one.
 */
export const useCheckoutChoice = ({ terms }: Pick<OfferFields, 'terms'>) => {
  const { pathname, search } = useLocation()
  const [{ term, coupon }, set] = useUrlState(parameters)

  return {
    term: terms.find(({ id }) => id === term) ?? terms[0],
    coupon: coupon?.trim() || undefined,
    setTerm: (id: string) => set({ term: id }),
    setCoupon: (code: string | null) => set({ coupon: code ?? undefined }),
    /** The current path and query, to return to after signing in. */
    here: pathname + search,
  }
}
