import { context } from '@redwoodjs/context'

import mailWaitlist from 'src/jobs/marketing/mailWaitlist'
import { db } from 'src/lib/db'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { joinWaitlist } from './joinWaitlist'
import { notifyWaitlist } from './notifyWaitlist'
import { waitlistPage } from './waitlist'

afterEach(() => {
  context.visitor = undefined
})

const join = (funnelId: string, email: string, name?: string) =>
  joinWaitlist({ input: { funnelId, email, name } })

describe('a waiting list', () => {
  const wrong: [string, string, string | undefined, Codes][] = [
    ['no address', '  ', undefined, { email: 'EMAIL_REQUIRED' }],
    ['an invalid address', 'ana', undefined, { email: 'EMAIL_INVALID' }],
    ['too long a name', 'a@b.ph', 'x'.repeat(61), { name: 'NAME_TOO_LONG' }],
    ['a link for a name', 'a@b.ph', 'https://x.ph', { name: 'NAME_INVALID' }],
  ]
  for (const [what, email, name, codes] of wrong)
    scenario(`Refuses ${what}`, async () => {
      const { id } = await buildFunnel({ status: 'CLOSED' })
      await expect(join(id, email, name)).rejects.toMatchObject(
        refusedFields(codes)
      )
      expect(await db.waitlistEntry.count()).toBe(0)
    })

  for (const status of ['DRAFT', 'ARCHIVED'] as const)
    scenario(`Is not found for a funnel that is ${status}`, async () => {
      const { id } = await buildFunnel({ status })
      await expect(join(id, 'a@b.ph')).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
    })

  scenario(
    'Stores an address once and gives the same answer each time',
    async () => {
      const { id } = await buildFunnel({ status: 'CLOSED' })
      context.visitor = { ip: '203.0.113.9', lang: 'fil' }
      const answers = await Promise.all(
        [' Ana@Example.com', 'ana@example.com', 'ana@example.com'].map(
          (email) => join(id, email, ' Ana ')
        )
      )
      expect(answers).toEqual([true, true, true])
      expect(await db.waitlistEntry.findMany()).toMatchObject([
        { email: 'ana@example.com', name: 'Ana', language: 'fil' },
      ])
      expect(
        await db.infoLog.count({ where: { action: 'waitlist.joined' } })
      ).toBe(1)
    }
  )

  scenario('Counts up to a thousand people, and lists everyone', async () => {
    const { id: funnelId } = await buildFunnel({ status: 'CLOSED' })
    await db.waitlistEntry.createMany({
      data: Array.from({ length: 1001 }, (_, number) => ({
        funnelId,
        email: `person${number}@example.com`,
      })),
    })
    signIn(await buildUser('admin'), 'admin')
    expect(await waitlistPage({ funnelId })).toMatchObject({
      total: 1000,
      isTotalCapped: true,
      waiting: 1000,
      isWaitingCapped: true,
    })
    const last = await waitlistPage({ funnelId, page: 11, perPage: 100 })
    expect(last.rows).toHaveLength(1)
  })

  scenario('Accepts twenty requests an hour from one IP address', async () => {
    const { id } = await buildFunnel({ status: 'CLOSED' })
    for (let number = 0; number < 20; number++)
      await join(id, `person${number}@example.com`)
    await expect(join(id, 'late@example.com')).rejects.toMatchObject(
      refusal('RATE_LIMITED')
    )
  })
})

describe('the mail about an opening', () => {
  const setUp = async (status: 'PUBLISHED' | 'CLOSED' = 'PUBLISHED') => {
    const funnel = await buildFunnel({ status })
    await join(funnel.id, 'ana@example.com', 'Ma. Ana')
    context.visitor = { lang: 'fil' }
    await join(funnel.id, 'ben@example.com', 'Win at evil.example now')
    context.visitor = undefined
    signIn(await buildUser('admin'), 'admin')
    return funnel
  }

  scenario('Is not sent while the funnel is closed', async () => {
    const { id } = await setUp('CLOSED')
    await expect(notifyWaitlist({ funnelId: id })).rejects.toMatchObject(
      refusal('FUNNEL_NOT_OPEN')
    )
    await mailWaitlist({ funnelId: id })
    expect(await db.outboxEmail.count()).toBe(0)
  })

  scenario('Is sent once to each address, in its language', async () => {
    const { id, slug } = await setUp()
    expect(await waitlistPage({ funnelId: id })).toMatchObject({
      total: 2,
      waiting: 2,
      isOpen: true,
    })
    expect(await notifyWaitlist({ funnelId: id })).toBe(2)
    await Promise.all([1, 2, 3].map(() => mailWaitlist({ funnelId: id })))

    const mails = await db.outboxEmail.findMany({ orderBy: { to: 'asc' } })
    expect(mails.map(({ to }) => to)).toEqual([
      'ana@example.com',
      'ben@example.com',
    ])
    expect(mails[0].text).toContain('Hi Ma. Ana,')
    expect(mails[0].text).toContain(`/${slug}`)
    expect(mails[1].subject).toContain('Bukas na')
    expect(mails[1].text).not.toContain('evil')
    expect(await notifyWaitlist({ funnelId: id })).toBe(0)
    expect(
      await waitlistPage({ funnelId: id, filter: 'WAITING' })
    ).toMatchObject({ total: 0, waiting: 0 })
    expect(
      await db.infoLog.count({ where: { action: 'funnel.waitlistNotified' } })
    ).toBe(1)
  })
})
