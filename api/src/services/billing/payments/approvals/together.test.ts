// First approvals that wait at the same time: each recording is confirmed or withdrawn as a whole, and no other one with it.
import { db } from 'src/lib/db'
import { buildFile, buildInvoice, shownApproval } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { creditOf } from '../../credit/credit'
import { rejectPaymentProof } from '../../paymentProofs/paymentProofs'
import { submitPaymentProof } from '../../paymentProofs/submitPaymentProof'
import { approvePaymentScheduleTransaction } from '../../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../../paymentSchedules/paymentSchedules'
import { approveStatementImport } from '../../statements/approveStatement'
import { matchStatementLine } from '../../statements/changeLine'
import { importStatement } from '../../statements/importStatement'
import {
  statementImport,
  statementLinesPage,
} from '../../statements/statements'
import { recordPayment } from '../recordPayment'

import { confirmTransfer } from './confirmTransfer'
import { waitingTransfers } from './waitingTransfers'
import { withdrawApproval } from './withdrawApproval'

beforeEach(() =>
  db.setting.create({
    data: { name: 'second-approval-above', value: '1000', type: 'string' },
  })
)

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const twoBills = async (pricesCentavos = [150_000, 150_000]) => {
  const { userId, schedules } = await buildInvoice({ pricesCentavos })
  return { userId, one: schedules[0].id, two: schedules[1].id }
}

const record = (
  scheduleIds: number[],
  amountCentavos: number,
  changes: object = {}
) =>
  recordPayment({
    input: {
      scheduleIds,
      amountCentavos,
      platform: 'cash',
      referenceNo: '',
      paidOn: '2026-11-10',
      ...changes,
    },
  })

const transfer = { platform: 'gcash', referenceNo: '9017554208' }

const approve = async (
  id: number,
  paymentPlatform = 'cash',
  approvalId?: number | null
) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform,
    externalInvoiceId: 'N/A',
    approvalId: approvalId ?? (await shownApproval(id)),
  })

const withdraw = async (scheduleId: number) =>
  withdrawApproval({ id: (await shownApproval(scheduleId)) ?? 0 })

const paidOf = async (...ids: number[]) => {
  const rows = await db.paymentSchedule.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ paidCentavos }) => paidCentavos)
}

const waitingAt = async () => {
  const rows = await db.paymentApproval.findMany({
    where: { status: 'WAITING' },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ scheduleId }) => scheduleId)
}

scenario('Equal cash on two bills is confirmed on the bill meant', async () => {
  const { one, two } = await twoBills()
  await signInAdmin()
  await record([one], 150_000)
  await record([two], 150_000)
  await signInAdmin()
  await approve(two)
  expect(await paidOf(one, two)).toEqual([0, 150_000])
  expect(await waitingAt()).toEqual([one])
})

scenario('A reference recorded again moves to the other bill', async () => {
  const { one, two } = await twoBills()
  await signInAdmin()
  await record([one], 150_000, transfer)
  await record([two], 150_000, transfer)
  expect(await waitingAt()).toEqual([two])
  await signInAdmin()
  await approve(two, 'gcash')
  expect(await paidOf(one, two)).toEqual([0, 150_000])
  expect(await waitingAt()).toEqual([])
})

scenario('A reference that is booked waits nowhere else', async () => {
  const first = await twoBills()
  const second = await twoBills()
  await signInAdmin()
  await record([first.one], 150_000, transfer)
  await record([second.one], 150_000, transfer)
  expect(await waitingAt()).toEqual([first.one, second.one])
  await signInAdmin()
  await approve(second.one, 'gcash')
  expect(await waitingAt()).toEqual([])
})

scenario('Other cash leaves the first approval of a bill', async () => {
  const { one } = await twoBills()
  await signInAdmin()
  await record([one], 150_000)
  await signInAdmin()
  await expect(record([one], 200_000)).rejects.toMatchObject(
    refusal('APPROVAL_DIFFERS')
  )
  expect(await waitingAt()).toEqual([one])
})

