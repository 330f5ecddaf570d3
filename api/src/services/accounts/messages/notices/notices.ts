import { NoticeKind } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  bool,
  command,
  enumOf,
  int,
  json,
  prepared,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { isMailedKind, mailedKinds } from 'src/shared/accounts/notices'

import { UNREAD_COUNT } from './bell'

const PER_PAGE = 30

const UNREAD = prepared('unreadNotices', `SELECT (${UNREAD_COUNT}) AS count`, {
  count: int,
})

const countUnread = async () =>
  (await UNREAD.one(pool, [currentUser().id])).count

export const unreadNotices =
  countUnread satisfies QueryResolvers['unreadNotices']

const PAGE = prepared(
  'notices',
  `SELECT id, kind, facts, path, "readAt" IS NOT NULL AS "isRead", "createdAt" FROM "Notice"
   WHERE "userId" = $1 AND id < $2 ORDER BY id DESC LIMIT ${PER_PAGE + 1}`,
  {
    id: int,
    kind: enumOf(NoticeKind),
    facts: json<object>(),
    path: text,
    isRead: bool,
    createdAt: timestamp,
  }
)

const NEWEST = 2_147_483_647

export const notices = (async ({ before }) => {
  const found = await PAGE.all(pool, [currentUser().id, before ?? NEWEST])
  const rows = found.slice(0, PER_PAGE)
  return {
    rows,
    next: found.length > PER_PAGE ? rows[PER_PAGE - 1].id : null,
  }
}) satisfies QueryResolvers['notices']

const READ = command(
  `UPDATE "Notice" SET "readAt" = now() WHERE "userId" = $1 AND id <= $2 AND "readAt" IS NULL`
)

export const markNoticesRead = (async ({ upTo }) => {
  await READ.run(pool, [currentUser().id, upTo])
  return countUnread()
}) satisfies MutationResolvers['markNoticesRead']

export const noticeSettings = (async () => {
  const own = await db.noticeSetting.findMany({
    where: { userId: currentUser().id },
  })
  return mailedKinds.map((kind) => ({
    kind,
    isMailed: own.find((each) => each.kind === kind)?.isMailed ?? true,
  }))
}) satisfies QueryResolvers['noticeSettings']

/** @throws INVALID by field for a kind that is not mailed */
export const saveNoticeSetting = (async ({ kind, isMailed }) => {
  refuseInput({ kind: !isMailedKind(kind) && 'INVALID' })
  const userId = currentUser().id
  return db.noticeSetting.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, isMailed },
    update: { isMailed },
  })
}) satisfies MutationResolvers['saveNoticeSetting']
