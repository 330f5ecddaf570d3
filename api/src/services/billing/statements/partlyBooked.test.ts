// Lines of a proof of which a part is booked already.
import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

import { approveStatementImport } from './approveStatement'
import { matchStatementLine } from './changeLine'
import { importStatement } from './importStatement'
import { statementLinesPage } from './statements'
import { undoStatementImport } from './undoStatement'

let files = 0

/** The lines of a new file: each with its reference and pesos. */
const dropFile = async (...lines: [referenceNo: string, pesos: string][]) => {
  const { id } = await importStatement({
    input: {
      platform: 'gcash',
      fileName: 'november.csv',
      headers: ['Date', 'Name', 'Reference', 'Amount'],
      rows: [
        ...lines.map(([referenceNo, pesos]) => [
          '2026-11-20',
          'Ana Reyes',
          referenceNo,
          pesos,
        ]),
        // Another line makes it another file.
        ['2026-11-20', 'Nobody', String(900_000 + files++), '1.00'],
      ],
      columns: {
        reference: 'Reference',
        paidOn: 'Date',
        amount: 'Amount',
        credit: '',
        debit: '',
        payerName: 'Name',
      },
    },
  })
  return id
}

const linesOf = async (importId: number) =>
  (await statementLinesPage({ importId, perPage: 100 })).rows

const firstLine = async (importId: number) => (await linesOf(importId))[0]

const approve = async (importId: number) =>
  approveStatementImport({
    id: importId,
    lineIds: (await linesOf(importId)).map(({ id }) => id),
  })

scenario(
  'A line of a closed day waits until the day is open again',
  async () => {
    await proved('700001')
    signIn(await buildUser('admin'), 'admin')
    const file = await dropFile(['700001', '2000.00'])
    const close = await db.dayClose.create({
      data: {
        day: new Date('2026-11-20'),
        platform: 'gcash',
        bookedCentavos: 0,
        statementCentavos: 0,
        closedById: (await buildUser('admin')).id,
      },
    })
    expect(await approve(file)).toMatchObject({
      booked: 0,
      closed: 1,
      failed: 0,
    })
    expect(await firstLine(file)).toMatchObject({ status: 'MATCHED' })
    await db.dayClose.update({
      where: { id: close.id },
      data: { reopenedAt: new Date(), reopenReason: 'Late' },
    })
    expect(await approve(file)).toMatchObject({ booked: 1, closed: 0 })
  }
)

/** A proof of ₱2,000 for two bills of ₱1,000, beside a third one. */
const proved = async (referenceNo: string) => {
  const member = await buildUser('member', {
    firstName: 'Ana',
    lastName: 'Reyes',
  })
  const { schedules } = await buildInvoice({
    userId: member.id,
    pricesCentavos: [100_000, 100_000, 100_000],
  })
  const bills = schedules.map(({ id }) => id)
  signIn(member)
  const { id: proofId } = await submitPaymentProof({
    input: {
      scheduleIds: bills.slice(0, 2),
      fileId: (await buildFile(member.id)).id,
      platform: 'GCash',
      referenceNo,
      amountCentavos: 200_000,
      paidOn: '2026-11-20',
    },
  })
  signIn(await buildUser('admin'), 'admin')
  return { bills, proofId }
}

const bookedOf = async (bills: number[]) =>
  (
    await db.paymentSchedule.findMany({
      where: { id: { in: bills } },
      orderBy: { id: 'asc' },
    })
  ).map(({ paidCentavos }) => paidCentavos)

const approveBill = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

const kinds = [
  ['with its reference', '4242'],
  ['without a reference', ''],
] as const
for (const [what, referenceNo] of kinds)
  scenario(
    `A line ${what} brings only the money of its proof that is not booked`,
    async () => {
      const { bills, proofId } = await proved('4242')
      await approveBill(bills[0])
      const file = await dropFile([referenceNo, '2,000.00'])
      await matchStatementLine({
        id: (await firstLine(file)).id,
        scheduleIds: [bills[1]],
      })
      await approve(file)
      expect((await firstLine(file)).status).toBe('APPROVED')
      expect(await bookedOf(bills)).toEqual([100_000, 100_000, 0])
      expect(
        await db.paymentProof.findUniqueOrThrow({ where: { id: proofId } })
      ).toMatchObject({ status: 'APPROVED' })
    }
  )