scenario('A transfer is withdrawn from all of its bills', async () => {
  const { one, two } = await twoBills()
  await signInAdmin()
  await record([one], 300_000, transfer)
  expect(await waitingAt()).toEqual([one, two])
  await withdraw(one)
  expect(await waitingAt()).toEqual([])
})

scenario('A transfer waits at a bill or at its member, not both', async () => {
  const { userId } = await twoBills([150_000, 150_000])
  await db.paymentSchedule.updateMany({ data: { waivedAt: new Date() } })
  await signInAdmin()
  const keep = { ...transfer, userId, keepsSurplus: true }
  await record([], 140_000, keep)
  expect(await waitingTransfers({ userId })).toMatchObject([{ bills: [] }])
  await db.paymentSchedule.updateMany({ data: { waivedAt: null } })
  await record([], 160_000, keep)
  expect(await waitingTransfers({ userId })).toHaveLength(1)
  expect(await waitingAt()).toHaveLength(2)
  await db.paymentSchedule.updateMany({ data: { waivedAt: new Date() } })
  await record([], 140_000, keep)
  const [{ id }] = await waitingTransfers({ userId })
  expect(await waitingAt()).toEqual([null])
  await signInAdmin()
  await confirmTransfer({ id })
  expect(await creditOf(db, userId)).toBe(140_000)
  expect(await waitingAt()).toEqual([])
})

scenario('A chosen bill within the limit waits with the others', async () => {
  const { userId, one, two } = await twoBills([500_000, 50_000])
  await db.paymentSchedule.update({
    where: { id: one },
    data: { priceCentavos: 150_000 },
  })
  await signInAdmin()
  const paid = await record([one], 110_000)
  expect(paid).toMatchObject({ isWaiting: true })
  await signInAdmin()
  await record([one], 110_000)
  // ₱400 are owed on the first bill now.
  const earlier = await buildInvoice({
    userId,
    pricesCentavos: [50_000],
    firstDay: '2026-11-01',
  })
  await signInAdmin()
  await record([one, two], 70_000)
  expect(await waitingAt()).toEqual([one, two])
  await signInAdmin()
  await approve(one)
  expect(await paidOf(one, two)).toEqual([150_000, 30_000])
  expect(await paidOf(earlier.schedules[0].id)).toEqual([0])
  expect(await waitingAt()).toEqual([])
})

scenario('A bill within the limit that opens later joins', async () => {
  const { userId, one } = await twoBills([150_000, 1_000])
  await db.paymentSchedule.updateMany({
    where: { NOT: { id: one } },
    data: { waivedAt: new Date() },
  })
  const recordAll = () => record([one], 190_000, { keepsSurplus: true })
  await signInAdmin()
  await recordAll()
  const later = await buildInvoice({ userId, pricesCentavos: [10_000] })
  const ids = [one, later.schedules[0].id]
  await signInAdmin()
  expect(await recordAll()).toMatchObject({ isWaiting: true })
  expect(await waitingAt()).toEqual(ids)
  await signInAdmin()
  expect(await recordAll()).toMatchObject({ isWaiting: false })
  expect(await paidOf(...ids)).toEqual([150_000, 10_000])
  expect(await creditOf(db, userId)).toBe(30_000)
})

scenario(
  'Withdrawing keeps the money that a bill was paid before',
  async () => {
    const { one } = await twoBills([500_000, 1_000])
    await signInAdmin()
    await record([one], 200_000)
    await signInAdmin()
    await record([one], 200_000)
    await record([one], 150_000)
    expect(await waitingAt()).toEqual([one])
    await withdraw(one)
    expect(await waitingAt()).toEqual([])
    expect(await paidOf(one)).toEqual([200_000])
    await disapprovePaymentScheduleTransaction({ id: one, remarks: 'Bounced' })
    expect(await paidOf(one)).toEqual([0])
  }
)

scenario(
  'Equal cash for another bill keeps the approval that waits',
  async () => {
    const { userId, one, two } = await twoBills([150_000, 50_000])
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [150_000, 50_000],
      firstDay: '2027-01-20',
    })
    const [three, four] = schedules.map(({ id }) => id)
    await signInAdmin()
    await record([one], 200_000)
    expect(await waitingAt()).toEqual([one, two])
    await record([three], 200_000)
    expect(await waitingAt()).toEqual([one, two, three, four])
    await signInAdmin()
    await approve(three)
    expect(await paidOf(one, two, three, four)).toEqual([0, 0, 150_000, 50_000])
    await approve(two)
    expect(await paidOf(one, two)).toEqual([150_000, 50_000])
  }
)

