import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
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
})
