import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import {
  createWin,
  deleteWin,
  updateWin,
} from 'src/services/accounts/wins/wins'
import { completeTaskForAll } from 'src/services/community/tasks/completeTasksBy'
import { buildFile } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildPosts, buildTalkingGroup, post, settle } from 'src/testing/feeds'
import { actAs, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { blockAuthor } from '../moderation/blocks'

import { addComment } from './addComment'
import { deletePost, updatePost } from './changePost'
import { createPost } from './createPost'
import { feedPost } from './feedPost'
import { chooseAnswer, pinPost } from './markPost'
import { reactToPost } from './reactToPost'

const noticesOf = (userId: number) =>
  db.notice.findMany({ where: { userId }, orderBy: { id: 'asc' } })

const changesOf = async (userId: number) =>
  (await noticesOf(userId)).map(
    ({ facts }) => (facts as { change: string }).change
  )

const rowOf = (id: number) => db.feedPost.findUniqueOrThrow({ where: { id } })

const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

describe('writing a post', () => {
  scenario('Creates the feed of a place, once', async () => {
    const { ana, feed } = await buildTalkingGroup()
    signIn(ana)
    await Promise.all(
      [1, 2, 3].map((n) =>
        createPost({ input: { feed, kind: 'POST', text: `Post ${n}` } })
      )
    )
    expect(await db.feed.count()).toBe(1)
    expect(await db.feedPost.count()).toBe(3)
    expect(
      await db.infoLog.count({ where: { action: 'feedPost.created' } })
    ).toBe(3)
  })

  scenario(
    'Happens once for an idempotency key, whose answer may have been lost',
    async () => {
      const { ana, feed } = await buildTalkingGroup()
      signIn(ana)
      context.visitor = { lang: 'en', idempotencyKey: 'a-key-of-this-post' }
      const write = (text: string) =>
        createPost({ input: { feed, kind: 'POST', text } })
      const first = await write('My desk')
      expect((await write('My desk')).id).toBe(first.id)
      await expect(write('Another desk')).rejects.toMatchObject(
        refusal('IDEMPOTENCY_MISMATCH')
      )
      context.visitor = { lang: 'en', idempotencyKey: 'a-key-of-the-comment' }
      const comment = { postId: first.id, text: 'Nice' }
      await addComment(comment)
      await addComment(comment)
      expect(await rowOf(first.id)).toMatchObject({ commentCount: 1 })
      expect(await db.feedPost.count()).toBe(2)
      context.visitor = undefined
    }
  )

  scenario(
    'Answers a repeated request even in a slowed feed, at the limit and for a shared win',
    async () => {
      const { ana, feed, group } = await buildTalkingGroup()
      await db.feed.create({ data: { groupId: group.id, slowSeconds: 600 } })
      signIn(ana)
      const { id: winId } = await createWin({
        input: { title: 'First client', achievedOn: '2026-03-04' },
      })
      const inputs = [
        { feed, kind: 'POST', text: 'My desk' },
        { feed: 'school', kind: 'WIN', text: '', winId },
        { feed: 'school', kind: 'POST', text: 'The last of this hour' },
      ] as const
      for (const [index, input] of inputs.entries()) {
        context.visitor = {
          lang: 'en',
          idempotencyKey: `a-key-of-the-post-${index}`,
        }
        const first = await createPost({ input })
        expect((await createPost({ input })).id).toBe(first.id)
      }
      context.visitor = undefined
      expect(await db.feedPost.count()).toBe(inputs.length)
    }
  )

  scenario('Is for those who read the feed', async () => {
    const { feed } = await buildTalkingGroup()
    signIn(await buildUser('member'))
    for (const key of [feed, 'stage-1', 'nothing'])
      await expect(
        createPost({ input: { feed: key, kind: 'POST', text: 'Hi' } })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('non-member'), 'non-member')
    await expect(
      createPost({ input: { feed: 'school', kind: 'POST', text: 'Hi' } })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Needs a text of some length, or a picture', async () => {
    const ana = await buildUser()
    for (const empty of [' ', '\u200b', '\u3164'])
      await expect(post(ana, 'school', empty)).rejects.toMatchObject(
        refusedFields({ text: 'REQUIRED' })
      )
    await expect(post(ana, 'school', 'x'.repeat(5_001))).rejects.toMatchObject(
      refusedFields({ text: 'TOO_LONG' })
    )
    const file = await buildFile(ana.id)
    expect(await post(ana, 'school', '', { fileIds: [file.id] })).toMatchObject(
      { pictures: [{ id: file.id, url: `/api/uploads/${file.id}` }] }
    )
  })

  scenario('Takes one’s own pictures only, and four of them', async () => {
    const ana = await buildUser()
    const theirs = await buildFile((await buildUser()).id)
    const paper = await buildFile(ana.id)
    await db.storedFile.update({
      where: { id: paper.id },
      data: { extension: 'svg' },
    })
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => buildFile(ana.id)))
    for (const fileIds of [
      [theirs.id],
      [paper.id],
      [999_999],
      five.map(({ id }) => id),
    ])
      await expect(
        post(ana, 'school', 'See', { fileIds })
      ).rejects.toMatchObject(refusedFields({ fileIds: 'PICTURE_INVALID' }))
    expect(await db.feedPost.count()).toBe(0)
  })

  scenario('Has no links, and a limit, for newcomers', async () => {
    const ana = await buildUser()
    await expect(
      post(ana, 'school', 'Buy at https://cheap.example')
    ).rejects.toMatchObject(refusedFields({ text: 'LINKS_LATER' }))
    for (const n of [1, 2, 3]) await post(ana, 'school', `Post ${n}`)
    await expect(post(ana, 'school', 'Post 4')).rejects.toMatchObject(
      refusedFields({ text: 'POSTING_LIMIT' })
    )
    const known = await buildUser()
    await settle(known.id)
    await post(known, 'school', 'See https://sulong.example')
  })

  scenario('Keeps the limit under concurrency', async () => {
    signIn(await buildUser())
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        createPost({ input: { feed: 'school', kind: 'POST', text: `${n}` } })
      )
    )
    expect(fulfilled(outcomes)).toBe(3)
  })

  scenario('Waits in a slowed feed, also under concurrency', async () => {
    const { ana, leader, feed, group } = await buildTalkingGroup()
    await db.feed.create({ data: { groupId: group.id, slowSeconds: 600 } })
    signIn(ana)
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((n) =>
        createPost({ input: { feed, kind: 'POST', text: `${n}` } })
      )
    )
    expect(fulfilled(outcomes)).toBe(1)
    await expect(post(ana, feed)).rejects.toMatchObject(refusal('FEED_SLOW'))
    await post(leader, feed)
    await post(leader, feed)
  })

  scenario(
    'Tells the people named, who read it and blocked nobody',
    async () => {
      const { ana, ben, leader, feed } = await buildTalkingGroup()
      const hello = await post(ana, feed)
      signIn(leader)
      await blockAuthor({ postId: hello.id })
      const text = `@${ben.slug}, @${ben.slug} and @${leader.slug}: look, @nobody-here!`
      const { id } = await post(ana, feed, text)
      expect(await noticesOf(ben.id)).toMatchObject([
        {
          kind: 'FEED',
          path: `/community?feed=${feed}&post=${id}`,
          facts: {
            feed: expect.any(String),
            feedFil: expect.any(String),
            change: 'mentioned',
            reason: null,
          },
        },
      ])
      expect(await noticesOf(leader.id)).toEqual([])
      // Once a day of a person in a thread, whatever they write there.
      for (const again of ['And', 'Well'])
        await addComment({ postId: id, text: `${again}, @${ben.slug}` })
      expect(await noticesOf(ben.id)).toHaveLength(1)
    }
  )

  scenario('Shares one’s own win with the school, once', async () => {
    const ana = await buildUser()
    signIn(ana)
    const input = { title: 'First client', achievedOn: '2026-03-04' }
    const { id: winId } = await createWin({ input })
    const share = () =>
      createPost({ input: { feed: 'school', kind: 'WIN', text: '', winId } })
    const outcomes = await Promise.allSettled([share(), share(), share()])
    expect(fulfilled(outcomes)).toBe(1)
    await expect(share()).rejects.toMatchObject(refusal('WIN_SHARED'))
    const { id } = await db.feedPost.findFirstOrThrow({ where: { winId } })
    // The post keeps what was shared, whatever becomes of the win.
    const shared = async () => (await feedPost({ id }))?.post.win
    await updateWin({ id: winId, input: { ...input, title: 'Buy my course' } })
    expect(await shared()).toMatchObject({ title: 'First client' })
    await deleteWin({ id: winId })
    expect(await shared()).toMatchObject({ title: 'First client' })
    signIn(await buildUser())
    await expect(share()).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Shares no link of a newcomer’s win', async () => {
    signIn(await buildUser())
    const { id: winId } = await createWin({
      input: { title: 'See evil.dev', achievedOn: '2026-03-04' },
    })
    await expect(
      createPost({ input: { feed: 'school', kind: 'WIN', text: '', winId } })
    ).rejects.toMatchObject(refusedFields({ text: 'LINKS_LATER' }))
  })

  scenario('Finishes the tasks “say hello” and “ask a question”', async () => {
    const stage = await buildStage([5, 7])
    const [hello, question] = stage.tasks
    for (const [task, autoKind] of [
      [hello, 'POST'],
      [question, 'QUESTION'],
    ] as const)
      await db.task.update({
        where: { id: task.id },
        data: { verification: 'AUTO', autoKind },
      })
    const ana = await buildUser('member', { stageId: stage.id })
    const xp = async () =>
      (await db.user.findUniqueOrThrow({ where: { id: ana.id } })).xp
    await post(ana, 'school', 'Hello!')
    expect(await xp()).toBe(5)
    await post(ana, 'school', 'Where do I begin?', { kind: 'QUESTION' })
    await post(ana, 'school', 'And then?', { kind: 'QUESTION' })
    expect(await xp()).toBe(12)
    const outcomes = await db.userTask.findMany()
    expect(outcomes.map(({ status }) => status)).toEqual([
      'COMPLETED',
      'COMPLETED',
    ])
  })
})

