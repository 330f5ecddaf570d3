// What anonymising does with everything that refers to a user. A test compares this list with the schema, so that a new
// relation must be decided.
import type { User } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

import {
  addressesOf,
  emptyAddress,
  emptyRow,
  forgetAddresses,
  type Addresses,
} from './forgetAddresses'
import { forgetAffiliate } from './forgetAffiliate'
import { forgetLogged } from './forgetLogged'

/** What stands for words that a place cannot be without. */
const EMPTIED = '–'

type Fate = 'deleted' | 'emptied' | 'kept'

/**
 * Deleted: rows about the person alone. Emptied: rows that others or the books need, without the person's words. Kept:
 * rows without words of the person, or what they did as staff.
 */
export const fates: Record<string, Fate> = {
  AccessToken: 'deleted',
  AccountabilityGroup: 'kept',
  AccountabilityMatching: 'kept',
  AccountabilityMember: 'kept',
  AccountabilityWish: 'deleted',
  AffiliateLead: 'emptied',
  AffiliateProfile: 'emptied',
  AffiliateTerms: 'kept',
  Announcement: 'kept',
  AnnouncementRecipient: 'emptied',
  Attendance: 'kept',
  Attribution: 'kept',
  BackupRun: 'kept',
  Batch: 'kept',
  BatchManager: 'kept',
  Block: 'deleted',
  BugReport: 'emptied',
  CalendarFeed: 'deleted',
  Certificate: 'emptied',
  ChallengeParticipant: 'emptied',
  ChangelogRead: 'deleted',
  CheckIn: 'emptied',
  Commission: 'kept',
  CommissionRule: 'kept',
  CouponRedemption: 'emptied',
  Course: 'kept',
  CourseProgress: 'kept',
  DayClose: 'kept',
  DeletionRequest: 'emptied',
  EmailChange: 'deleted',
  EventHost: 'kept',
  EventRsvp: 'kept',
  FeedBan: 'kept',
  FeedPost: 'emptied',
  FeedReaction: 'kept',
  FeedReport: 'emptied',
  FeedVisit: 'deleted',
  FormResponse: 'emptied',
  FormVersion: 'kept',
  FormWatcher: 'deleted',
  GatewayEvent: 'kept',
  GroupMembership: 'kept',
  GroupRequest: 'emptied',
  ImportRun: 'kept',
  Invoice: 'emptied',
  LandingPageVersion: 'kept',
  LessonNote: 'deleted',
  LessonProgress: 'kept',
  LessonVersion: 'kept',
  MoveUpRequest: 'emptied',
  MoveUpStep: 'kept',
  Notice: 'deleted',
  NoticeSetting: 'deleted',
  NoticeTiming: 'deleted',
  OpeningOverride: 'kept',
  Order: 'kept',
  Payment: 'kept',
  PaymentApproval: 'kept',
  PaymentNote: 'kept',
  PaymentProof: 'kept',
  PaymentRequest: 'kept',
  Payout: 'kept',
  PayoutBatch: 'kept',
  PersonTag: 'kept',
  PromiseToPay: 'kept',
  RefundApproval: 'kept',
  Report: 'deleted',
  ReportRun: 'deleted',
  ResetRequest: 'deleted',
  ResourceDownload: 'kept',
  ResourceVersion: 'kept',
  SavedView: 'deleted',
  SecondFactor: 'deleted',
  Session: 'deleted',
  StaffMail: 'kept',
  Stage: 'kept',
  StageStaff: 'kept',
  StatementImport: 'kept',
  StatementLine: 'emptied',
  StoredFile: 'deleted',
  Subscription: 'kept',
  SuccessAssignment: 'kept',
  SuccessManager: 'kept',
  SuccessNote: 'deleted',
  SuccessTask: 'emptied',
  TeamLeadCandidacy: 'emptied',
  UserAccessLevel: 'kept',
  UserArchive: 'emptied',
  UserMerge: 'emptied',
  UserProfile: 'deleted',
  UserTask: 'emptied',
  WebhookEndpoint: 'kept',
  Win: 'deleted',
  XpLedger: 'kept',
}

