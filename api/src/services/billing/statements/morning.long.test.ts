// A morning of finance: three files of 200 lines, as GCash, Maya and a bank write them, from the files to a day on which
// nothing waits. At least nine lines of ten are sure or one press, and nothing is sure that is wrong.
import { db } from 'src/lib/db'
import { SURE_FROM } from 'src/shared/billing/reconciling/statementMatch'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'

import { approveStatementImport } from './approveStatement'
import { ignoreStatementLine } from './changeLine'
import { importStatement } from './importStatement'
import { statementColumns } from './statementColumns'
import { statementImport, statementLinesPage } from './statements'

const PAYERS = 185
const firstNames = [
  'Ana',
  'Gio',
  'Niña',
  'Ma. Teresa',
  'José',
  'Efren',
  'Ella',
  'Jun-jun',
  'Rey',
  'Liza',
  'Paolo',
  'Kristine',
  'Arnel',
  'Bea',
]
const lastNames = [
  'Navarro',
  'De la Cruz',
  'Peña',
  'Santos',
  'Ibañez',
  'Reyes',
  'Macaraeg',
  'Dizon',
  'Bautista',
  "D'Souza",
  'Villanueva',
  'Ocampo',
  'Sy',
]

const day = addDays(manilaToday(), -2)
const [year, month, date] = day.split('-')
const monthName = new Date(`${day}T00:00:00Z`).toLocaleString('en', {
  month: 'short',
  timeZone: 'UTC',
})
const pesos = (centavos: number) =>
  (centavos / 100).toLocaleString('en', { minimumFractionDigits: 2 })

type Payer = {
  id: number
  name: string
  invoiceNumber: string
  bills: { id: number; priceCentavos: number }[]
}

const buildPayers = async () => {
  const payers: Payer[] = []
  for (let index = 0; index < PAYERS; index++) {
    const member = await buildUser('member', {
      firstName: firstNames[index % firstNames.length],
      lastName: lastNames[index % lastNames.length],
    })
    const { id, schedules } = await buildInvoice({
      userId: member.id,
      firstDay: day,
      pricesCentavos: [150_000, 160_000, 170_000].map(
        (centavos) => centavos + (index % 3) * 1_000
      ),
    })
    const number = `INV-${year}-${900_000 + index}`
    await db.invoice.update({ where: { id }, data: { number } })
    await db.paymentSchedule.updateMany({
      where: { invoiceId: id },
      data: { scheduleDate: dateColumnOf(day) },
    })
    payers.push({
      id: member.id,
      name: `${member.firstName} ${member.lastName}`,
      invoiceNumber: number,
      bills: schedules,
    })
  }
  return payers
}

/** The texts that a payer leaves in a line: half have sent a proof, the rest wrote the invoice's number or their name. */
type Line = {
  payer: Payer
  billId: number
  amountCentavos: number
  reference: string
  name: string
  message: string
}

