// Nobody decides on their own bills.
import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { enrollUser } from '../enrolling/enrollUser'
import { manualUserSubscription } from '../enrolling/manualUserSubscription'
import { updateInvoiceBilling } from '../invoices/updateInvoiceBilling'
import { approvePaymentProofs } from '../paymentProofs/approvePaymentProofs'
import { rejectPaymentProof } from '../paymentProofs/paymentProofs'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import {
  addPaymentSchedule,
  updatePaymentSchedule,
} from '../paymentSchedules/paymentSchedules'
import {
  unwaivePaymentSchedule,
  waivePaymentSchedule,
} from '../paymentSchedules/waivePaymentSchedule'
import { approveStatementImport } from '../statements/approveStatement'
import { matchStatementLine } from '../statements/changeLine'
import { undoStatementImport } from '../statements/undoStatement'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'
import {
  pauseSubscription,
  resumeSubscription,
} from '../subscriptions/pauseSubscription'

const own = refusal('PAYMENT_OWN')

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'Cash',
    externalInvoiceId: 'N/A',
  })

const buildOwnBill = async (role: 'tribe-team-fa' | 'admin') => {
  const user = await buildUser(role)
  const { id: invoiceId, schedules } = await buildInvoice({ userId: user.id })
  signIn(user, role)
  return { user, invoiceId, id: schedules[0].id }
}

const buildProof = async (userId: number, scheduleId: number) =>
  db.paymentProof.create({
    data: {
      userId,
      fileId: (await buildFile(userId)).id,
      platform: 'gcash',
      referenceNo: '1',
      amountCentavos: 100_000,
      paidOn: new Date(),
      schedules: { create: { scheduleId } },
    },
  })

/** A bank statement with one line, matched with a bill. */
const buildStatement = async (userId: number, scheduleId: number) => {
  const { id, lines } = await db.statementImport.create({
    data: {
      platform: 'gcash',
      fileName: 'november.csv',
      sha256: 'x',
      createdById: userId,
      lines: {
        create: {
          row: 1,
          raw: {},
          referenceNo: '1',
          payerName: 'Ana',
          amountCentavos: 100_000,
          paidOn: new Date('2026-11-20'),
          status: 'MATCHED',
          userId,
          matches: { create: { scheduleId } },
        },
      },
    },
    include: { lines: true },
  })
  return { id, lineId: lines[0].id }
}

describe('finance staff', () => {
  scenario('Decide nothing about their own bill', async () => {
    const { id, invoiceId } = await buildOwnBill('tribe-team-fa')
    const scheduleDate = '2026-12-01'
    for (const decide of [
      () => approve(id),
      () => disapprovePaymentScheduleTransaction({ id, remarks: 'x' }),
      () => waivePaymentSchedule({ id, reason: 'x' }),
      () => unwaivePaymentSchedule({ id }),
      () => updatePaymentSchedule({ id, input: { price: 1 } }),
      () =>
        addPaymentSchedule({ input: { invoiceId, scheduleDate, price: 1 } }),
      () => updateInvoiceBilling({ id: invoiceId, input: {} }),
    ])
      await expect(decide()).rejects.toMatchObject(own)
    expect(await db.payment.count()).toBe(0)
  })

  scenario(
    'Neither enrol themselves nor pause, resume or end their own subscription',
    async () => {
      const { user } = await buildOwnBill('tribe-team-fa')
      const { id: subscriptionId } = await db.subscription.findFirstOrThrow({
        where: { userId: user.id },
      })
      const other = await buildInvoice({
        userId: (await buildUser('member')).id,
      })
      const { funnelId, paymentTermId } = other.subscription
      const batch = await db.batch.create({
        data: {
          number: 99,
          name: 'Batch 99',
          launchFrom: new Date(),
          launchTo: new Date(),
        },
      })
      for (const decide of [
        () => pauseSubscription({ id: subscriptionId, reason: 'x' }),
        () => resumeSubscription({ id: subscriptionId }),
        () => manualUserUnsubscription({ subscriptionId, reason: 'x' }),
        () =>
          manualUserSubscription({
            id: user.id,
            funnelDetails: [{ id: funnelId, paymentTerm: paymentTermId }],
          }),
        () =>
          enrollUser({
            id: user.id,
            input: {
              batchId: batch.id,
              funnelDetails: [{ funnelId, paymentTermId }],
            },
          }),
      ])
        await expect(decide()).rejects.toMatchObject(own)
      expect(await db.subscription.count({ where: { userId: user.id } })).toBe(
        1
      )
    }
  )

  scenario('Decide nothing about their own proof', async () => {
    const { user, id } = await buildOwnBill('tribe-team-fa')
    const proof = await buildProof(user.id, id)
    expect(
      await approvePaymentProofs({ ids: [proof.id], externalInvoiceId: 'N/A' })
    ).toEqual([{ id: proof.id, status: 'REFUSED', code: 'PAYMENT_OWN' }])
    await expect(
      rejectPaymentProof({ id: proof.id, reason: 'x' })
    ).rejects.toMatchObject(own)
  })

  scenario('Match, approve and undo no line that pays their bill', async () => {
    const { user, id } = await buildOwnBill('tribe-team-fa')
    const statement = await buildStatement(user.id, id)
    await expect(
      matchStatementLine({ id: statement.lineId, scheduleIds: [id] })
    ).rejects.toMatchObject(own)
    await approveStatementImport({
      id: statement.id,
      lineIds: [statement.lineId],
    })
    expect(await db.statementLine.findFirst()).toMatchObject({
      status: 'MATCHED',
    })
    await db.statementLine.updateMany({ data: { status: 'APPROVED' } })
    await db.statementImport.updateMany({ data: { status: 'APPROVED' } })
    await expect(
      undoStatementImport({ id: statement.id, reason: 'x' })
    ).rejects.toMatchObject(own)
    expect(await db.statementImport.findFirst()).toMatchObject({
      status: 'APPROVED',
    })
  })
})

describe('an administrator', () => {
  scenario('Decides on their own bill if nobody else can', async () => {
    const { id } = await buildOwnBill('admin')
    await buildUser('success-manager')
    await buildUser('tribe-team-fa', { archivedAt: new Date() })
    await approve(id)
    await disapprovePaymentScheduleTransaction({ id, remarks: 'x' })
    await waivePaymentSchedule({ id, reason: 'x' })
  })

  scenario('Leaves their own bill to another who can', async () => {
    const { id } = await buildOwnBill('admin')
    await buildUser('tribe-team-fa')
    await expect(approve(id)).rejects.toMatchObject(own)
  })
})