scenario('A task for posts counts those written before', async () => {
  const stage = await buildStage([5])
  const ana = await buildUser('member', { stageId: stage.id })
  await post(ana, 'school', 'Hello!')
  for (const [autoKind, count] of [
    ['QUESTION', 0],
    ['POST', 1],
  ] as const) {
    const task = await db.task.create({
      data: {
        stageId: stage.id,
        title: 'Say hello',
        points: 5,
        verification: 'AUTO',
        autoKind,
      },
    })
    expect(await completeTaskForAll(db, task.id)).toBe(count)
  }
})

describe('a comment', () => {
  scenario(
    'Is counted under concurrency, and the author of its post is told',
    async () => {
      const { ana, ben, feed } = await buildTalkingGroup()
      const { id } = await post(ana, feed)
      signIn(ben)
      await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          addComment({ postId: id, text: `Comment ${n}` })
        )
      )
      expect((await rowOf(id)).commentCount).toBe(10)
      expect(await changesOf(ana.id)).toEqual(['commented'])
      const thread = await feedPost({ id })
      expect(thread?.comments).toHaveLength(10)
      expect(thread).toMatchObject({
        hasMore: false,
        post: { commentCount: 10 },
      })
    }
  )

  scenario(
    'Is mailed without its words, and the next one only after a look',
    async () => {
      const { ana, ben, leader, feed } = await buildTalkingGroup()
      const mailsOfAna = () =>
        db.outboxEmail.findMany({
          where: { to: ana.email, template: 'feed' },
          select: { subject: true, text: true },
        })
      const { id } = await post(ana, feed)
      signIn(ben)
      await addComment({ postId: id, text: 'Words that may go again' })
      signIn(leader)
      await addComment({ postId: id, text: 'More words' })
      const [mail, ...others] = await mailsOfAna()
      expect(others).toEqual([])
      expect(mail.subject).toBe('Your post has a new comment')
      expect(mail.text).toContain(`/community?feed=${feed}&post=${id}`)
      expect(mail.text).not.toMatch(/words/i)
      expect(mail.text).not.toContain(ben.lastName)

      await db.notice.updateMany({
        where: { userId: ana.id },
        data: { readAt: new Date() },
      })
      await addComment({ postId: id, text: `@${ana.slug} look` })
      expect(await mailsOfAna()).toHaveLength(2)

      await db.notice.deleteMany({ where: { userId: ana.id } })
      await db.noticeSetting.create({
        data: { userId: ana.id, kind: 'FEED', isMailed: false },
      })
      signIn(ben)
      await addComment({ postId: id, text: 'Without a mail' })
      expect(await mailsOfAna()).toHaveLength(2)
      expect(await changesOf(ana.id)).toEqual(['commented'])
    }
  )

  scenario('Is mailed as an answer to the person who asked', async () => {
    const { ana, ben, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed, 'How?', { kind: 'QUESTION' })
    signIn(ben)
    await addComment({ postId: id, text: 'Like this' })
    expect(
      await db.outboxEmail.findFirstOrThrow({ where: { to: ana.email } })
    ).toMatchObject({ subject: 'Your question has a new answer' })
  })

  scenario('Is not announced to people who blocked its author', async () => {
    const { ana, ben, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed)
    const other = await post(ben, feed)
    signIn(ana)
    await blockAuthor({ postId: other.id })
    signIn(ben)
    await addComment({ postId: id, text: 'Hi' })
    expect(await noticesOf(ana.id)).toEqual([])
  })

  scenario(
    'Is refused to outsiders, under comments, and under deleted posts',
    async () => {
      const { ana, ben, feed } = await buildTalkingGroup()
      const { id } = await post(ana, feed)
      const { id: commentId } = await addComment({ postId: id, text: 'One' })
      await expect(
        addComment({ postId: commentId, text: 'Two' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      await expect(
        addComment({ postId: id, text: 'x'.repeat(2_001) })
      ).rejects.toMatchObject(refusedFields({ text: 'TOO_LONG' }))
      signIn(await buildUser())
      await expect(
        addComment({ postId: id, text: 'Hi' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      signIn(ana)
      await deletePost({ id })
      signIn(ben)
      await expect(
        addComment({ postId: id, text: 'Hi' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
  )

  scenario('Is read page by page, the oldest first', async () => {
    const { feedId, author } = await buildPosts(1)
    const { id } = await db.feedPost.findFirstOrThrow()
    await db.feedPost.createMany({
      data: Array.from({ length: 25 }, (_, n) => ({
        feedId,
        parentId: id,
        authorId: author.id,
        text: `Comment ${n + 1}`,
      })),
    })
    signIn(await buildUser())
    const first = await feedPost({ id })
    expect(first?.comments.at(-1)?.text).toBe('Comment 20')
    const second = await feedPost({ id, after: first?.lastId })
    expect(second?.comments.map(({ text }) => text)[0]).toBe('Comment 21')
    expect(second).toMatchObject({ hasMore: false })
  })
})

describe('one’s own post', () => {
  scenario('Is changed, which the log and its readers see', async () => {
    const { ana, ben, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed, 'Before')
    expect(await updatePost({ id, text: `After, @${ben.slug}` })).toMatchObject(
      {
        text: `After, @${ben.slug}`,
        isEdited: true,
      }
    )
    await updatePost({ id, text: `Again, @${ben.slug}` })
    expect(await changesOf(ben.id)).toEqual(['mentioned'])
    const log = await db.infoLog.findFirstOrThrow({
      where: { action: 'feedPost.updated' },
      orderBy: { id: 'asc' },
    })
    expect(log.before).toEqual({ text: 'Before' })
    await expect(updatePost({ id, text: ' ' })).rejects.toMatchObject(
      refusedFields({ text: 'REQUIRED' })
    )
    await expect(
      updatePost({ id, text: 'http://x.example' })
    ).rejects.toMatchObject(refusedFields({ text: 'LINKS_LATER' }))
  })

  scenario('Is deleted once, and a comment with its count', async () => {
    const { ana, ben, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed, 'Mine')
    signIn(ben)
    const comment = await addComment({ postId: id, text: 'Hi' })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => deletePost({ id: comment.id }))
    )
    expect(fulfilled(outcomes)).toBe(1)
    expect((await rowOf(id)).commentCount).toBe(0)
    signIn(ana)
    await deletePost({ id })
    expect(await feedPost({ id })).toBeNull()
    await expect(updatePost({ id, text: 'X' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Is neither changed nor deleted by others, not even by staff',
    async () => {
      const { ana, ben, leader, feed } = await buildTalkingGroup()
      const { id } = await post(ana, feed)
      for (const user of [ben, leader, await buildUser()]) {
        signIn(user)
        await expect(updatePost({ id, text: 'X' })).rejects.toMatchObject(
          refusal('NOT_FOUND')
        )
        await expect(deletePost({ id })).rejects.toMatchObject(
          refusal('NOT_FOUND')
        )
      }
    }
  )
})

describe('a reaction', () => {
  scenario('Counts each of twenty concurrent people', async () => {
    await buildPosts(1)
    const { id } = await db.feedPost.findFirstOrThrow()
    const people = await Promise.all(
      Array.from({ length: 20 }, () => buildUser())
    )
    await Promise.all(
      people.flatMap((user) =>
        [1, 2].map(() => actAs([user], () => reactToPost({ id, kind: 'LIKE' })))
      )
    )
    expect(await rowOf(id)).toMatchObject({ likeCount: 20 })
    expect(await db.feedReaction.count()).toBe(20)
  })

  scenario('Is the person’s only one, whatever is sent at once', async () => {
    await buildPosts(1)
    const { id } = await db.feedPost.findFirstOrThrow()
    signIn(await buildUser())
    const kinds = ['LIKE', 'HEART', 'CLAP', 'THINK', null] as const
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        reactToPost({ id, kind: kinds[n % 5] })
      )
    )
    const last = await reactToPost({ id, kind: 'HEART' })
    expect(last.myReaction).toBe('HEART')
    expect(await rowOf(id)).toMatchObject({
      likeCount: 0,
      heartCount: 1,
      clapCount: 0,
      thinkCount: 0,
    })
    expect(await db.feedReaction.count()).toBe(1)
    await reactToPost({ id, kind: null })
    await reactToPost({ id, kind: null })
    expect(await rowOf(id)).toMatchObject({ heartCount: 0 })
  })

  scenario('Is refused in a feed that is not theirs', async () => {
    const { ana, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed)
    signIn(await buildUser())
    await expect(reactToPost({ id, kind: 'LIKE' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('a pin', () => {
  scenario('Is for moderators, and for three posts at most', async () => {
    const { ana, leader, feed } = await buildTalkingGroup()
    await settle(ana.id)
    const ids: number[] = []
    for (const n of [1, 2, 3, 4])
      ids.push((await post(ana, feed, `Post ${n}`)).id)
    await expect(pinPost({ id: ids[0], isPinned: true })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(await buildUser())
    await expect(pinPost({ id: ids[0], isPinned: true })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(leader)
    const outcomes = await Promise.allSettled(
      ids.map((id) => pinPost({ id, isPinned: true }))
    )
    expect(fulfilled(outcomes)).toBe(3)
    expect(
      await db.feedPost.count({ where: { pinnedAt: { not: null } } })
    ).toBe(3)
    const pinned = await db.feedPost.findFirstOrThrow({
      where: { pinnedAt: { not: null } },
    })
    await pinPost({ id: pinned.id, isPinned: false })
    await pinPost({ id: pinned.id, isPinned: false })
    expect(
      await db.infoLog.count({ where: { action: 'feedPost.unpinned' } })
    ).toBe(1)
  })
})

describe('the answer of a question', () => {
  scenario('Is chosen by who asked, shown first and told', async () => {
    const { ana, ben, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed, 'How?', { kind: 'QUESTION' })
    signIn(ben)
    await addComment({ postId: id, text: 'Maybe' })
    const best = await addComment({ postId: id, text: 'So' })
    await expect(
      chooseAnswer({ postId: id, commentId: best.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(ana)
    await chooseAnswer({ postId: id, commentId: best.id })
    await chooseAnswer({ postId: id, commentId: best.id })
    expect(await changesOf(ben.id)).toEqual(['answered'])
    const thread = await feedPost({ id })
    expect(thread?.answer?.text).toBe('So')
    expect(thread?.comments.map(({ text }) => text)).toEqual(['Maybe'])
    // It goes with its comment.
    signIn(ben)
    await deletePost({ id: best.id })
    expect((await rowOf(id)).answerId).toBeNull()
  })

  scenario('Is a comment of the question itself', async () => {
    const { ana, feed } = await buildTalkingGroup()
    const { id } = await post(ana, feed, 'How?', { kind: 'QUESTION' })
    const other = await post(ana, feed, 'And?', { kind: 'QUESTION' })
    const comment = await addComment({ postId: other.id, text: 'So' })
    for (const commentId of [comment.id, other.id, 999_999])
      await expect(
        chooseAnswer({ postId: id, commentId })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    const plain = await post(ana, feed, 'No question')
    const reply = await addComment({ postId: plain.id, text: 'So' })
    await expect(
      chooseAnswer({ postId: plain.id, commentId: reply.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})
