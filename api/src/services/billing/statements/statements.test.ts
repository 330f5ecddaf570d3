import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { creditOf } from '../credit/credit'
import { approvePaymentProofs } from '../paymentProofs/approvePaymentProofs'
import { bookedWith } from '../paymentProofs/proofDecision'
import { proofsToReview } from '../paymentProofs/proofsToReview'
import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { recordPayment } from '../payments/recordPayment'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../paymentSchedules/paymentSchedules'

import { approveStatementImport } from './approveStatement'
import { ignoreStatementLine, matchStatementLine } from './changeLine'
import { importStatement } from './importStatement'
import { statementColumns } from './statementColumns'
import {
  statementImportsPage,
  statementLinesPage,
  suggestedBills,
} from './statements'
import { discardStatementImport, undoStatementImport } from './undoStatement'

const headers = ['Date', 'Description', 'Reference No.', 'Debit', 'Credit']
const columns = {
  reference: 'Reference No.',
  paidOn: 'Date',
  amount: '',
  credit: 'Credit',
  debit: 'Debit',
  payerName: 'Description',
}

const row = (
  referenceNo: string,
  credit: string,
  payer = 'Somebody Else',
  day = '2026-11-20'
) => [day, payer, referenceNo, '', credit]

const dropFile = (rows: string[][]) =>
  importStatement({
    input: {
      platform: 'gcash',
      fileName: 'november.csv',
      headers,
      rows,
      columns,
    },
  })

const linesOf = async (importId: number) =>
  (await statementLinesPage({ importId, perPage: 100 })).rows

const approveAll = async (importId: number) =>
  approveStatementImport({
    id: importId,
    lineIds: (await linesOf(importId)).map(({ id }) => id),
  })

const statusesOf = async (importId: number) =>
  (await linesOf(importId)).map(({ status }) => status)

const admin = async () => signIn(await buildUser('admin'), 'admin')

/** A member with a bill of ₱1,500.00 due on 20 November. */
const debtor = async (firstName: string, lastName: string) => {
  const member = await buildUser('member', { firstName, lastName })
  const { schedules, subscriptionId } = await buildInvoice({
    userId: member.id,
    pricesCentavos: [150_000],
  })
  return { member, billId: schedules[0].id, subscriptionId }
}

const prove = async (
  { member, billId }: Awaited<ReturnType<typeof debtor>>,
  referenceNo: string,
  amountCentavos = 150_000
) => {
  signIn(member)
  const { id } = await submitPaymentProof({
    input: {
      scheduleIds: [billId],
      fileId: (await buildFile(member.id)).id,
      platform: 'GCash',
      referenceNo,
      amountCentavos,
      paidOn: '2026-11-20',
    },
  })
  return id
}

