// The demo's feeds: the school's with a pinned welcome, a win, a question that is answered and a reported advert; and
// that of a group.
import type { FeedPostKind, FeedReactionKind } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { copyOfWin } from 'api/src/services/community/feeds/posts/copyOfWin'

type Written = { by: string; text: string }

type Post = Written & {
  kind?: FeedPostKind
  hoursAgo: number
  isPinned?: boolean
  comments?: Written[]
  /** The number of the comment that answered it, from 0. */
  answer?: number
  reactions?: Partial<Record<FeedReactionKind, string[]>>
  reported?: Written
}

// prettier-ignore
const school: Post[] = [
  { by: 'head-coach', hoursAgo: 190, isPinned: true, text: 'Welcome! Say hello: who are you, where do you live, and what are you working on this week? Ask anything here. Nobody here was born a freelancer.', reactions: { LIKE: ['ana', 'ben', 'member'], HEART: ['ella'] } },
  { by: 'liza', hoursAgo: 150, text: 'Magandang araw sa lahat! Liza po, taga-Iloilo. Dati akong cashier, ngayon nag-aaral maging VA.', comments: [{ by: 'ana', text: 'Welcome, Liza! Taga-Iloilo rin ako.' }], reactions: { HEART: ['ana', 'ella'] } },
  { by: 'ben', hoursAgo: 120, kind: 'QUESTION', text: 'What do I answer when a client asks for my rate before telling me anything about the work?', comments: [{ by: 'kiko', text: 'I say that it depends, and then I never hear back.' }, { by: 'coach', text: 'Give a range, and one question: “Most of my clients pay between X and Y for this. What would a good result be for you?” Then they talk about the work.' }], answer: 1, reactions: { THINK: ['ella', 'kiko'], LIKE: ['liza'] } },
  { by: 'ella', hoursAgo: 96, kind: 'WIN', text: 'First paid hour! Salamat sa Tribe Amihan.', comments: [{ by: 'team-lead', text: 'So proud of you, Ella.' }, { by: 'ben', text: 'Galing!' }], reactions: { CLAP: ['ana', 'ben', 'kiko', 'team-lead'], HEART: ['liza'] } },
  { by: 'nina', hoursAgo: 70, kind: 'QUESTION', text: 'May marerekomenda ba kayong headset na mura pero malinaw ang mic?', comments: [{ by: 'zeny', text: 'Yung may kable. Mas mahalaga ang tahimik na kuwarto.' }] },
  { by: 'oscar', hoursAgo: 50, text: 'Selling my proposal templates, message me for the price list!!!', reported: { by: 'liza', text: 'He also sends it to everybody in private.' } },
  { by: 'marco', hoursAgo: 30, text: 'Small tip: I write my proposal before breakfast and send it after. Two fresh looks, fewer typos.', reactions: { LIKE: ['ben', 'nina'], THINK: ['liza'] } },
  { by: 'bea', hoursAgo: 20, kind: 'QUESTION', text: 'How many proposals a day is realistic next to a full-time job?' },
  { by: 'member', hoursAgo: 6, text: 'Hello from Davao! I am Mila. This week I finish my profile.' },
]

// prettier-ignore
const amihan: Post[] = [
  { by: 'team-lead', hoursAgo: 60, text: 'Monday is portfolio night. Bring one piece, finished or not.', reactions: { LIKE: ['ana', 'ella'] } },
  { by: 'kiko', hoursAgo: 26, text: 'Heto na ang bagong portfolio ko. Anong unang tingin ninyo? @ana', comments: [{ by: 'ella', text: 'Malinis! Ilipat mo lang sa itaas ang contact mo.' }] },
  { by: 'ana', hoursAgo: 10, kind: 'QUESTION', text: 'Who has room for a practice call on Thursday evening?', comments: [{ by: 'ben', text: 'Me, after eight.' }], answer: 0 },
]

const HOUR_MS = 3_600_000

/** Seeds feeds only if nothing was written yet. @returns how many posts were added */
export const seedFeeds = async () => {
  if ((await db.feedPost.count()) > 0) return 0
  const people = await db.user.findMany({
    where: { email: { endsWith: '@example.com' } },
    select: { id: true, email: true, slug: true },
  })
  const personOf = (name: string) =>
    people.find(({ email }) => email === `${name}@example.com`)
  const idOf = (name: string) => personOf(name)?.id
  const group = await db.group.findFirst({ where: { name: 'Tribe Amihan' } })
  let count = 0
  for (const [place, posts] of [
    [{ isSchool: true }, school],
    ...(group ? [[{ groupId: group.id }, amihan] as const] : []),
  ] as const) {
    const feed = await db.feed.create({ data: place })
    for (const post of posts) {
      count += (await seedPost(feed.id, post, idOf, personOf('ana')?.slug))
        ? 1
        : 0
    }
  }
  return count
}

type IdOf = (name: string) => number | undefined

const seedPost = async (
  feedId: number,
  { by, text, hoursAgo, kind, isPinned, ...post }: Post,
  idOf: IdOf,
  ana = 'ana'
) => {
  const authorId = idOf(by)
  if (!authorId) return false
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS)
  const win =
    kind === 'WIN'
      ? await db.win.findFirst({ where: { userId: authorId } })
      : null
  const reactions = Object.entries(post.reactions ?? {}).flatMap(
    ([reaction, names]) =>
      names.flatMap((name) => {
        const userId = idOf(name)
        return userId ? [{ userId, kind: reaction as FeedReactionKind }] : []
      })
  )
  const countOf = (reaction: FeedReactionKind) =>
    reactions.filter((each) => each.kind === reaction).length
  const comments = (post.comments ?? []).flatMap((comment) => {
    const userId = idOf(comment.by)
    return userId ? [{ userId, text: comment.text }] : []
  })
  const { id } = await db.feedPost.create({
    data: {
      feedId,
      authorId,
      kind: kind === 'WIN' && !win ? 'POST' : kind,
      ...(win && copyOfWin(win)),
      text: text.replace('@ana', `@${ana}`),
      createdAt,
      ...(isPinned && { pinnedAt: createdAt, pinnedById: authorId }),
      commentCount: comments.length,
      likeCount: countOf('LIKE'),
      heartCount: countOf('HEART'),
      clapCount: countOf('CLAP'),
      thinkCount: countOf('THINK'),
      reactions: { createMany: { data: reactions } },
    },
  })
  const commentIds: number[] = []
  for (const [index, { userId, text: words }] of comments.entries())
    commentIds.push(
      (
        await db.feedPost.create({
          data: {
            feedId,
            parentId: id,
            authorId: userId,
            text: words,
            createdAt: new Date(createdAt.getTime() + (index + 1) * HOUR_MS),
          },
        })
      ).id
    )
  if (post.answer !== undefined)
    await db.feedPost.update({
      where: { id },
      data: { answerId: commentIds[post.answer] },
    })
  const reporterId = post.reported && idOf(post.reported.by)
  if (post.reported && reporterId)
    await db.feedReport.create({
      data: {
        postId: id,
        reporterId,
        reason: post.reported.text,
        text,
      },
    })
  return true
}
