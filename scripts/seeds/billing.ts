import { db } from 'api/src/lib/db'

import { seedPurchases } from './cast/seedPurchases'
import { accounts } from './content/paymentAccounts'
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

/** Seeds the sample accounts once, so that a school's own list stays. */
const seedAccounts = async () => {
  if ((await db.paymentAccount.count()) > 0) return
  await db.paymentAccount.createMany({
    data: accounts.map(({ instructions, ...account }, position) => ({
      ...account,
      ...both({ instructions }),
      position,
    })),
  })
}

export const billing = async (isDemo: boolean) => {
  if (!isDemo) return 'no demo bills'
  await seedAccounts()
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