const deleteOwn = async (tx: Tx, userId: number) => {
  const where = { userId }
  await tx.accessToken.deleteMany({ where })
  await tx.accountabilityWish.deleteMany({ where })
  await tx.block.deleteMany({
    where: { OR: [{ userId }, { blockedId: userId }] },
  })
  await tx.calendarFeed.deleteMany({ where })
  await tx.changelogRead.deleteMany({ where })
  await tx.emailChange.deleteMany({ where })
  await tx.feedVisit.deleteMany({ where })
  await tx.formWatcher.deleteMany({ where })
  await tx.lessonNote.deleteMany({ where })
  await tx.notice.deleteMany({ where })
  await tx.noticeSetting.deleteMany({ where })
  await tx.noticeTiming.deleteMany({ where })
  await tx.report.deleteMany({ where: { ownerId: userId } })
  await tx.reportRun.deleteMany({ where })
  await tx.resetRequest.deleteMany({ where })
  await tx.savedView.deleteMany({ where })
  await tx.secondFactor.deleteMany({ where })
  await tx.session.deleteMany({ where })
  await tx.successNote.deleteMany({ where })
  await tx.userProfile.deleteMany({ where })
  await tx.win.deleteMany({ where })
}

const emptyWords = async (tx: Tx, userId: number) => {
  const where = { userId }
  // What a mail server says often names the address.
  await tx.announcementRecipient.updateMany({ where, data: { detail: '' } })
  await tx.bugReport.updateMany({
    where,
    data: { email: null, description: '', userAgent: null },
  })
  await tx.certificate.updateMany({ where, data: { name: EMPTIED } })
  await tx.checkIn.updateMany({
    where,
    data: { done: '', goals: '', blockers: '', help: '' },
  })
  await tx.couponRedemption.updateMany({
    where,
    data: { email: emptyAddress(userId) },
  })
  await tx.challengeParticipant.updateMany({
    where,
    data: { email: emptyAddress(userId) },
  })
  await tx.deletionRequest.updateMany({ where, data: { text: '' } })
  await tx.feedReport.updateMany({
    where: { reporterId: userId },
    data: { reason: EMPTIED },
  })
  await tx.formResponse.updateMany({
    where,
    data: { email: '', answers: {}, note: '' },
  })
  await tx.groupRequest.updateMany({ where, data: { note: '' } })
  await tx.invoice.updateMany({
    where,
    data: { billToName: '', billToTin: '', billToAddress: '' },
  })
  await tx.moveUpRequest.updateMany({ where, data: { memberNote: '' } })
  await tx.statementLine.updateMany({ where, data: { payerName: '', raw: {} } })
  await tx.successTask.updateMany({ where, data: { text: '', outcome: '' } })
  await tx.teamLeadCandidacy.updateMany({ where, data: { pitch: '' } })
  // The journal holds rows as they were; without it the merge is not undone.
  const isTheirs = { OR: [{ survivorId: userId }, { mergedId: userId }] }
  await tx.userMergeRow.deleteMany({ where: { merge: isTheirs } })
  await tx.userMerge.updateMany({
    where: isTheirs,
    data: { undoUntil: new Date(0) },
  })
  await tx.userTask.updateMany({
    where,
    data: { note: null, proofText: null, proofUrl: null },
  })
}

/** Staff were told the name of a person who asked for deletion. */
const forgetName = (tx: Tx, { firstName, lastName }: Named) =>
  tx.notice.updateMany({
    where: {
      kind: 'DELETION_REQUESTED',
      facts: { path: ['name'], equals: fullName({ firstName, lastName }) },
    },
    data: { facts: { name: EMPTIED } },
  })

// By the teller in their key (services/community/feeds/tellOfPost), which has an index.
const FORGET_TELLER = command(`
  UPDATE "Notice" SET facts = facts || '{"name": "${EMPTIED}", "reason": null}'
  WHERE kind = 'FEED' AND split_part(key, ':', 4) = $1::text`)

type Named = Pick<User, 'id' | 'firstName' | 'lastName'>

/** Forgets a user's words and addresses; the caller replaces the account itself and removes the files. */
export const forgetIdentity = async (
  tx: Tx,
  user: Named,
  { emails, before }: Addresses
) => {
  const { id: userId } = user
  const all = await addressesOf(tx, userId, emails)
  await deleteOwn(tx, userId)
  await emptyWords(tx, userId)
  await forgetAddresses(tx, userId, { emails: all, before })
  await forgetAffiliate(tx, userId, all)
  await tx.importRow.updateMany({
    where: { targetId: userId, sheet: 'Members' },
    data: emptyRow,
  })
  // Their posts stay as places in conversations with others; reports keep a copy of what was posted.
  await tx.feedPost.updateMany({
    where: { authorId: userId },
    data: { text: EMPTIED, winTitle: '', winText: '' },
  })
  await tx.feedReport.updateMany({
    where: { post: { authorId: userId } },
    data: { text: EMPTIED },
  })
  await forgetName(tx, user)
  await FORGET_TELLER.run(tx, [String(userId)])
  await forgetLogged(tx, userId)
}
