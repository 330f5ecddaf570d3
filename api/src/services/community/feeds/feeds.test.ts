import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import type { RoleId } from 'src/shared/access/permissions'
import { FEED_ROWS } from 'src/shared/community/feeds'
import { buildBatch, buildFile } from 'src/testing/billing'
import { buildStage, buildStaffOf } from 'src/testing/community'
import { buildPosts, buildTalkingGroup, post, settle } from 'src/testing/feeds'
import { buildGroup, buildGroupMember } from 'src/testing/groups'
import { buildUser, signIn } from 'src/testing/people'
import { readBuffers } from 'src/testing/readRows'
import { refusal } from 'src/testing/refusals'
import { sentBy, statementsOf } from 'src/testing/statements'

import { feedPeople } from './feedPeople'
import { feed, markFeedSeen } from './feeds'
import { blockAuthor } from './moderation/blocks'
import { myFeeds, openQuestions } from './myFeeds'
import { feedPost } from './posts/feedPost'

type Person = { id: number; email: string }

const reads = async (user: Person, key: string, role: RoleId = 'member') => {
  signIn(user, role)
  return feed({ id: key }).then(
    () => true,
    () => false
  )
}

const textsOf = async (
  key: string,
  args: { before?: number; q?: string } = {}
) => (await feed({ id: key, ...args })).posts.map(({ text }) => text)