const platforms = {
  gcash: {
    label: 'GCash',
    headers: [
      'Date and Time',
      'Description',
      'Reference No.',
      'Debit',
      'Credit',
      'Balance',
    ],
    referenceOf: (index: number) => `9017 ${String(200_000_000 + index * 7)}`,
    row: ({ reference, name, message, amountCentavos }: Line) => [
      `${year}-${month}-${date} 08:05 AM`,
      `Received GCash from ${name.toUpperCase()}${message && ` w/ message ${message}`}`,
      reference,
      '',
      pesos(amountCentavos),
      '1,000,000.00',
    ],
    // A failed word, money out, a fee, a used reference, an invoice with another amount …
    odd: (first: string[], { invoiceNumber }: Payer) => [
      [first[0], 'Transfer to BPI', '9017 100000001', '1500.00', '', '1.00'],
      [first[0], 'Cash-out fee', '', '15.00', '', '1.00'],
      first,
      [
        first[0],
        `Received w/ message ${invoiceNumber}`,
        '9017 100000004',
        '',
        '12.00',
        '1.00',
      ],
      [
        first[0],
        'Received GCash from A. B.',
        '9017 100000005',
        '',
        '99,999.00',
        '',
      ],
      [first[0], 'Reversal of 9017 200000000', '', '', '1,500.00', '1.00'],
      ['', 'Ending balance', '', '', '1,000,000.00', ''],
      [first[0], 'Refund failed', '9017 100000008', '', '1,500.00', '1.00'],
      ['32/13/2026', 'Received', '9017 100000009', '', '1,500.00', ''],
      [first[0], 'Received', '9.017E+12', '', '2,222.00', ''],
      [first[0], 'Load', '', '100.00', '', ''],
      [first[0], 'Received from nobody', '9017 100000012', '', '−1,500.00', ''],
      [first[0], '', '', '', '', ''],
      [first[0], 'Interest', '', '', '0.01', ''],
      [
        first[0],
        'Received GCash from X Y',
        '9017 100000015',
        '',
        '1,234.56',
        '',
      ],
    ],
  },
  maya: {
    label: 'Maya',
    headers: [
      'Transaction Date',
      'Reference ID',
      'Transaction Type',
      'Name',
      'Amount',
      'Status',
      'Notes',
    ],
    referenceOf: (index: number) =>
      `${String(index).padStart(4, '0')}-7F3A-91BC`,
    row: ({ reference, name, message, amountCentavos }: Line) => [
      `${Number(month)}/${Number(date)}/${year}, 9:20 PM`,
      reference,
      'Received money',
      name,
      `PHP ${pesos(amountCentavos)}`,
      'Completed',
      message,
    ],
    odd: (first: string[], { invoiceNumber }: Payer) =>
      [
        ['Sent money', 'X Y', '-1,600.00', 'Completed', ''],
        ['Received money', 'X Y', '1,600.00', 'Failed', invoiceNumber],
        ['Received money', 'X Y', '1,600.00', 'Reversed', invoiceNumber],
        ['Received money', 'X Y', '1,600.00', 'Pending', invoiceNumber],
        ['Received money', 'X Y', '1,600.00', 'Seen', invoiceNumber],
        ['Received money', 'X Y', '(1,600.00)', 'Completed', ''],
        ['Refund', 'X Y', '1,600.00', 'Completed', ''],
        ['Received money', 'X Y', 'one thousand', 'Completed', ''],
        ['Received money', 'X Y', '77.00', 'Completed', invoiceNumber],
        ['Pay bills', 'X Y', '1,600.00-', 'Completed', ''],
        ['Received money', 'X Y', '', 'Completed', ''],
        ['Cash in', 'X Y', '55,555.00', 'Completed', ''],
        ['Received money', 'X Y', '1,600.00', 'Declined', ''],
        ['Withdrawal', 'X Y', '1,600.00', 'Completed', ''],
        ['Received money', 'X Y', '3.21', 'Completed', ''],
      ].map(([type, name, amount, status, note], index) => [
        first[0],
        `ODD${index}-0000-0000`,
        type,
        name,
        amount,
        status,
        note,
      ]),
  },
  bank_transfer: {
    label: 'Bank transfer',
    headers: ['Date', 'Description', 'Reference Number', 'Amount', 'Balance'],
    referenceOf: (index: number) => `IB${String(40_000_000 + index * 3)}`,
    row: ({ reference, name, message, amountCentavos }: Line) => [
      `${Number(date)}-${monthName}-${year.slice(2)}`,
      `INSTAPAY TRANSFER FROM ${name.toUpperCase()} ${message}`.trim(),
      reference,
      `${pesos(amountCentavos)} CR`,
      '5,000,000.00',
    ],
    odd: (first: string[], { invoiceNumber }: Payer) =>
      [
        ['CHECK 0001', '1,700.00 DR'],
        ['INSTAPAY TRANSFER TO X Y', '1,700.00 DR'],
        [`RETURNED INSTAPAY ${invoiceNumber}`, '1,700.00 CR'],
        ['SERVICE CHARGE', '10.00 DR'],
        ['TAX WITHHELD', '2.00 DR'],
        ['INTEREST EARNED', '10.00 CR'],
        [`INSTAPAY TRANSFER FROM X Y ${invoiceNumber}`, '17.00 CR'],
        ['DEPOSIT', '88,888.00 CR'],
        ['TOTAL CREDITS', '314,500.00 CR'],
        ['INSTAPAY TRANSFER FROM Q W', '1,701.00 CR'],
        ['CASH DEPOSIT', '4.56 CR'],
        ['REVERSAL', '1,700.00 CR'],
        ['DEBIT MEMO', '1,700.00-'],
        ['PURCHASE', '(1,700.00)'],
        ['INSTAPAY TRANSFER FROM Z Z', '6.54 CR'],
      ].map(([text, amount], index) => [
        first[0],
        text,
        `ODD${index}`,
        amount,
        '1.00',
      ]),
  },
} as const

