import { db, pool } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { addJob } from 'src/lib/jobs/jobs'
import { buildUser } from 'src/testing/people'

import forgetOld from './forgetOld'

const daysAgo = (days: number) => earlier(new Date(), days, 'day')

describe('forgetting', () => {
  scenario('Deletes what is too old, and keeps the rest', async () => {
    const { id: userId } = await buildUser('member')
    const session = (days: number) => ({
      userId,
      authVersion: 1,
      tokenHash: Buffer.from(String(days)),
      idleExpiresAt: daysAgo(days),
      absoluteExpiresAt: daysAgo(days),
    })
    await db.rateCounter.createMany({
      data: [1, 3].map((days) => ({
        key: `tries:${days}`,
        windowStart: daysAgo(days),
      })),
    })
    await db.resetRequest.createMany({
      data: [6, 8].map((days) => ({
        emailKey: `key-${days}`,
        otpHash: 'x',
        expiresAt: daysAgo(days),
        createdAt: daysAgo(days),
      })),
    })
    await db.session.createMany({ data: [29, 31].map(session) })
    await db.loginLog.createMany({
      data: [399, 401].map((days) => ({
        userEmail: `${days}@example.com`,
        isSuccess: true,
        source: 'SERVER' as const,
        createdAt: daysAgo(days),
      })),
    })
    await db.notice.createMany({
      data: [399, 401].map((days) => ({
        userId,
        kind: 'CERTIFICATE' as const,
        facts: {},
        path: `/${days}`,
        createdAt: daysAgo(days),
      })),
    })
    await forgetOld()
    await forgetOld()
    expect(await db.rateCounter.findMany()).toMatchObject([{ key: 'tries:1' }])
    expect(await db.resetRequest.findMany()).toMatchObject([
      { emailKey: 'key-6' },
    ])
    expect(await db.session.count()).toBe(1)
    expect(await db.loginLog.findMany()).toMatchObject([
      { userEmail: '399@example.com' },
    ])
    expect(await db.notice.findMany()).toMatchObject([{ path: '/399' }])
  })

  scenario(
    'Keeps sign-ins and mails for as long as the school chooses',
    async () => {
      const mail = (days: number, status: 'SENT' | 'FAILED' | 'QUEUED') => ({
        to: `${days}@example.com`,
        template: 'statement',
        subject: status,
        text: '',
        html: '',
        status,
        createdAt: daysAgo(days),
      })
      await db.outboxEmail.createMany({
        data: [
          mail(99, 'SENT'),
          mail(101, 'SENT'),
          mail(101, 'FAILED'),
          mail(101, 'QUEUED'),
        ],
      })
      await db.loginLog.createMany({
        data: [450, 550].map((days) => ({
          userEmail: `${days}@example.com`,
          isSuccess: true,
          source: 'SERVER' as const,
          createdAt: daysAgo(days),
        })),
      })
      await db.setting.create({
        data: { name: 'login-log-days', value: '500' },
      })
      await forgetOld()
      expect(await db.loginLog.findMany()).toMatchObject([
        { userEmail: '450@example.com' },
      ])
      expect(await db.outboxEmail.count()).toBe(4)

      await db.setting.create({ data: { name: 'outbox-days', value: '100' } })
      await forgetOld()
      const left = await db.outboxEmail.findMany({ orderBy: { to: 'asc' } })
      expect(left.map(({ to, subject }) => [to, subject])).toEqual([
        ['101@example.com', 'QUEUED'],
        ['99@example.com', 'SENT'],
      ])
    }
  )

  scenario(
    'Keeps counters, resets and sessions for as long as the school chooses',
    async () => {
      const { id: userId } = await buildUser('member')
      await db.rateCounter.createMany({
        data: [9, 11].map((days) => ({
          key: `tries:${days}`,
          windowStart: daysAgo(days),
        })),
      })
      await db.resetRequest.createMany({
        data: [89, 91].map((days) => ({
          emailKey: `key-${days}`,
          otpHash: 'x',
          expiresAt: daysAgo(days),
          createdAt: daysAgo(days),
        })),
      })
      await db.session.createMany({
        data: [6, 8].map((days) => ({
          userId,
          authVersion: 1,
          tokenHash: Buffer.from(String(days)),
          idleExpiresAt: daysAgo(days),
          absoluteExpiresAt: daysAgo(days),
        })),
      })
      await db.setting.createMany({
        data: [
          { name: 'counter-days', value: '10' },
          { name: 'reset-days', value: '90' },
          { name: 'session-days', value: '7' },
        ],
      })
      await forgetOld()
      expect(await db.rateCounter.findMany()).toMatchObject([
        { key: 'tries:9' },
      ])
      expect(await db.resetRequest.findMany()).toMatchObject([
        { emailKey: 'key-89' },
      ])
      const [session, ...others] = await db.session.findMany()
      expect(Buffer.from(session.tokenHash).toString()).toBe('6')
      expect(others).toEqual([])
    }
  )

  scenario('Forgets jobs that were given up long ago', async () => {
    for (const name of ['freeJobs', 'sealLog', 'sendDigests'])
      await addJob(db, name, {})
    await pool.query(
      `UPDATE graphile_worker._private_jobs j SET updated_at = now() - interval '91 days',
        attempts = CASE WHEN t.identifier = 'freeJobs' THEN max_attempts ELSE 1 END
      FROM graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier <> 'sealLog'`
    )
    await forgetOld()
    const { rows } = await pool.query(
      'SELECT task_identifier AS task FROM graphile_worker.jobs ORDER BY 1'
    )
    expect(rows).toEqual([{ task: 'sealLog' }, { task: 'sendDigests' }])
  })
})