describe('a line of a statement', () => {
  const bringLine = async (referenceNo: string, scheduleId: number) => {
    const { id } = await importStatement({
      input: {
        platform: 'gcash',
        fileName: 'november.csv',
        headers: ['Date', 'Reference', 'Amount'],
        rows: [['2026-11-20', referenceNo, '1,500.00']],
        columns: {
          reference: 'Reference',
          paidOn: 'Date',
          amount: 'Amount',
          credit: '',
          debit: '',
          payerName: '',
        },
      },
    })
    const { rows } = await statementLinesPage({ importId: id })
    await matchStatementLine({ id: rows[0].id, scheduleIds: [scheduleId] })
    return { file: id, line: rows[0].id }
  }

  const references = ['', '4242']
  for (const referenceNo of references)
    scenario(
      `With the reference "${referenceNo}" waits where it is matched last`,
      async () => {
        const { one, two } = await twoBills()
        await signInAdmin()
        const { file, line } = await bringLine(referenceNo, one)
        const approveLine = () =>
          approveStatementImport({ id: file, lineIds: [line] })
        await approveLine()
        expect(await waitingAt()).toEqual([one])
        await matchStatementLine({ id: line, scheduleIds: [two] })
        expect(await waitingAt()).toEqual([])
        await approveLine()
        // Pressed twice, the line still waits.
        await approveLine()
        expect(await waitingAt()).toEqual([two])
        await signInAdmin()
        await expect(approve(two, 'gcash')).rejects.toMatchObject(
          refusal('APPROVAL_OF_FILE')
        )
        await approveLine()
        expect(await paidOf(one, two)).toEqual([0, 150_000])
        expect(await waitingAt()).toEqual([])
      }
    )

  scenario('Stops waiting once its line has failed', async () => {
    const { one } = await twoBills()
    await signInAdmin()
    const { file, line } = await bringLine('4242', one)
    const approveLine = () =>
      approveStatementImport({ id: file, lineIds: [line] })
    await approveLine()
    await db.paymentSchedule.update({
      where: { id: one },
      data: { waivedAt: new Date() },
    })
    await signInAdmin()
    await approveLine()
    expect(
      await db.statementLine.findUniqueOrThrow({ where: { id: line } })
    ).toMatchObject({
      status: 'FAILED',
      reasons: [{ rule: 'PAYMENT_WAIVED' }],
    })
    expect(await waitingAt()).toEqual([])
  })

  scenario('Is confirmed only as the line was shown', async () => {
    const { one, two } = await twoBills()
    await signInAdmin()
    const { file, line } = await bringLine('4242', one)
    const lineNow = async () =>
      (await statementLinesPage({ importId: file })).rows[0]
    const approveLine = (shown: string) =>
      approveStatementImport({ id: file, lineIds: [line], shown: [shown] })
    const seenAtFirst = (await lineNow()).shown
    await matchStatementLine({ id: line, scheduleIds: [two] })
    expect(await approveLine(seenAtFirst)).toMatchObject({ changed: 1 })
    const seenUnapproved = (await lineNow()).shown
    expect(await approveLine(seenUnapproved)).toMatchObject({ waiting: 1 })
    expect((await lineNow()).approverName).not.toBeNull()
    // It is looked at by itself.
    expect(await statementImport({ id: file })).toMatchObject({ sureLines: 0 })
    await signInAdmin()
    expect(await approveLine(seenUnapproved)).toMatchObject({ changed: 1 })
    expect(await paidOf(one, two)).toEqual([0, 0])
    expect(await approveLine((await lineNow()).shown)).toMatchObject({
      booked: 1,
      changed: 0,
    })
    expect(await paidOf(one, two)).toEqual([0, 150_000])
  })

  scenario('Goes on waiting if staff approve their own bill', async () => {
    const debtor = await buildUser('admin')
    const { schedules } = await buildInvoice({
      userId: debtor.id,
      pricesCentavos: [150_000],
    })
    await signInAdmin()
    const { file, line } = await bringLine('4242', schedules[0].id)
    const approveLine = () =>
      approveStatementImport({ id: file, lineIds: [line] })
    await approveLine()
    signIn(debtor, 'admin')
    expect(await approveLine()).toMatchObject({ own: 1, booked: 0 })
    expect(await waitingAt()).toEqual([schedules[0].id])
    await signInAdmin()
    await approveLine()
    expect(await paidOf(schedules[0].id)).toEqual([150_000])
  })
})

