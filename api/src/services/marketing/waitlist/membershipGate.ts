import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { offerState } from 'src/shared/billing/offerState'

import { loadShownOffers } from '../checkout/loadOffer'

/** The waiting list that the school has set; '' without one. */
const ownList = async () => {
  const row = await db.setting.findUnique({ where: { name: 'waitlist-link' } })
  return row?.value.trim() ?? ''
}

/**
 * Where people without a membership go: to an offer that is open, otherwise to the school's own waiting list or that of the
 * newest offer.
 */
export const membershipGate = (async () => {
  const offers = (await loadShownOffers()).filter(
    ({ isMembership }) => isMembership
  )
  const now = new Date()
  const open = offers.find((offer) => offerState(offer, now) === 'OPEN')
  if (open) return { isOpen: true, link: `/${open.slug}` }
  const list = await ownList()
  const closed =
    offers.length > 0 && `/checkout/closed?funnel=${offers[0].slug}`
  return { isOpen: false, link: list || closed || null }
}) satisfies QueryResolvers['membershipGate']
