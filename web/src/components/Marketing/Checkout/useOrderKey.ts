import { useState } from 'react'

import { newKey } from 'src/lib/data/newKey'

const placeOf = (funnelId: string) => `order-key-${funnelId}`

const kept = (place: string) => {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

const keep = (place: string, key: string) => {
  try {
    sessionStorage.setItem(place, key)
  } catch {
    // Without storage, a reload starts a new checkout.
  }
}

/**
 * The idempotency key of this tab's checkout. Across reloads and repeated clicks, one key holds one coupon and places
 * one order. The next checkout gets a new key.
 */
export const useOrderKey = (funnelId: string) => {
  const place = placeOf(funnelId)
  const [orderKey] = useState(() => kept(place) ?? newKey())
  keep(place, orderKey)

  const forgetOrderKey = () => {
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Nothing was stored.
    }
  }
  return { orderKey, forgetOrderKey }
}
