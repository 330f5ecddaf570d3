import { context } from '@redwoodjs/context'

import { givenByHand, isStaffLevels } from 'src/lib/access/staff'
import { earlier } from 'src/lib/instants'
import {
  can,
  type Cap,
  type FunctionFlag,
  type PageFlag,
} from 'src/shared/access/permissions'
import { membershipStatus } from 'src/shared/billing/subscriptions/membershipStatus'
import { uploadUrlOf } from 'src/shared/uploads'

import { levelNameOf, rightsOf } from './access/rights'
import { AppError } from './errors'
import {
  factorDueDate,
  isFactorOverdue,
  withoutRights,
} from './sessions/factorDuty'
import type { SessionRow } from './sessions/sessions'

const dateOrNull = (text: string | null) =>
  text === null ? null : new Date(text)

/** A member who was away for this long gets the welcome-back modal. */
const RETURNEE_AFTER_DAYS = 60

const lapsedLevel = (name: string) => ({
  id: `${name}:lapsed`,
  name,
  label: name,
  isSystem: true,
})

/**
 * The current user as the client sees it (spec section 3). The object is built field by field, because GraphQL sends
 * everything that it contains.
 */
export const getCurrentUser = async (session: SessionRow) => {
  // A user who lacks a required second factor may only set it up.
  const row = isFactorOverdue(factorDueDate(session))
    ? withoutRights(session)
    : session
  // A user with any other level is no longer shown as a non-member.
  const held = row.levels.filter(
    ({ name }) => name !== 'non-member' || row.levels.length === 1
  )
  // A purchase gives staff no further rights, but opens what the level opens.
  const byHand = givenByHand(held)
  const { pageAccess, functionAccess } = rightsOf(
    isStaffLevels(byHand) ? byHand : held
  )
  // A lapsed member without other levels is still called a member, so that the renewal banner and the member's menu
  // appear (spec section 6). The name grants nothing: access depends on the levels that count today.
  const isLapsed = held.every(({ name }) => name === 'non-member')
  const levels =
    isLapsed && row.lapsedLevels.length > 0
      ? row.lapsedLevels.map(lapsedLevel)
      : held
  const accessLevels = levels.map((level) => ({
    id: level.id,
    name: levelNameOf(level),
  }))
  const subscriptions = row.subscriptions.map(
    ({ status, startsAt, expiry, isPrimary }) => ({
      status,
      startsAt: dateOrNull(startsAt),
      expiry: dateOrNull(expiry),
      isPrimary,
    })
  )

  // A lapsed membership opens what a free account opens, and that is no group. Nor does a duty on a stage outlast all
  // levels: it shows the addresses and proofs of others.
  const groupPlace = isLapsed ? null : row.groupPlace
  const stageDuties = isLapsed ? [] : row.stageDuties
  const stagesWith = (duty: 'LEADER' | 'REVIEWER') =>
    stageDuties
      .filter((each) => each.duty === duty)
      .map(({ id, number, name }) => ({ id, number, name }))

  return {
    id: row.id,
    email: row.email,
    slug: row.slug,
    tribeId: row.tribeId,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImage: uploadUrlOf(row.profileImageId),
    roles: levels.map(({ name }) => name),
    accessLevels,
    accessLevel:
      accessLevels.find(({ name }) => name === 'member') ??
      accessLevels[0] ??
      null,
    stage: row.stage,
    managedStage: stagesWith('LEADER')[0] ?? null,
    stagesAsReviewer: stagesWith('REVIEWER'),
    group: groupPlace && {
      id: groupPlace.id,
      name: groupPlace.name,
      subGroupId: groupPlace.subGroupId,
    },
    managedGroup:
      groupPlace && groupPlace.role !== 'MEMBER'
        ? { id: groupPlace.id, name: groupPlace.name }
        : null,
    accountabilityAsLeaderId: isLapsed ? null : row.accountabilityAsLeaderId,
    accountabilityGroupId: isLapsed ? null : row.accountabilityGroupId,
    isFastTrackStudent: row.tags.includes('FAST_TRACK'),
    affiliateTimestamp: row.affiliateSince?.toISOString() ?? null,
    pageAccess,
    functionAccess,
    batch: row.batchName === null ? null : { name: row.batchName },
    facebookProfile: row.facebookProfile,
    isJourneyFormCompleted: row.journeyFormSentAt !== null,
    isBatch17: row.batchNumber === 17,
    showReturneeModal: isReturnee(row),
    // Spelled as in the specification.
    is20205Enrollees: row.tags.includes('ENROLLEE_2025'),
    isChallenger: row.tags.includes('CHALLENGER'),
    isImpersonating: row.actorUserId !== null,
    originalUserId: row.actorUserId,
    membershipStatus: membershipStatus(subscriptions),
  }
}

export type CurrentUser = Awaited<ReturnType<typeof getCurrentUser>>

const isReturnee = ({
  returneeSeenAt,
  createdAt,
  subscriptions,
}: SessionRow) => {
  const isOld = createdAt < earlier(new Date(), RETURNEE_AFTER_DAYS, 'day')
  return returneeSeenAt === null && isOld && subscriptions.length > 1
}

export const isAuthenticated = () => Boolean(context.currentUser)

/** Any one of the roles is enough (spec section 6); a user without roles never passes. */
export const hasRole = (roles: string | string[]) => {
  const wanted = [roles].flat()
  return (context.currentUser?.roles ?? []).some((role) =>
    wanted.includes(role)
  )
}

/** The check of `@requireAuth`. */
export const requireAuth = ({ roles }: { roles?: string | string[] } = {}) => {
  if (!isAuthenticated()) throw new AppError('UNAUTHENTICATED')
  if (roles && !hasRole(roles)) throw new AppError('FORBIDDEN')
}

/** The signed-in user, for services behind a directive that requires one. */
export const currentUser = (): CurrentUser => {
  requireAuth()
  return context.currentUser as CurrentUser
}

/** The session of the signed-in user. */
export const currentSession = () => {
  if (!context.session) throw new AppError('UNAUTHENTICATED')
  return context.session
}

export type Requirement = {
  page?: PageFlag[]
  fn?: FunctionFlag[]
  cap?: Cap
  own?: boolean
}

/**
 * The check of `@requirePermission`: one of the flags or the capability is enough. With `own`, any signed-in user
 * passes, and the service itself must select only the user's own rows.
 */
export const meets = ({ page = [], fn = [], cap, own }: Requirement) => {
  const user = context.currentUser as CurrentUser | undefined
  if (!user) return false
  return (
    own === true ||
    page.some((flag) => user.pageAccess[flag]) ||
    [...fn, ...(cap ? [cap] : [])].some((right) => can(user, right))
  )
}