describe('a first approval that was shown', () => {
  scenario('Is not confirmed after it was recorded again', async () => {
    const { one } = await twoBills()
    await signInAdmin()
    await record([one], 120_000, transfer)
    const seen = await shownApproval(one)
    await withdraw(one)
    await record([one], 150_000, transfer)
    await signInAdmin()
    await expect(approve(one, 'gcash', seen)).rejects.toMatchObject(
      refusal('APPROVAL_CHANGED')
    )
    expect(await paidOf(one)).toEqual([0])
    await approve(one, 'gcash')
    expect(await paidOf(one)).toEqual([150_000])
  })

  scenario('Is not confirmed by somebody who saw none', async () => {
    const { one } = await twoBills()
    await signInAdmin()
    await record([one], 120_000)
    await signInAdmin()
    await expect(
      approvePaymentScheduleTransaction({
        id: one,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      })
    ).rejects.toMatchObject(refusal('APPROVAL_CHANGED'))
    expect(await waitingAt()).toEqual([one])
  })

  scenario('Books nothing by itself once it is withdrawn', async () => {
    const { one } = await twoBills([150_000, 1_000])
    await signInAdmin()
    await record([one], 120_000)
    const recorded = await shownApproval(one)
    await withdraw(one)
    await db.setting.updateMany({ data: { value: '9000' } })
    await signInAdmin()
    await expect(approve(one, 'cash', recorded)).rejects.toMatchObject(
      refusal('APPROVAL_CHANGED')
    )
    expect(await paidOf(one)).toEqual([0])
  })

  scenario('Is withdrawn once, and never once it is confirmed', async () => {
    const { one } = await twoBills()
    await signInAdmin()
    await record([one], 120_000)
    const id = (await shownApproval(one)) ?? 0
    await signInAdmin()
    await approve(one)
    await expect(withdrawApproval({ id })).rejects.toMatchObject(
      refusal('APPROVAL_CHANGED')
    )
    expect(await paidOf(one)).toEqual([120_000])
  })

  scenario(
    'Is either confirmed or withdrawn when both happen at once',
    async () => {
      const { one, two } = await twoBills()
      const recorder = await signInAdmin()
      const second = await buildUser('admin')
      for (let round = 0; round < 5; round++) {
        signIn(recorder, 'admin')
        await record([one], 300_000)
        const id = (await shownApproval(one)) ?? 0
        const before = await db.payment.count()
        signIn(second, 'admin')
        const [confirmed, withdrawn] = await Promise.allSettled([
          approve(one, 'cash', id),
          withdrawApproval({ id }),
        ])
        const isConfirmed = confirmed.status === 'fulfilled'
        expect(withdrawn.status === 'fulfilled').toBe(!isConfirmed)
        expect((await db.payment.count()) > before).toBe(isConfirmed)
        expect(await waitingAt()).toEqual([])
        if (isConfirmed) return
        expect(await paidOf(one, two)).toEqual([0, 0])
      }
    }
  )

  scenario('Goes on waiting while a bounced part is revoked', async () => {
    const { one } = await twoBills([250_000, 1_000])
    await db.setting.updateMany({ data: { value: '9000' } })
    await signInAdmin()
    await record([one], 100_000)
    await db.setting.updateMany({ data: { value: '1000' } })
    await record([one], 150_000)
    const seen = await shownApproval(one)
    await disapprovePaymentScheduleTransaction({ id: one, remarks: 'Bounced' })
    expect(await paidOf(one)).toEqual([0])
    await signInAdmin()
    await approve(one, 'cash', seen)
    expect(await paidOf(one)).toEqual([150_000])
  })

  scenario('Is not withdrawn by revoking a bill without payments', async () => {
    const { one } = await twoBills()
    await signInAdmin()
    await record([one], 120_000)
    await expect(
      disapprovePaymentScheduleTransaction({ id: one, remarks: 'Bounced' })
    ).rejects.toMatchObject(refusal('PAYMENT_NOT_PAID'))
    expect(await waitingAt()).toEqual([one])
  })

  scenario('Never begins for a reference that is booked', async () => {
    const first = await twoBills([90_000, 1_000])
    const second = await twoBills()
    await signInAdmin()
    await record([first.one], 90_000, transfer)
    await expect(record([second.one], 150_000, transfer)).rejects.toMatchObject(
      refusal('REFERENCE_USED')
    )
    expect(await waitingAt()).toEqual([])
  })

  scenario('Leaves its bill to no proof', async () => {
    const { one, userId } = await twoBills()
    await signInAdmin()
    await record([one], 120_000)
    const member = await db.user.findUniqueOrThrow({ where: { id: userId } })
    signIn(member)
    const { id: fileId } = await buildFile(userId)
    await expect(
      submitPaymentProof({
        input: {
          scheduleIds: [one],
          fileId,
          platform: 'gcash',
          referenceNo: '9017554208',
          amountCentavos: 120_000,
          paidOn: '2026-11-10',
        },
      })
    ).rejects.toMatchObject(refusal('PROOF_PENDING'))
  })

  scenario('Is not given with an amount that was not shown', async () => {
    const { one } = await twoBills([90_000, 1_000])
    await signInAdmin()
    await updatePaymentSchedule({ id: one, input: { price: 1_500 } })
    await approve(one)
    await signInAdmin()
    await expect(
      approvePaymentScheduleTransaction({
        id: one,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      })
    ).rejects.toMatchObject(refusal('APPROVAL_CHANGED'))
    expect(await paidOf(one)).toEqual([0])
  })

  scenario('Ends once a proof with its reference is booked', async () => {
    const { one, two, userId } = await twoBills([150_000, 90_000])
    await signInAdmin()
    await record([one], 120_000, transfer)
    signIn(await db.user.findUniqueOrThrow({ where: { id: userId } }))
    const { id: fileId } = await buildFile(userId)
    await submitPaymentProof({
      input: {
        ...transfer,
        scheduleIds: [two],
        fileId,
        amountCentavos: 90_000,
        paidOn: '2026-11-10',
      },
    })
    await signInAdmin()
    await approve(two, 'gcash')
    expect(await paidOf(one, two)).toEqual([0, 90_000])
    expect(await waitingAt()).toEqual([])
  })

  scenario('Is not begun for an amount that was not shown', async () => {
    const { one } = await twoBills([90_000, 1_000])
    await signInAdmin()
    await updatePaymentSchedule({ id: one, input: { price: 1_500 } })
    const approveShown = (shownCentavos: number) =>
      approvePaymentScheduleTransaction({
        id: one,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
        shownCentavos,
      })
    await expect(approveShown(90_000)).rejects.toMatchObject(
      refusal('APPROVAL_CHANGED')
    )
    expect(await waitingAt()).toEqual([])
    await approveShown(150_000)
    expect(await waitingAt()).toEqual([one])
  })

  scenario(
    'Is not begun for a proof that was sent back meanwhile',
    async () => {
      const { userId, one } = await twoBills([90_000, 1_000])
      const member = await db.user.findUniqueOrThrow({ where: { id: userId } })
      const prove = async () => {
        signIn(member)
        const { id: fileId } = await buildFile(userId)
        const { id } = await submitPaymentProof({
          input: {
            ...transfer,
            scheduleIds: [one],
            fileId,
            amountCentavos: 90_000,
            paidOn: '2026-11-10',
          },
        })
        await signInAdmin()
        return id
      }
      const approveShown = (shownProofId: number) =>
        approvePaymentScheduleTransaction({
          id: one,
          paymentPlatform: 'gcash',
          externalInvoiceId: 'N/A',
          shownProofId,
        })
      const seenAtFirst = await prove()
      await rejectPaymentProof({ id: seenAtFirst, reason: 'Not readable' })
      await expect(approveShown(seenAtFirst)).rejects.toMatchObject(
        refusal('APPROVAL_CHANGED')
      )
      const sentAgain = await prove()
      for (const other of [seenAtFirst, 0])
        await expect(approveShown(other)).rejects.toMatchObject(
          refusal('APPROVAL_CHANGED')
        )
      expect(await paidOf(one)).toEqual([0])
      await approveShown(sentAgain)
      expect(await paidOf(one)).toEqual([90_000])
    }
  )
})

