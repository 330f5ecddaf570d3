// The rule of commission of every school, and in the demo what one affiliate has earned and was paid.
import { db } from 'api/src/lib/db'
import { seal } from 'api/src/lib/protection/secrets'
import { payoutKeyOf } from 'api/src/services/affiliates/commissions/payoutKey'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'
import {
  entitlement,
  withholding,
} from 'api/src/shared/marketing/affiliates/commission'
import { payoutHint } from 'api/src/shared/marketing/affiliates/payoutAccount'

import { daysAfter, daysAgo } from './cast/time'
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
  await seedRule(isDemo)
  return count(isDemo ? await seedEarnings() : 0, 'payout')
}

// Orders that were placed before the first rule of a school earn nothing.
const seedRule = async (isDemo: boolean) => {
  if ((await db.commissionRule.count()) > 0) return
  await db.commissionRule.create({
    data: {
      name: 'All offers',
      basis: 'PERCENT',
      value: 1_000,
      tiers: [{ fromOrders: 10, value: 1_200 }],
      holdDays: 30,
      startsAt: isDemo ? daysAgo(RULE_DAYS) : new Date(),
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

/** The lines of the credited orders, as if each had been paid on the day of the order. */
const seedLines = async (affiliateId: number) => {
  const rule = await db.commissionRule.findFirstOrThrow()
  const credited = await db.attribution.findMany({
    where: { affiliateId },
    include: { invoice: { include: { schedules: true } } },
  })
  let earnedCentavos = 0
  for (const { id, createdAt, invoice } of credited) {
    const { schedules } = invoice
    const earned = entitlement(rule, schedules)
    const { approvedCentavos, entitledCentavos } = earned
    await db.attribution.update({
      where: { id },
      data: {
        ...earned,
        ruleId: rule.id,
        ruleValue: rule.value,
        paidCentavos: schedules.reduce(
          (sum, { paidCentavos }) => sum + paidCentavos,
          0
        ),
      },
    })
    if (entitledCentavos === 0) continue
    earnedCentavos += entitledCentavos
    await db.commission.create({
      data: {
        affiliateId,
        attributionId: id,
        kind: 'ORDER',
        baseCentavos: approvedCentavos,
        amountCentavos: entitledCentavos,
        facts: earned,
        createdAt,
        holdUntil: daysAfter(createdAt, rule.holdDays),
      },
    })
  }
  await db.affiliateProfile.update({
    where: { id: affiliateId },
    data: {
      earnedCentavos: { increment: earnedCentavos },
      paidOrders: credited.length,
    },
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
  await seedLines(id)
  return 1
}
