import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { toCentavos } from 'src/shared/money'

/** The setting with the pesos above which a second person must approve; if it is empty, one person is always enough. */
const SETTING = 'second-approval-above'

export type Wanted = { platform: PlatformKey; externalInvoiceId: string }

/** An entry with its price and with the amount to book on it. */
type Approvable = { id: number; priceCentavos: number; amountCentavos: number }

/** Whether an entry of this price needs two approvers. */
export const needsSecondApproval = async (tx: Tx, priceCentavos: number) => {
  const above = await settingNumber(tx, SETTING)
  return above !== null && priceCentavos > toCentavos(above)
}

const waitingFor = (tx: Tx, scheduleId: number) =>
  tx.paymentApproval.findFirst({ where: { scheduleId, status: 'WAITING' } })

const beginApproval = async (
  tx: Tx,
  { id: scheduleId, amountCentavos }: Approvable,
  wanted: Wanted
) => {
  const after = { ...wanted, amountCentavos }
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

const confirm = async (
  tx: Tx,
  first: PaymentApproval,
  { amountCentavos }: Approvable,
  wanted: Wanted
) => {
  const second = currentUser().id
  if (first.approvedById === second) throw new AppError('APPROVAL_OWN')
  if (
    first.platform !== wanted.platform ||
    first.externalInvoiceId !== wanted.externalInvoiceId ||
    first.amountCentavos !== amountCentavos
  )
    throw new AppError('APPROVAL_DIFFERS')
  await tx.paymentApproval.update({
    where: { id: first.id },
    data: { status: 'CONFIRMED' },
  })
  return { approvedById: first.approvedById, secondApproverId: second }
}

type Approvers = { approvedById: number; secondApproverId?: number }

/**
 * The approvers of locked entries that are paid together: the signed-in person alone or, if two are needed, both
 * people. Null if a second approval is still missing: entries without a first approval get it now, and all stay unpaid.
 * @throws APPROVAL_OWN if the same person approves again; APPROVAL_DIFFERS if the second approver enters other details
 */
export const approversOfAll = async (
  tx: Tx,
  entries: readonly Approvable[],
  wanted: Wanted
): Promise<Approvers[] | null> => {
  const waiting = []
  for (const { id } of entries) waiting.push(await waitingFor(tx, id))
  let isBegun = false
  for (const [index, entry] of entries.entries()) {
    if (waiting[index] || !(await needsSecondApproval(tx, entry.priceCentavos)))
      continue
    await beginApproval(tx, entry, wanted)
    isBegun = true
  }
  if (isBegun) return null
  const approvers = []
  for (const [index, first] of waiting.entries())
    approvers.push(
      first
        ? await confirm(tx, first, entries[index], wanted)
        : { approvedById: currentUser().id }
    )
  return approvers
}

/** `approversOfAll` for a single entry. */
export const approversOf = async (
  tx: Tx,
  entry: Approvable,
  wanted: Wanted
): Promise<Approvers | null> =>
  (await approversOfAll(tx, [entry], wanted))?.[0] ?? null

/** Removes the first approval of an entry, given by any approver; returns whether there was one. */
export const dropApproval = async (tx: Tx, scheduleId: number) => {
  const { count } = await tx.paymentApproval.updateMany({
    where: { scheduleId, status: 'WAITING' },
    data: { status: 'WITHDRAWN' },
  })
  return count > 0
}
