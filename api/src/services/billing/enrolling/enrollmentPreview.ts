import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import { loadOffer } from 'src/services/marketing/checkout/loadOffer'
import { priceOffer } from 'src/services/marketing/checkout/priceOffer'
import { fullName } from 'src/shared/accounts/fullName'
import { firstAndNext } from 'src/shared/billing/instalments'
import { addDays, manilaToday } from 'src/shared/manilaTime'

import { checkChoices } from './enrolInFunnels'

const levelsOf = async (funnelId: string) => {
  const granted = await db.funnelAccessLevel.findMany({
    where: { funnelId },
    include: { accessLevel: true },
    orderBy: { accessLevel: { position: 'asc' } },
  })
  return granted.map(({ accessLevel }) => local(accessLevel, 'label'))
}

/**
 * The access and the bills that enrolling a user would give, before staff confirm it. A start that is left out is the
 * funnel's own, as for `enrollUser`; null is today, as for `manualUserSubscription`.
 * @throws FUNNEL_REQUIRED, FUNNEL_TWICE by field; TERM_NOT_OFFERED, NOT_FOUND
 */
export const enrollmentPreview = (async ({ id, funnelDetails }) => {
  checkChoices(
    funnelDetails.map((detail) => ({
      funnelId: detail.id,
      paymentTermId: detail.paymentTerm,
    }))
  )
  const user = found(await db.user.findUnique({ where: { id } }))
  const funnels = []
  for (const detail of funnelDetails) {
    const offer = found(await loadOffer({ id: detail.id }))
    const startByDays =
      detail.startByDays === undefined
        ? offer.startByDays
        : (detail.startByDays ?? 0)
    const { totalCentavos, instalments } = priceOffer(
      { ...offer, startByDays },
      detail.paymentTerm,
      null
    )
    funnels.push({
      id: offer.id,
      productName: offer.product.name,
      levels: await levelsOf(offer.id),
      startsOn: addDays(manilaToday(), startByDays),
      totalCentavos,
      ...firstAndNext(instalments),
    })
  }
  return { name: fullName(user), email: user.email, funnels }
}) satisfies QueryResolvers['enrollmentPreview']
