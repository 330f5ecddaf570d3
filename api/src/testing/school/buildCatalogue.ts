import {
  buildBatch,
  buildCoupon,
  buildFunnel,
  buildPaymentTerm,
} from '../billing'
import { buildAccessLevel } from '../people'

/** A small catalogue for the generated data set: four offers, a renewal, terms of every kind, coupons and batches. */
export const buildCatalogue = async () => {
  await buildAccessLevel('non-member')
  const terms = [
    await buildPaymentTerm(),
    await buildPaymentTerm({ installments: 3 }),
    await buildPaymentTerm({ installments: 6, surchargePercent: 5 }),
    await buildPaymentTerm({ installments: 4, intervalUnit: 'WEEK' }),
    await buildPaymentTerm({ installments: 3, downPaymentPercent: 20 }),
  ]
  const termIds = terms.map(({ id }) => id)
  const year = await buildFunnel({ termIds, priceCentavos: 599_900 })
  const half = await buildFunnel({
    termIds,
    priceCentavos: 349_901,
    validityByDays: 180,
  })
  await buildFunnel({ termIds, priceCentavos: 99_999, validityByDays: 90 })
  await buildFunnel({ termIds, priceCentavos: 1_499_900, validityByDays: null })
  await buildFunnel({
    termIds,
    priceCentavos: 449_900,
    renewalOfFunnelId: year.id,
  })
  await buildCoupon(year.id)
  await buildCoupon(year.id, { spread: 'FIRST_ONLY', percent: 33 })
  await buildCoupon(half.id, {
    discountType: 'FIXED',
    percent: null,
    amountCentavos: 50_000,
  })
  await buildBatch()
  await buildBatch()
}
