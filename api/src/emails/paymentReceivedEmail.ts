import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Payment = {
  productName: string
  invoiceNumber: string
  receiptNumber: string
  amountCentavos: number
}

type Receipt = {
  lang: Lang
  firstName: string
  /** The payments that were approved together; at least one. */
  payments: Payment[]
}

const words = {
  en: {
    subject: 'We received your payment',
    body: (products: string) =>
      `Thank you. Your payment for ${products} has been checked and recorded. Your courses are open.`,
    invoice: 'Invoice',
    receipt: 'Acknowledgement receipt',
    amount: 'Amount received',
    open: 'Continue learning',
  },
  fil: {
    subject: 'Natanggap na po namin ang bayad ninyo',
    body: (products: string) =>
      `Salamat po. Na-check at naitala na ang bayad ninyo para sa ${products}. Bukas na ang mga course ninyo.`,
    invoice: 'Invoice',
    receipt: 'Acknowledgement receipt',
    amount: 'Halagang natanggap',
    open: 'Ituloy ang pag-aaral',
  },
}

type Row = [string, string]

/** Sent when payments were approved. Several are listed one by one, with their sum. */
export const paymentReceivedEmail = ({
  lang,
  firstName,
  payments,
}: Receipt) => {
  const text = words[lang]
  const products = new Set(payments.map(({ productName }) => productName))
  const sum = payments.reduce((total, one) => total + one.amountCentavos, 0)
  const isOne = payments.length === 1
  return layOut({
    template: 'paymentReceived',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body([...products].join(', '))],
    rows: [
      ...payments.flatMap((payment): Row[] => [
        [text.invoice, payment.invoiceNumber],
        [
          text.receipt,
          isOne
            ? payment.receiptNumber
            : `${payment.receiptNumber} (${formatPeso(payment.amountCentavos)})`,
        ],
      ]),
      [text.amount, formatPeso(sum)],
    ],
    action: { label: text.open, url: siteUrl('/') },
  })
}
