import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { personsOf } from 'src/lib/database/persons'
import { db } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'

import { requirePassword } from '../../passwords/requirePassword'

const account = {
  id: true,
  email: true,
  slug: true,
  tribeId: true,
  firstName: true,
  lastName: true,
  language: true,
  facebookProfile: true,
  createdAt: true,
  emailConfirmedAt: true,
  journeyFormSentAt: true,
  xp: true,
  stage: { select: { number: true, name: true } },
  batch: { select: { name: true } },
  profile: true,
  wins: { omit: { featuredById: true } },
  tags: { select: { tag: true, from: true, to: true } },
  accessLevels: { select: { accessLevelId: true, createdAt: true } },
  files: { select: { name: true, mime: true, size: true, createdAt: true } },
} as const

/** Everything that is kept about a user, by subject; without what staff noted for themselves. */
const dataOf = async (userId: number) => {
  const where = { userId }
  const ofPerson = { userId: { in: await personsOf(db, userId) } }
  return {
    account: await db.user.findUniqueOrThrow({
      where: { id: userId },
      select: account,
    }),
    subscriptions: await db.subscription.findMany({ where }),
    invoices: await db.invoice.findMany({
      where,
      include: { schedules: true },
    }),
    payments: await db.payment.findMany({
      where: ofPerson,
      omit: { approvedById: true, secondApproverId: true, note: true },
    }),
    proofs: await db.paymentProof.findMany({
      where,
      omit: { decidedById: true },
    }),
    lessons: await db.lessonProgress.findMany({ where }),
    courses: await db.courseProgress.findMany({ where }),
    notes: await db.lessonNote.findMany({ where }),
    certificates: await db.certificate.findMany({ where }),
    tasks: await db.userTask.findMany({ where, omit: { decidedById: true } }),
    points: await db.xpLedger.findMany({
      where: ofPerson,
      omit: { actorId: true },
    }),
    moveUps: await db.moveUpRequest.findMany({
      where,
      omit: { assignedToId: true, claimedById: true, decidedById: true },
    }),
    groups: await db.groupMembership.findMany({
      where,
      omit: { endedById: true },
      include: { group: { select: { name: true } } },
    }),
    accountability: await db.accountabilityMember.findMany({ where }),
    checkIns: await db.checkIn.findMany({
      where,
      omit: { excusedById: true, answeredById: true },
    }),
    challenges: await db.challengeParticipant.findMany({
      where,
      include: { done: true },
    }),
    forms: await db.formResponse.findMany({
      where,
      select: { status: true, answers: true, submittedAt: true },
    }),
    posts: await db.feedPost.findMany({
      where: { authorId: userId },
      select: { text: true, createdAt: true },
    }),
    affiliate: await db.affiliateProfile.findUnique({
      where,
      omit: { note: true, payoutAccount: true, payoutKey: true },
      include: {
        links: true,
        commissions: { omit: { createdById: true } },
        payouts: {
          omit: { account: true, approvedById: true, settledById: true },
        },
      },
    }),
    broughtBy: await db.affiliateLead.findMany({
      where,
      select: {
        email: true,
        name: true,
        source: true,
        status: true,
        firstTouchAt: true,
        lastTouchAt: true,
        expiresAt: true,
      },
    }),
    events: await db.eventRsvp.findMany({ where }),
    attendance: await db.attendance.findMany({
      where,
      omit: { recordedById: true },
    }),
    bugReports: await db.bugReport.findMany({ where }),
    notices: await db.notice.findMany({
      where,
      select: { kind: true, facts: true, createdAt: true },
    }),
    signIns: await db.loginLog.findMany({ where }),
    deletionRequests: await db.deletionRequest.findMany({
      where,
      omit: { decidedById: true },
    }),
  }
}

/**
 * All that is kept about the viewer, for their own file (RA 10173). It asks for the password, so that an unlocked device
 * is not enough.
 * @throws what `requirePassword` throws
 */
export const exportMyData = (async ({ password }) => {
  await requirePassword(password)
  const { id } = currentUser()
  const data = await dataOf(id)
  await logInfo(db, {
    action: 'user.dataExported',
    entity: 'User',
    entityId: id,
  })
  return JSON.stringify(data, null, 2)
}) satisfies MutationResolvers['exportMyData']
