// How an announcement reaches its people, once each and within the hour's limit (docs/decisions/0063).
import sendMail from 'src/jobs/accounts/sendMail'
import sendAnnouncements from 'src/jobs/marketing/sendAnnouncements'
import { db } from 'src/lib/db'
import { clearBounces } from 'src/services/accounts/messages/bounces/clearBounces'
import { announcementInput } from 'src/testing/announcements'
import { buildBatch } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { quietNow } from 'src/testing/quietHours'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { announcement, announcementRecipientsPage } from '../announcements'
import { myAnnouncement } from '../reading/myAnnouncement'
import { createAnnouncement, updateAnnouncement } from '../saveAnnouncement'
import { scheduleAnnouncement, stopAnnouncement } from '../scheduleAnnouncement'

const mockSend = jest.fn()
jest.mock('nodemailer', () => ({
  createTransport: () => ({ sendMail: (mail: unknown) => mockSend(mail) }),
}))

const mockBroken = 'Broken'
jest.mock('./noticeOf', () => {
  const { noticeOf } = jest.requireActual('./noticeOf')
  return {
    noticeOf: (row: { id: number; subject: string }) => {
      if (row.subject === mockBroken) throw new Error('broken')
      return noticeOf(row)
    },
  }
})

afterEach(() => {
  delete process.env.SMTP_URL
  mockSend.mockReset()
})

const limitTo = (value: string) =>
  db.setting.upsert({
    where: { name: 'announcements-per-hour' },
    create: { name: 'announcements-per-hour', value },
    update: { value },
  })

/** A batch with people, and an announcement to them that was sent just now. */
const sendToBatch = async (count: number, changes: object[] = []) => {
  const batch = await buildBatch()
  const people = []
  for (let each = 0; each < count; each++)
    people.push(
      await buildUser('member', { batchId: batch.id, ...changes[each] })
    )
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  const { id, version } = await createAnnouncement({
    input: { ...announcementInput, audience: { view: { batchId: batch.id } } },
  })
  await scheduleAnnouncement({ id, version })
  return { id, people, admin }
}

const statesOf = async (id: number) =>
  Object.fromEntries(
    (
      await db.announcementRecipient.findMany({
        where: { announcementId: id },
        orderBy: { userId: 'asc' },
      })
    ).map(({ userId, state, reason }) => [userId, reason ?? state])
  )

scenario(
  'Each person gets it once, in their language, behind all other mails',
  async () => {
    const gone = { archivedAt: new Date() }
    const { id, people, admin } = await sendToBatch(5, [
      {},
      { language: 'fil' },
      gone,
    ])
    const [first, second, , left, refusing] = people
    await db.noticeSetting.create({
      data: { userId: left.id, kind: 'ANNOUNCEMENT', isMailed: false },
    })
    await db.addressBounce.create({ data: { email: refusing.email, count: 2 } })
    await Promise.all([1, 2, 3].map(() => sendAnnouncements()))
    await sendAnnouncements()

    expect(await statesOf(id)).toEqual({
      [first.id]: 'MAILED',
      [second.id]: 'MAILED',
      [left.id]: 'UNSUBSCRIBED',
      [refusing.id]: 'BOUNCING',
    })
    expect(await announcement({ id })).toMatchObject({
      status: 'SENT',
      recipientCount: 4,
      waitingCount: 0,
      mailedCount: 2,
      unsubscribedCount: 1,
      skippedCount: 1,
    })
    const mails = await db.outboxEmail.findMany({
      where: { template: 'announcement' },
      orderBy: { subject: 'asc' },
    })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [first.email, 'Hello'],
      [second.email, 'Kumusta'],
    ])
    const jobs = await db.$queryRaw<{ priority: number }[]>`
    SELECT priority FROM graphile_worker._private_jobs WHERE payload->>'id' = ANY(${mails.map((mail) => mail.id)})`
    expect(jobs.map(({ priority }) => priority)).toEqual([10, 10])

    expect(
      await db.notice.findMany({
        where: { path: `/announcement/${id}` },
        orderBy: { userId: 'asc' },
        select: { userId: true, facts: true, path: true },
      })
    ).toEqual(
      [first, second, left, refusing].map(({ id: userId }) => ({
        userId,
        facts: { title: 'Hello', titleFil: 'Kumusta' },
        path: `/announcement/${id}`,
      }))
    )
    expect(
      await db.notice.findMany({ where: { path: `/announcements/${id}` } })
    ).toMatchObject([
      { userId: admin.id, facts: { title: 'Hello', change: 'sent' } },
    ])
    signIn(left)
    expect(await myAnnouncement({ id })).toMatchObject({ subject: 'Hello' })
    signIn(await buildUser('member'))
    expect(await myAnnouncement({ id })).toBeNull()
  }
)

