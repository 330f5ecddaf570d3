import { useState } from 'react'

import { forgetInTab, keepInTab, keptInTab } from 'src/lib/browser/tabStorage'
import { newKey } from 'src/lib/data/newKey'

const placeOf = (funnelId: string) => `order-key-${funnelId}`

/**
 * The idempotency key of this tab's checkout. Across reloads and repeated clicks, one key holds one coupon and places
 * one order. The next checkout gets a new key.
 */
export const useOrderKey = (funnelId: string) => {
  const place = placeOf(funnelId)
  const [orderKey] = useState(() => keptInTab(place) ?? newKey())
  keepInTab(place, orderKey)

  return { orderKey, forgetOrderKey: () => forgetInTab(place) }
}
