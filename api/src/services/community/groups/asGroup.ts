import type { Group, Prisma, SubGroup } from '@prisma/client'

import {
  int,
  json,
  nullable,
  statement,
  text,
  type Runner,
} from 'src/lib/database/sql'
import type { db, Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { uploadUrlOf } from 'src/shared/uploads'

/** Prisma's client, in or outside of a transaction. */
type Reader = typeof db | Tx

const person = {
  select: {
    id: true,
    firstName: true,
    lastName: true,
    slug: true,
    profileImageId: true,
    facebookProfile: true,
  },
} as const

/** The columns of a person whom members of a group may see. */
export const withPerson = { user: person } as const

type Person = Prisma.UserGetPayload<typeof person>

export const asGroupPerson = ({ user }: { user: Person }) => ({
  id: user.id,
  name: fullName(user),
  slug: user.slug,
  profileImage: uploadUrlOf(user.profileImageId),
  facebookProfile: user.facebookProfile,
})

/** Memberships of today whose people are not archived. */
export const isHere = {
  endedAt: null,
  user: { archivedAt: null },
} as const satisfies Prisma.GroupMembershipWhereInput

/** The members who take a place; leaders do not. */
export const takesPlace = {
  ...isHere,
  role: { not: 'LEADER' },
} as const satisfies Prisma.GroupMembershipWhereInput

/** The leaders, for any view of a group. */
export const withLeaders = {
  memberships: {
    where: { ...isHere, role: 'LEADER' },
    orderBy: { id: 'asc' },
    include: withPerson,
  },
} as const satisfies Prisma.GroupInclude

export const withSubGroupParts = {
  group: { select: { name: true } },
} as const satisfies Prisma.SubGroupInclude

/** Adds up the counts of the rows that meet a condition. */
const sumOf = <Row extends { _count: number }>(
  rows: readonly Row[],
  isCounted: (row: Row) => boolean
) => rows.filter(isCounted).reduce((sum, { _count: count }) => sum + count, 0)

/**
 * The places taken in some groups and their sub-groups, and the requests that wait. They are counted by themselves, since
 * a relation's `_count` in a list of Prisma's counts the whole table.
 */
export const countPlaces = async (on: Reader, groupIds: readonly number[]) => {
  const groupId = { in: [...groupIds] }
  const places = await on.groupMembership.groupBy({
    by: ['groupId', 'subGroupId'],
    where: { groupId, ...takesPlace },
    _count: true,
  })
  const requests = await on.groupRequest.groupBy({
    by: ['groupId'],
    where: { groupId, status: 'WAITING' },
    _count: true,
  })
  return {
    inGroup: (id: number) => sumOf(places, (row) => row.groupId === id),
    inSubGroup: (id: number) => sumOf(places, (row) => row.subGroupId === id),
    waiting: (id: number) => sumOf(requests, (row) => row.groupId === id),
  }
}

type Places = Awaited<ReturnType<typeof countPlaces>>

type SubGroupRow = Prisma.SubGroupGetPayload<{
  include: typeof withSubGroupParts
}>

const withPlaces =
  ({ inSubGroup }: Places) =>
  ({ group, archivedAt, ...row }: SubGroupRow) => ({
    ...row,
    groupName: group.name,
    isActive: archivedAt === null,
    memberCount: inSubGroup(row.id),
  })

export const asSubGroup = async (on: Reader, row: SubGroupRow) =>
  withPlaces(await countPlaces(on, [row.groupId]))(row)

type SubGroupPart = Omit<SubGroup, 'archivedAt' | 'createdAt' | 'updatedAt'> & {
  memberCount: number
}

/** Like isHere, in SQL, for the group `g`. */
const IS_HERE = `"GroupMembership" m JOIN "User" u ON u.id = m."userId" WHERE m."groupId" = g.id AND m."endedAt" IS NULL AND u."archivedAt" IS NULL`

const PARTS = statement(
  `SELECT g.id, b.name AS "batchName", COALESCE(here.leaders, '[]') AS leaders, here."memberCount",
    COALESCE((SELECT json_agg(to_jsonb(s) - '{archivedAt,createdAt,updatedAt}'::text[]
        || jsonb_build_object('memberCount', (SELECT count(*) FROM ${IS_HERE} AND m.role <> 'LEADER' AND m."subGroupId" = s.id)) ORDER BY s.name, s.id)
      FROM "SubGroup" s WHERE s."groupId" = g.id AND s."archivedAt" IS NULL), '[]') AS "subGroups",
    (SELECT count(*)::int FROM "GroupRequest" r WHERE r."groupId" = g.id AND r.status = 'WAITING') AS "waitingCount"
   FROM "Group" g LEFT JOIN "Batch" b ON b.id = g."batchId", LATERAL (
     SELECT count(*) FILTER (WHERE m.role <> 'LEADER')::int AS "memberCount",
       json_agg(json_build_object('id', u.id, 'firstName', u."firstName", 'lastName', u."lastName", 'slug', u.slug,
         'profileImageId', u."profileImageId", 'facebookProfile', u."facebookProfile") ORDER BY m.id) FILTER (WHERE m.role = 'LEADER') AS leaders
     FROM ${IS_HERE}) here
   WHERE g.id = ANY($1::int[])`,
  {
    id: int,
    batchName: nullable(text),
    leaders: json<Person[]>(),
    subGroups: json<SubGroupPart[]>(),
    memberCount: int,
    waitingCount: int,
  }
)

/** Groups with what belongs to them, in the order of the rows. */
export const asGroups = async (on: Runner, rows: readonly Group[]) => {
  const all = await PARTS.all(on, [rows.map(({ id }) => id)])
  const partsOf = new Map(all.map((parts) => [parts.id, parts]))
  return rows.map(({ archivedAt, ...row }) => {
    const { leaders, subGroups, ...parts } = found(partsOf.get(row.id))
    return {
      ...row,
      ...parts,
      isActive: archivedAt === null,
      leaders: leaders.map((user) => asGroupPerson({ user })),
      subGroups: subGroups.map((subGroup) => ({
        ...subGroup,
        groupName: row.name,
        isActive: true,
      })),
    }
  })
}

export const asGroup = async (on: Runner, row: Group) => {
  const [group] = await asGroups(on, [row])
  return group
}
