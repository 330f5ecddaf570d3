import type { Lang } from 'src/shared/language'
import { formatPeso } from 'src/shared/money'

import { layOut, siteUrl } from './layout'

type Receipt = {
  lang: Lang
  firstName: string
  productName: string
  invoiceNumber: string
  receiptNumber: string
  amountCentavos: number
}

const words = {
  en: {
    subject: 'We received your payment',
    body: ({ productName }: Receipt) =>
      `Thank you. Your payment for ${productName} has been checked and recorded. Your courses are open.`,
    invoice: 'Invoice',
    receipt: 'Acknowledgement receipt',
    amount: 'Amount received',
    open: 'Continue learning',
  },
  fil: {
    subject: 'Natanggap na po namin ang bayad ninyo',
    body: ({ productName }: Receipt) =>
      `Salamat po. Na-check at naitala na ang bayad ninyo para sa ${productName}. Bukas na ang mga course ninyo.`,
    invoice: 'Invoice',
    receipt: 'Acknowledgement receipt',
    amount: 'Halagang natanggap',
    open: 'Ituloy ang pag-aaral',
  },
}

/** Sent when a payment was approved. */
export const paymentReceivedEmail = (receipt: Receipt) => {
  const text = words[receipt.lang]
  return layOut({
    template: 'paymentReceived',
    lang: receipt.lang,
    subject: text.subject,
    greeting: `Hi ${receipt.firstName},`,
    paragraphs: [text.body(receipt)],
    rows: [
      [text.invoice, receipt.invoiceNumber],
      [text.receipt, receipt.receiptNumber],
      [text.amount, formatPeso(receipt.amountCentavos)],
    ],
    action: { label: text.open, url: siteUrl('/') },
  })
}
