import { db } from 'api/src/lib/db'

import { seedPurchases } from './cast/seedPurchases'
import { terms } from './content/paymentTerms'
import { both } from './content/text'
import { count, countAdded } from './count'

export const paymentTerms = async () => {
  const added = await db.paymentTerm.createMany({
    data: terms.map(({ label, ...term }) => ({
      ...term,
      name: term.id,
      ...both({ label }),
    })),
    skipDuplicates: true,
  })
  return countAdded(terms.length, added.count, 'term')
}

export const billing = async (isDemo: boolean) => {
  if (!isDemo) return 'no demo bills'
  const added = await seedPurchases()
  const [subscriptions, invoices, proofs] = await Promise.all([
    db.subscription.count(),
    db.invoice.count(),
    db.paymentProof.count(),
  ])
  return [
    countAdded(subscriptions, added, 'subscription'),
    count(invoices, 'invoice'),
    count(proofs, 'proof'),
  ].join(', ')
}