describe("a platform's statement file", () => {
  scenario(
    'Matches no money that the file does not call received',
    async () => {
      const proved = await debtor('Ana', 'Reyes')
      await prove(proved, '9012 345')
      await admin()
      const statuses = [
        'FAILED',
        'Reversed',
        'Pending',
        'Seen',
        'Looked at',
        'COMPLETED',
      ]
      const { id } = await importStatement({
        input: {
          platform: 'gcash',
          fileName: 'statuses.csv',
          headers: [...headers, 'Status'],
          // The reference of the proof, of which only one row received money.
          rows: statuses.map((status, index) => [
            ...row(
              index > 3 ? `9012345` : `901234${index}`,
              '1,500.00',
              'Ana Reyes'
            ),
            status,
          ]),
          columns,
        },
      })
      const lines = await linesOf(id)
      expect(lines.map(({ status }) => status)).toEqual([
        'IGNORED',
        'IGNORED',
        'IGNORED',
        'UNMATCHED',
        'USED',
        'MATCHED',
      ])
      expect(lines[3].reasons).toEqual([
        { rule: 'STATEMENT_QUESTION', points: 0 },
      ])
    }
  )

  scenario(
    'Takes a reference for used that lost its zeros, and a rounded one never',
    async () => {
      const paid = await debtor('Ana', 'Reyes')
      const proofId = await prove(paid, '0071234567890')
      await debtor('Ben', 'Santos')
      await admin()
      await approvePaymentProofs({ ids: [proofId], externalInvoiceId: 'N/A' })
      const { id } = await dropFile([
        row('71234567890', '1,500.00', 'Ana Reyes'),
        row('1.23457E+12', '1,500.00', 'Ben Santos'),
        row('1.23457E+12', '1,500.00', 'Cora Lim'),
      ])
      const lines = await linesOf(id)
      expect(lines.map(({ status }) => status)).toEqual([
        'USED',
        'MATCHED',
        'UNMATCHED',
      ])
      expect(lines[1].confidence).toBeLessThan(85)
      for (const { reasons } of lines.slice(1))
        expect(reasons).toContainEqual({ rule: 'STATEMENT_ROUNDED', points: 0 })
    }
  )

  scenario(
    'Leaves lines without a reference to people once an earlier file has matched them',
    async () => {
      const member = await buildUser('member', {
        firstName: 'Ana',
        lastName: 'Reyes',
      })
      const { schedules } = await buildInvoice({
        userId: member.id,
        pricesCentavos: [150_000, 150_000],
      })
      // A week after the first bill: the same transfer could pay it, too.
      await db.paymentSchedule.update({
        where: { id: schedules[1].id },
        data: { scheduleDate: new Date('2026-11-27') },
      })
      await admin()
      const ana = row('', '1,500.00', 'ANA REYES')
      const other = row('', '99.00', 'Ben')
      const first = await dropFile([ana, other])
      expect(await statusesOf(first.id)).toEqual(['MATCHED', 'UNMATCHED'])
      // A file that is not approved yet counts, too.
      const early = await dropFile([other, ana])
      expect(await statusesOf(early.id)).toEqual(['UNMATCHED', 'UNMATCHED'])
      await approveAll(first.id)
      const second = await dropFile([ana, other, ana])
      const lines = await linesOf(second.id)
      expect(lines.map(({ status }) => status)).toEqual([
        'UNMATCHED',
        'UNMATCHED',
        'MATCHED',
      ])
      expect(lines[0].reasons).toEqual([
        { rule: 'STATEMENT_REPEATED', points: 0 },
      ])
      await approveAll(second.id)
      expect(await db.payment.count()).toBe(2)
      const third = await dropFile([other, ana, ana])
      expect(await statusesOf(third.id)).toEqual([
        'UNMATCHED',
        'UNMATCHED',
        'UNMATCHED',
      ])
      // A file that was undone brought nothing.
      await undoStatementImport({ id: second.id, reason: 'The wrong account' })
      const fourth = await dropFile([ana, ana])
      expect(await statusesOf(fourth.id)).toEqual(['UNMATCHED', 'MATCHED'])
    }
  )

  scenario('Is matched with proofs and bills, with reasons', async () => {
    const proved = await debtor('Ana', 'Reyes')
    const proofId = await prove(proved, '9012 345')
    const named = await debtor('Juan', 'Dela Cruz')
    await admin()
    const { id, counts } = await dropFile([
      row('9012345', '1,500.00'),
      row('777', '1,500.00', 'JUAN DELA CRUZ'),
      row('778', '99.00'),
      row('779', '', 'Fee'),
      ['2026-11-20', 'Sent', '780', '50.00', ''],
      row('9012345', '1,500.00'),
    ])
    const lines = await linesOf(id)
    expect(lines.map(({ status }) => status)).toEqual([
      'MATCHED',
      'MATCHED',
      'UNMATCHED',
      'UNREADABLE',
      'IGNORED',
      'USED',
    ])
    expect(lines[0]).toMatchObject({
      proofId,
      memberName: 'Ana Reyes',
      confidence: 95,
      bills: [{ id: proved.billId, priceCentavos: 150_000 }],
    })
    expect(lines[1]).toMatchObject({
      proofId: null,
      userId: named.member.id,
      confidence: 65,
      reasons: [
        { rule: 'amount', points: 25 },
        { rule: 'sameDay', points: 10 },
        { rule: 'name', points: 30 },
      ],
    })
    expect(counts).toContainEqual({
      status: 'MATCHED',
      lines: 2,
      sumCentavos: '300000',
    })
    expect(await db.payment.count()).toBe(0)
  })

  scenario(
    'Tells of booked money that went back, until its payment is revoked',
    async () => {
      const ana = await debtor('Ana', 'Reyes')
      await prove(ana, '9012 345')
      await admin()
      const came = row('9012345', '1,500.00')
      const wentBack = ['2026-11-22', 'ADJ', '9012345', '1,500.00', '']
      const fee = ['2026-11-22', 'FEE', '9012345', '15.00', '']
      const warnedIn = async (rows: string[][]) => {
        const { id } = await dropFile(rows)
        return (await linesOf(id)).map(({ status, reasons }) => [
          status,
          (reasons as { rule: string }[]).map(({ rule }) => rule),
        ])
      }
      expect(await warnedIn([wentBack, came])).toEqual([
        ['IGNORED', []],
        ['UNMATCHED', ['STATEMENT_QUESTION']],
      ])
      await approveAll((await dropFile([came])).id)
      expect(await warnedIn([fee, wentBack])).toEqual([
        ['IGNORED', []],
        ['IGNORED', ['STATEMENT_WENT_BACK']],
      ])
      await disapprovePaymentScheduleTransaction({
        id: ana.billId,
        remarks: 'It went back',
      })
      expect(await warnedIn([wentBack, fee])).toEqual([
        ['IGNORED', []],
        ['IGNORED', []],
      ])
    }
  )

  scenario('Is accepted once, and its columns are remembered', async () => {
    await admin()
    await dropFile([row('1', '1.00')])
    await expect(dropFile([row('1', '1.00')])).rejects.toMatchObject(
      refusedFields({ rows: 'STATEMENT_KNOWN' })
    )
    const swapped = { ...columns, payerName: '', isRemembered: true }
    await importStatement({
      input: {
        platform: 'gcash',
        fileName: 'b.csv',
        headers,
        rows: [row('2', '1.00')],
        columns: { ...columns, payerName: '' },
      },
    })
    expect(await statementColumns({ platform: 'gcash', headers })).toEqual(
      swapped
    )
    expect(
      (await statementColumns({ platform: 'maya', headers })).isRemembered
    ).toBe(false)
    expect((await statementImportsPage({})).total).toBe(2)
  })

  scenario('Has headings and cells of a bounded length', async () => {
    await admin()
    const { id } = await dropFile([row('1', '1', 'a'.repeat(5_000))])
    const [{ payerName, raw }] = await linesOf(id)
    expect(payerName).toHaveLength(1_000)
    expect(JSON.stringify(raw).length).toBeLessThan(2_000)
    await expect(
      importStatement({
        input: {
          platform: 'gcash',
          fileName: 'x',
          headers: [...headers, 'status '.repeat(50)],
          rows: [row('2', '1')],
          columns,
        },
      })
    ).rejects.toMatchObject(refusedFields({ columns: 'STATEMENT_COLUMNS' }))
  })

  scenario('Is refused without the required columns or lines', async () => {
    await admin()
    await expect(dropFile([])).rejects.toMatchObject(
      refusedFields({ rows: 'STATEMENT_EMPTY' })
    )
    for (const wrong of [{ credit: '' }, { reference: '__proto__' }])
      await expect(
        importStatement({
          input: {
            platform: 'gcash',
            fileName: 'x',
            headers,
            rows: [row('1', '1')],
            columns: { ...columns, ...wrong },
          },
        })
      ).rejects.toMatchObject(refusedFields({ columns: 'STATEMENT_COLUMNS' }))
  })

  scenario(
    'Is stored once when it is dropped twice at the same time',
    async () => {
      await admin()
      await Promise.allSettled(
        [1, 2, 3].map(() => dropFile([row('1', '1.00')]))
      )
      expect(await db.statementImport.count()).toBe(1)
    }
  )
})

