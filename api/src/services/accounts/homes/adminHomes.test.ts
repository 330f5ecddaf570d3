// The home pages of administrators and of teachers, who write courses.
import { randomUUID } from 'node:crypto'

import { db } from 'src/lib/db'
import { manualUserUnsubscription } from 'src/services/billing/subscriptions/manualUserUnsubscription'
import type { RoleId } from 'src/shared/access/permissions'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildFunnel, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildCaller } from 'src/testing/graphql'
import { buildCourse } from 'src/testing/learning'
import { buildUser, draw, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { statementsOf } from 'src/testing/statements'

import { adminHome } from './adminHome'
import { teacherHome } from './teacherHome'

const today = manilaToday()
const yesterday = startOfDay(addDays(today, -1))

const ADMIN = '{ adminHome { newToday } }'
const TEACHER = '{ teacherHome { draftCount } }'

describe("an administrator's home", () => {
  for (const [role, query] of [
    ['success-manager', ADMIN],
    ['head-coach', ADMIN],
    ['coach', TEACHER],
    ['tribe-team-fa', TEACHER],
  ] as [RoleId, string][])
    scenario(`Is refused to a ${role}: ${query}`, async () => {
      const { ask } = await buildCaller(role)
      expect((await ask(query)).code).toBe('FORBIDDEN')
    })

  scenario(
    'Is limited for finance: neither bug reports nor mails',
    async () => {
      signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
      expect(await adminHome()).toMatchObject({
        newToday: 1,
        overdueBills: 0,
        openBugReports: null,
        failedMails: null,
      })
    }
  )
})

describe('the figures of an administrator', () => {
  const asAdmin = async () => {
    const admin = await buildUser('admin', {
      createdAt: new Date('2026-01-01'),
    })
    signIn(admin, 'admin')
    return admin
  }

  scenario('Count the new users of today and yesterday', async () => {
    await asAdmin()
    await buildUser()
    await buildUser()
    await buildUser('member', { createdAt: yesterday })
    await buildUser('member', { createdAt: startOfDay(addDays(today, -2)) })
    expect(await adminHome()).toMatchObject({ newToday: 2, newYesterday: 1 })
  })

  scenario('Count each person once who signed in today', async () => {
    const { id, email } = await asAdmin()
    const log = (changes: object = {}) =>
      db.loginLog.create({
        data: {
          userId: id,
          userEmail: email,
          isSuccess: true,
          source: 'SERVER',
          ...changes,
        },
      })
    await log()
    await log()
    const other = await buildUser()
    await log({ userId: other.id, isSuccess: false })
    await log({ userId: other.id, source: 'CLIENT' })
    await log({ userId: other.id, createdAt: yesterday })
    expect(await adminHome()).toMatchObject({ signedInToday: 1 })
  })

  scenario('Count today’s orders that are not cancelled', async () => {
    await asAdmin()
    const { id: funnelId } = await buildFunnel()
    const order = (changes: object = {}) =>
      db.order.create({
        data: { key: `key-${draw()}`, requestHash: '', funnelId, ...changes },
      })
    await order()
    await order({ status: 'CANCELLED' })
    await order({ createdAt: yesterday })
    expect(await adminHome()).toMatchObject({ ordersToday: 1 })
  })

  scenario('Sum today’s approved payments without revoked ones', async () => {
    const { id: userId } = await asAdmin()
    const pay = (amountCentavos: number, changes: object = {}) =>
      db.payment.create({
        data: { userId, amountCentavos, platform: 'gcash', ...changes },
      })
    await pay(100_000)
    await pay(250_050)
    await pay(900_000, { createdAt: yesterday })
    const { id } = await pay(70_000)
    await pay(-70_000, { kind: 'REVERSAL', reversesId: id })
    const figures = { paymentsToday: 2, paidTodayCentavos: '350050' }
    expect(await adminHome()).toMatchObject(figures)
    await rebuildDays()
    expect(await adminHome()).toMatchObject(figures)
  })

  scenario('Count the refunds that members ask for', async () => {
    await asAdmin()
    for (const decidedAt of [null, null, new Date()]) {
      const { id: invoiceId, userId } = await buildInvoice()
      await db.refundRequest.create({
        data: {
          invoiceId,
          userId,
          decidedAt,
          status: decidedAt ? 'WITHDRAWN' : 'WAITING',
        },
      })
    }
    expect(await adminHome()).toMatchObject({ waitingRefunds: 2 })
  })

  scenario('Count the transfers that wait for a second person', async () => {
    const { id: approvedById } = await asAdmin()
    const { schedules } = await buildInvoice({ pricesCentavos: [1000, 2000] })
    const [waiting, withdrawn] = [randomUUID(), randomUUID()]
    await db.paymentApproval.createMany({
      data: [waiting, waiting, withdrawn].map((togetherId, index) => ({
        scheduleId: schedules[index % 2].id,
        togetherId,
        status: togetherId === waiting ? 'WAITING' : 'WITHDRAWN',
        platform: 'gcash' as const,
        externalInvoiceId: 'N/A',
        amountCentavos: 1000,
        totalCentavos: 3000,
        approvedById,
      })),
    })
    expect(await adminHome()).toMatchObject({ waitingTransfers: 1 })
  })

  scenario('Count a payment of several bills once', async () => {
    const { id: userId } = await asAdmin()
    const [first, second] = [randomUUID(), randomUUID()]
    const pay = (
      transferId: string,
      amountCentavos: number,
      changes: object = {}
    ) =>
      db.payment.create({
        data: {
          userId,
          amountCentavos,
          platform: 'gcash',
          transferId,
          ...changes,
        },
      })
    const { id } = await pay(first, 5_000)
    await pay(first, 5_000)
    await pay(second, 5_000)
    expect(await adminHome()).toMatchObject({
      paymentsToday: 2,
      paidTodayCentavos: '15000',
    })
    // The other bill of the first transfer stays paid.
    await pay(first, -5_000, { kind: 'REVERSAL', reversesId: id })
    expect(await adminHome()).toMatchObject({
      paymentsToday: 2,
      paidTodayCentavos: '10000',
    })
  })

  scenario(
    'Do not subtract today’s reversal of a payment of yesterday',
    async () => {
      const { id: userId } = await asAdmin()
      const row = { userId, platform: 'gcash' as const }
      const { id } = await db.payment.create({
        data: { ...row, amountCentavos: 70_000, createdAt: yesterday },
      })
      await db.payment.createMany({
        data: [
          { ...row, amountCentavos: 5_000 },
          {
            ...row,
            amountCentavos: -70_000,
            kind: 'REVERSAL',
            reversesId: id,
          },
        ],
      })
      expect(await adminHome()).toMatchObject({
        paymentsToday: 1,
        paidTodayCentavos: '5000',
      })
    }
  )

  scenario(
    'Sum the overdue bills, not those due today or settled otherwise',
    async () => {
      await asAdmin()
      const bill = (firstDay: string) =>
        buildInvoice({ firstDay, pricesCentavos: [120_000] })
      await bill(addDays(today, -1))
      await bill(addDays(today, -40))
      await bill(today)
      const left = await bill(addDays(today, -5))
      await manualUserUnsubscription({ subscriptionId: left.subscriptionId })
      const waived = await bill(addDays(today, -5))
      await db.paymentSchedule.updateMany({
        where: { invoiceId: waived.id },
        data: { waivedAt: new Date() },
      })
      expect(await adminHome()).toMatchObject({
        overdueBills: 2,
        overdueCentavos: '240000',
      })
    }
  )

  scenario('Count open bug reports and failed mails', async () => {
    await asAdmin()
    await db.bugReport.createMany({
      data: [
        { description: 'Broken' },
        { description: 'Mended', status: 'FIXED' },
      ],
    })
    const mail = {
      to: 'ana@example.com',
      subject: 'Hi',
      text: '',
      html: '',
      template: 'statement',
    }
    await db.outboxEmail.createMany({
      data: [{ ...mail, status: 'FAILED' }, mail],
    })
    expect(await adminHome()).toMatchObject({
      openBugReports: 1,
      failedMails: 1,
    })
  })

  scenario('Take one statement', async () => {
    await asAdmin()
    expect(await statementsOf(() => adminHome())).toBe(1)
  })
})

describe('the home of a teacher', () => {
  scenario(
    'Shows drafts, the latest publications and the number of people on each stage',
    async () => {
      signIn(await buildUser('expert'), 'expert')
      const older = await buildCourse()
      const newer = await buildCourse()
      const draft = await buildCourse()
      const publish = (id: number, days: number) =>
        db.course.update({
          where: { id },
          data: { publishedAt: startOfDay(addDays(today, -days)) },
        })
      await publish(older.id, 9)
      await publish(newer.id, 2)
      await db.course.update({
        where: { id: draft.id },
        data: {
          status: 'DRAFT',
          translations: { fil: { title: 'Burador' } },
        },
      })
      const stage = await buildStage()
      await buildUser('member', { stageId: stage.id })
      await buildUser('member', { stageId: stage.id, archivedAt: new Date() })

      const home = await teacherHome()
      expect(home.draftCount).toBe(1)
      expect(home.drafts).toMatchObject([{ id: draft.id, title: draft.title }])
      expect(home.published.map(({ id }) => id)).toEqual([newer.id, older.id])
      expect(home.stages).toMatchObject([{ id: stage.id, memberCount: 1 }])
      expect(await statementsOf(() => teacherHome())).toBe(1)
    }
  )
})
