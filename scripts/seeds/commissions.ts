// The rule of commission of every school, and in the demo what one affiliate has earned and was paid.
import { db } from 'api/src/lib/db'
import { seal } from 'api/src/lib/protection/secrets'
import { accrueCommission } from 'api/src/services/affiliates/commissions/accrueCommission'
import { payoutKeyOf } from 'api/src/services/affiliates/commissions/payoutKey'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'
import { withholding } from 'api/src/shared/marketing/affiliates/commission'
import { payoutHint } from 'api/src/shared/marketing/affiliates/payoutAccount'

import { daysAgo } from './cast/time'
import { count } from './count'

const AFFILIATE = 'wena@example.com'
const RULE_DAYS = 90
const MOST_ORDERS = 4
const PAID_CENTAVOS = 125_000
const DUE_CENTAVOS = 84_000
const TAX_BASIS_POINTS = 500

const account = {
  method: 'gcash',
  bankName: '',
  accountName: 'Wena Salazar',
  accountNumber: '09171234567',
  tin: '123-456-789',
  registeredName: 'Wena R. Salazar',
  address: '12 Mabini St, Quezon City',
} as const

export const commissionsOfDemo = async (isDemo: boolean) => {
  await seedRule()
  return count(isDemo ? await seedEarnings() : 0, 'payout')
}

const seedRule = async () => {
  if ((await db.commissionRule.count()) > 0) return
  await db.commissionRule.create({
    data: {
      name: 'All offers',
      basis: 'PERCENT',
      value: 1_000,
      tiers: [{ fromOrders: 10, value: 1_200 }],
      holdDays: 30,
      startsAt: daysAgo(RULE_DAYS),
    },
  })
}

/** Credits paid orders of others, as if each had come by the affiliate's code. */
const creditOrders = async (affiliateId: number, ownId: number) => {
  const invoices = await db.invoice.findMany({
    where: {
      userId: { not: ownId },
      voidedAt: null,
      attribution: null,
      createdAt: { gte: daysAgo(RULE_DAYS) },
      schedules: { some: { paidCentavos: { gt: 0 } } },
    },
    orderBy: { id: 'desc' },
    take: MOST_ORDERS,
    select: { id: true, createdAt: true },
  })
  await db.attribution.createMany({
    data: invoices.map(({ id, createdAt }) => ({
      invoiceId: id,
      affiliateId,
      reason: 'CLICK' as const,
      facts: { code: 'WENA2345' },
      createdAt,
    })),
  })
}

/** A bonus that was paid last month, and one that is due. */
const seedPayout = async (affiliateId: number) => {
  const batch = await db.payoutBatch.create({
    data: { createdAt: daysAgo(25) },
  })
  const payout = await db.payout.create({
    data: {
      batchId: batch.id,
      affiliateId,
      status: 'PAID',
      lineCount: 1,
      grossCentavos: PAID_CENTAVOS,
      withholdingBasisPoints: TAX_BASIS_POINTS,
      ...withholding(PAID_CENTAVOS, TAX_BASIS_POINTS),
      atc: 'WI515',
      account: seal(JSON.stringify(account)),
      accountHint: payoutHint(account),
      referenceNo: 'GC-2210-0001',
      paidOn: dateColumnOf(addDays(manilaToday(), -24)),
      createdAt: daysAgo(25),
    },
  })
  const bonus = (days: number, amountCentavos: number, reason: string) => ({
    affiliateId,
    kind: 'ADJUSTMENT' as const,
    amountCentavos,
    reason,
    holdUntil: daysAgo(days),
    createdAt: daysAgo(days),
  })
  await db.commission.createMany({
    data: [
      {
        ...bonus(40, PAID_CENTAVOS, 'Bonus of the opening week'),
        payoutId: payout.id,
      },
      bonus(5, DUE_CENTAVOS, 'Bonus of November'),
    ],
  })
}

/** Seeds the earnings only if there is no commission. */
const seedEarnings = async () => {
  if ((await db.commission.count()) > 0) return 0
  const affiliate = await db.affiliateProfile.findFirst({
    where: { user: { email: AFFILIATE } },
  })
  if (!affiliate) return 0
  const { id, userId } = affiliate
  await db.affiliateProfile.update({
    where: { id },
    data: {
      payoutAccount: seal(JSON.stringify(account)),
      payoutHint: payoutHint(account),
      payoutKey: payoutKeyOf(account.accountNumber),
      payoutUsableAt: daysAgo(50),
      earnedCentavos: PAID_CENTAVOS + DUE_CENTAVOS,
    },
  })
  await seedPayout(id)
  await creditOrders(id, userId)
  const credited = await db.attribution.findMany({
    where: { affiliateId: id },
    select: { invoiceId: true },
  })
  await db.$transaction((tx) =>
    accrueCommission(
      tx,
      credited.map(({ invoiceId }) => invoiceId)
    )
  )
  return 1
}
