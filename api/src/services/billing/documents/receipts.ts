import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { personsOf } from 'src/lib/database/persons'
import { db } from 'src/lib/db'
import { MOST_RECEIPTS } from 'src/shared/billing/paying/mostReceipts'
import { dayOf } from 'src/shared/manilaTime'

const ownReceipts = async (userId: number) =>
  db.payment.findMany({
    where: {
      userId: { in: await personsOf(db, userId) },
      receiptNumber: { not: null },
    },
    orderBy: { id: 'desc' },
    take: MOST_RECEIPTS + 1,
    include: {
      allocations: { select: { scheduleId: true } },
      reversedBy: { select: { id: true } },
    },
  })

type ReceiptRow = Awaited<ReturnType<typeof ownReceipts>>[number]

const asReceipt = ({
  kind,
  amountCentavos,
  receiptNumber,
  paidAt,
  allocations,
  reversedBy,
  ...payment
}: ReceiptRow) => ({
  ...payment,
  kind: kind === 'REFUND' ? ('REFUND' as const) : ('PAYMENT' as const),
  number: receiptNumber ?? '',
  amountCentavos: Math.abs(amountCentavos),
  paidOn: dayOf(paidAt),
  scheduleIds: allocations.map(({ scheduleId }) => scheduleId),
  isTakenBack: reversedBy !== null,
})

export const myReceipts = (async () =>
  (await ownReceipts(currentUser().id)).map(
    asReceipt
  )) satisfies QueryResolvers['myReceipts']
