import type { Prisma } from '@prisma/client'

import type { db, Tx } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

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
  profileImage: user.profileImageId
    ? `/api/uploads/${user.profileImageId}`
    : null,
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

export const withGroupParts = {
  ...withLeaders,
  batch: { select: { name: true } },
  subGroups: {
    where: { archivedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: withSubGroupParts,
  },
} as const satisfies Prisma.GroupInclude

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

type GroupRow = Prisma.GroupGetPayload<{ include: typeof withGroupParts }>

export const asGroups = async (on: Reader, rows: readonly GroupRow[]) => {
  const places = await countPlaces(
    on,
    rows.map(({ id }) => id)
  )
  return rows.map(({ memberships, batch, subGroups, archivedAt, ...row }) => ({
    ...row,
    batchName: batch?.name,
    isActive: archivedAt === null,
    leaders: memberships.map(asGroupPerson),
    memberCount: places.inGroup(row.id),
    waitingCount: places.waiting(row.id),
    subGroups: subGroups.map(withPlaces(places)),
  }))
}

export const asGroup = async (on: Reader, row: GroupRow) => {
  const [group] = await asGroups(on, [row])
  return group
}
