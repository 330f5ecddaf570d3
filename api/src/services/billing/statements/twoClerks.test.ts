// Two clerks work through the same proofs, statement, second approvals and refunds at once: the books agree after each
// step, every refusal has its reason, and in the end nothing waits.
import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { actAs, buildUser, signIn } from 'src/testing/people'
import { drawerOf } from 'src/testing/randomQueries'
import { rebuildDays } from 'src/testing/rebuildDays'
import { rounds } from 'src/testing/rounds'
import { deadlocks, expectSoundBooks } from 'src/testing/soundBooks'

import { refundMember } from '../credit/refunds'
import { approvePaymentProofs } from '../paymentProofs/approvePaymentProofs'
import { rejectPaymentProof } from '../paymentProofs/paymentProofs'
import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { undoApprovedProofs } from '../paymentProofs/undoApprovedProofs'
import { confirmTransfer } from '../payments/approvals/confirmTransfer'
import { withdrawApproval } from '../payments/approvals/withdrawApproval'

import { approveStatementImport } from './approveStatement'
import { ignoreStatementLine } from './changeLine'
import { importStatement } from './importStatement'
import { statementLinesPage } from './statements'

const MORNINGS = rounds({ sample: 1, full: 10 })
const PAYERS = 24
const STEPS = 40
const STEPS_BETWEEN_CHECKS = 10

const day = addDays(manilaToday(), -2)
const [year, month, date] = day.split('-')

/** Each third bill is above the limit of one person; every payer but each fourth has sent a proof. */
const buildPayers = async () => {
  await db.setting.create({
    data: { name: 'second-approval-above', value: '3000', type: 'string' },
  })
  const payers = []
  for (let index = 0; index < PAYERS; index++) {
    const member = await buildUser('member')
    const priceCentavos = (index % 3 === 0 ? 400_000 : 150_000) + index
    const { schedules } = await buildInvoice({
      userId: member.id,
      firstDay: day,
      pricesCentavos: [priceCentavos, priceCentavos],
    })
    const referenceNo = `9017${200_000_000 + index}`
    signIn(member)
    if (index % 4 !== 3)
      await submitPaymentProof({
        input: {
          scheduleIds: [schedules[0].id],
          fileId: (await buildFile(member.id)).id,
          platform: 'GCash',
          referenceNo,
          amountCentavos: priceCentavos + (index % 5 === 0 ? 50_000 : 0),
          paidOn: day,
        },
      })
    payers.push({ id: member.id, priceCentavos, referenceNo })
  }
  return payers
}

const columns = {
  paidOn: 'Date',
  payerName: 'Description',
  reference: 'Reference No.',
  credit: 'Credit',
  amount: '',
  debit: '',
}

/** The file has a line for every second payer. */
const importFile = (payers: Awaited<ReturnType<typeof buildPayers>>) =>
  importStatement({
    input: {
      platform: 'gcash',
      fileName: 'gcash.csv',
      headers: ['Date', 'Description', 'Reference No.', 'Credit'],
      rows: payers
        .filter((_, index) => index % 2 === 0)
        .map(({ referenceNo, priceCentavos }) => [
          `${year}-${month}-${date}`,
          'Received GCash',
          referenceNo,
          (priceCentavos / 100).toFixed(2),
        ]),
      columns,
    },
  })

const waitingIds = async () =>
  (
    await db.paymentApproval.findMany({
      where: { status: 'WAITING' },
      select: { id: true },
    })
  ).map(({ id }) => id)

const proofIds = async (status: 'SUBMITTED' | 'APPROVED') =>
  (
    await db.paymentProof.findMany({ where: { status }, select: { id: true } })
  ).map(({ id }) => id)

for (let morning = 1; morning <= MORNINGS; morning++)
  scenario(`Two clerks finish one morning's work: ${morning}`, async () => {
    const draw = drawerOf(morning)
    const oneOf = <Item>(items: readonly Item[]) =>
      items[Math.floor(draw() * items.length)]
    await rebuildDays()
    const payers = await buildPayers()
    const clerks = [await buildUser('admin'), await buildUser('admin')]
    signIn(clerks[0], 'admin')
    const { id: importId } = await importFile(payers)

    const approve = async (ids: number[]) =>
      approvePaymentProofs({
        ids,
        externalInvoiceId: 'N/A',
        acceptDifference: true,
      })
    const approveLines = async () => {
      const { rows } = await statementLinesPage({
        importId,
        perPage: 100,
        filter: 'MATCHED',
      })
      if (rows.length === 0) return
      await approveStatementImport({
        id: importId,
        lineIds: rows.map(({ id }) => id),
        shown: rows.map(({ shown }) => shown),
      })
    }
    const acts = [
      async () => approve([oneOf(await proofIds('SUBMITTED')) ?? 0]),
      async () => approve((await proofIds('SUBMITTED')).slice(0, 5)),
      async () =>
        undoApprovedProofs({ ids: [oneOf(await proofIds('APPROVED')) ?? 0] }),
      async () =>
        rejectPaymentProof({
          id: oneOf(await proofIds('SUBMITTED')) ?? 0,
          reason: 'Not readable',
        }),
      async () => confirmTransfer({ id: oneOf(await waitingIds()) ?? 0 }),
      async () => withdrawApproval({ id: oneOf(await waitingIds()) ?? 0 }),
      approveLines,
      () =>
        refundMember({
          userId: oneOf(payers).id,
          input: {
            amountCentavos: 30_000,
            platform: 'cash',
            referenceNo: '',
            reason: 'Asked for it',
            bills: oneOf(['OWED_AGAIN', 'STAY_PAID']),
          },
        }),
    ]

    const before = await deadlocks()
    const unexplained: unknown[] = []
    let done = 0
    const step = async (...both: (() => Promise<unknown>)[]) => {
      const answers = await Promise.allSettled(
        both.map((act, index) => actAs([clerks[index], 'admin'], act))
      )
      for (const answer of answers)
        if (answer.status === 'fulfilled') done += 1
        else if (!answer.reason?.extensions?.code)
          unexplained.push(answer.reason)
    }
    for (let count = 1; count <= STEPS; count++) {
      await step(oneOf(acts), oneOf(acts))
      if (count % STEPS_BETWEEN_CHECKS === 0) await expectSoundBooks()
    }
    expect(unexplained).toEqual([])
    expect(done).toBeGreaterThan(STEPS / 2)

    // The clerks finish the rest: each confirms transfers that the other one began.
    for (const approves of [approveLines, approveLines])
      await step(approves, async () => approve(await proofIds('SUBMITTED')))
    for (const id of await waitingIds())
      await step(...clerks.map(() => () => confirmTransfer({ id })))
    signIn(clerks[0], 'admin')
    const { rows } = await statementLinesPage({ importId, perPage: 100 })
    for (const { id, status } of rows)
      if (status === 'UNMATCHED' || status === 'MATCHED')
        await ignoreStatementLine({ id })
    expect(await waitingIds()).toEqual([])
    expect(await proofIds('SUBMITTED')).toEqual([])
    expect(unexplained).toEqual([])
    await expectSoundBooks()
    expect(await deadlocks()).toBe(before)
  })
