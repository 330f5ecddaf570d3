import { inTransaction } from 'api/src/lib/database/transaction'
import { db } from 'api/src/lib/db'

import { purchases } from './purchases'
import { loadShop } from './shop'
import { writePurchase } from './writePurchase'

/** Creates purchases for people without a subscription. Returns their number. */
export const seedPurchases = async () => {
  const buyers = await db.user.findMany({
    where: {
      email: { in: purchases.map(({ email }) => email) },
      subscriptions: { none: {} },
    },
    select: { id: true, email: true },
  })
  if (buyers.length === 0) return 0

  const idOf = new Map(buyers.map(({ id, email }) => [email, id]))
  // One transaction, so that an interrupted run leaves no partial history.
  return inTransaction(async (tx) => {
    const shop = await loadShop(tx)
    const planned = purchases
      .flatMap((purchase) => {
        const userId = idOf.get(purchase.email)
        return (userId && shop.planOf(purchase, userId)) || []
      })
      // Invoice numbers run in the order of the days.
      .sort((a, b) => (a.orderDay < b.orderDay ? -1 : 1))
    for (const one of planned) await writePurchase(tx, shop, one)
    return planned.length
  })
}
