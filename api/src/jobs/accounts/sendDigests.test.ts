// The daily digest and the quiet hours of mails of notices (docs/decisions/0044).
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { queueMail } from 'src/lib/outbox'
import { saveNoticeSetting } from 'src/services/accounts/messages/notices/notices'
import {
  noticeTiming,
  saveNoticeTiming,
} from 'src/services/accounts/messages/notices/noticeTiming'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildUser, signIn } from 'src/testing/people'
import { quietNow } from 'src/testing/quietHours'
import { refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import sendDigests from './sendDigests'
import sendMail from './sendMail'

type Member = { id: number; email: string }

const run = () => sendDigests()

const mailOf = (subject: string) => ({
  template: 'paymentReminder',
  subject,
  text: `Hi,\n\n${subject} today\n\nBye`,
  html: `<p>${subject}</p>`,
  body: `${subject} today`,
})

const tell = (
  { id: userId, email }: Member,
  subject: string,
  notAfter?: Date
) =>
  inTransaction((tx) =>
    notify(
      tx,
      { userId, email },
      {
        kind: 'BILL_DUE',
        facts: { amountCentavos: 100, product: 'Kickstart', day: '2026-11-30' },
        path: '/account?q=billings',
      },
      mailOf(subject),
      { notAfter }
    )
  )

const mailsTo = ({ email: to }: Member) =>
  db.outboxEmail.findMany({ where: { to }, orderBy: { createdAt: 'asc' } })

const daily = { isDaily: true, quietFrom: null, quietTo: null }

const buildDaily = async (changes = {}) => {
  const member = await buildUser('member', changes)
  signIn(member)
  await saveNoticeTiming({ input: daily })
  return member
}

describe('the choice', () => {
  scenario('Refuses hours that are no two hours of the day', async () => {
    signIn(await buildUser('member'))
    for (const [hours, fields] of [
      [{ quietFrom: 21 }, { quietTo: 'REQUIRED' }],
      [{ quietTo: 6 }, { quietFrom: 'REQUIRED' }],
      [{ quietFrom: 24, quietTo: 6 }, { quietFrom: 'INVALID' }],
      [{ quietFrom: 6, quietTo: 6 }, { quietTo: 'INVALID' }],
    ] as const)
      await expect(
        saveNoticeTiming({ input: { isDaily: false, ...hours } })
      ).rejects.toMatchObject(refusedFields(fields))
    expect(await db.noticeTiming.count()).toBe(0)
  })

  scenario(
    'Belongs to each user, and without a choice mails come at once',
    async () => {
      const [member, other] = [await buildDaily(), await buildUser('member')]
      expect(await noticeTiming()).toMatchObject(daily)
      signIn(other)
      expect(await noticeTiming()).toMatchObject({ ...daily, isDaily: false })
      await tell(member, 'A')
      await tell(other, 'A')
      expect(await mailsTo(member)).toEqual([])
      expect(await mailsTo(other)).toHaveLength(1)
    }
  )
})

describe('the digest', () => {
  scenario('Sends all waiting notices in one mail, once', async () => {
    const [member, other] = [
      await buildDaily({ language: 'fil' }),
      await buildDaily(),
    ]
    await tell(member, 'First')
    await tell(member, 'Second <b>')
    await tell(other, 'Third')
    await Promise.all([run(), run(), run()])
    await run()
    const [mail, ...more] = await mailsTo(member)
    expect(more).toEqual([])
    expect(mail.subject).toBe('May 2 bago para sa inyo')
    expect(mail.text).toMatch(
      /Ito po .*\n\nFirst\nFirst today\n\nSecond <b>\nSecond <b> today\n\n/
    )
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).not.toContain('Third')
    expect(await mailsTo(other)).toMatchObject([
      { subject: 'One thing is new for you' },
    ])
    await tell(member, 'Later')
    await run()
    expect(await mailsTo(member)).toHaveLength(2)
  })

  scenario('Marks nothing as sent if its mail cannot be queued', async () => {
    const member = await buildDaily()
    await tell(member, 'First')
    await db.user.update({ where: { id: member.id }, data: { email: '' } })
    const { email } = await db.user.findUniqueOrThrow({
      where: { id: member.id },
    })
    await db.$executeRaw`ALTER TABLE "OutboxEmail" ADD CONSTRAINT refused CHECK ("to" <> '')`
    await expect(run()).rejects.toThrow()
    await db.$executeRaw`ALTER TABLE "OutboxEmail" DROP CONSTRAINT refused`
    await run()
    expect(await mailsTo({ id: member.id, email })).toHaveLength(1)
  })

  scenario(
    'Leaves out kinds that are not mailed, and notices that are over',
    async () => {
      const member = await buildDaily()
      await saveNoticeSetting({ kind: 'BILL_DUE', isMailed: false })
      await tell(member, 'Unwanted')
      await saveNoticeSetting({ kind: 'BILL_DUE', isMailed: true })
      await tell(member, 'Over', new Date(Date.now() + 3 * DAY_MS))
      await db.$executeRaw`
      UPDATE "Notice" SET "waitingMail" = jsonb_set("waitingMail", '{notAfter}', '"2020-01-01T00:00:00Z"')
      WHERE "waitingMail" IS NOT NULL`
      await run()
      expect(await mailsTo(member)).toEqual([])
      expect(await db.notice.count({ where: { userId: member.id } })).toBe(2)
    }
  )

  scenario('Does not delay what would be too late, or codes', async () => {
    const member = await buildDaily()
    await tell(member, 'Soon', new Date(Date.now() + 60_000))
    await queueMail(db, member.email, { ...mailOf('Code'), isSecret: true })
    expect((await mailsTo(member)).map(({ subject }) => subject)).toEqual([
      'Soon',
      'Code',
    ])
  })

  scenario('Costs the same however many notices there are', async () => {
    const member = await buildDaily()
    await tell(member, 'First')
    const few = await statementsOf(run)
    await db.notice.createMany({
      data: Array.from({ length: 10_000 }, () => ({
        userId: member.id,
        kind: 'BILL_DUE' as const,
        facts: {},
        path: '/',
      })),
    })
    await tell(member, 'Second')
    expect(await statementsOf(run)).toBe(few)
    expect(await statementsOf(run)).toBe(1)
  })
})

