import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { bigInt, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { toCentavos } from 'src/shared/money'

/** The setting with the pesos above which a second person must approve; if it is empty, one person is always enough. */
const SETTING = 'second-approval-above'

export type Wanted = { platform: PlatformKey; externalInvoiceId: string }

/** The details on which both approvers agree: how the money came, all of it, and its part that stays as credit. */
type Booking = Wanted & { totalCentavos: number; surplusCentavos: number }

/** An entry with its price and with the amount to book on it. */
type Approvable = { id: number; priceCentavos: number; amountCentavos: number }

const limitCentavos = async (tx: Tx) => {
  const above = await settingNumber(tx, SETTING)
  return above === null ? null : toCentavos(above)
}

/** Whether an entry of this price, or this amount of money, needs two approvers. */
export const needsSecondApproval = async (tx: Tx, amountCentavos: number) => {
  const limit = await limitCentavos(tx)
  return limit !== null && amountCentavos > limit
}

const CHANGED_WHOLE = statement(
  `
    SELECT i."totalCentavos"::bigint AS centavos FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId"
    WHERE e.id = $1 AND EXISTS (
      SELECT FROM "PaymentSchedule" s JOIN "InfoLog" l ON l.entity = 'PaymentSchedule' AND l."entityId" = s.id::text
      WHERE s."invoiceId" = i.id AND l."actorUserId" = $2 AND (l.action = 'paymentSchedule.added'
        OR l.action = 'paymentSchedule.updated' AND l.before->'priceCentavos' <> l.after->'priceCentavos'))`,
  { centavos: bigInt }
)

/** The total of an entry's invoice if the signed-in person has changed its prices or added entries; otherwise 0. */
const changedWhole = async (tx: Tx, id: number) => {
  const invoice = await CHANGED_WHOLE.first(tx, [id, currentUser().id])
  return Number(invoice?.centavos ?? 0)
}

// A person who splits a bill does not pass the limit with its parts.
const needsTwo = async (
  tx: Tx,
  { id, priceCentavos }: Approvable,
  { totalCentavos }: Booking
) => {
  const limit = await limitCentavos(tx)
  if (limit === null) return false
  return (
    Math.max(priceCentavos, totalCentavos) > limit ||
    (await changedWhole(tx, id)) > limit
  )
}

const waitingFor = (tx: Tx, scheduleId: number) =>
  tx.paymentApproval.findFirst({ where: { scheduleId, status: 'WAITING' } })

const beginApproval = async (
  tx: Tx,
  { id: scheduleId, amountCentavos }: Approvable,
  booking: Booking
) => {
  const after = { ...booking, amountCentavos }
  await tx.paymentApproval.create({
    data: { scheduleId, ...after, approvedById: currentUser().id },
  })
  await logInfo(tx, {
    action: 'paymentSchedule.firstApproved',
    entity: 'PaymentSchedule',
    entityId: scheduleId,
    after,
  })
}

const isSame = (
  first: PaymentApproval,
  { amountCentavos }: Approvable,
  booking: Booking
) =>
  first.platform === booking.platform &&
  first.externalInvoiceId === booking.externalInvoiceId &&
  first.amountCentavos === amountCentavos &&
  first.totalCentavos === booking.totalCentavos &&
  first.surplusCentavos === booking.surplusCentavos

const confirm = async (
  tx: Tx,
  first: PaymentApproval,
  entry: Approvable,
  booking: Booking
) => {
  const second = currentUser().id
  if (first.approvedById === second) throw new AppError('APPROVAL_OWN')
  if (!isSame(first, entry, booking)) throw new AppError('APPROVAL_DIFFERS')
  const { count } = await tx.paymentApproval.updateMany({
    where: { id: first.id, status: 'WAITING' },
    data: { status: 'CONFIRMED' },
  })
  if (count === 0) throw new AppError('APPROVAL_DIFFERS')
  return { approvedById: first.approvedById, secondApproverId: second }
}

type Approvers = { approvedById: number; secondApproverId?: number }

/**
 * The approvers of locked entries that are paid together: the signed-in person alone or, if two are needed, both
 * people. An entry needs two if its price or the whole amount is above the limit, or its invoice's total if the
 * signed-in person has changed the invoice's prices. Null if a second approval is still missing: entries without a first
 * approval get it now, and all stay unpaid.
 * @throws APPROVAL_OWN if the same person approves again; APPROVAL_DIFFERS if the second approver enters other details
 */
export const approversOfAll = async (
  tx: Tx,
  entries: readonly Approvable[],
  booking: Booking
): Promise<Approvers[] | null> => {
  const waiting = []
  for (const { id } of entries) waiting.push(await waitingFor(tx, id))
  let isBegun = false
  for (const [index, entry] of entries.entries()) {
    if (waiting[index] || !(await needsTwo(tx, entry, booking))) continue
    await beginApproval(tx, entry, booking)
    isBegun = true
  }
  if (isBegun) return null
  const approvers = []
  for (const [index, first] of waiting.entries())
    approvers.push(
      first
        ? await confirm(tx, first, entries[index], booking)
        : { approvedById: currentUser().id }
    )
  return approvers
}

/** `approversOfAll` for a single entry, which gets all of the money. */
export const approversOf = async (
  tx: Tx,
  entry: Approvable,
  wanted: Wanted
): Promise<Approvers | null> =>
  (
    await approversOfAll(tx, [entry], {
      ...wanted,
      totalCentavos: entry.amountCentavos,
      surplusCentavos: 0,
    })
  )?.[0] ?? null

/** Removes the first approval of an entry, given by any approver; returns whether there was one. */
export const dropApproval = async (tx: Tx, scheduleId: number) => {
  const { count } = await tx.paymentApproval.updateMany({
    where: { scheduleId, status: 'WAITING' },
    data: { status: 'WITHDRAWN' },
  })
  return count > 0
}
