import type { QueryResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { givenByHand } from 'src/lib/access/staff'
import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { mayImpersonate, rankOf } from 'src/lib/sessions/impersonation'
import { local } from 'src/lib/translations'
import { creditOf } from 'src/services/billing/credit/credit'
import { can } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'
import { membershipStatus } from 'src/shared/billing/subscriptions/membershipStatus'
import { uploadUrlOf } from 'src/shared/uploads'

import { levelsHeld } from '../accessLevels/levelsHeld'
import { asUserProfile } from '../users/asUserProfile'

import { owedBy } from './owedBy'

const SIGN_INS = 10

const signInsOf = async (userId: number) => {
  const rows = await db.loginLog.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: SIGN_INS,
  })
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt }))
}

/** A user within the viewer's scope, with what the viewer may do with them. */
export const userDetail = (async ({ id }) => {
  const user = await db.user.findFirst({
    where: { AND: [{ id }, usersInScope()] },
    include: {
      stage: true,
      batch: true,
      profile: true,
      secondFactor: { select: { confirmedAt: true } },
      mergedInto: { select: { firstName: true, lastName: true } },
      deletionRequests: {
        where: { status: 'WAITING' },
        select: { createdAt: true },
      },
      tags: { orderBy: [{ from: 'desc' }, { id: 'desc' }] },
      subscriptions: { where: { status: { not: 'SUPERSEDED' } } },
      sessions: {
        where: { actorUserId: null },
        orderBy: { lastSeenAt: 'desc' },
        take: 1,
      },
    },
  })
  if (!user) return null

  const viewer = currentUser()
  const maySeeMoney = viewer.pageAccess.studentPaymentDetails
  const [levels, viewerLevels, owed, creditCentavos, bounce] =
    await Promise.all([
      levelsHeld(id),
      levelsHeld(viewer.id),
      maySeeMoney ? owedBy(id) : null,
      maySeeMoney ? creditOf(pool, id) : null,
      db.addressBounce.findFirst({
        where: { email: user.email, count: { gt: 0 } },
      }),
    ])
  const isThere = user.archivedAt === null && id !== viewer.id
  const isBelow =
    viewer.roles.includes('admin') || rankOf(levels) < rankOf(viewerLevels)
  const mayEdit = viewer.pageAccess.editUser && isThere && isBelow
  return {
    ...user,
    ...owed,
    creditCentavos,
    bounce,
    imageUrl: uploadUrlOf(user.profileImageId),
    mobileNumber: user.profile?.mobileNumber,
    userProfile: asUserProfile(user, user.profile),
    tags: user.tags.filter(({ to }) => to === null).map(({ tag }) => tag),
    tagTimes: user.tags,
    stageName: user.stage && local(user.stage, 'name'),
    batchName: user.batch?.name,
    mergedIntoName: user.mergedInto && fullName(user.mergedInto),
    membershipStatus: membershipStatus(user.subscriptions),
    lastSeenAt: user.sessions[0]?.lastSeenAt,
    levels: levels.map((level) => ({ ...level, label: local(level, 'label') })),
    deletionRequestedAt: can(viewer, 'archiveUsers')
      ? user.deletionRequests[0]?.createdAt
      : null,
    mayEdit,
    mayAssign: can(viewer, 'editAccessLevels') && isThere && isBelow,
    mayArchive: can(viewer, 'archiveUsers') && isThere && isBelow,
    mayResetFactor:
      can(viewer, 'archiveUsers') &&
      isThere &&
      user.secondFactor?.confirmedAt != null &&
      rankOf(levels) < rankOf(viewerLevels),
    mayImpersonate:
      isThere &&
      !viewer.isImpersonating &&
      mayImpersonate(givenByHand(viewerLevels), levels),
    signIns: viewer.pageAccess.editUser ? await signInsOf(id) : [],
  }
}) satisfies QueryResolvers['userDetail']
