import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { allocate } from 'src/shared/billing/paying/allocate'
import type { PlatformKey } from 'src/shared/billing/platforms'

import { lockMoney } from '../credit/credit'
import { openEntry, owedCentavos, sumOwed } from '../paymentSchedules/openEntry'
import { lockSchedules } from '../paymentSchedules/paymentSchedules'

import { unpaidEntry, type LockedEntry } from './lockedEntry'

/** A transfer, as the first approval of a bill that waits for it names it. */
type Transfer = {
  amountCentavos: number
  platform: PlatformKey
  /** `referenceKeyOf`; empty if it has none. */
  referenceKey: string
  /** When it came, for a transfer without a proof: cash has no reference that tells it from other cash. */
  paidAt?: Date
  /** The member; needed if no bills are chosen, because all of their open bills are others then. */
  userId?: number
}

/**
 * A first approval of other money than the transfer. A reference tells transfers apart; without one, only bills that were
 * recorded together with a chosen bill wait for the same money or, if none is chosen, those of the first such recording.
 */
const isOther = async (
  tx: Tx,
  userId: number,
  chosenIds: number[],
  { amountCentavos: totalCentavos, platform, referenceKey, paidAt }: Transfer
): Promise<Prisma.PaymentApprovalWhereInput> => {
  if (referenceKey) return { NOT: { totalCentavos, platform, referenceKey } }
  const same = await tx.paymentApproval.findMany({
    where: {
      status: 'WAITING',
      ...(chosenIds.length > 0
        ? { scheduleId: { in: chosenIds } }
        : { schedule: { invoice: { userId } } }),
      totalCentavos,
      platform,
      referenceKey,
      ...(paidAt && { paidAt }),
    },
    orderBy: { id: 'asc' },
    select: { togetherId: true },
  })
  const ids = same.map(({ togetherId }) => togetherId)
  return {
    togetherId: { notIn: chosenIds.length > 0 ? ids : ids.slice(0, 1) },
  }
}

// Bills whose own proof is being checked are left out: that proof pays them. So are bills that wait with a first
// approval for other money.
const otherOpenBills = async (
  tx: Tx,
  userId: number,
  chosenIds: number[],
  transfer: Transfer
) => {
  const bills = await tx.paymentSchedule.findMany({
    where: {
      ...openEntry,
      id: { notIn: chosenIds },
      invoice: { userId, voidedAt: null },
      proofs: { none: { proof: { status: 'SUBMITTED' } } },
      approvals: {
        none: {
          status: 'WAITING',
          ...(await isOther(tx, userId, chosenIds, transfer)),
        },
      },
    },
    orderBy: [{ scheduleDate: 'asc' }, { id: 'asc' }],
    select: { id: true, priceCentavos: true, paidCentavos: true },
  })
  return bills.map((bill) => ({
    id: bill.id,
    owedCentavos: owedCentavos(bill),
  }))
}

/**
 * Locks the bills that a transfer of one member pays: the chosen ones, and with what is left over their other open
 * bills, the earliest first. Without a transfer, only the chosen ones.
 * @throws NOT_FOUND if the bills are not of one member, or not of the transfer's; PAYMENT_ALREADY_PAID, PAYMENT_WAIVED
 */
export const lockBillsToPay = async (
  tx: Tx,
  chosenIds: number[],
  transfer?: Transfer
): Promise<LockedEntry[]> => {
  // The member's money first, so that what is read here is still true when it is paid.
  await lockSchedules(tx, chosenIds)
  const chosen = await tx.paymentSchedule.findMany({
    where: { id: { in: chosenIds } },
    include: { invoice: { select: { userId: true } } },
  })
  const [userId, ...others] = new Set([
    ...(transfer?.userId ? [transfer.userId] : []),
    ...chosen.map(({ invoice }) => invoice.userId),
  ])
  if (others.length > 0 || chosen.length !== chosenIds.length)
    throw new AppError('NOT_FOUND')
  if (!userId) return []
  if (chosenIds.length === 0) await lockMoney(tx, async () => [userId])
  const surplus = (transfer?.amountCentavos ?? 0) - sumOwed(chosen)
  const more =
    transfer && surplus > 0
      ? allocate(surplus, await otherOpenBills(tx, userId, chosenIds, transfer))
          .parts
      : []
  const ids = [...chosenIds, ...more.map(({ bill }) => bill.id)]
  await lockSchedules(tx, ids)
  const entries: LockedEntry[] = []
  for (const id of ids) entries.push(await unpaidEntry(tx, id))
  return entries
}
