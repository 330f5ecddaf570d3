import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { allocate } from 'src/shared/billing/paying/allocate'

import { openEntry, owedCentavos, sumOwed } from '../paymentSchedules/openEntry'
import { lockSchedule } from '../paymentSchedules/paymentSchedules'

import { lockUnpaidEntry, type LockedEntry } from './lockedEntry'

// Bills whose own proof is being checked are left out: that proof pays them.
const otherOpenBills = async (tx: Tx, userId: number, chosenIds: number[]) =>
  (
    await tx.paymentSchedule.findMany({
      where: {
        ...openEntry,
        id: { notIn: chosenIds },
        invoice: { userId, voidedAt: null },
        proofs: { none: { proof: { status: 'SUBMITTED' } } },
      },
      orderBy: [{ scheduleDate: 'asc' }, { id: 'asc' }],
      select: { id: true, priceCentavos: true, paidCentavos: true },
    })
  ).map((bill) => ({ id: bill.id, owedCentavos: owedCentavos(bill) }))

/**
 * Locks the bills that an amount of one member's money pays: the chosen ones, and with what is left over their other
 * open bills, the earliest first. Locks are taken in the order of the ids, as all other code does.
 * @throws NOT_FOUND if the bills are not of one member; PAYMENT_ALREADY_PAID, PAYMENT_WAIVED
 */
export const lockBillsToPay = async (
  tx: Tx,
  chosenIds: number[],
  amountCentavos: number
): Promise<LockedEntry[]> => {
  if (chosenIds.length === 0) return []
  const chosen = await tx.paymentSchedule.findMany({
    where: { id: { in: chosenIds } },
    include: { invoice: { select: { userId: true } } },
  })
  const [userId, ...others] = new Set(
    chosen.map(({ invoice }) => invoice.userId)
  )
  if (others.length > 0 || chosen.length !== chosenIds.length)
    throw new AppError('NOT_FOUND')
  const surplus = amountCentavos - sumOwed(chosen)
  const more =
    surplus > 0
      ? allocate(surplus, await otherOpenBills(tx, userId, chosenIds)).parts
      : []
  const ids = [...chosenIds, ...more.map(({ bill }) => bill.id)]
  for (const id of [...ids].sort((a, b) => a - b)) await lockSchedule(tx, id)
  const entries: LockedEntry[] = []
  for (const id of ids) entries.push(await lockUnpaidEntry(tx, id))
  return entries
}
