import type { MutationResolvers } from 'types/graphql'

import { onceInTransaction } from 'src/lib/database/idempotency'
import { AppError, refuseInput } from 'src/lib/errors'
import { platformKeyOf, type PlatformKey } from 'src/shared/billing/platforms'
import { isVisible } from 'src/shared/text/plainMarks'

import {
  bookedWith,
  lockPendingProof,
  settleProof,
} from '../paymentProofs/proofDecision'
import { referenceKeyOf } from '../payments/approvals/beginApprovals'
import {
  confirmRecorded,
  recordedApproval,
  requireShownApproval,
} from '../payments/approvals/confirmRecorded'
import { approversOf } from '../payments/approvals/secondApproval'
import { lockUnpaidEntry } from '../payments/lockedEntry'
import { payEntries } from '../payments/payEntries'
import { requireOthersBill } from '../payments/requireOthersBill'

import { owedCentavos } from './openEntry'
import { scheduleAnswer } from './paymentSchedules'

/** The `shownProofId` of a person who was shown no proof. */
const NO_PROOF = 0

/**
 * Marks an unpaid entry as paid with all that is still owed (spec sections 4 and 5), and approves its pending proof once
 * all of its money is booked. Above a set amount a second person must approve as well, who names the first approval that
 * they were shown and confirms what the first person recorded. Repeated or concurrent calls take effect once.
 * @throws EXTERNAL_INVOICE_REQUIRED, PLATFORM_REQUIRED by field; PAYMENT_ALREADY_PAID; PAYMENT_OWN; APPROVAL_…;
 * NOT_FOUND
 */
export const approvePaymentScheduleTransaction = (async (args) => {
  const {
    id,
    paymentPlatform,
    approvalId = null,
    shownCentavos,
    shownProofId,
  } = args
  const externalInvoiceId = args.externalInvoiceId.trim()
  const platform = platformKeyOf(paymentPlatform)
  refuseInput({
    paymentPlatform: !isVisible(paymentPlatform)
      ? 'PLATFORM_REQUIRED'
      : platform === null && 'PLATFORM_UNKNOWN',
    externalInvoiceId: !externalInvoiceId && 'EXTERNAL_INVOICE_REQUIRED',
  })
  const wanted = { platform: platform as PlatformKey, externalInvoiceId }
  return onceInTransaction('approvePayment', args, async (tx) => {
    const recorded = await recordedApproval(tx, id, approvalId)
    if (recorded) {
      await confirmRecorded(tx, recorded, wanted)
      return scheduleAnswer(tx, id)
    }
    const entry = await lockUnpaidEntry(tx, id)
    await requireOthersBill(tx, entry.invoice.userId)
    await requireShownApproval(tx, id, approvalId)
    const proof = await lockPendingProof(tx, id)
    const amountCentavos = owedCentavos(entry)
    const isAsShown =
      (shownCentavos ?? amountCentavos) === amountCentavos &&
      (shownProofId ?? proof?.id ?? NO_PROOF) === (proof?.id ?? NO_PROOF)
    if (!isAsShown) throw new AppError('APPROVAL_CHANGED')
    const approvers = await approversOf(
      tx,
      entry.invoice.userId,
      {
        ...entry,
        amountCentavos,
        proofId: proof?.id ?? null,
        referenceKey: referenceKeyOf(wanted.platform, proof?.referenceNo),
      },
      wanted,
      proof
        ? { bookedBeforeCentavos: await bookedWith(tx, proof.id) }
        : undefined
    )
    if (approvers) {
      const settlement = {
        ...wanted,
        ...approvers,
        paidAt: proof?.paidOn ?? new Date(),
        referenceNo: proof?.referenceNo,
        proofId: proof?.id,
      }
      await payEntries(tx, [{ entry, settlement }])
      if (proof) await settleProof(tx, proof)
    }
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['approvePaymentScheduleTransaction']
