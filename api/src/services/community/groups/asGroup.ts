import type { Prisma } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'

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

const countOfPlaces = { memberships: { where: takesPlace } } as const

/** The leaders and the number of members, for any view of a group. */
export const withLeaders = {
  memberships: {
    where: { ...isHere, role: 'LEADER' },
    orderBy: { id: 'asc' },
    include: withPerson,
  },
  _count: { select: countOfPlaces },
} as const satisfies Prisma.GroupInclude

export const withSubGroupParts = {
  group: { select: { name: true } },
  _count: { select: countOfPlaces },
} as const satisfies Prisma.SubGroupInclude

export const withGroupParts = {
  ...withLeaders,
  batch: { select: { name: true } },
  subGroups: {
    where: { archivedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: withSubGroupParts,
  },
  _count: {
    select: { ...countOfPlaces, requests: { where: { status: 'WAITING' } } },
  },
} as const satisfies Prisma.GroupInclude

export const asSubGroup = ({
  group,
  _count,
  archivedAt,
  ...row
}: Prisma.SubGroupGetPayload<{ include: typeof withSubGroupParts }>) => ({
  ...row,
  groupName: group.name,
  isActive: archivedAt === null,
  memberCount: _count.memberships,
})

export const asGroup = ({
  memberships,
  batch,
  subGroups,
  _count,
  archivedAt,
  ...row
}: Prisma.GroupGetPayload<{ include: typeof withGroupParts }>) => ({
  ...row,
  batchName: batch?.name,
  isActive: archivedAt === null,
  leaders: memberships.map(asGroupPerson),
  memberCount: _count.memberships,
  waitingCount: _count.requests,
  subGroups: subGroups.map(asSubGroup),
})
