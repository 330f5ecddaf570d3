import type { PaymentSchedule } from '@prisma/client'
import type { Tx } from 'api/src/lib/db'
import {
  documentNumber,
  yearOf,
} from 'api/src/services/billing/payments/documentNumber'
import type { PlatformKey } from 'api/src/shared/billing/platforms'
import {
  addDays,
  dayOf,
  dayOfDateColumn,
  startOfDay,
} from 'api/src/shared/manilaTime'

import type { Purchase } from './purchases'
import { daysAgo, minutesAfter } from './time'

type Paid = {
  planned: { userId: number; purchase: Purchase }
  proofId: number | null
  approvedById: number | null
  orderedAt: Date
  paid: PaymentSchedule[]
}

/** Writes one payment for each paid entry, because an approval settles one entry. */
export const writePayments = async (
  tx: Tx,
  { planned, proofId, approvedById, orderedAt, paid }: Paid
) => {
  const { userId, purchase } = planned
  const platform = purchase.platform ?? 'gcash'
  const isFirstProved = purchase.proof?.status !== 'SUBMITTED'

  for (const [index, entry] of paid.entries()) {
    const { id: scheduleId, priceCentavos: amountCentavos } = entry
    const isProved = index === 0 && isFirstProved && purchase.proof
    const paidAt = index === 0 ? minutesAfter(orderedAt, 60) : paidOn(entry)
    const payment = await tx.payment.create({
      data: {
        userId,
        amountCentavos,
        platform,
        referenceNo: isProved
          ? purchase.proof?.reference
          : referenceOf(platform, userId, scheduleId),
        proofId: isProved ? proofId : null,
        paidAt,
        approvedById,
        receiptNumber: await documentNumber(
          tx,
          'RECEIPT',
          yearOf(dayOf(paidAt))
        ),
        createdAt: minutesAfter(paidAt, 25),
        allocations: { create: { scheduleId, amountCentavos } },
      },
    })
    if (index === 0 && purchase.revoked) {
      const { reason, daysAgo: days } = purchase.revoked
      await tx.payment.create({
        data: {
          kind: 'REVERSAL',
          reversesId: payment.id,
          userId,
          amountCentavos: -amountCentavos,
          platform,
          paidAt: daysAgo(days),
          approvedById,
          note: reason,
          createdAt: daysAgo(days),
          allocations: {
            create: { scheduleId, amountCentavos: -amountCentavos },
          },
        },
      })
      continue
    }
    await tx.paymentSchedule.update({
      where: { id: scheduleId },
      data: {
        transactionId: payment.id,
        paidCentavos: amountCentavos,
        paymentPlatform: platform,
        externalInvoiceId:
          index === 0 ? 'N/A' : `SI-${String(payment.id).padStart(5, '0')}`,
      },
    })
  }
}

/** A payment is made the day before its entry is due, but never later than yesterday. */
const paidOn = ({ scheduleDate }: PaymentSchedule) => {
  const due = startOfDay(addDays(dayOfDateColumn(scheduleDate), -1))
  const noon = minutesAfter(due, 12 * 60)
  return noon < daysAgo(1) ? noon : daysAgo(1)
}

const referenceOf = (
  platform: PlatformKey,
  userId: number,
  scheduleId: number
) =>
  platform === 'cash'
    ? null
    : `${9_000 + userId}${String(scheduleId * 7_919).padStart(9, '0')}`
