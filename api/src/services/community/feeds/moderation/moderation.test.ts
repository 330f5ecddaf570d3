import { db } from 'src/lib/db'
import { buildTalkingGroup, post, settle } from 'src/testing/feeds'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { feed } from '../feeds'
import { addComment } from '../posts/addComment'
import { deletePost, updatePost } from '../posts/changePost'
import { feedPost } from '../posts/feedPost'
import { pinPost } from '../posts/markPost'
import { reactToPost } from '../posts/reactToPost'

import { blockAuthor, myBlocks, unblockPerson } from './blocks'
import { banFromFeed, endFeedBan, feedBans } from './feedBans'
import { decideFeedReport, feedReports } from './feedReports'
import { hidePost, showPost } from './hidePost'
import { reportPost } from './reportPost'
import { slowFeed } from './slowFeed'

const factsOf = async (userId: number) =>
  (await db.notice.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ facts }) => facts
  )

const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

/** Ana's post in her group, which Ben reported. */
const reported = async () => {
  const people = await buildTalkingGroup()
  const { id: postId } = await post(people.ana, people.feed, 'Buy my course')
  signIn(people.ben)
  await reportPost({ id: postId, reason: 'An advert' })
  const { id } = await db.feedReport.findFirstOrThrow()
  return { ...people, id, postId }
}

