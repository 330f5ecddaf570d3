// The audience of an announcement: the people of a list's filter, or of a batch.
import type { Announcement, Prisma } from '@prisma/client'

import { scopeForUsers } from 'src/lib/access/scopes'
import { searchText } from 'src/lib/database/paging'
import { composed, int } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { isNamed } from 'src/services/accounts/users/personSearch'
import {
  peopleSql,
  type UsersWanted,
} from 'src/services/accounts/users/usersQuery'
import { asUsersView } from 'src/shared/accounts/people/usersFilter'

/** The count of people stops here. */
const MOST_COUNTED = 10_000

/** A person whose last mails were refused, this many in a row, gets no more announcements by mail. */
export const MOST_BOUNCES = 2

export type Audience = Pick<Announcement, 'list'> & { filter: unknown }

/** The people of an audience as the list of users takes them; without archived ones. */
export const wantedOf = ({ list, filter }: Audience): UsersWanted => {
  const view = asUsersView(filter)
  return {
    words: searchText(view.q) || undefined,
    isMember: list ? list === 'MEMBER' : undefined,
    status: view.filter,
    batchId: view.batchId,
    stageId: view.stageId,
  }
}

type Parameter = (value: string | number) => string

const peopleOf = ({ words, ...wanted }: UsersWanted, parameter: Parameter) =>
  [
    peopleSql(wanted, parameter),
    ...(words ? [isNamed(words, parameter)] : []),
  ].join(' AND ')

/**
 * Conditions about a user `p`: announcements come by mail unless the person turned them off, or their address refuses
 * mails.
 */
const CHOICES = `
  LEFT JOIN "NoticeSetting" s ON s."userId" = p.id AND s.kind = 'ANNOUNCEMENT' AND NOT s."isMailed"
  LEFT JOIN "AddressBounce" b ON b.email = p.email AND b.count >= ${MOST_BOUNCES}`

const samples: UsersWanted[] = [
  { batchId: 1 },
  { words: 'ana', isMember: true, status: 'ACTIVE', stageId: 1 },
  { words: 'a', isMember: false },
  { scope: { stageId: 1, groupId: 1 }, isMember: true },
]

const REACH = composed(
  (wanted: UsersWanted) => {
    const values: (string | number)[] = []
    const parameter = (value: string | number) => `$${values.push(value)}`
    return {
      text: `
        SELECT count(*)::int AS count, count(s."userId")::int AS unsubscribed,
          count(*) FILTER (WHERE s."userId" IS NULL AND b.email IS NOT NULL)::int AS bouncing
        FROM (SELECT u.id, u.email FROM ${peopleOf(wanted, parameter)} LIMIT ${MOST_COUNTED + 1}) p ${CHOICES}`,
      values,
    }
  },
  { count: int, unsubscribed: int, bouncing: int },
  samples
)

/** How many people an audience has today, and how many of them get no mail; counts stop at ten thousand. */
export const reachOf = async (audience: Audience) => {
  const { count, ...without } = await REACH.one(pool, {
    ...wantedOf(audience),
    scope: scopeForUsers(),
  })
  return {
    ...without,
    count: Math.min(count, MOST_COUNTED),
    isCapped: count > MOST_COUNTED,
  }
}

type Resolved = {
  announcementId: number
  wanted: UsersWanted
  /** The key of the notice for people who get no mail. */
  key: string
  facts: string
  path: string
}

/** Writes the recipients, and tells those who get no mail; everybody else is told with their mail. */
export const RESOLVE = composed(
  ({ announcementId, wanted, key, facts, path }: Resolved) => {
    const values: (string | number)[] = [announcementId, key, facts, path]
    const parameter = (value: string | number) => `$${values.push(value)}`
    return {
      text: `
        WITH written AS (
          INSERT INTO "AnnouncementRecipient" ("announcementId", "userId", state, reason)
          SELECT $1::int, p.id,
            (CASE WHEN s."userId" IS NOT NULL THEN 'UNSUBSCRIBED' WHEN b.email IS NOT NULL THEN 'SKIPPED' ELSE 'WAITING' END)::"RecipientState",
            (CASE WHEN s."userId" IS NULL AND b.email IS NOT NULL THEN 'BOUNCING' END)::"SkipReason"
          FROM (SELECT u.id, u.email FROM ${peopleOf(wanted, parameter)}) p ${CHOICES}
          ON CONFLICT DO NOTHING RETURNING "userId", state
        ), told AS (
          INSERT INTO "Notice" ("userId", kind, key, facts, path)
          SELECT "userId", 'ANNOUNCEMENT', $2::text, $3::jsonb, $4::text FROM written WHERE state <> 'WAITING'
          ON CONFLICT ("userId", key) DO NOTHING
        )
        SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting, count(*) FILTER (WHERE state = 'UNSUBSCRIBED')::int AS unsubscribed,
          count(*) FILTER (WHERE state = 'SKIPPED')::int AS skipped FROM written`,
      values,
    }
  },
  { waiting: int, unsubscribed: int, skipped: int },
  samples.map((wanted) => ({
    announcementId: 1,
    wanted,
    key: 'k',
    facts: '{}',
    path: '/',
  }))
)

/** An audience with the names of its batch and stage. */
export const asAudience = async ({
  list,
  filter,
  viewName,
}: Audience & Pick<Announcement, 'viewName'>) => {
  const { batchId, stageId, ...view } = asUsersView(filter)
  const [batch, stage] = await Promise.all([
    batchId ? db.batch.findUnique({ where: { id: batchId } }) : null,
    stageId ? db.stage.findUnique({ where: { id: stageId } }) : null,
  ])
  return {
    list,
    viewName,
    ...view,
    batchId,
    stageId,
    batchName: batch?.name ?? null,
    stageName: stage && local(stage, 'name'),
  }
}

export const asFilter = (audience: unknown) =>
  Object.fromEntries(
    Object.entries(asUsersView(audience)).filter(([, value]) => value)
  ) as Prisma.InputJsonObject