describe('a feed is read', () => {
  scenario('Of the school by everybody with access', async () => {
    for (const [role, is] of [
      ['non-member', false],
      ['member', true],
      ['affiliate', true],
      ['assistant-coach', true],
      ['admin', true],
    ] as const)
      expect([
        role,
        await reads(await buildUser(role), 'school', role),
      ]).toEqual([role, is])
    const archived = await buildUser('member', { archivedAt: new Date() })
    expect(await reads(archived, 'school')).toBe(false)
  })

  scenario('Of a group by its people of today', async () => {
    const { group, leader, ana, feed: key } = await buildTalkingGroup()
    const elsewhere = await buildGroupMember((await buildGroup()).id)
    expect(await reads(leader, key)).toBe(true)
    expect(await reads(ana, key)).toBe(true)
    expect(await reads(elsewhere, key)).toBe(false)
    expect(await reads(await buildUser('member'), key)).toBe(false)
    await db.groupMembership.updateMany({
      where: { userId: ana.id, groupId: group.id },
      data: { endedAt: new Date() },
    })
    expect(await reads(ana, key)).toBe(false)
    // Lapsed: the place stays, the access does not.
    await db.userAccessLevel.deleteMany({ where: { userId: leader.id } })
    expect(await reads(leader, key)).toBe(false)
  })

  scenario('Of a stage by its people and its staff', async () => {
    const stage = await buildStage()
    const other = await buildStage()
    const key = `stage-${stage.id}`
    const inside = await buildUser('member', { stageId: stage.id })
    const outside = await buildUser('member', { stageId: other.id })
    const reviewer = await buildStaffOf(stage.id)
    const coach = await buildStaffOf(other.id, 'LEADER')
    expect(await reads(inside, key)).toBe(true)
    expect(await reads(outside, key)).toBe(false)
    expect(await reads(reviewer, key, 'coach')).toBe(true)
    expect(await reads(coach, key, 'coach')).toBe(false)
  })

  scenario('Of a batch by its people', async () => {
    const batch = await buildBatch()
    const key = `batch-${batch.id}`
    const inside = await buildUser('member', { batchId: batch.id })
    expect(await reads(inside, key)).toBe(true)
    expect(await reads(await buildUser('member'), key)).toBe(false)
    expect(await reads(await buildUser('coach'), key, 'coach')).toBe(false)
    expect(await reads(await buildUser('head-coach'), key, 'head-coach')).toBe(
      true
    )
  })

  scenario('Of every place by staff whose scope is the school', async () => {
    const { feed: group } = await buildTalkingGroup()
    const stage = `stage-${(await buildStage()).id}`
    for (const [role, is] of [
      ['coach', false],
      ['team-lead', false],
      ['success-manager', true],
      ['head-coach', true],
      ['admin', true],
    ] as const) {
      const user = await buildUser(role)
      expect([role, await reads(user, group, role)]).toEqual([role, is])
      expect([role, await reads(user, stage, role)]).toEqual([role, is])
    }
  })

  scenario('Only at the address of a place that exists', async () => {
    signIn(await buildUser('admin'), 'admin')
    for (const id of [
      '',
      'stage-0',
      'group-999',
      'batch-999',
      'user-1',
      'own-1',
    ])
      await expect(feed({ id })).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('nobody reads another feed', () => {
  scenario('By a post, a search, a picture or a name', async () => {
    const { ana, feed: key } = await buildTalkingGroup()
    const file = await buildFile(ana.id)
    const { id } = await post(ana, key, 'Our secret plan', {
      fileIds: [file.id],
    })
    const stranger = await buildUser('member')
    signIn(stranger)
    expect(await feedPost({ id })).toBeNull()
    await expect(feed({ id: key, q: 'secret' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(feedPeople({ feed: key, q: 'Ana' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(markFeedSeen({ feed: key, postId: id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await mayReadFile(currentUser(), file)).toBe(false)
    expect(await textsOf('school', { q: 'secret' })).toEqual([])
    // A stranger who is named hears nothing.
    await post(ana, key, `Look, @${stranger.slug}`)
    expect(await db.notice.count()).toBe(0)
  })

  scenario('Its people read its pictures until the post is gone', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    const file = await buildFile(ana.id)
    const { id } = await post(ana, key, 'See', { fileIds: [file.id] })
    signIn(ben)
    expect(await mayReadFile(currentUser(), file)).toBe(true)
    await db.feedPost.update({ where: { id }, data: { hiddenAt: new Date() } })
    expect(await mayReadFile(currentUser(), file)).toBe(false)
  })
})

describe('the page of a feed', () => {
  scenario('Has the newest twenty posts, and goes on below', async () => {
    await buildPosts(45)
    signIn(await buildUser())
    const first = await feed({ id: 'school' })
    expect(first.posts).toHaveLength(20)
    expect(first.posts[0]).toMatchObject({ text: 'Post 45', isOwn: false })
    expect(first.hasMore).toBe(true)
    const second = await textsOf('school', { before: first.posts[19].id })
    expect([second[0], second[19]]).toEqual(['Post 25', 'Post 6'])
    const last = await feed({
      id: 'school',
      before: first.posts[0].id - 39,
    })
    expect(last.posts).toHaveLength(5)
    expect(last.hasMore).toBe(false)
  })

  scenario(
    'Takes at most six statements, however long the feed is',
    async () => {
      await buildPosts(30)
      signIn(await buildUser())
      const few = await statementsOf(() => feed({ id: 'school' }))
      await buildPosts(3_000)
      const sent = await sentBy(() => feed({ id: 'school' }))
      expect(sent).toHaveLength(few)
      expect(few).toBeLessThanOrEqual(6)
    }
  )

  scenario('Reads no more of a long feed than of a short one', async () => {
    const { feedId } = await buildPosts(30)
    await db.$executeRaw`INSERT INTO "FeedPost" ("feedId", "authorId", text)
      SELECT ${feedId}, "authorId", 'Post ' || n FROM "FeedPost", generate_series(1, 1000) n WHERE "feedId" = ${feedId} LIMIT 30000`
    await db.$executeRawUnsafe('ANALYZE "FeedPost"')
    signIn(await buildUser())
    const sent = await sentBy(() => feed({ id: 'school' }))
    for (const { text, values } of sent) {
      const [row] = await db.$queryRawUnsafe<{ 'QUERY PLAN': [PlanTop] }[]>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
        ...(values ?? [])
      )
      const { Plan } = row['QUERY PLAN'][0]
      expect(
        Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
      ).toBeLessThan(700)
    }
    const mine = await sentBy(() => myFeeds())
    expect(mine).toHaveLength(1)
  })

  scenario(
    'Is searched by an index even where few posts have most of the comments',
    async () => {
      const { feedId } = await buildPosts(3_000)
      await db.$executeRaw`INSERT INTO "FeedPost" ("feedId", "authorId", text, "parentId")
        SELECT ${feedId}, "authorId", 'Comment ' || n, id FROM (SELECT * FROM "FeedPost" ORDER BY id LIMIT 2) p, generate_series(1, 2000) n`
      await db.$executeRawUnsafe('ANALYZE "FeedPost"')
      signIn(await buildUser())
      // Some buffers for each of the 2,000 newest posts, and not the table for each of them.
      expect(
        await readBuffers(() => feed({ id: 'school', q: 'nowhere' }))
      ).toBeLessThan(20_000)
    }
  )

  scenario(
    'Has neither deleted nor hidden posts, except for moderators',
    async () => {
      const { ana, ben, leader, feed: key } = await buildTalkingGroup()
      const hidden = await post(ana, key, 'Hidden')
      const deleted = await post(ana, key, 'Deleted')
      await post(ana, key, 'Shown')
      await db.feedPost.update({
        where: { id: hidden.id },
        data: { hiddenAt: new Date(), hideReason: 'An advert' },
      })
      await db.feedPost.update({
        where: { id: deleted.id },
        data: { deletedAt: new Date() },
      })
      signIn(ben)
      expect(await textsOf(key)).toEqual(['Shown'])
      expect(await textsOf(key, { q: 'deleted' })).toEqual([])
      expect(await textsOf(key, { q: 'hidden' })).toEqual([])
      expect(await feedPost({ id: hidden.id })).toBeNull()
      signIn(ana)
      expect((await feed({ id: key })).posts).toMatchObject([
        { text: 'Shown' },
        { text: 'Hidden', isHidden: true, hideReason: 'An advert' },
      ])
      signIn(leader)
      expect(await textsOf(key)).toEqual(['Shown', 'Deleted', 'Hidden'])
    }
  )

  scenario('Has no posts of people whom the reader blocked', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    const { id } = await post(ana, key, 'From Ana')
    await post(ben, key, 'From Ben')
    await blockAuthor({ postId: id })
    expect(await textsOf(key)).toEqual(['From Ben'])
    expect(await textsOf(key, { q: 'from' })).toEqual(['From Ben'])
    expect(await feedPost({ id })).toBeNull()
  })
})

type PlanTop = {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

describe('people named in posts', () => {
  scenario('Come with their names, read once for a page', async () => {
    const { ana, ben, leader, feed: key } = await buildTalkingGroup()
    const gone = await buildUser('member')
    const nameOf = async ({ id }: Person) => {
      const { slug, firstName, lastName } = await db.user.findUniqueOrThrow({
        where: { id },
      })
      return { slug, name: `${firstName} ${lastName}` }
    }
    const first = await post(ana, key, 'Nobody is named, @no-such-person')
    signIn(ben)
    expect((await feed({ id: key })).posts[0].named).toEqual([])
    const before = await statementsOf(() => feed({ id: key }))
    await db.user.update({
      where: { id: gone.id },
      data: { archivedAt: new Date() },
    })
    await post(ana, key, `@${ben.slug} and @${leader.slug.toUpperCase()}`)
    await post(ben, key, `@${ben.slug}, @${gone.slug}`)
    signIn(ben)
    expect((await feed({ id: key })).posts.map(({ named }) => named)).toEqual([
      [await nameOf(ben)],
      [await nameOf(ben), await nameOf(leader)],
      [],
    ])
    // The unknown slug is looked up, too.
    expect(await statementsOf(() => feed({ id: key }))).toBe(before)
    const { comments } = (await feedPost({ id: first.id })) ?? {}
    expect(comments).toEqual([])
  })

  scenario('Cost no statement where nobody is named', async () => {
    await buildPosts(1)
    signIn(await buildUser())
    const sent = await sentBy(() => feed({ id: 'school' }))
    expect(sent.filter(({ text }) => text.includes('u.slug = ANY'))).toEqual([])
  })
})

describe('the search of a feed', () => {
  scenario('Finds beginnings of words in posts and comments', async () => {
    const { feedId, author } = await buildPosts(3)
    const [{ id }] = await db.feedPost.findMany({ orderBy: { id: 'asc' } })
    await db.feedPost.create({
      data: { feedId, parentId: id, authorId: author.id, text: 'Magkano po?' },
    })
    signIn(await buildUser())
    expect(await textsOf('school', { q: 'magk' })).toEqual(['Post 1'])
    expect(await textsOf('school', { q: 'POST 2' })).toEqual(['Post 2'])
    expect(await textsOf('school', { q: 'nothing' })).toEqual([])
    expect(await textsOf('school', { q: "') | x & !:*" })).toHaveLength(3)
  })

  scenario('Finds rare words beyond the newest posts', async () => {
    const [old] = await db.feedPost.findMany({
      where: { feedId: (await buildPosts(1)).feedId },
    })
    await db.feedPost.update({
      where: { id: old.id },
      data: { text: 'A rare walrus' },
    })
    await buildPosts(2_001)
    signIn(await buildUser())
    expect(await textsOf('school', { q: 'walrus' })).toEqual(['A rare walrus'])
    expect(await textsOf('school', { q: 'post' })).toHaveLength(20)
    expect(
      await sentBy(() => feed({ id: 'school', q: 'walrus' }))
    ).toHaveLength(5)
  })

  scenario('Is limited for each person', async () => {
    await buildPosts(1)
    signIn(await buildUser())
    const outcomes = await Promise.allSettled(
      Array.from({ length: 125 }, () => feed({ id: 'school', q: 'post' }))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled').length
    ).toBeLessThanOrEqual(120)
  })
})

describe('what is new', () => {
  scenario(
    'Is marked until it was seen, and counted up to a bound',
    async () => {
      const batch = await buildBatch()
      const stage = await buildStage()
      const me = await buildUser('member', {
        batchId: batch.id,
        stageId: stage.id,
      })
      signIn(me)
      expect(await myFeeds()).toMatchObject([
        { id: 'school', newCount: 0 },
        { id: `stage-${stage.id}`, stageNumber: stage.number, newCount: 0 },
        { id: `batch-${batch.id}`, name: batch.name, newCount: 0 },
      ])
      await buildPosts(30)
      expect((await myFeeds())[0].newCount).toBe(21)
      const { posts, feed: head } = await feed({ id: 'school' })
      expect(head.seenPostId).toBeNull()
      await Promise.all(
        posts.map(({ id }) => markFeedSeen({ feed: 'school', postId: id }))
      )
      expect((await myFeeds())[0].newCount).toBe(0)
      expect((await feed({ id: 'school' })).feed.seenPostId).toBe(posts[0].id)
      // One's own posts are not new.
      await post(me, 'school')
      signIn(me)
      expect((await myFeeds())[0].newCount).toBe(0)
    }
  )

  scenario('Is empty for people without access', async () => {
    signIn(await buildUser('non-member'), 'non-member')
    expect(await myFeeds()).toEqual([])
  })
})

scenario('People to name are those who read the feed', async () => {
  const { ana, ben, feed: key } = await buildTalkingGroup()
  await buildUser('member')
  signIn(ana)
  const named = await feedPeople({ feed: key, q: 'ana p' })
  expect(named.map(({ id }) => id)).not.toContain(ana.id)
  expect(named.map(({ id }) => id)).toContain(ben.id)
  expect(named).toHaveLength(2)
  expect(await feedPeople({ feed: key, q: 'a' })).toEqual([])
  expect(await feedPeople({ feed: key, q: '%%' })).toEqual([])
  // An e-mail address finds nobody.
  expect(await feedPeople({ feed: key, q: ben.email })).toEqual([])
})

scenario(
  'People with a name that begins with the letters come first',
  async () => {
    const { group, ana, feed: key } = await buildTalkingGroup()
    for (const [firstName, lastName] of [
      ['Bianca', 'Aquino'],
      ['Roland', 'Andrada'],
      ['Yolanda', 'Bello'],
      ['Andres', 'Cruz'],
    ])
      await db.user.update({
        where: { id: (await buildGroupMember(group.id)).id },
        data: { firstName, lastName },
      })
    signIn(ana)
    const names = (await feedPeople({ feed: key, q: 'and' })).map(
      ({ name }) => name
    )
    expect(names).toEqual(['Andres Cruz', 'Roland Andrada', 'Yolanda Bello'])
  }
)

describe('the questions of a feed', () => {
  scenario('Come alone, answered or not, page by page', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    await settle(ana.id)
    for (let n = 1; n <= FEED_ROWS + 1; n++)
      await post(ana, key, `Question ${n}?`, { kind: 'QUESTION' })
    await post(ana, key, 'No question')
    signIn(ben)
    const first = await feed({ id: key, isQuestions: true })
    expect(first.posts).toHaveLength(FEED_ROWS)
    expect(first).toMatchObject({ pinned: [], hasMore: true })
    expect(first.posts[0].text).toBe(`Question ${FEED_ROWS + 1}?`)
    expect(
      await feed({
        id: key,
        isQuestions: true,
        before: first.posts.at(-1)?.id,
      })
    ).toMatchObject({ posts: [{ text: 'Question 1?' }], hasMore: false })
  })

  scenario('Say who is a coach, and who belongs to the team', async () => {
    const { ana, feed: key } = await buildTalkingGroup()
    await settle(ana.id)
    await post(ana, key, 'Mine')
    const markOf = async () => (await feed({ id: key })).posts[0].authorMark
    expect(await markOf()).toBeNull()
    for (const [accessLevelId, mark] of [
      ['team-lead', 'TEAM'],
      ['assistant-coach', 'COACH'],
    ] as [RoleId, string][]) {
      await buildUser(accessLevelId)
      await db.userAccessLevel.create({
        data: { userId: ana.id, accessLevelId },
      })
      expect(await markOf()).toBe(mark)
    }
  })
})

describe('the questions that wait for an answer', () => {
  const ask = (author: { id: number; email: string }, key: string, q: string) =>
    post(author, key, q, { kind: 'QUESTION' })
  const openFor = async (person: { id: number; email: string }) => {
    signIn(person)
    return (await openQuestions()).map(({ text }) => text)
  }

  scenario('Show the names of the people whom they name', async () => {
    const { ana, ben, feed: key } = await buildTalkingGroup()
    await settle(ana.id)
    await ask(ana, key, `@${ben.slug}, and @nobody-1: how many proposals?`)
    expect(await openFor(ben)).toEqual([
      `@${ben.firstName} ${ben.lastName}, and @nobody-1: how many proposals?`,
    ])
  })

  scenario(
    'Are the newest three by other people in the viewer’s feeds',
    async () => {
      const { ana, ben, feed: key } = await buildTalkingGroup()
      const other = await buildTalkingGroup()
      await settle(ana.id)
      for (const n of [1, 2, 3, 4]) await ask(ana, key, `Question ${n}?`)
      await ask(other.ana, other.feed, 'Elsewhere?')
      await post(ana, key, 'No question')
      expect(await openFor(ben)).toEqual([
        'Question 4?',
        'Question 3?',
        'Question 2?',
      ])
      expect(await openFor(ana)).toEqual([])
      signIn(ben)
      expect(await sentBy(() => openQuestions())).toHaveLength(1)
      expect((await openQuestions())[0]).toMatchObject({
        feed: key,
        kind: 'group',
        commentCount: 0,
      })
    }
  )

  scenario(
    'Leave out answered, hidden, deleted, blocked and old questions',
    async () => {
      const { ana, ben, leader, feed: key } = await buildTalkingGroup()
      await settle(ana.id)
      const [answered, hidden, deleted, old] = [
        await ask(ana, key, 'Answered?'),
        await ask(ana, key, 'Hidden?'),
        await ask(ana, key, 'Deleted?'),
        await ask(ana, key, 'Old?'),
      ]
      await ask(leader, key, 'Shown?')
      const change = (id: number, data: object) =>
        db.feedPost.update({ where: { id }, data })
      const reply = await db.feedPost.create({
        data: {
          feedId: (await change(answered.id, {})).feedId,
          parentId: answered.id,
          authorId: ben.id,
          text: 'Like this',
        },
      })
      await change(answered.id, { answerId: reply.id })
      await change(hidden.id, { hiddenAt: new Date() })
      await change(deleted.id, { deletedAt: new Date() })
      await change(old.id, { createdAt: new Date('2026-01-01') })
      expect(await openFor(ben)).toEqual(['Shown?'])
      signIn(ben)
      const [shown] = await openQuestions()
      await blockAuthor({ postId: shown.id })
      expect(await openFor(ben)).toEqual([])
    }
  )

  scenario('Are not shown to those without access', async () => {
    const { ana, feed: key } = await buildTalkingGroup()
    await ask(ana, key, 'Anybody?')
    const lapsed = await buildUser('non-member')
    signIn(lapsed, 'non-member')
    expect(await openQuestions()).toEqual([])
  })
})