describe('the list of transfers that wait', () => {
  scenario('Shows a transfer once, and confirms all of its bills', async () => {
    const { userId, one, two } = await twoBills([150_000, 150_000])
    const first = await signInAdmin()
    await record([one], 250_000, transfer)
    const [waiting, ...others] = await waitingTransfers({})
    expect(others).toEqual([])
    expect(waiting).toMatchObject({
      userId,
      totalCentavos: 250_000,
      surplusCentavos: 0,
      bills: [
        { id: one, amountCentavos: 150_000 },
        { id: two, amountCentavos: 100_000 },
      ],
      isOwn: true,
      mayWithdraw: true,
    })
    await expect(confirmTransfer({ id: waiting.id })).rejects.toMatchObject(
      refusal('APPROVAL_OWN')
    )
    const second = await signInAdmin()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => confirmTransfer({ id: waiting.id }))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await paidOf(one, two)).toEqual([150_000, 100_000])
    expect(await waitingTransfers({})).toEqual([])
    expect(await db.payment.findFirstOrThrow()).toMatchObject({
      approvedById: first.id,
      secondApproverId: second.id,
    })
  })

  scenario('Confirms a bill that was approved on its own', async () => {
    const { one, two } = await twoBills()
    await signInAdmin()
    await approve(one)
    await signInAdmin()
    const [{ id, paidOn }] = await waitingTransfers({})
    expect(paidOn).toBeNull()
    expect(await confirmTransfer({ id })).toBe(true)
    expect(await paidOf(one, two)).toEqual([150_000, 0])
  })

  scenario('Refuses a bill whose price has changed since', async () => {
    const { one } = await twoBills()
    await signInAdmin()
    await approve(one)
    const [{ id }] = await waitingTransfers({})
    await db.paymentSchedule.update({
      where: { id: one },
      data: { priceCentavos: 400_000 },
    })
    await signInAdmin()
    await expect(confirmTransfer({ id })).rejects.toMatchObject(
      refusal('APPROVAL_CHANGED')
    )
    expect(await db.payment.count()).toBe(0)
  })

  scenario('Tells everybody else who may approve it, once', async () => {
    const others = [await buildUser('admin'), await buildUser('admin')]
    const { one } = await twoBills()
    const first = await signInAdmin()
    await record([one], 250_000, transfer)
    const told = await db.notice.findMany({
      where: { kind: 'SECOND_APPROVAL' },
      select: { userId: true, facts: true, path: true },
      orderBy: { userId: 'asc' },
    })
    expect(told.map(({ userId }) => userId)).toEqual(others.map(({ id }) => id))
    expect(told.map(({ userId }) => userId)).not.toContain(first.id)
    expect(told[0]).toMatchObject({
      facts: { amountCentavos: 250_000, name: expect.any(String) },
      path: '/payment?tab=approvals',
    })
  })

  scenario(
    'Is withdrawn by its first approver and administrators',
    async () => {
      const { one } = await twoBills()
      await signInAdmin()
      await record([one], 250_000, transfer)
      const [{ id }] = await waitingTransfers({})
      signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
      expect(await waitingTransfers({})).toMatchObject([{ mayWithdraw: false }])
      await expect(withdrawApproval({ id })).rejects.toMatchObject(
        refusal('FORBIDDEN')
      )
      await signInAdmin()
      await withdrawApproval({ id })
      expect(await waitingTransfers({})).toEqual([])
    }
  )
})
