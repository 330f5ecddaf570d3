import type { MutationResolvers } from 'types/graphql'

import { onceInTransaction } from 'src/lib/database/idempotency'
import { refuseInput } from 'src/lib/errors'
import { platformKeyOf, type PlatformKey } from 'src/shared/billing/platforms'
import { isVisible } from 'src/shared/text/plainMarks'

import {
  confirmRecorded,
  recordedApproval,
} from '../payments/approvals/confirmRecorded'

import { approveBill } from './approveBill'
import { scheduleAnswer } from './paymentSchedules'

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
    await approveBill(tx, {
      id,
      wanted,
      approvalId,
      shownCentavos,
      shownProofId,
    })
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['approvePaymentScheduleTransaction']
