import { currentUser } from 'src/lib/auth'
import { bigInt, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import { toCentavos } from 'src/shared/money'

import { lockedCredit } from '../../credit/credit'

import { bookedAlone, CHANGES_PRICES } from './bookedAlone'

/** The setting with the pesos above which a second person must approve; if it is empty, one person is always enough. */
const SETTING = 'second-approval-above'

/** Facts of a transfer that the callers know beyond what both approvers name. */
export type ApprovalContext = {
  /** The first approval that is confirmed; a transfer that no bill takes must still wait with it. */
  confirmsId?: number
  /** The sum that the same transfer has paid before; it counts for the limit. */
  bookedBeforeCentavos?: number
  /** The line of a statement that brings it. */
  statementLineId?: number | null
}

/** A transfer's sums: booked now, the part that stays as credit, and booked before. */
type Amounts = {
  totalCentavos: number
  surplusCentavos: number
  bookedBeforeCentavos: number
}

/** The limit in centavos; null if one person is always enough. */
export const secondApprovalLimit = async (tx: Tx) => {
  const above = await settingNumber(tx, SETTING)
  return above === null ? null : toCentavos(above)
}

/** Whether an entry of this price, or this amount of money, needs two approvers. */
export const needsSecondApproval = async (tx: Tx, amountCentavos: number) => {
  const limit = await secondApprovalLimit(tx)
  return limit !== null && amountCentavos > limit
}

/**
 * Whether the signed-in person alone has booked more credit for a member than one person may, including the amount that
 * they give now: credit pays bills without a second approval. Locks the member's credit, so that the second of two
 * concurrent calls counts the first.
 */
export const isCreditAboveLimit = async (
  tx: Tx,
  userId: number,
  givenCentavos = 0
) => {
  await lockedCredit(tx, userId)
  const { creditCentavos } = await bookedAlone(tx, userId)
  return needsSecondApproval(tx, creditCentavos + givenCentavos)
}

const CHANGED_WHOLE = statement(
  `
    SELECT i."totalCentavos"::bigint AS centavos FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId"
    WHERE e.id = $1 AND EXISTS (
      SELECT FROM "PaymentSchedule" s JOIN "InfoLog" l ON l.entity = 'PaymentSchedule' AND l."entityId" = s.id::text
      WHERE s."invoiceId" = i.id AND l."actorUserId" = $2 AND ${CHANGES_PRICES})`,
  { centavos: bigInt }
)

/** The total of an entry's invoice if the signed-in person has changed its prices or added entries; otherwise 0. */
const changedWhole = async (tx: Tx, id: number) => {
  const invoice = await CHANGED_WHOLE.first(tx, [id, currentUser().id])
  return Number(invoice?.centavos ?? 0)
}

// Nobody passes the limit in parts: neither with several surpluses, which pay bills as credit, nor with bills that they
// have made smaller.
const isAboveTogether = async (
  tx: Tx,
  userId: number,
  { totalCentavos, surplusCentavos, bookedBeforeCentavos }: Amounts,
  limit: number
) => {
  if (totalCentavos + bookedBeforeCentavos > limit) return true
  await lockedCredit(tx, userId)
  const alone = await bookedAlone(tx, userId)
  return (
    (surplusCentavos > 0 && alone.creditCentavos + surplusCentavos > limit) ||
    (alone.hasChangedBills && alone.paidCentavos + totalCentavos > limit)
  )
}

/** Whether money that no entry takes, after other money of the same transfer, needs two approvers. */
export const surplusNeedsTwo = async (
  tx: Tx,
  userId: number,
  surplusCentavos: number,
  bookedBeforeCentavos: number
) => {
  const limit = await secondApprovalLimit(tx)
  const amounts = {
    totalCentavos: surplusCentavos,
    surplusCentavos,
    bookedBeforeCentavos,
  }
  return limit !== null && isAboveTogether(tx, userId, amounts, limit)
}

/** Tells of the entries that are paid together which need two approvers. */
export const needTwo = async (
  tx: Tx,
  userId: number,
  entries: readonly { id: number; priceCentavos: number }[],
  amounts: Amounts
) => {
  const limit = await secondApprovalLimit(tx)
  if (limit === null) return entries.map(() => false)
  const isAbove = await isAboveTogether(tx, userId, amounts, limit)
  const needed = []
  for (const { id, priceCentavos } of entries)
    needed.push(
      isAbove || priceCentavos > limit || (await changedWhole(tx, id)) > limit
    )
  return needed
}
