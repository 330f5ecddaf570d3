import type { OfferFields } from 'types/graphql'

import { navigate, useLocation } from '@redwoodjs/router'

type Change = { term?: string; coupon?: string | null }

/**
 * The payment term and coupon, kept in the URL so that they survive a reload and a sign-in. A term that is not offered
 * counts as the first one.
 */
export const useCheckoutChoice = ({ terms }: Pick<OfferFields, 'terms'>) => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const wanted = params.get('term')
  const term = terms.find(({ id }) => id === wanted) ?? terms[0]

  const change = ({ term, coupon }: Change) => {
    const next = new URLSearchParams(window.location.search)
    if (term) next.set('term', term)
    if (coupon) next.set('coupon', coupon)
    if (coupon === null) next.delete('coupon')
    const query = next.toString()
    navigate(pathname + (query && `?${query}`), {
      replace: true,
      scroll: false,
    })
  }

  return {
    term,
    coupon: params.get('coupon')?.trim() || undefined,
    setTerm: (id: string) => change({ term: id }),
    setCoupon: (code: string | null) => change({ coupon: code }),
    /** The current path and query, to return to after signing in. */
    here: pathname + search,
  }
}
