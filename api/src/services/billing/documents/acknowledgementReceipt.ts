import { documentWords } from 'src/documents/documentWords'
import type { PdfContent } from 'src/documents/pdf'
import { requireReach } from 'src/lib/access/scopes'
import { survivorOf } from 'src/lib/database/persons'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { platformLabel } from 'src/shared/billing/platforms'
import { formatDay } from 'src/shared/manilaTime'
import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { issuer } from './issuer'

const paymentOf = (id: number) =>
  db.payment.findFirst({
    where: { id, receiptNumber: { not: null } },
    include: {
      user: { select: { firstName: true, lastName: true } },
      reversedBy: { select: { id: true } },
      allocations: {
        select: {
          schedule: {
            select: {
              invoice: {
                select: {
                  number: true,
                  billToName: true,
                  birInvoiceNo: true,
                  subscription: {
                    select: { product: { select: { name: true } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  })

/** The receipt of one payment, or the voucher of a refund; a reversed payment is marked as such. @throws NOT_FOUND */
export const acknowledgementReceipt = async (
  id: number,
  lang: Lang
): Promise<PdfContent> => {
  const payment = found(await paymentOf(id))
  await requireReach('subscription', await survivorOf(db, payment.userId))
  const words = documentWords[lang]
  const isRefund = payment.kind === 'REFUND'
  const invoice = payment.allocations[0]?.schedule.invoice
  const facts: [string, string][] = [
    [
      isRefund ? words.refundTo : words.billTo,
      invoice?.billToName || fullName(payment.user),
    ],
    [isRefund ? words.sentOn : words.paidOn, formatDay(payment.paidAt, lang)],
    [words.course, invoice?.subscription.product.name ?? ''],
    [words.invoice, invoice?.number ?? ''],
    [isRefund ? words.sentBy : words.platform, platformLabel(payment.platform)],
    [words.reference, payment.referenceNo ?? ''],
    [words.birInvoice, invoice?.birInvoiceNo ?? ''],
    [words.reason, isRefund ? payment.note : ''],
  ]
  return {
    lang,
    title: isRefund ? words.refundVoucher : words.receipt,
    number: payment.receiptNumber ?? '',
    issuer: await issuer(),
    facts: facts.filter(([, value]) => value),
    totals: [
      isRefund
        ? [words.refunded, formatPeso(-payment.amountCentavos)]
        : [words.received, formatPeso(payment.amountCentavos)],
    ],
    notes: payment.reversedBy
      ? [words.takenBack]
      : payment.creditCentavos > 0
        ? [words.keptAsCredit]
        : [],
    footer: words.notBir,
  }
}