scenario(
  'The hour has a limit over all announcements, and a stop skips who waits',
  async () => {
    await limitTo('10')
    const one = await sendToBatch(8)
    const two = await sendToBatch(6)
    await sendAnnouncements()
    await sendAnnouncements()
    expect(await announcement(one)).toMatchObject({
      status: 'SENT',
      mailedCount: 8,
    })
    expect(await announcement(two)).toMatchObject({
      status: 'SENDING',
      mailedCount: 2,
      waitingCount: 4,
    })
    const { version } = (await announcement(two)) ?? { version: 0 }
    await expect(
      updateAnnouncement({ id: two.id, version, input: announcementInput })
    ).rejects.toMatchObject(refusal('ANNOUNCEMENT_BEGUN'))

    // An hour later there is room again; an account that is archived meanwhile is left out.
    await db.announcementRecipient.updateMany({
      where: { mailedAt: { not: null } },
      data: { mailedAt: new Date(Date.now() - 3_601_000) },
    })
    await db.announcementRecipient.updateMany({
      where: { announcementId: one.id },
      data: { mailedAt: new Date() },
    })
    const states = await statesOf(two.id)
    const waiting = two.people.filter(({ id }) => states[id] === 'WAITING')
    await db.user.update({
      where: { id: waiting[0].id },
      data: { archivedAt: new Date() },
    })
    await sendAnnouncements()
    expect(await statesOf(two.id)).toMatchObject({
      [waiting[0].id]: 'ARCHIVED',
    })
    expect(await db.notice.count({ where: { userId: waiting[0].id } })).toBe(0)
    await stopAnnouncement(two)
    await stopAnnouncement(two)
    const after = await announcement(two)
    expect(after).toMatchObject({ waitingCount: 0, recipientCount: 6 })
    expect(after?.mailedCount).toBe(
      await db.announcementRecipient.count({
        where: { announcementId: two.id, state: 'MAILED' },
      })
    )
  }
)

scenario(
  'A sender who has lost the right sends nothing at the planned time',
  async () => {
    const { id, admin } = await sendToBatch(1)
    await db.userAccessLevel.deleteMany({ where: { userId: admin.id } })
    await sendAnnouncements()
    expect(await announcement({ id })).toMatchObject({
      status: 'STOPPED',
      startedAt: null,
      recipientCount: 0,
    })
    expect(await db.outboxEmail.count()).toBe(0)
    expect(await db.notice.findMany()).toMatchObject([
      { userId: admin.id, path: '/notices', facts: { change: 'stopped' } },
    ])
  }
)

scenario(
  'People in their quiet hours wait, and keep nobody else waiting',
  async () => {
    await limitTo('2')
    const one = await sendToBatch(4)
    const [leaving, sleeping, awake, other] = one.people
    await db.noticeTiming.createMany({
      data: [leaving, sleeping].map(({ id }) => ({
        userId: id,
        ...quietNow(),
      })),
    })
    const two = await sendToBatch(1)
    await sendAnnouncements()
    const asleep = { [leaving.id]: 'WAITING', [sleeping.id]: 'WAITING' }
    expect(await statesOf(one.id)).toEqual({
      ...asleep,
      [awake.id]: 'MAILED',
      [other.id]: 'MAILED',
    })
    await db.announcementRecipient.updateMany({
      data: { mailedAt: new Date(Date.now() - 3_601_000) },
    })
    await sendAnnouncements()
    expect(await statesOf(one.id)).toMatchObject(asleep)
    expect(await announcement(two)).toMatchObject({ status: 'SENT' })

    // Unsubscribing before the end of the quiet hours is in time.
    await db.noticeSetting.create({
      data: { userId: leaving.id, kind: 'ANNOUNCEMENT', isMailed: false },
    })
    const { notBefore } = await db.announcementRecipient.findFirstOrThrow({
      where: { userId: sleeping.id },
    })
    expect(notBefore.getTime()).toBeGreaterThan(Date.now())
    await db.noticeTiming.deleteMany()
    await db.announcementRecipient.updateMany({
      data: { notBefore: new Date() },
    })
    await sendAnnouncements()
    expect(await statesOf(one.id)).toMatchObject({
      [leaving.id]: 'UNSUBSCRIBED',
      [sleeping.id]: 'MAILED',
    })
    expect(await announcement(one)).toMatchObject({
      status: 'SENT',
      waitingCount: 0,
      mailedCount: 3,
    })
    expect(await db.outboxEmail.count({ where: { quietUserId: null } })).toBe(4)
  }
)

