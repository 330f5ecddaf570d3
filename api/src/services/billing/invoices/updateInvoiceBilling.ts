import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isTin } from 'src/shared/billing/paying/tin'

import { requireOthersBill } from '../payments/requireOthersBill'

import { asInvoice, withInvoiceParts } from './asInvoice'

const MOST_CHARACTERS = 200

/**
 * Sets the name and details that an invoice's documents show, and the number of the external invoice issued under the
 * BIR's rules.
 * @throws TOO_LONG, TIN_INVALID by field; PAYMENT_OWN; NOT_FOUND
 */
export const updateInvoiceBilling = (async ({ id, input }) => {
  const details = {
    billToName: input.billToName?.trim() ?? '',
    billToTin: input.billToTin?.trim() ?? '',
    billToAddress: input.billToAddress?.trim() ?? '',
    birInvoiceNo: input.birInvoiceNo?.trim() || null,
  }
  const isLong = (text: string | null) =>
    (text?.length ?? 0) > MOST_CHARACTERS && 'TOO_LONG'
  refuseInput({
    billToName: isLong(details.billToName),
    billToTin:
      details.billToTin !== '' && !isTin(details.billToTin) && 'TIN_INVALID',
    billToAddress: isLong(details.billToAddress),
    birInvoiceNo: isLong(details.birInvoiceNo),
  })
  return inTransaction(async (tx) => {
    const { userId } = found(
      await tx.invoice.findFirst({ where: { id, voidedAt: null } })
    )
    await requireOthersBill(tx, userId)
    const invoice = await tx.invoice.update({
      where: { id },
      data: details,
      include: withInvoiceParts,
    })
    await logInfo(tx, {
      action: 'invoice.updated',
      entity: 'Invoice',
      entityId: id,
      after: details,
    })
    return asInvoice(invoice)
  })
}) satisfies MutationResolvers['updateInvoiceBilling']
