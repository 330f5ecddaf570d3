import type { Prisma } from '@prisma/client'

import { scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { local } from 'src/lib/translations'
import { asUserProfile } from 'src/services/accounts/users/asUserProfile'
import { asOwnWin, asWin } from 'src/services/accounts/wins/asWin'
import { socialsOf } from 'src/shared/accounts/socials'
import { dayOf } from 'src/shared/manilaTime'
import { uploadUrlOf } from 'src/shared/uploads'

/** A profile shows at most this many wins, and as many certificates. */
const MAX_ROWS = 200

export const withProfileParts = {
  profile: true,
  stage: true,
  batch: { select: { name: true } },
  groupMemberships: { where: { endedAt: null }, select: { groupId: true } },
  wins: {
    orderBy: [{ achievedOn: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
  },
  certificates: {
    where: { revokedAt: null },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
  },
} satisfies Prisma.UserInclude

type Person = Prisma.UserGetPayload<{ include: typeof withProfileParts }>

/**
 * Whether the viewer sees a person's private fields. Users see their own, and staff see those of people they may read
 * (services/accounts/users).
 */
const maySeePrivate = ({ id, stageId, groupMemberships }: Person) => {
  const viewer = currentUser()
  if (viewer.id === id) return true
  if (!viewer.pageAccess.user) return false
  const scope = scopeForUsers()
  return (
    !scope ||
    scope.stageId === stageId ||
    groupMemberships.some(({ groupId }) => groupId === scope.groupId)
  )
}

/** A profile for the viewer. It has only public fields, unless the viewer may see the private ones. */
export const asProfile = (person: Person) => {
  const { profile, stage } = person
  const isSeenWhole = maySeePrivate(person)
  const isOwn = person.id === currentUser().id
  return {
    id: person.id,
    slug: person.slug,
    name: [person.firstName, person.lastName, profile?.suffix]
      .filter(Boolean)
      .join(' '),
    profileImage: uploadUrlOf(person.profileImageId),
    stage: stage && {
      id: stage.id,
      number: stage.number,
      name: local(stage, 'name'),
    },
    batch: person.batch?.name ?? null,
    facebookProfile: person.facebookProfile,
    socials: socialsOf(profile?.socials),
    wins: person.wins.map(isOwn ? asOwnWin : asWin),
    certificates: person.certificates.map(
      ({ id, courseTitle, issuedAt, code }) => ({
        id,
        courseTitle,
        issuedOn: dayOf(issuedAt),
        code: isOwn ? code : null,
      })
    ),
    isOwn,
    email: isSeenWhole ? person.email : null,
    userProfile: isSeenWhole ? asUserProfile(person, profile) : null,
  }
}