describe('approving a statement file', () => {
  const matched = async () => {
    const proved = await debtor('Ana', 'Reyes')
    const proofId = await prove(proved, '9012345')
    const named = await debtor('Juan', 'Dela Cruz')
    await admin()
    const { id } = await dropFile([
      row('9012345', '1,500.00', '', '2026-11-19'),
      row('777', '1,500.00', 'JUAN DELA CRUZ'),
    ])
    return { id, proved, named, proofId }
  }

  scenario(
    "Pays the matched bills with the file's dates and references",
    async () => {
      const { id, proved, named, proofId } = await matched()
      const answer = await approveAll(id)
      expect(answer).toMatchObject({ booked: 2, file: { status: 'APPROVED' } })
      expect(await statusesOf(id)).toEqual(['APPROVED', 'APPROVED'])
      expect(
        await db.payment.findMany({ orderBy: { id: 'asc' } })
      ).toMatchObject([
        {
          platform: 'gcash',
          referenceNo: '9012345',
          paidAt: new Date('2026-11-19'),
          proofId,
        },
        { referenceNo: '777', proofId: null },
      ])
      for (const { subscriptionId } of [proved, named])
        expect(
          await db.subscription.findUnique({ where: { id: subscriptionId } })
        ).toMatchObject({ status: 'ACTIVE' })
      // The reference cannot be used again, neither by a member nor by another file.
      signIn(named.member)
      await expect(
        prove(await debtor('Eva', 'Cruz'), '777')
      ).rejects.toMatchObject(refusedFields({ referenceNo: 'REFERENCE_USED' }))
      await admin()
      const again = await dropFile([row('777', '1,500.00', 'EVA CRUZ')])
      expect(await statusesOf(again.id)).toEqual(['USED'])
    }
  )

  scenario(
    'Pays once when it is repeated or sent from many windows',
    async () => {
      const { id } = await matched()
      await Promise.all(Array.from({ length: 5 }, () => approveAll(id)))
      await approveAll(id)
      expect(await db.payment.count()).toBe(2)
      expect(await statusesOf(id)).toEqual(['APPROVED', 'APPROVED'])
    }
  )

  scenario('Fails only the line whose bill was paid otherwise', async () => {
    const { id, named } = await matched()
    await approvePaymentScheduleTransaction({
      id: named.billId,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    await approveAll(id)
    const lines = await linesOf(id)
    expect(lines.map(({ status }) => status)).toEqual(['APPROVED', 'FAILED'])
    expect(lines[1].reasons).toEqual([
      { rule: 'PAYMENT_ALREADY_PAID', points: 0 },
    ])
  })

  scenario('Waits for a second person above the approval limit', async () => {
    const { id } = await matched()
    await db.setting.create({
      data: { name: 'second-approval-above', value: '1000', type: 'string' },
    })
    await approveAll(id)
    expect(await statusesOf(id)).toEqual(['MATCHED', 'MATCHED'])
    await admin()
    await approveAll(id)
    expect(await statusesOf(id)).toEqual(['APPROVED', 'APPROVED'])
  })

  scenario(
    'Pays no bill of a line until the large one is approved twice',
    async () => {
      const eva = await debtor('Eva', 'Cruz')
      const small = await buildInvoice({
        userId: eva.member.id,
        pricesCentavos: [50_000],
      })
      await db.setting.create({
        data: { name: 'second-approval-above', value: '1000', type: 'string' },
      })
      await admin()
      const { id } = await dropFile([row('88', '2,000.00')])
      const [line] = await linesOf(id)
      await matchStatementLine({
        id: line.id,
        scheduleIds: [eva.billId, small.schedules[0].id],
      })
      await approveAll(id)
      expect(await db.payment.count()).toBe(0)
      await admin()
      await approveAll(id)
      expect(await statusesOf(id)).toEqual(['APPROVED'])
      expect(await db.payment.count()).toBe(2)
    }
  )

  scenario(
    'Can be undone: payments reversed, proofs pending, references free',
    async () => {
      const { id, proved, named, proofId } = await matched()
      await approveAll(id)
      // One payment is revoked and its bill is paid again in cash. The new payment does not belong to the file.
      await disapprovePaymentScheduleTransaction({
        id: named.billId,
        remarks: 'Wrong member',
      })
      await approvePaymentScheduleTransaction({
        id: named.billId,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      })
      await undoStatementImport({ id, reason: 'Wrong month' })
      await undoStatementImport({ id, reason: 'Again' })
      expect(await statusesOf(id)).toEqual(['UNDONE', 'UNDONE'])
      expect(
        await db.paymentSchedule.findUnique({ where: { id: proved.billId } })
      ).toMatchObject({ transactionId: null })
      expect(
        await db.paymentSchedule.findUnique({ where: { id: named.billId } })
      ).toMatchObject({ paymentPlatform: 'cash' })
      expect(
        await db.paymentProof.findUnique({ where: { id: proofId } })
      ).toMatchObject({ status: 'SUBMITTED' })
      const { _sum } = await db.payment.aggregate({
        _sum: { amountCentavos: true },
      })
      expect(_sum.amountCentavos).toBe(150_000)
      expect(await db.paymentReference.findMany()).toMatchObject([{ proofId }])
      // The file can be imported again.
      const again = await dropFile([
        row('9012345', '1,500.00', '', '2026-11-19'),
        row('777', '1,500.00', 'JUAN DELA CRUZ'),
      ])
      expect(await statusesOf(again.id)).toEqual(['MATCHED', 'UNMATCHED'])
    }
  )

  scenario('Undoing requires a reason and an approved file', async () => {
    const { id } = await matched()
    await expect(
      undoStatementImport({ id, reason: ' ' })
    ).rejects.toMatchObject(refusedFields({ reason: 'REASON_REQUIRED' }))
    await expect(
      undoStatementImport({ id, reason: 'x' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await discardStatementImport({ id })
    await expect(approveAll(id)).rejects.toMatchObject(
      refusal('STATEMENT_DECIDED')
    )
  })
})

describe('matching a line by hand', () => {
  scenario(
    'Takes bills that add up to its amount, or ignores the line',
    async () => {
      const eva = await debtor('Eva', 'Cruz')
      const other = await debtor('Lea', 'Tan')
      await admin()
      const { id } = await dropFile([
        row('1', '1,500.00', 'Tindahan ni Aling Nena'),
      ])
      const [line] = await linesOf(id)
      expect(line.status).toBe('UNMATCHED')
      await expect(
        matchStatementLine({
          id: line.id,
          scheduleIds: [eva.billId, other.billId],
        })
      ).rejects.toMatchObject(refusedFields({ scheduleIds: 'STATEMENT_BILLS' }))
      const matched = await matchStatementLine({
        id: line.id,
        scheduleIds: [eva.billId],
      })
      expect(matched).toMatchObject({
        status: 'MATCHED',
        confidence: 100,
        memberName: 'Eva Cruz',
      })
      expect(await ignoreStatementLine({ id: line.id })).toMatchObject({
        status: 'IGNORED',
        bills: [],
      })
      await matchStatementLine({ id: line.id, scheduleIds: [eva.billId] })
      await approveAll(id)
      await expect(ignoreStatementLine({ id: line.id })).rejects.toMatchObject(
        refusal('STATEMENT_DECIDED')
      )
    }
  )

  scenario('Works after other lines of the file were paid', async () => {
    const eva = await debtor('Eva', 'Cruz')
    const lea = await debtor('Lea', 'Tan')
    await admin()
    const { id } = await dropFile([
      row('1', '1,500.00', 'EVA CRUZ'),
      row('2', '1,500.00', 'Tindahan ni Aling Nena'),
    ])
    const [sure, unsure] = await linesOf(id)
    await approveStatementImport({ id, lineIds: [sure.id] })
    expect(
      await approveStatementImport({ id, lineIds: [sure.id] })
    ).toMatchObject({ booked: 0, decided: 1, changed: 0 })
    await expect(
      approveStatementImport({ id, lineIds: [sure.id], shown: [] })
    ).rejects.toMatchObject(refusedFields({ lineIds: 'STATEMENT_LINES' }))
    await matchStatementLine({ id: unsure.id, scheduleIds: [lea.billId] })
    await approveAll(id)
    expect(await statusesOf(id)).toEqual(['APPROVED', 'APPROVED'])
    expect(await db.payment.count()).toBe(2)
    await undoStatementImport({ id, reason: 'Wrong month' })
    await expect(
      matchStatementLine({ id: unsure.id, scheduleIds: [eva.billId] })
    ).rejects.toMatchObject(refusal('STATEMENT_DECIDED'))
  })

  scenario(
    'Takes bills that only a discarded file was matched with',
    async () => {
      const eva = await debtor('Eva', 'Cruz')
      await admin()
      const wrong = await dropFile([row('1', '1,500.00')])
      const [old] = await linesOf(wrong.id)
      await matchStatementLine({ id: old.id, scheduleIds: [eva.billId] })
      const { id } = await dropFile([row('2', '1,500.00')])
      const [line] = await linesOf(id)
      const match = () =>
        matchStatementLine({ id: line.id, scheduleIds: [eva.billId] })
      await expect(match()).rejects.toMatchObject(
        refusedFields({ scheduleIds: 'STATEMENT_BILLS' })
      )
      await discardStatementImport({ id: wrong.id })
      expect(await match()).toMatchObject({ status: 'MATCHED' })
    }
  )

  scenario('Pays a part of a bill, which undoing takes back', async () => {
    const eva = await debtor('Eva', 'Cruz')
    await admin()
    const { id } = await dropFile([row('1', '1,499.00')])
    const [line] = await linesOf(id)
    await matchStatementLine({ id: line.id, scheduleIds: [eva.billId] })
    await approveAll(id)
    const bill = () =>
      db.paymentSchedule.findUnique({ where: { id: eva.billId } })
    expect(await bill()).toMatchObject({
      transactionId: null,
      paidCentavos: 149_900,
    })
    // A later payment of the rest stays when the file is undone.
    await approvePaymentScheduleTransaction({
      id: eva.billId,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    await undoStatementImport({ id, reason: 'Wrong month' })
    expect(await bill()).toMatchObject({
      transactionId: null,
      paidCentavos: 100,
    })
  })

  scenario('Refuses more than the member owes', async () => {
    const eva = await debtor('Eva', 'Cruz')
    await admin()
    const { id } = await dropFile([row('1', '1,501.00')])
    const [line] = await linesOf(id)
    await matchStatementLine({ id: line.id, scheduleIds: [eva.billId] })
    await approveAll(id)
    expect(await linesOf(id)).toMatchObject([
      { status: 'FAILED', reasons: [{ rule: 'AMOUNT_ABOVE_BILLS' }] },
    ])
    expect(await db.payment.count()).toBe(0)
  })
})

describe('the reference of a statement line', () => {
  const paidLine = async (
    billIds: number[],
    amount: string,
    referenceNo = '4242'
  ) => {
    const { id } = await dropFile([row(referenceNo, amount)])
    const [line] = await linesOf(id)
    await matchStatementLine({ id: line.id, scheduleIds: billIds })
    await approveAll(id)
    return id
  }

  scenario('Is free again once its payment is revoked', async () => {
    const eva = await debtor('Eva', 'Cruz')
    await admin()
    await paidLine([eva.billId], '1,500.00')
    await disapprovePaymentScheduleTransaction({
      id: eva.billId,
      remarks: 'Wrong member',
    })
    expect(await db.paymentReference.count()).toBe(0)
    expect(await prove(eva, '4242')).toEqual(expect.any(Number))
  })

  scenario('Stays used while it pays another bill', async () => {
    const eva = await debtor('Eva', 'Cruz')
    const second = await buildInvoice({
      userId: eva.member.id,
      pricesCentavos: [150_000],
    })
    await admin()
    await paidLine([eva.billId, second.schedules[0].id], '3,000.00')
    await disapprovePaymentScheduleTransaction({
      id: eva.billId,
      remarks: 'Wrong bill',
    })
    expect(await db.paymentReference.count()).toBe(1)
  })

  scenario(
    'Is free again even if the payment moved to another platform',
    async () => {
      const eva = await debtor('Eva', 'Cruz')
      await admin()
      const id = await paidLine([eva.billId], '1,500.00')
      await updatePaymentSchedule({
        id: eva.billId,
        input: { paymentPlatform: 'maya' },
      })
      await undoStatementImport({ id, reason: 'Wrong month' })
      expect(
        await db.paymentSchedule.findUnique({ where: { id: eva.billId } })
      ).toMatchObject({ transactionId: null, paidCentavos: 0 })
      expect(await db.paymentReference.count()).toBe(0)
    }
  )

  scenario(
    'May equal the reference of the proof for the chosen bills',
    async () => {
      const eva = await debtor('Eva', 'Cruz')
      const proofId = await prove(eva, '4242')
      await admin()
      const id = await paidLine([eva.billId], '1,500.00')
      expect(await statusesOf(id)).toEqual(['APPROVED'])
      expect(await db.paymentReference.findMany()).toMatchObject([{ proofId }])
    }
  )

  const proofOf = (id: number) =>
    db.paymentProof.findUniqueOrThrow({ where: { id } })

  const proofsOfMore = [
    ['is approved by its own line', '4242', '1,500.00', 'APPROVED', 150_000],
    ['is approved by its line of a part', '4242', '900.00', 'APPROVED', 90_000],
    ['keeps all after another line', '5151', '1,500.00', 'SUBMITTED', 0],
    ['keeps all after another part', '5151', '900.00', 'SUBMITTED', 0],
    ['keeps its rest without one', '', '1,500.00', 'SUBMITTED', 150_000],
  ] as const
  for (const [what, referenceNo, amount, status, booked] of proofsOfMore)
    scenario(`A proof of more than its bill ${what}`, async () => {
      const eva = await debtor('Eva', 'Cruz')
      const proofId = await prove(eva, '4242', 200_000)
      await admin()
      const id = await paidLine([eva.billId], amount, referenceNo)
      expect(await statusesOf(id)).toEqual(['APPROVED'])
      expect(await proofOf(proofId)).toMatchObject({ status })
      expect(await bookedWith(db, proofId)).toBe(booked)
    })

  /** Two bills, ₱1,500 and ₱500, and a proof of ₱2,000 that names only the first. */
  const provedForTwo = async () => {
    const eva = await debtor('Eva', 'Cruz')
    const other = await buildInvoice({
      userId: eva.member.id,
      pricesCentavos: [50_000],
    })
    const proofId = await prove(eva, '4242', 200_000)
    await admin()
    return { ...eva, proofId, otherBillId: other.schedules[0].id }
  }

  const linesOfProof = [
    ['without a reference', ''],
    ['with its reference', '4242'],
  ]
  for (const [what, referenceNo] of linesOfProof)
    scenario(`A line ${what} books a proof, also at other bills`, async () => {
      const { billId, proofId, otherBillId } = await provedForTwo()
      await paidLine([billId], '2,000.00', referenceNo)
      expect(await proofOf(proofId)).toMatchObject({ status: 'APPROVED' })
      expect(await bookedWith(db, proofId)).toBe(200_000)
      expect(
        await db.paymentSchedule.findUniqueOrThrow({
          where: { id: otherBillId },
        })
      ).toMatchObject({ paidCentavos: 50_000 })
    })

  scenario(
    'A line with another reference leaves a proof all of its money',
    async () => {
      const { billId, proofId, member } = await provedForTwo()
      await paidLine([billId], '1,500.00', '5151')
      expect(await proofsToReview()).toMatchObject([
        {
          id: proofId,
          bookedCentavos: 0,
          warnings: expect.arrayContaining(['billPaid']),
        },
      ])
      await approvePaymentProofs({
        ids: [proofId],
        externalInvoiceId: 'N/A',
        acceptDifference: true,
      })
      const { _sum } = await db.payment.aggregate({
        _sum: { amountCentavos: true },
      })
      expect(_sum.amountCentavos).toBe(350_000)
      expect(await creditOf(db, member.id)).toBe(150_000)
    }
  )
})

describe('a statement file under concurrent decisions', () => {
  scenario('Cannot be discarded once a line is paid', async () => {
    const eva = await debtor('Eva', 'Cruz')
    await admin()
    const { id } = await dropFile([row('1', '1,500.00'), row('2', '1,500.00')])
    const [line] = await linesOf(id)
    await matchStatementLine({ id: line.id, scheduleIds: [eva.billId] })
    // The state after an approval that was interrupted after its first line.
    await approveAll(id)
    await db.statementImport.update({
      where: { id },
      data: { status: 'OPEN', approvedAt: null },
    })
    await expect(discardStatementImport({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Is either discarded or approved, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const eva = await debtor('Eva', `Cruz ${round}`)
      await admin()
      const { id } = await dropFile([row(`5${round}`, '1,500.00')])
      const [line] = await linesOf(id)
      await matchStatementLine({ id: line.id, scheduleIds: [eva.billId] })
      const [approved, discarded] = await Promise.allSettled([
        approveAll(id),
        discardStatementImport({ id }),
      ])
      const { status } = await db.statementImport.findUniqueOrThrow({
        where: { id },
      })
      const { transactionId } = await db.paymentSchedule.findUniqueOrThrow({
        where: { id: eva.billId },
      })
      expect({ status, isPaid: transactionId !== null }).toEqual(
        discarded.status === 'fulfilled'
          ? { status: 'DISCARDED', isPaid: false }
          : { status: 'APPROVED', isPaid: true }
      )
      expect(approved.status).toBeDefined()
    }
  })
})

describe('a line that names an invoice', () => {
  /** An invoice of two bills of ₱1,500.00. */
  const planned = async (number = 'INV-2026-000015') => {
    const { id: userId } = await buildUser('member', {
      firstName: 'Ella',
      lastName: 'Santos',
    })
    const { id, schedules } = await buildInvoice({
      userId,
      pricesCentavos: [150_000, 150_000],
    })
    await db.invoice.update({ where: { id }, data: { number } })
    return { number, schedules }
  }
  const matchesOf = async (importId: number) => {
    const lines = await linesOf(importId)
    return lines.map(({ status, confidence, bills }) => ({
      status,
      isSure: confidence >= 85,
      bills: bills.map(({ id }) => id),
    }))
  }
  const says = (number: string) =>
    `Received GCash from E*** S. w/ message ${number}`

  scenario('Is sure of its earliest open bill, however late', async () => {
    const { number, schedules } = await planned()
    await db.paymentSchedule.update({
      where: { id: schedules[0].id },
      data: { scheduleDate: new Date('2026-08-01') },
    })
    await admin()
    const { id, sureLines } = await dropFile([
      row('900001', '1,500.00', says(number.replace(/-/g, ' '))),
    ])
    expect(sureLines).toBe(1)
    expect(await matchesOf(id)).toEqual([
      { status: 'MATCHED', isSure: true, bills: [schedules[0].id] },
    ])
    await approveAll(id)
    expect(
      await db.paymentSchedule.findUniqueOrThrow({
        where: { id: schedules[0].id },
      })
    ).toMatchObject({ paidCentavos: 150_000 })
  })

  scenario('Pays all of it with exactly what it owes', async () => {
    const { number, schedules } = await planned()
    await admin()
    const { id } = await dropFile([row('900001', '3,000.00', says(number))])
    expect(await matchesOf(id)).toEqual([
      {
        status: 'MATCHED',
        isSure: true,
        bills: schedules.map((bill) => bill.id),
      },
    ])
  })

  scenario(
    'Is not sure if the amount differs or it names two invoices',
    async () => {
      const [one, two] = [await planned(), await planned('INV-2026-000016')]
      await admin()
      const { id } = await dropFile([
        row('900001', '1,400.00', says(one.number)),
        row('900002', '1,500.00', says(`${one.number} ${two.number}`)),
      ])
      expect((await matchesOf(id)).map(({ isSure }) => isSure)).toEqual([
        false,
        false,
      ])
    }
  )

  scenario('Takes the second bill for the second transfer', async () => {
    const { number, schedules } = await planned()
    await admin()
    const { id } = await dropFile([
      row('900001', '1,500.00', says(number)),
      row('900002', '1,500.00', says(number)),
    ])
    const [first, second] = await matchesOf(id)
    expect(first).toMatchObject({ isSure: true, bills: [schedules[0].id] })
    // Money pays the earliest bill, so a person looks at the second.
    expect(second.isSure).toBe(false)
  })
})

scenario('A match by a mobile number is only proposed', async () => {
  const { member, billId } = await debtor('Ella', 'Santos')
  await db.userProfile.create({
    data: { userId: member.id, mobileNumber: '+639171234567' },
  })
  await admin()
  const { id, sureLines } = await dropFile([
    row('900001', '1,500.00', 'Ella Santos 0917 123 4567'),
  ])
  expect(sureLines).toBe(0)
  expect(await linesOf(id)).toMatchObject([
    {
      status: 'MATCHED',
      bills: [{ id: billId }],
      reasons: expect.arrayContaining([{ rule: 'mobile', points: 30 }]),
    },
  ])
})

scenario(
  'A line that was booked before names the member it was booked for',
  async () => {
    const ella = await debtor('Ella', 'Santos')
    await admin()
    const record = (referenceNo: string, amountCentavos: number) =>
      recordPayment({
        input: {
          userId: ella.member.id,
          scheduleIds: [],
          amountCentavos,
          platform: 'gcash',
          referenceNo,
          paidOn: '2026-11-20',
          keepsSurplus: true,
        },
      })
    // A bill of ₱1,500.00, and ₱500.00 that stays as credit.
    await record('900 001', 200_000)
    await record('900002', 10_000)
    const { id, bookedLines, bookedCentavos } = await dropFile([
      row('900001', '2,000.00'),
      row('900001', '2,000.00'),
      row('900002', '150.00'),
      row('900003', '70.00'),
      row('900003', '70.00'),
    ])
    expect({ bookedLines, bookedCentavos }).toEqual({
      bookedLines: 1,
      bookedCentavos: '200000',
    })
    const lines = await linesOf(id)
    expect(lines.map(({ status }) => status)).toEqual([
      'USED',
      'USED',
      'USED',
      'UNMATCHED',
      'USED',
    ])
    expect(lines.map(({ booked }) => booked)).toMatchObject([
      {
        userId: ella.member.id,
        memberName: 'Ella Santos',
        receiptNumber: expect.stringMatching(/^AR-/),
        amountCentavos: 200_000,
      },
      { amountCentavos: 200_000 },
      { amountCentavos: 10_000 },
      null,
      null,
    ])
  }
)

scenario('A line is shown the bills that it most likely pays', async () => {
  const ella = await debtor('Ella', 'Santos')
  const gio = await debtor('Gio', 'Navarro')
  const { id: invoiceId, schedules } = await buildInvoice({
    pricesCentavos: [90_000, 150_000],
  })
  await db.invoice.update({
    where: { id: invoiceId },
    data: { number: 'INV-2026-000015' },
  })
  await db.paymentSchedule.update({
    where: { id: schedules[1].id },
    data: { scheduleDate: new Date('2027-02-20') },
  })
  await buildInvoice({ pricesCentavos: [70_000] })
  await admin()
  const suggested = async (payer: string, amount = '1,500.00') => {
    const { id } = await dropFile([row('', amount, payer)])
    const [{ id: lineId }] = await linesOf(id)
    return suggestedBills({ lineId })
  }
  const [first, ...others] = await suggested('GIO N.')
  expect(first).toMatchObject({
    id: gio.billId,
    rules: expect.arrayContaining(['amount', 'name']),
    earlierOn: null,
  })
  expect(others.map(({ id }) => id)).toEqual([ella.billId])
  const named = await suggested('INV 2026 000015', '1,499.00')
  expect(named.map(({ id }) => id)).toEqual(schedules.map((bill) => bill.id))
  expect(named[1]).toMatchObject({
    earlierOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  await expect(suggestedBills({ lineId: 0 })).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )
})
