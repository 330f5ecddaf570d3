import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { funnelResults } from '../funnels/funnelResults'

import { countVisit } from './countVisit'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36'

const comes = (ip: string, userAgent: string | undefined = BROWSER) => {
  context.visitor = { ip, userAgent, lang: 'en' }
}

afterEach(() => {
  context.visitor = undefined
})

const visitors = async (id: string) =>
  (await funnelResults({ id, days: 7 })).visitors

describe('a visit', () => {
  scenario('Counts once a day for a visitor, with one statement', async () => {
    const { id } = await buildFunnel()
    comes('203.0.113.1')
    expect(await statementsOf(() => countVisit(id))).toBe(1)
    await Promise.all([countVisit(id), countVisit(id), countVisit(id)])
    comes('203.0.113.2')
    await countVisit(id)
    expect(await visitors(id)).toBe(2)
  })

  scenario('Counts for each funnel separately', async () => {
    const one = await buildFunnel()
    const other = await buildFunnel()
    comes('203.0.113.1')
    await countVisit(one.id)
    await countVisit(other.id)
    expect([await visitors(one.id), await visitors(other.id)]).toEqual([1, 1])
    const keys = await db.funnelVisit.findMany()
    expect(new Set(keys.map(({ visitorKey }) => visitorKey)).size).toBe(2)
    expect(JSON.stringify(keys)).not.toContain('203.0.113.1')
  })

  for (const bot of [
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    '',
  ])
    scenario(
      `By ${bot || 'a client without a user agent'} does not count`,
      async () => {
        const { id } = await buildFunnel()
        comes('203.0.113.1', bot)
        expect(await countVisit(id)).toBe(false)
        expect(await visitors(id)).toBe(0)
      }
    )

  scenario('By staff does not count, by a member it does', async () => {
    const { id } = await buildFunnel()
    signIn(await buildUser('coach'), 'coach')
    comes('203.0.113.1')
    expect(await countVisit(id)).toBe(false)
    signIn(await buildUser('member'), 'member')
    comes('203.0.113.1')
    expect(await countVisit(id)).toBe(true)
  })

  scenario(
    'Stops counting at three hundred an hour from one address',
    async () => {
      const { id } = await buildFunnel()
      await db.rateCounter.create({
        data: {
          key: 'visitors-per-hour:203.0.113.1',
          count: 300,
          windowStart: new Date(),
        },
      })
      comes('203.0.113.1')
      expect(await countVisit(id)).toBe(false)
      expect(await visitors(id)).toBe(0)
    }
  )

  scenario(
    'Deletes the visitor keys of earlier days and keeps the totals',
    async () => {
      const { id } = await buildFunnel()
      const day = new Date(Date.now() - 3 * DAY_MS)
      await db.funnelVisit.create({
        data: { funnelId: id, day, visitorKey: 'gone' },
      })
      await db.funnelDay.create({ data: { funnelId: id, day, visitors: 1 } })
      comes('203.0.113.1')
      await countVisit(id)
      expect(
        await db.funnelVisit.count({ where: { visitorKey: 'gone' } })
      ).toBe(0)
      expect(await visitors(id)).toBe(2)
    }
  )

  scenario('To a deleted funnel causes no error', async () => {
    comes('203.0.113.1')
    expect(await countVisit('none')).toBe(false)
  })
})
