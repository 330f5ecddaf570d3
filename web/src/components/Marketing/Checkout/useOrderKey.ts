import { useState } from 'react'

import { newKey } from 'src/lib/newKey'

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
    // Without storage a reload is another checkout.
  }
}

/**
 * The key of this window's checkout: however often it is reloaded or its button pressed, it holds one coupon and places
 * one order. Afterwards the next checkout draws its own.
 */
export const useOrderKey = (funnelId: string) => {
  const place = placeOf(funnelId)
  const [orderKey] = useState(() => kept(place) ?? newKey())
  keep(place, orderKey)

  const forgetOrderKey = () => {
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Nothing was kept.
    }
  }
  return { orderKey, forgetOrderKey }
}
