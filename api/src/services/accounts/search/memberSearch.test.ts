import { db } from 'src/lib/db'
import { feed } from 'src/services/community/feeds/feeds'
import { buildInvoice } from 'src/testing/billing'
import { buildTalkingGroup, post, settle } from 'src/testing/feeds'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { sentBy } from 'src/testing/statements'

import { memberSearch } from './memberSearch'

const found = async (query: string, type?: string) =>
  (await memberSearch({ query, type })).map((hit) => [
    hit.type,
    hit.title,
    hit.path,
  ])

describe('the search for people, posts and bills', () => {
  scenario('Finds people of the school and posts of own feeds', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    const other = await buildTalkingGroup()
    for (const { id } of [ana, other.ana]) await settle(id)
    await db.user.update({
      where: { id: ben.id },
      data: { firstName: 'Rosalinda', lastName: 'Cruz' },
    })
    await post(ana, key, `Rosalinda helped me, @${ben.slug}`)
    await post(other.ana, other.feed, 'Rosalinda elsewhere')
    signIn(ana)
    const { posts } = await feed({ id: key })
    expect(await found('rosal')).toEqual([
      ['person', 'Rosalinda Cruz', `/profile/${ben.slug}`],
      [
        'post',
        'Rosalinda helped me, @Rosalinda Cruz',
        `/community?feed=${key}&post=${posts[0].id}`,
      ],
    ])
    expect(await found('rosal', 'person')).toHaveLength(1)
    expect(await found('rosal', 'course')).toEqual([])
  })

  scenario('Shows no hidden post, and none by a blocked person', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    await settle(ana.id)
    await post(ana, key, 'Secret of mine')
    signIn(ben)
    expect(await found('secret')).toHaveLength(1)
    await db.block.create({ data: { userId: ben.id, blockedId: ana.id } })
    expect(await found('secret')).toEqual([])
    await db.block.deleteMany()
    await db.feedPost.updateMany({ data: { hiddenAt: new Date() } })
    expect(await found('secret')).toEqual([])
  })

  scenario('Finds own bills only, by number and product', async () => {
    const { userId, number } = await buildInvoice()
    const mine = await db.user.findUniqueOrThrow({ where: { id: userId } })
    await buildInvoice()
    const bill = [
      ['bill', expect.stringContaining(number), '/account?q=billings'],
    ]
    signIn(mine)
    expect(await found(number)).toEqual(bill)
    expect(await found('INV', 'bill')).toHaveLength(1)
    // A sign of LIKE is a sign.
    expect(await found('%%', 'bill')).toEqual([])
    signIn(await buildUser('member'))
    expect(await found(number)).toEqual([])
  })

  scenario('Finds nobody for visitors without access', async () => {
    const { ana, feed: key } = await buildTalkingGroup()
    await settle(ana.id)
    await post(ana, key, 'Hello there')
    signIn(await buildUser('non-member'), 'non-member')
    expect(await found('hello')).toEqual([])
    expect(await found(ana.firstName)).toEqual([])
  })

  scenario('Needs two letters, few statements, and has a limit', async () => {
    const { ana } = await buildTalkingGroup()
    signIn(ana)
    expect(await sentBy(() => memberSearch({ query: 'a' }))).toHaveLength(0)
    expect(
      (await sentBy(() => memberSearch({ query: 'anything' }))).length
    ).toBeLessThanOrEqual(5)
    await db.rateCounter.updateMany({ data: { count: 120 } })
    await expect(memberSearch({ query: 'anything' })).rejects.toMatchObject(
      refusal('RATE_LIMITED')
    )
  })
})
