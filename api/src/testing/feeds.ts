import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'
import { createPost } from 'src/services/community/feeds/posts/createPost'

import { buildGroup, buildGroupMember, signInWithGroup } from './groups'
import { buildUser } from './people'

type Person = { id: number; email: string }

/** Makes a person old enough to post links, and often. */
export const settle = async (userId: number) => {
  await db.user.update({
    where: { id: userId },
    data: { createdAt: new Date('2026-01-01') },
  })
  const feed =
    (await db.feed.findFirst({ where: { isSchool: true } })) ??
    (await db.feed.create({ data: { isSchool: true } }))
  await db.feedPost.createMany({
    data: [1, 2, 3].map((n) => ({
      feedId: feed.id,
      authorId: userId,
      text: `Old post ${n}`,
      createdAt: new Date('2026-01-02'),
    })),
  })
}

/** A group with a leader and two members, and the id of its feed. */
export const buildTalkingGroup = async () => {
  const group = await buildGroup()
  const leader = await buildGroupMember(group.id, { role: 'LEADER' })
  const ana = await buildGroupMember(group.id)
  const ben = await buildGroupMember(group.id)
  return { group, leader, ana, ben, feed: `group-${group.id}` }
}

/** Writes a post in a feed as a person who may write there. */
export const post = async (
  author: Person,
  feed: string,
  text = 'Hello everybody',
  changes: Partial<Parameters<typeof createPost>[0]['input']> = {}
) => {
  await signInWithGroup(author)
  return createPost({ input: { feed, kind: 'POST', text, ...changes } })
}

/** Posts of one author in the school's feed, without the limits of writing. @returns their feed's id */
export const buildPosts = async (
  count: number,
  changes: Partial<Prisma.FeedPostCreateManyInput> = {}
) => {
  const author = await buildUser('member')
  const feed =
    (await db.feed.findFirst({ where: { isSchool: true } })) ??
    (await db.feed.create({ data: { isSchool: true } }))
  await db.feedPost.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      feedId: feed.id,
      authorId: author.id,
      text: `Post ${n + 1}`,
      ...changes,
    })),
  })
  return { feedId: feed.id, author }
}