scenario(
  'An announcement that cannot begin keeps no other from being sent',
  async () => {
    const broken = await sendToBatch(1)
    const other = await sendToBatch(1)
    await db.announcement.update({
      where: { id: broken.id },
      data: { subject: mockBroken },
    })
    await sendAnnouncements()
    expect(await announcement(broken)).toMatchObject({ status: 'SCHEDULED' })
    expect(await announcement(other)).toMatchObject({ status: 'SENT' })
  }
)

scenario(
  'The count of waiting people is zero once an announcement is sent',
  async () => {
    const { id } = await sendToBatch(1)
    await sendAnnouncements()
    await db.announcement.update({
      where: { id },
      data: { status: 'SENDING', waitingCount: 3 },
    })
    await sendAnnouncements()
    expect(await announcement({ id })).toMatchObject({
      status: 'SENT',
      waitingCount: 0,
    })
  }
)

scenario(
  'Ten times as many people take as many statements to resolve',
  async () => {
    await limitTo('10')
    await sendToBatch(1)
    const few = await statementsOf(sendAnnouncements)
    await db.announcementRecipient.updateMany({
      data: { mailedAt: new Date() },
    })
    await sendToBatch(10)
    // One portion more, because the first one uses up the hour.
    expect(await statementsOf(sendAnnouncements)).toBeLessThan(few * 2)
  }
)

scenario(
  'A mail that stays in the outbox is not counted as mailed',
  async () => {
    const { id, people } = await sendToBatch(2)
    await sendAnnouncements()
    const mails = await db.outboxEmail.findMany({
      where: { template: 'announcement' },
    })
    await sendMail({ id: mails[0].id }, {} as never)
    await sendMail({ id: mails[0].id }, {} as never)
    expect(await announcement({ id })).toMatchObject({
      mailedCount: 1,
      keptCount: 1,
      recipientCount: 2,
    })
    const { rows } = await announcementRecipientsPage({ id, filter: 'KEPT' })
    expect(rows).toMatchObject([{ email: mails[0].to }])
    signIn(people.find(({ email }) => email === mails[0].to) as never)
    expect(await myAnnouncement({ id })).not.toBeNull()
  }
)

scenario(
  'A refused address is marked with the person and the announcement, and cleared by staff',
  async () => {
    process.env.SMTP_URL = 'smtp://mail.example'
    const refuse = Object.assign(new Error('550 5.1.1 User unknown'), {
      command: 'RCPT TO',
      response: '550 5.1.1 User unknown',
      responseCode: 550,
    })
    const { id, people } = await sendToBatch(2)
    await sendAnnouncements()
    const mails = await db.outboxEmail.findMany({
      where: { template: 'announcement' },
      orderBy: { to: 'asc' },
    })
    mockSend.mockRejectedValueOnce(refuse).mockResolvedValueOnce(undefined)
    for (const mail of mails) await sendMail({ id: mail.id }, {} as never)
    expect(mockSend.mock.calls[0][0].headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https?:\/\/.+\/api\/unsubscribe\?token=/
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const [refused] = people.filter(({ email }) => email === mails[0].to)
    expect(await announcement({ id })).toMatchObject({
      mailedCount: 1,
      bouncedCount: 1,
      recipientCount: 2,
    })
    expect(
      (await announcementRecipientsPage({ id, filter: 'BOUNCED' })).rows
    ).toMatchObject([{ id: refused.id, detail: '550 5.1.1 User unknown' }])
    expect(await db.addressBounce.findMany()).toMatchObject([
      { email: refused.email, count: 1 },
    ])
    // A refused sender or client, or a busy server, says nothing about the address; the mail is tried again.
    for (const [command, response] of [
      ['MAIL FROM', '550 5.1.1 User unknown'],
      [undefined, '550 Busy'],
      ['RCPT TO', '554 5.7.1 Relay access denied'],
      ['RCPT TO', '554 5.7.1 Client host blocked using zen.spamhaus.org'],
    ]) {
      const responseCode = Number(response?.slice(0, 3))
      mockSend.mockRejectedValueOnce(
        Object.assign(new Error('no'), { command, response, responseCode })
      )
      await expect(sendMail({ id: mails[0].id }, {} as never)).rejects.toThrow(
        'no'
      )
    }
    expect(await db.addressBounce.findMany()).toMatchObject([{ count: 1 }])
    await clearBounces({ userId: refused.id })
    await clearBounces({ userId: refused.id })
    expect(await db.addressBounce.findMany()).toMatchObject([{ count: 0 }])
    expect(
      await db.infoLog.count({ where: { action: 'user.bouncesCleared' } })
    ).toBe(1)
  }
)
