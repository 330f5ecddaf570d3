import { db } from 'src/lib/db'
import type { RoleId } from 'src/shared/access/permissions'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { userTimeline } from './userTimeline'

const day = (text: string) => new Date(`${text}T04:00:00Z`)

/** A member who ordered, sent a proof, was approved, learned, was mailed and noted. */
const buildHistory = async () => {
  const staff = await buildUser('tribe-team-fa', {
    firstName: 'Felisa',
    lastName: 'Yap',
  })
  const member = await buildUser('member')
  const userId = member.id
  const invoice = await buildInvoice({
    userId,
    pricesCentavos: [200_000],
    firstDay: '2026-01-02',
  })
  const proof = await db.paymentProof.create({
    data: {
      userId,
      fileId: (await buildFile(userId)).id,
      platform: 'gcash',
      referenceNo: '9017 554 208',
      amountCentavos: 200_000,
      paidOn: day('2026-01-03'),
      status: 'APPROVED',
      decidedById: staff.id,
      createdAt: day('2026-01-03'),
    },
  })
  await db.payment.create({
    data: {
      userId,
      amountCentavos: 200_000,
      platform: 'gcash',
      proofId: proof.id,
      approvedById: staff.id,
      receiptNumber: 'AR-2026-000001',
      createdAt: day('2026-01-04'),
    },
  })
  const course = await buildCourse({ lessons: 1 })
  await db.lesson.update({
    where: { id: course.lessonIds[0] },
    data: {
      name: 'What clients want',
      translations: { fil: { name: 'Ang gusto ng kliyente' } },
    },
  })
  await db.lessonProgress.create({
    data: {
      userId,
      lessonId: course.lessonIds[0],
      completedAt: day('2026-01-05'),
    },
  })
  await db.outboxEmail.create({
    data: {
      to: member.email,
      subject: 'We received your payment',
      text: '',
      html: '',
      template: 'paid',
      status: 'SENT',
      createdAt: day('2026-01-06'),
    },
  })
  await db.paymentNote.create({
    data: {
      userId,
      authorId: staff.id,
      text: 'Calls on Fridays',
      createdAt: day('2026-01-07'),
    },
  })
  await db.infoLog.create({
    data: {
      actorUserId: staff.id,
      action: 'user.changed',
      entity: 'User',
      entityId: String(userId),
      createdAt: day('2026-01-08'),
    },
  })
  return { userId, invoice, staff }
}

const open = async (role: RoleId) => signIn(await buildUser(role), role)
const kindsOf = async (args: Parameters<typeof userTimeline>[0]) =>
  (await userTimeline(args)).rows.map(({ kind }) => kind)

describe('the timeline of a person', () => {
  scenario('Tells everything, latest first', async () => {
    const { userId, invoice } = await buildHistory()
    await open('admin')
    const { rows, next } = await userTimeline({ userId })
    expect(next).toBeNull()
    expect(
      rows.map(({ kind, title, status, amountCentavos, byName }) => [
        kind,
        title,
        status,
        amountCentavos,
        byName,
      ])
    ).toEqual([
      ['LOG', 'user.changed', null, null, 'Felisa Yap'],
      ['NOTE', 'Calls on Fridays', null, null, 'Felisa Yap'],
      ['MAIL', 'We received your payment', 'SENT', null, null],
      ['LESSON', 'What clients want', null, null, null],
      ['PAYMENT', 'AR-2026-000001', 'PAYMENT', 200_000, 'Felisa Yap'],
      ['PROOF', '9017 554 208', 'APPROVED', 200_000, 'Felisa Yap'],
      ['BILL', invoice.number, 'UNPAID', 200_000, null],
    ])
  })

  scenario('Tells of reminders of bills', async () => {
    const { userId, invoice } = await buildHistory()
    await db.paymentReminder.create({
      data: {
        scheduleId: invoice.schedules[0].id,
        dueDate: day('2026-01-02'),
        offsetDays: 7,
        createdAt: day('2026-01-09'),
      },
    })
    await open('admin')
    const { rows } = await userTimeline({ userId, filter: 'MONEY' })
    expect(rows[0]).toMatchObject({
      kind: 'REMINDER',
      title: invoice.number,
      at: day('2026-01-09'),
    })
  })

  scenario('Can show money, learning or the work of staff', async () => {
    const { userId } = await buildHistory()
    await open('admin')
    expect(await kindsOf({ userId, filter: 'MONEY' })).toEqual([
      'PAYMENT',
      'PROOF',
      'BILL',
    ])
    expect(await kindsOf({ userId, filter: 'LEARNING' })).toEqual(['LESSON'])
    expect(await kindsOf({ userId, filter: 'STAFF' })).toEqual([
      'LOG',
      'NOTE',
      'MAIL',
    ])
  })

  scenario('Shows each role what its other pages show', async () => {
    const { userId } = await buildHistory()
    await open('head-coach')
    expect(await kindsOf({ userId })).not.toContain('MAIL')
    const stage = await db.stage.create({ data: { number: 1, name: 'First' } })
    await db.user.update({
      where: { id: userId },
      data: { stageId: stage.id },
    })
    const coach = await buildUser('coach')
    signIn(coach, 'coach', { managedStage: { id: stage.id } } as never)
    expect(await kindsOf({ userId })).toEqual(['LESSON'])
    expect(await kindsOf({ userId, filter: 'MONEY' })).toEqual([])
  })

  scenario('Is not there for a person beyond the viewer’s scope', async () => {
    const { userId } = await buildHistory()
    await open('coach')
    await expect(userTimeline({ userId })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Goes on where a page ends, also within one instant', async () => {
    const { userId, staff } = await buildHistory()
    await db.paymentNote.createMany({
      data: Array.from({ length: 70 }, (_, n) => ({
        userId,
        authorId: staff.id,
        text: `Note ${n}`,
        createdAt: day('2026-02-01'),
      })),
    })
    await open('admin')
    const seen: string[] = []
    let before: string | null = null
    do {
      const page = await userTimeline({ userId, before })
      expect(page.rows.length).toBeLessThanOrEqual(30)
      seen.push(...page.rows.map(({ id }) => id))
      before = page.next
    } while (before)
    expect(seen).toHaveLength(77)
    expect(new Set(seen).size).toBe(77)
  })

  scenario('Refuses a place that no page named', async () => {
    const { userId } = await buildHistory()
    await open('admin')
    for (const before of [
      '1',
      "1 X-1'; --",
      '-1 NOTE-1',
      `${'9'.repeat(20)} NOTE-1`,
    ])
      await expect(userTimeline({ userId, before })).rejects.toMatchObject(
        refusal('INVALID')
      )
  })

  scenario('Takes one statement', async () => {
    const { userId } = await buildHistory()
    await open('admin')
    expect(await statementsOf(() => userTimeline({ userId }))).toBe(1)
  })
})
