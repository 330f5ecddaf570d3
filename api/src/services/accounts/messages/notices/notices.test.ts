// The notices that users get, who reads them, and which of them are mailed.
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { tellOfEndings } from 'src/services/billing/subscriptions/tellOfEndings'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusedFields } from 'src/testing/refusals'
import { sentBy } from 'src/testing/statements'

import { approvePaymentScheduleTransaction } from '../../../billing/paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../../../billing/paymentSchedules/disapprovePaymentScheduleTransaction'

import { readBell } from './bell'
import {
  markNoticesRead,
  notices,
  noticeSettings,
  saveNoticeSetting,
  unreadNotices,
} from './notices'

const mail = {
  template: 'paymentReminder',
  subject: 'Due',
  text: 'Due',
  html: '<p>Due</p>',
}

const due = (key?: string) => ({
  kind: 'BILL_DUE' as const,
  facts: { amountCentavos: 100, product: 'Kickstart', day: '2026-11-30' },
  path: '/account?q=billings',
  key,
})

const tell = (
  { id: userId, email }: { id: number; email: string },
  key?: string
) => inTransaction((tx) => notify(tx, { userId, email }, due(key), mail))

const many = (userId: number, count: number) =>
  Array.from({ length: count }, () => ({
    userId,
    kind: 'PROOF_RECEIVED' as const,
    facts: {},
    path: '/',
  }))

type Plan = { Plan: PlanNode }
type PlanNode = { 'Actual Rows': number; Plans?: PlanNode[] }

/** The most rows that a step of a plan has read. */
const rowsOf = ({ 'Actual Rows': rows, Plans = [] }: PlanNode): number =>
  Math.max(rows, ...Plans.map(rowsOf))

const ids = async () => (await notices({})).rows.map(({ id }) => id)

describe('telling a user', () => {
  scenario('Writes a notice and a mail, once for each key', async () => {
    const member = await buildUser('member')
    signIn(member)
    await Promise.all([tell(member, 'a'), tell(member, 'a')])
    await tell(member, 'b')
    await tell(member)
    await tell(member)
    expect(await ids()).toHaveLength(4)
    expect(await db.outboxEmail.count({ where: { to: member.email } })).toBe(4)
    expect((await notices({})).rows[0]).toMatchObject({
      kind: 'BILL_DUE',
      facts: { amountCentavos: 100, product: 'Kickstart', day: '2026-11-30' },
      path: '/account?q=billings',
      isRead: false,
    })
  })

  scenario('Writes neither if the change is undone', async () => {
    const member = await buildUser('member')
    signIn(member)
    await inTransaction(async (tx) => {
      await notify(tx, { userId: member.id, email: member.email }, due(), mail)
      throw new Error('Undone')
    }).catch(() => undefined)
    expect(await ids()).toEqual([])
    expect(await db.outboxEmail.count()).toBe(0)
  })

  scenario('Sends no mail of a kind that is turned off', async () => {
    const [member, other] = [await buildUser('member'), await buildUser()]
    signIn(member)
    await saveNoticeSetting({ kind: 'BILL_DUE', isMailed: false })
    await tell(member)
    await tell(other)
    expect(await ids()).toHaveLength(1)
    expect(await db.outboxEmail.findMany()).toMatchObject([{ to: other.email }])
    expect(
      (await noticeSettings()).filter(({ isMailed }) => !isMailed)
    ).toEqual([{ kind: 'BILL_DUE', isMailed: false }])
    await saveNoticeSetting({ kind: 'BILL_DUE', isMailed: true })
    await tell(member)
    expect(await db.outboxEmail.count()).toBe(2)
    await expect(
      saveNoticeSetting({ kind: 'CERTIFICATE', isMailed: false })
    ).rejects.toMatchObject(refusedFields({ kind: 'INVALID' }))
  })
})

