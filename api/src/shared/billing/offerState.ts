// Whether a funnel sells now: it is published, its product is on sale, the current time is within its opening times,
// and it has a free seat.
import type { ErrorCode } from '../errors'

export type OfferState = 'OPEN' | 'NOT_YET' | 'CLOSED' | 'FULL'

export const offerState = (
  funnel: {
    status: string
    opensAt: Date | null
    closesAt: Date | null
    seatLimit: number | null
    seatsTaken: number
    product: { status: string }
  },
  now: Date
): OfferState => {
  if (funnel.status !== 'PUBLISHED' || funnel.product.status !== 'ACTIVE') {
    return 'CLOSED'
  }
  if (funnel.opensAt && now < funnel.opensAt) return 'NOT_YET'
  if (funnel.closesAt && now >= funnel.closesAt) return 'CLOSED'
  const isFull =
    funnel.seatLimit !== null && funnel.seatsTaken >= funnel.seatLimit
  return isFull ? 'FULL' : 'OPEN'
}

/** The reason why an order is refused in this state, or null. */
export const offerRefusal = (state: OfferState): ErrorCode | null =>
  state === 'OPEN' ? null : state === 'FULL' ? 'FUNNEL_FULL' : 'FUNNEL_CLOSED'

/**
 * The reason why even staff cannot enrol anyone in a funnel, or null: it was never published, is archived, or has no
 * free seat. Opening times restrict buyers only.
 */
export const enrolRefusal = (funnel: {
  status: string
  seatLimit: number | null
  seatsTaken: number
}): ErrorCode | null => {
  if (!['PUBLISHED', 'CLOSED'].includes(funnel.status)) return 'FUNNEL_CLOSED'
  const isFull =
    funnel.seatLimit !== null && funnel.seatsTaken >= funnel.seatLimit
  return isFull ? 'FUNNEL_FULL' : null
}
