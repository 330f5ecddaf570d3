// The fate of everything that refers to an anonymised user. A test compares this list with the schema, so that a new
// relation must be decided.
import type { User } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

import {
  addressesOf,
  emptyRow,
  emptySlug,
  forgetAddresses,
  type Addresses,
} from './forgetAddresses'
import { forgetAffiliate } from './forgetAffiliate'
import { forgetLogged } from './forgetLogged'
import { EMPTIED, forgetWords } from './forgetWords'

type Fate = 'deleted' | 'emptied' | 'kept'

/**
 * Deleted: rows about the person alone. Emptied: rows that others or the books need, without the person's words. Kept:
 * rows without words of the person, or what they did as staff.
 */
export const fates: Record<string, Fate> = {
  AccessToken: 'deleted',
  AccountabilityGroup: 'kept',
  AccountabilityMatching: 'kept',
  AccountabilityMember: 'emptied',
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
  FeedBan: 'emptied',
  FeedPost: 'emptied',
  FeedReaction: 'kept',
  FeedReport: 'emptied',
  FeedVisit: 'deleted',
  FormResponse: 'emptied',
  FormVersion: 'kept',
  FormWatcher: 'deleted',
  GatewayEvent: 'kept',
  GroupMembership: 'emptied',
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
  PaymentNote: 'emptied',
  PaymentProof: 'emptied',
  PaymentRequest: 'kept',
  Payout: 'kept',
  PayoutBatch: 'kept',
  PersonTag: 'kept',
  PromiseToPay: 'emptied',
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
  Subscription: 'emptied',
  SuccessAssignment: 'emptied',
  SuccessManager: 'emptied',
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

/** Others were told the name of a person, who asked, left, wrote or leads. */
const FORGET_NAMED = command(`
  UPDATE "Notice" SET "waitingMail" = NULL, "aboutIds" = array_remove("aboutIds", $1::int),
    facts = facts || '{"name": "${EMPTIED}"}' || CASE WHEN facts ->> 'reason' IS NULL THEN '{}'::jsonb ELSE '{"reason": "${EMPTIED}"}' END
  WHERE "aboutIds" @> ARRAY[$1::int] AND "aboutIds" <> '{}'`)

const FORGET_NAME = command('SELECT app.forget_name($1)')

/** Posts and comments of others name a person by the slug, which is made of the name; reports keep a copy of them. */
const FORGET_SLUGS = ['FeedPost', 'FeedReport'].map((table) =>
  command(
    `UPDATE "${table}" SET text = regexp_replace(text, '@' || $1 || '(?!-?[a-z0-9])', '@' || $2, 'gi') WHERE text ILIKE '%@' || $1 || '%'`
  )
)

type Named = Pick<User, 'id' | 'firstName' | 'lastName' | 'slug'>

/** Forgets a user's words and addresses; the caller replaces the account itself and removes the files. */
export const forgetIdentity = async (
  tx: Tx,
  user: Named,
  { emails, before }: Addresses
) => {
  const { id: userId } = user
  const all = await addressesOf(tx, userId, emails)
  await forgetAddresses(tx, userId, { emails: all, before })
  await deleteOwn(tx, userId)
  await forgetWords(tx, userId)
  await forgetAffiliate(tx, userId, all)
  await tx.importRow.updateMany({
    where: { targetId: userId, sheet: 'Members' },
    data: emptyRow,
  })
  // Their posts stay as places in conversations with others; reports keep a copy of what was posted.
  await tx.feedPost.updateMany({
    where: { authorId: userId },
    data: { text: EMPTIED, winTitle: '', winText: '', hideReason: '' },
  })
  await tx.feedReport.updateMany({
    where: { post: { authorId: userId } },
    data: { text: EMPTIED },
  })
  await FORGET_NAMED.run(tx, [userId])
  await FORGET_NAME.run(tx, [fullName(user)])
  for (const forget of FORGET_SLUGS)
    await forget.run(tx, [user.slug, emptySlug(userId)])
  await forgetLogged(tx, userId)
}
