import { formatPeso } from 'src/shared/money'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Payment = {
  productName: string
  invoiceNumber: string
  /** Null if credit pays it. */
  receiptNumber: string | null
  amountCentavos: number
  /** The rest of the bill that is still to be paid. */
  leftCentavos: number
}

type Receipt = {
  lang: Lang
  firstName: string
  /** The payments that were approved together; none if all of the money stays as credit. */
  payments: Payment[]
  /** Whether the approval opened something for the first time. */
  isOpening: boolean
  /** The part that stays as credit. */
  surplus: { receiptNumber: string | null; amountCentavos: number } | null
}

const words = {
  en: {
    subject: 'We received your payment',
    body: (products: string) =>
      `Thank you. Your payment for ${products} has been checked and recorded. Your courses are open.`,
    partBody: (products: string) =>
      `Thank you. Your payment for ${products} has been checked and recorded. It covers a part of your bill; the rest is still open.`,
    creditBody:
      'Thank you. Your payment has been checked and recorded. It stays as your credit, and you can pay a bill with it.',
    openSubject: (name: string) => `Your courses are open, ${name}!`,
    openBody: (products: string) =>
      `Thank you. Your payment for ${products} has been checked and recorded, and your courses are open. Three good first steps:`,
    steps: [
      'Start your first lesson',
      'Say hello to the others',
      'Complete your profile',
    ],
    fromCreditSubject: 'Paid from your credit',
    fromCreditBody: (products: string) =>
      `Your bill for ${products} is paid from your credit. Your courses are open.`,
    fromCreditPart: (products: string) =>
      `A part of your bill for ${products} is paid from your credit; the rest is still open.`,
    left: 'Still to be paid',
    fromCredit: 'Paid from your credit',
    surplus: 'Kept as your credit',
    bills: 'See my bills',
    invoice: 'Invoice',
    receipt: 'Acknowledgement receipt',
    amount: 'Amount received',
    open: 'Continue learning',
  },
  fil: {
    subject: 'Natanggap na po namin ang bayad ninyo',
    body: (products: string) =>
      `Salamat po. Na-check at naitala na ang bayad ninyo para sa ${products}. Bukas na ang mga course ninyo.`,
    partBody: (products: string) =>
      `Salamat po. Na-check at naitala na ang bayad ninyo para sa ${products}. Bahagi po ito ng bill ninyo; may natitira pang babayaran.`,
    creditBody:
      'Salamat po. Na-check at naitala na ang bayad ninyo. Itinabi po ito bilang credit ninyo, at puwede ninyong ipambayad ng bill.',
    openSubject: (name: string) => `Bukas na po ang mga course ninyo, ${name}!`,
    openBody: (products: string) =>
      `Salamat po. Na-check at naitala na ang bayad ninyo para sa ${products}, at bukas na ang mga course ninyo. Tatlong magandang unang hakbang:`,
    steps: [
      'Simulan ang unang lesson ninyo',
      'Bumati sa iba',
      'Kumpletuhin ang profile ninyo',
    ],
    fromCreditSubject: 'Nabayaran na po mula sa credit ninyo',
    fromCreditBody: (products: string) =>
      `Nabayaran na po mula sa credit ninyo ang bill para sa ${products}. Bukas na ang mga course ninyo.`,
    fromCreditPart: (products: string) =>
      `Nabayaran na po mula sa credit ninyo ang bahagi ng bill para sa ${products}; may natitira pang babayaran.`,
    left: 'Natitira pang babayaran',
    fromCredit: 'Binayaran mula sa credit ninyo',
    surplus: 'Itinabi bilang credit ninyo',
    bills: 'Tingnan ang mga bill',
    invoice: 'Invoice',
    receipt: 'Acknowledgement receipt',
    amount: 'Halagang natanggap',
    open: 'Ituloy ang pag-aaral',
  },
}

/** Where the first steps lead, as in the celebration on the page. */
const FIRST_STEPS = ['/courses/my-courses', '/community', '/profile']

type Row = [string, string]

/** Sent when payments were approved. Several are listed one by one, with their sum. */
export const paymentReceivedEmail = ({
  lang,
  firstName,
  payments,
  isOpening,
  surplus,
}: Receipt) => {
  const text = words[lang]
  const products = new Set(payments.map(({ productName }) => productName))
  const received = [...payments, ...(surplus ? [surplus] : [])]
    .filter(({ receiptNumber }) => receiptNumber !== null)
    .reduce((total, one) => total + one.amountCentavos, 0)
  const isOne = payments.length === 1 && !surplus
  const left = payments.reduce((total, one) => total + one.leftCentavos, 0)
  // Nothing came in: the member, or staff for them, has used credit.
  const isFromCredit = received === 0
  const [whole, part] = isFromCredit
    ? [text.fromCreditBody, text.fromCreditPart]
    : [text.body, text.partBody]
  const isWelcome = isOpening && !isFromCredit && left === 0
  const body = isWelcome ? text.openBody : left > 0 ? part : whole
  const isCreditOnly = payments.length === 0
  return layOut({
    template: 'paymentReceived',
    lang,
    subject: isWelcome
      ? text.openSubject(firstName)
      : isFromCredit
        ? text.fromCreditSubject
        : text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [
      isCreditOnly ? text.creditBody : body([...products].join(', ')),
    ],
    steps: isWelcome
      ? text.steps.map((label, at) => ({
          label,
          url: siteUrl(FIRST_STEPS[at]),
        }))
      : [],
    rows: [
      ...payments.flatMap((payment): Row[] => [
        [text.invoice, payment.invoiceNumber],
        payment.receiptNumber === null
          ? [text.fromCredit, formatPeso(payment.amountCentavos)]
          : [
              text.receipt,
              isOne
                ? payment.receiptNumber
                : `${payment.receiptNumber} (${formatPeso(payment.amountCentavos)})`,
            ],
      ]),
      ...(surplus
        ? [
            [
              text.surplus,
              `${formatPeso(surplus.amountCentavos)} (${surplus.receiptNumber})`,
            ] as Row,
          ]
        : []),
      ...(received > 0 ? [[text.amount, formatPeso(received)] as Row] : []),
      ...(left > 0 ? [[text.left, formatPeso(left)] as Row] : []),
    ],
    action:
      left > 0 || isCreditOnly
        ? { label: text.bills, url: siteUrl('/account?q=billings') }
        : { label: text.open, url: siteUrl('/') },
  })
}