describe('a report', () => {
  scenario('Is told to the moderators of the feed, once a day', async () => {
    const { leader, ana, ben, feed: key, postId } = await reported()
    const head = await buildUser('head-coach')
    const comment = await addComment({ postId, text: 'Bad words' })
    signIn(ana)
    await reportPost({ id: comment.id, reason: 'Rude' })
    expect(await factsOf(leader.id)).toMatchObject([{ change: 'reported' }])
    expect(await factsOf(head.id)).toHaveLength(1)
    expect(
      (await factsOf(ana.id)).filter(
        (facts) => (facts as { change: string }).change === 'reported'
      )
    ).toEqual([])
    signIn(leader)
    expect(await feedReports()).toMatchObject([
      {
        reason: 'An advert',
        text: 'Buy my course',
        reportCount: 1,
        path: `/community?feed=${key}&post=${postId}`,
      },
      {
        reason: 'Rude',
        path: `/community?feed=${key}&post=${postId}`,
      },
    ])
    signIn(ben)
    expect(await feedReports()).toEqual([])
  })

  scenario('Needs a reason, and is one of a person', async () => {
    const { postId, ben, ana } = await reported()
    await expect(reportPost({ id: postId, reason: ' ' })).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    await expect(
      reportPost({ id: postId, reason: 'Again' })
    ).rejects.toMatchObject(refusal('REPORTED_ALREADY'))
    signIn(ana)
    await expect(
      reportPost({ id: postId, reason: 'Mine' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser())
    await expect(
      reportPost({ id: postId, reason: 'Bad' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await db.feedReport.deleteMany()
    signIn(ben)
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => reportPost({ id: postId, reason: 'Bad' }))
    )
    expect(fulfilled(outcomes)).toBe(1)
  })

  scenario(
    'Hides the post with a reason, which its author is told',
    async () => {
      const { id, ana, leader, ben, feed: key } = await reported()
      signIn(leader)
      await expect(
        decideFeedReport({ id, isHidden: true })
      ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
      const outcomes = await Promise.allSettled(
        [1, 2, 3].map(() =>
          decideFeedReport({ id, isHidden: true, reason: 'No adverts' })
        )
      )
      expect(fulfilled(outcomes)).toBe(1)
      await expect(
        decideFeedReport({ id, isHidden: false })
      ).rejects.toMatchObject(refusal('REPORT_DECIDED'))
      expect(await factsOf(ana.id)).toMatchObject([
        { change: 'hidden', reason: 'No adverts' },
      ])
      expect(await feedReports()).toEqual([])
      signIn(ben)
      expect((await feed({ id: key })).posts).toEqual([])
      expect(
        await db.infoLog.count({ where: { action: 'feedPost.hidden' } })
      ).toBe(1)
    }
  )

  scenario('Is kept, and ends for all who reported', async () => {
    const { id, leader, postId } = await reported()
    signIn(leader)
    await reportPost({ id: postId, reason: 'Me too' })
    await decideFeedReport({ id, isHidden: false })
    expect(await db.feedReport.count({ where: { status: 'KEPT' } })).toBe(2)
    expect(await feedPost({ id: postId })).not.toBeNull()
  })

  scenario('Is decided by moderators of its feed only', async () => {
    const { id, ben } = await reported()
    for (const [user, role] of [
      [ben, 'member'],
      [await buildUser('coach'), 'coach'],
      [await buildUser('member'), 'member'],
    ] as const) {
      signIn(user, role)
      await expect(
        decideFeedReport({ id, isHidden: false })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
    await expect(
      decideFeedReport({ id: 999_999, isHidden: false })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('In the school’s feed is for coaches', async () => {
    const ana = await buildUser()
    const { id } = await post(ana, 'school', 'Hi')
    signIn(await buildUser('assistant-coach'), 'assistant-coach')
    await reportPost({ id, reason: 'Bad' })
    expect(await feedReports()).toEqual([])
    signIn(await buildUser('coach'), 'coach')
    expect(await feedReports()).toHaveLength(1)
  })
})

describe('a report of a moderator’s own post', () => {
  scenario('Is neither seen nor decided by them', async () => {
    const { leader, ben, feed: key } = await buildTalkingGroup()
    const { id: postId } = await post(leader, key, 'You are lazy')
    signIn(ben)
    await reportPost({ id: postId, reason: 'He insults me' })
    const { id } = await db.feedReport.findFirstOrThrow()
    signIn(leader)
    expect(await feedReports()).toEqual([])
    expect(await factsOf(leader.id)).toEqual([])
    await expect(
      decideFeedReport({ id, isHidden: false })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('head-coach'), 'head-coach')
    await decideFeedReport({ id, isHidden: true, reason: 'Be kind' })
    signIn(leader)
    await expect(showPost({ id: postId })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('a reported post', () => {
  scenario('Is shown to moderators as it was', async () => {
    const { ana, leader, postId } = await reported()
    signIn(ana)
    await updatePost({ id: postId, text: 'Nice words' })
    await deletePost({ id: postId })
    signIn(leader)
    expect(await feedReports()).toMatchObject([{ text: 'Buy my course' }])
  })

  scenario('That was kept is reported again once it changed', async () => {
    const { id, ana, ben, leader, postId } = await reported()
    signIn(leader)
    await decideFeedReport({ id, isHidden: false })
    signIn(ben)
    const again = () => reportPost({ id: postId, reason: 'Still bad' })
    await expect(again()).rejects.toMatchObject(refusal('REPORTED_ALREADY'))
    signIn(ana)
    await updatePost({ id: postId, text: 'Buy it now' })
    signIn(ben)
    await again()
  })

  scenario(
    'Is decided even by a moderator who blocked its author',
    async () => {
      const { id, leader, postId, feed: key } = await reported()
      signIn(leader)
      await blockAuthor({ postId })
      expect((await feed({ id: key })).posts).toEqual([])
      await decideFeedReport({ id, isHidden: true, reason: 'An advert' })
      expect(await feedReports()).toEqual([])
    }
  )
})

describe('hiding', () => {
  scenario('Is not for moderators who are banned', async () => {
    const { ana, ben, leader, feed: key } = await buildTalkingGroup()
    const { id } = await post(ana, key)
    await post(ben, key)
    await db.feedBan.create({
      data: {
        userId: leader.id,
        until: new Date('2099-01-01'),
        reason: 'Adverts',
      },
    })
    signIn(leader)
    await expect(hidePost({ id, reason: 'x' })).rejects.toMatchObject(
      refusal('FEED_BANNED')
    )
    await expect(pinPost({ id, isPinned: true })).rejects.toMatchObject(
      refusal('FEED_BANNED')
    )
  })

  scenario('Pinning never fails under concurrent comments', async () => {
    const { ana, ben, leader, feed: key } = await buildTalkingGroup()
    await settle(ben.id)
    const { id: postId } = await post(ana, key)
    signIn(leader)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? pinPost({ id: postId, isPinned: n % 4 === 0 })
          : addComment({ postId, text: `Comment ${n}` })
      )
    )
    expect(fulfilled(outcomes)).toBe(12)
  })

  scenario(
    'Takes a comment off the count, and showing it adds it again',
    async () => {
      const { leader, ana, ben, feed: key } = await buildTalkingGroup()
      const { id } = await post(ana, key)
      signIn(ben)
      const comment = await addComment({ postId: id, text: 'Rude' })
      await expect(
        hidePost({ id: comment.id, reason: 'Rude' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      signIn(leader)
      const hidden = await Promise.allSettled(
        [1, 2].map(() => hidePost({ id: comment.id, reason: 'Rude' }))
      )
      expect(fulfilled(hidden)).toBe(1)
      const count = async () =>
        (await db.feedPost.findUniqueOrThrow({ where: { id } })).commentCount
      expect(await count()).toBe(0)
      signIn(ben)
      await expect(
        updatePost({ id: comment.id, text: 'Nice' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      await expect(showPost({ id: comment.id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      signIn(leader)
      await Promise.all([1, 2].map(() => showPost({ id: comment.id })))
      expect(await count()).toBe(1)
    }
  )
})

describe('a ban', () => {
  const ban = (
    postId: number,
    changes: Partial<Parameters<typeof banFromFeed>[0]['input']> = {}
  ) =>
    banFromFeed({
      input: {
        postId,
        days: 7,
        reason: 'Adverts',
        isEverywhere: false,
        ...changes,
      },
    })

  scenario('Lets a person read, but not write, and says why', async () => {
    const { ana, ben, leader, feed: key, postId } = await reported()
    signIn(leader)
    await ban(postId)
    signIn(ana)
    const seen = await feed({ id: key })
    expect(seen.posts).toHaveLength(1)
    expect(seen.feed.ban).toMatchObject({
      reason: 'Adverts',
      isEverywhere: false,
    })
    expect(await factsOf(ana.id)).toMatchObject([
      { change: 'banned', reason: 'Adverts' },
    ])
    for (const write of [
      () => post(ana, key),
      () => addComment({ postId, text: 'Hi' }),
      () => updatePost({ id: postId, text: 'Hi' }),
      () => reactToPost({ id: postId, kind: 'LIKE' as const }),
    ])
      await expect(write()).rejects.toMatchObject(refusal('FEED_BANNED'))
    // Elsewhere, and after it has ended, the person writes.
    await post(ana, 'school')
    await db.feedBan.updateMany({ data: { until: new Date() } })
    await post(ana, key)
    await post(ben, key)
  })

  scenario('Is replaced by a new one, and lifted once', async () => {
    const { leader, feed: key, postId, ana } = await reported()
    signIn(leader)
    await Promise.all([1, 7, 30].map((days) => ban(postId, { days })))
    const [one, ...others] = await feedBans({ feed: key })
    expect(others).toEqual([])
    signIn(ana)
    await expect(endFeedBan({ id: one.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(feedBans({ feed: key })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(leader)
    await Promise.all([1, 2].map(() => endFeedBan({ id: one.id })))
    expect(await db.infoLog.count({ where: { action: 'feedBan.ended' } })).toBe(
      1
    )
    await post(ana, key)
  })

  scenario('Is checked by field, and never given to moderators', async () => {
    const { leader, postId, feed: key, ben } = await reported()
    const own = await post(leader, key)
    await expect(ban(own.id)).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(ban(postId, { days: 3 })).rejects.toMatchObject(
      refusedFields({ days: 'INVALID' })
    )
    await expect(ban(postId, { reason: '' })).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    // A group's leader moderates that group only.
    await expect(ban(postId, { isEverywhere: true })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(ben)
    await expect(ban(postId)).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('head-coach'), 'head-coach')
    await expect(ban(own.id)).rejects.toMatchObject(refusal('BAN_STAFF'))
  })

  scenario(
    'From all feeds needs a moderator of the school’s feed',
    async () => {
      const { ana, leader, feed: key, postId } = await reported()
      const head = await buildUser('head-coach')
      signIn(head, 'head-coach')
      await ban(postId, { isEverywhere: true })
      for (const place of [key, 'school'])
        await expect(post(ana, place)).rejects.toMatchObject(
          refusal('FEED_BANNED')
        )
      expect(await factsOf(ana.id)).toMatchObject([
        { change: 'bannedEverywhere' },
      ])
      signIn(head, 'head-coach')
      expect(await feedBans({ feed: 'school' })).toHaveLength(1)
      signIn(leader)
      expect(await feedBans({ feed: key })).toEqual([])
    }
  )
})

describe('a slowed feed', () => {
  scenario('Is for its moderators, and says until when one waits', async () => {
    const { ana, leader, feed: key } = await buildTalkingGroup()
    signIn(ana)
    await expect(slowFeed({ feed: key, seconds: 600 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(leader)
    await expect(slowFeed({ feed: key, seconds: 5 })).rejects.toMatchObject(
      refusedFields({ seconds: 'INVALID' })
    )
    await slowFeed({ feed: key, seconds: 600 })
    const { createdAt } = await post(ana, key)
    const { mayPostAt } = (await feed({ id: key })).feed
    expect(mayPostAt?.getTime()).toBe(createdAt.getTime() + 600_000)
    signIn(leader)
    expect((await slowFeed({ feed: key, seconds: 0 })).slowSeconds).toBe(0)
    await post(ana, key)
  })
})

describe('a block', () => {
  scenario('Is by a post, and ended by its owner', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    await settle(ana.id)
    const { id } = await post(ana, key)
    const own = await post(ben, key)
    await expect(blockAuthor({ postId: own.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await Promise.all([1, 2, 3].map(() => blockAuthor({ postId: id })))
    // By then the post is hidden from the one who blocked its author.
    expect(await blockAuthor({ postId: id })).toBe(true)
    expect(await db.block.count()).toBe(1)
    expect(await myBlocks()).toMatchObject([{ id: ana.id }])
    signIn(await buildUser())
    await expect(blockAuthor({ postId: id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(unblockPerson({ id: ana.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(ben)
    await unblockPerson({ id: ana.id })
    expect((await feed({ id: key })).posts).toHaveLength(2)
  })
})
