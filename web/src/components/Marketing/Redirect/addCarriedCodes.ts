import type { CarriedCodes } from 'src/components/Marketing/Offer/useCarriedCodes'

import { isPath } from '$api/src/shared/text/place'

/** The target of a redirect rule with the visitor's coupon and affiliate code; other sites get neither. */
export const addCarriedCodes = (target: string, carried: CarriedCodes) => {
  if (!isPath(target)) return target
  const [path, query = ''] = target.split('#')[0].split('?')
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(carried))
    if (value && !params.has(name)) params.set(name, value)
  const search = params.toString()
  return search ? `${path}?${search}` : target
}