type Platform = keyof typeof platforms

/** The file's lines; the payers of every second line have sent a proof. */
const linesFor = async (
  platform: Platform,
  seq: number,
  payers: readonly Payer[]
) => {
  const { label, referenceOf } = platforms[platform]
  const lines: Line[] = []
  for (const [index, payer] of payers.entries()) {
    const bill = payer.bills[seq]
    const line = {
      payer,
      billId: bill.id,
      amountCentavos: bill.priceCentavos,
      reference: referenceOf(index),
      name: payer.name,
      message: index % 4 === 1 ? payer.invoiceNumber : '',
    }
    if (index % 2 === 0) {
      signIn(await db.user.findUniqueOrThrow({ where: { id: payer.id } }))
      await submitPaymentProof({
        input: {
          scheduleIds: [bill.id],
          fileId: (await buildFile(payer.id)).id,
          platform: label,
          referenceNo: line.reference,
          amountCentavos: bill.priceCentavos,
          paidOn: day,
        },
      })
    }
    lines.push(line)
  }
  return lines
}

const linesOf = async (importId: number, filter?: 'UNMATCHED') =>
  [
    await statementLinesPage({ importId, perPage: 100, filter }),
    await statementLinesPage({ importId, perPage: 100, page: 2, filter }),
  ].flatMap(({ rows }) => rows)

scenario(
  'Finance works three files off, and nothing is sure that is wrong',
  async () => {
    const payers = await buildPayers()
    const clerk = await buildUser('admin')
    const shares: number[] = []
    for (const [seq, platform] of (
      Object.keys(platforms) as Platform[]
    ).entries()) {
      const lines = await linesFor(platform, seq, payers)
      const { headers, row, odd } = platforms[platform]
      const rows = lines.map(row)
      signIn(clerk, 'admin')
      const { isRemembered: _, ...columns } = await statementColumns({
        platform,
        headers: [...headers],
      })
      const { id } = await importStatement({
        input: {
          platform,
          fileName: `${platform}.csv`,
          headers: [...headers],
          rows: [...rows, ...odd(rows[0], payers[1])],
          columns,
        },
      })
      const read = await linesOf(id)
      expect(read).toHaveLength(200)
      const isRight = (line: (typeof read)[number]) =>
        line.bills.length === 1 &&
        line.bills[0].id === lines[line.row - 1]?.billId
      const sure = read.filter(
        ({ status, confidence }) =>
          status === 'MATCHED' && confidence >= SURE_FROM
      )
      expect(sure.filter((line) => !isRight(line))).toEqual([])
      const proposed = read.filter(({ status }) => status === 'MATCHED')
      expect(proposed.filter((line) => !isRight(line))).toEqual([])
      // A proof's reference, or the invoice's number; the rest has a name and is one press.
      expect(sure.length).toBeGreaterThan(0.7 * lines.length)
      shares.push(proposed.length / lines.length)

      await approveStatementImport({
        id,
        lineIds: proposed.map((line) => line.id),
        shown: proposed.map(({ shown }) => shown),
      })
      for (const line of await linesOf(id, 'UNMATCHED'))
        await ignoreStatementLine({ id: line.id })
      const left = await statementImport({ id })
      expect(
        left.counts.filter(({ status }) =>
          ['UNMATCHED', 'MATCHED'].includes(status)
        )
      ).toEqual([])
    }
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0.9)
  }
)