scenario(
  'Lines without a reference each bring money of their own',
  async () => {
    const { bills, proofId } = await proved('4242')
    const file = await dropFile(['', '1,000.00'], ['-', '1,000.00'])
    const lines = await linesOf(file)
    for (const [index, bill] of bills.slice(0, 2).entries())
      await matchStatementLine({ id: lines[index].id, scheduleIds: [bill] })
    await approve(file)
    expect(await bookedOf(bills)).toEqual([100_000, 100_000, 0])
    expect(
      await db.paymentProof.findUniqueOrThrow({ where: { id: proofId } })
    ).toMatchObject({ status: 'APPROVED' })
  }
)

scenario(
  'Members whose lines have a dash for a reference are apart',
  async () => {
    const [one, other] = [await proved('4242'), await proved('5151')]
    const file = await dropFile(['-', '2,000.00'], ['-', '2,000.00'])
    const lines = await linesOf(file)
    for (const [index, { bills }] of [one, other].entries())
      await matchStatementLine({
        id: lines[index].id,
        scheduleIds: bills.slice(0, 2),
      })
    await approve(file)
    for (const { bills, proofId } of [one, other]) {
      expect(await bookedOf(bills)).toEqual([100_000, 100_000, 0])
      expect(
        await db.paymentProof.findUniqueOrThrow({ where: { id: proofId } })
      ).toMatchObject({ status: 'APPROVED' })
    }
  }
)

scenario(
  'The part of a proof that staff booked stays when its file is undone',
  async () => {
    const { bills, proofId } = await proved('4242')
    await approveBill(bills[1])
    const file = await dropFile(['4242', '2,000.00'])
    await matchStatementLine({
      id: (await firstLine(file)).id,
      scheduleIds: [bills[0]],
    })
    await approve(file)
    await undoStatementImport({ id: file, reason: 'Wrong file' })
    expect(await bookedOf(bills)).toEqual([0, 100_000, 0])
    expect(
      await db.paymentProof.findUniqueOrThrow({ where: { id: proofId } })
    ).toMatchObject({ status: 'SUBMITTED' })
  }
)

describe('a transfer in two files that overlap', () => {
  const bringsOne = async () => {
    const known = await proved('4242')
    const file = await dropFile(['4242', '1,000.00'])
    await matchStatementLine({
      id: (await firstLine(file)).id,
      scheduleIds: [known.bills[0]],
    })
    return { ...known, file }
  }

  scenario('Is used in the second, though its proof waits', async () => {
    const { bills, file } = await bringsOne()
    await approve(file)
    const again = await dropFile(['4242', '1,000.00'])
    expect((await firstLine(again)).status).toBe('USED')
    expect(await bookedOf(bills)).toEqual([100_000, 0, 0])
  })

  scenario('Pays once, even if both were read before', async () => {
    const { bills, file } = await bringsOne()
    const again = await dropFile(['4242', '1,000.00'])
    await matchStatementLine({
      id: (await firstLine(again)).id,
      scheduleIds: [bills[1]],
    })
    await Promise.all([approve(file), approve(again)])
    const statuses = [await firstLine(file), await firstLine(again)]
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      'APPROVED',
      'FAILED',
    ])
    const booked = await bookedOf(bills)
    expect(booked.reduce((sum, each) => sum + each)).toBe(100_000)
  })

  scenario(
    'Can be imported again once its bill is revoked or its file undone',
    async () => {
      const { bills, file } = await bringsOne()
      await approve(file)
      await undoStatementImport({ id: file, reason: 'Wrong file' })
      const again = await dropFile(['4242', '1,000.00'])
      expect((await firstLine(again)).status).toBe('MATCHED')
      await approve(again)
      expect((await firstLine(again)).status).toBe('APPROVED')
      const [paid] = await bookedOf(bills)
      await disapprovePaymentScheduleTransaction({
        id: paid > 0 ? bills[0] : bills[1],
        remarks: 'Bounced',
      })
      const third = await dropFile(['4242', '1,000.00'])
      expect((await firstLine(third)).status).not.toBe('USED')
    }
  )
})
