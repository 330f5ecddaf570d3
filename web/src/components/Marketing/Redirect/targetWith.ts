import type { Carried } from 'src/components/Marketing/Offer/useCarried'

import { isPath } from '$api/src/shared/place'

/** The target of a redirect rule with the visitor's coupon and affiliate code; other sites get neither. */
export const targetWith = (target: string, carried: Carried) => {
  if (!isPath(target)) return target
  const [path, query = ''] = target.split('#')[0].split('?')
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(carried))
    if (value && !params.has(name)) params.set(name, value)
  const search = params.toString()
  return search ? `${path}?${search}` : target
}