describe("a user's notices", () => {
  scenario('Are read page by page, newest first', async () => {
    const member = await buildUser('member')
    signIn(member)
    for (let n = 0; n < 35; n++) await tell(member)
    await tell(await buildUser())
    const first = await notices({})
    expect(first.rows).toHaveLength(30)
    expect(first.next).toBe(first.rows[29].id)
    const last = await notices({ before: first.next })
    expect(last.rows).toHaveLength(5)
    expect(last.next).toBeNull()
    const all = [...first.rows, ...last.rows].map(({ id }) => id)
    expect(all).toEqual([...all].sort((a, b) => b - a))
  })

  scenario(
    'Are read up to the newest one seen, and only their own',
    async () => {
      const [member, other] = [await buildUser('member'), await buildUser()]
      await tell(other)
      await tell(member)
      await tell(member)
      signIn(member)
      const [, older] = await ids()
      expect(await unreadNotices()).toBe(2)
      expect(await markNoticesRead({ upTo: older })).toBe(1)
      expect((await notices({})).rows.map(({ isRead }) => isRead)).toEqual([
        false,
        true,
      ])
      signIn(other)
      expect(await unreadNotices()).toBe(1)
    }
  )

  scenario('Are counted up to a hundred', async () => {
    const member = await buildUser('member')
    signIn(member)
    await db.notice.createMany({ data: many(member.id, 120) })
    expect(await unreadNotices()).toBe(100)
  })
})

describe('the bell', () => {
  scenario(
    'Costs one statement, and the same with 10,000 notices',
    async () => {
      const member = await buildUser('member')
      signIn(member)
      const ask = async () => {
        const plans = []
        for (const { text } of await sentBy(async () => {
          await unreadNotices()
          await readBell(member.id)
        })) {
          const [plan] = await db.$queryRawUnsafe<{ 'QUERY PLAN': Plan[] }[]>(
            `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
            member.id
          )
          plans.push(rowsOf(plan['QUERY PLAN'][0].Plan))
        }
        return plans
      }
      await db.notice.createMany({ data: many(member.id, 10) })
      const ten = await ask()
      expect(ten).toHaveLength(2)
      await db.notice.createMany({ data: many(member.id, 9_990) })
      await db.$executeRaw`ANALYZE "Notice"`
      const all = await ask()
      expect(all).toHaveLength(2)
      for (const rows of all) expect(rows).toBeLessThanOrEqual(100)
      expect(await readBell(member.id)).toMatchObject({ unread: 100 })
    }
  )
})

const copyOfFunnel = async (id: string) => {
  const { productId } = await db.funnel.findUniqueOrThrow({ where: { id } })
  return { id: 'renewal', slug: 'renewal', name: 'Renewal', productId }
}

describe('a member hears', () => {
  const kindsOf = async (userId: number) =>
    (
      await db.notice.findMany({ where: { userId }, orderBy: { id: 'asc' } })
    ).map(({ kind }) => kind)

  scenario('that a payment was approved, and taken back', async () => {
    signIn(await buildUser('admin'), 'admin')
    const { schedules, userId } = await buildInvoice()
    const [{ id }] = schedules
    await approvePaymentScheduleTransaction({
      id,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    await disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
    expect(await kindsOf(userId)).toEqual([
      'PAYMENT_APPROVED',
      'PAYMENT_REVOKED',
    ])
    const told = await db.outboxEmail.findFirstOrThrow({
      where: { template: 'paymentRevoked' },
    })
    expect(told.text).toContain('Bounced')
  })

  scenario('that the membership ends, on two days and once each', async () => {
    const { subscription, userId } = await buildInvoice()
    const expiry = new Date('2026-12-13T16:00:00Z')
    await db.subscription.update({
      where: { id: subscription.id },
      data: { status: 'ACTIVE', startsAt: new Date('2026-01-01'), expiry },
    })
    for (const today of [
      '2026-11-29',
      '2026-11-30',
      '2026-11-30',
      '2026-12-01',
    ])
      await tellOfEndings(today)
    await tellOfEndings('2026-12-11')
    const told = await db.notice.findMany({ where: { userId } })
    expect(told.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ day: '2026-12-14' }),
      expect.objectContaining({ day: '2026-12-14' }),
    ])
    expect(
      await db.outboxEmail.count({ where: { template: 'membershipEnding' } })
    ).toBe(2)
  })

  scenario('nothing of an end that a renewal has moved', async () => {
    const { subscription, userId } = await buildInvoice()
    await db.subscription.update({
      where: { id: subscription.id },
      data: {
        status: 'ACTIVE',
        startsAt: new Date('2026-01-01'),
        expiry: new Date('2026-12-13T16:00:00Z'),
      },
    })
    const { id: _, ...row } = await db.subscription.findUniqueOrThrow({
      where: { id: subscription.id },
    })
    const funnel = await db.funnel.create({
      data: await copyOfFunnel(row.funnelId),
    })
    await db.subscription.create({
      data: {
        ...row,
        funnelId: funnel.id,
        renewedFromId: subscription.id,
        expiry: new Date('2027-12-13T16:00:00Z'),
      },
    })
    await tellOfEndings('2026-11-30')
    expect(await kindsOf(userId)).toEqual([])
  })
})