describe('quiet hours', () => {
  scenario('Leave the mail of a notice for their end, once', async () => {
    const member = await buildUser('member')
    signIn(member)
    await saveNoticeTiming({ input: { isDaily: false, ...quietNow() } })
    await tell(member, 'Quiet')
    const [{ id }] = await mailsTo(member)
    const helpers = {} as never
    await sendMail({ id }, helpers)
    await sendMail({ id }, helpers)
    expect(await mailsTo(member)).toMatchObject([{ status: 'QUEUED' }])
    const later = await db.$queryRaw<unknown[]>`
      SELECT FROM graphile_worker.jobs WHERE key = ${id} AND run_at > now() + interval '50 minutes'`
    expect(later).toHaveLength(1)

    await saveNoticeTiming({
      input: { isDaily: false, quietFrom: null, quietTo: null },
    })
    await sendMail({ id }, helpers)
    expect(await mailsTo(member)).toMatchObject([{ status: 'KEPT' }])
  })

  scenario('Delay no mail that is not of a notice', async () => {
    const member = await buildUser('member')
    signIn(member)
    await saveNoticeTiming({ input: { isDaily: false, ...quietNow() } })
    await queueMail(db, member.email, mailOf('Statement'))
    const [{ id }] = await mailsTo(member)
    await sendMail({ id }, {} as never)
    expect(await mailsTo(member)).toMatchObject([{ status: 'KEPT' }])
  })
})
