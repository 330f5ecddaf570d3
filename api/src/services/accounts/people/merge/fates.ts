// The fate of everything that refers to a merged user. A test compares this list with the schema, so that a new
// relation must be decided.

/**
 * A row moves unless the survivor has one for the same thing: the same `keys`, among the rows that are `open`. Then the
 * survivor's row takes the columns `take` if the merged one is `further`, and the merged one stays, for the archive to
 * give up. Rows that are not `only` stay. `only`, `open` and `further` are SQL about the row with the given alias.
 */
export type MoveOnce = {
  keys: string[]
  only?: (row: string) => string
  open?: (row: string) => string
  further?: (row: string) => string
  take?: string[]
}

/**
 * Moves: rows of the person. Stays: what the account did for others, its settings, and rows to which is only added; those
 * are read over all accounts of a person (app.persons). Ends: ways in. Rule: decided by hand in this folder.
 */
type Fate = 'moves' | 'stays' | 'ends' | 'rule' | MoveOnce

const isOpen = (column: string) => (row: string) => `${row}."${column}" IS NULL`
const hasStatus =
  (...statuses: string[]) =>
  (row: string) =>
    `${row}.status IN (${statuses.map((status) => `'${status}'`).join(', ')})`

export const fates: Record<string, Fate> = {
  'AccessToken.userId': 'ends',
  'AccountabilityGroup.leaderId': 'stays',
  'AccountabilityMatching.createdById': 'stays',
  'AccountabilityMatching.undoneById': 'stays',
  'AccountabilityMember.userId': { keys: [], open: isOpen('endedAt') },
  'AccountabilityWish.userId': { keys: [] },
  'AffiliateLead.userId': 'moves',
  // If both are affiliates, the merged one's links lead on and no longer count.
  'AffiliateProfile.userId': { keys: [] },
  'AffiliateTerms.createdById': 'stays',
  'Announcement.createdById': 'stays',
  'Announcement.scheduledById': 'stays',
  'AnnouncementRecipient.userId': { keys: ['announcementId'] },
  'Attendance.recordedById': 'stays',
  'Attendance.userId': { keys: ['occurrenceId'] },
  'Attribution.holdDecidedById': 'stays',
  'BackupRun.createdById': 'stays',
  'BatchManager.userId': 'stays',
  'Block.blockedId': { keys: ['userId'] },
  'Block.userId': { keys: ['blockedId'] },
  'BugReport.userId': 'moves',
  'CalendarFeed.userId': 'ends',
  'Certificate.userId': { keys: ['courseId'] },
  'ChallengeParticipant.userId': { keys: ['challengeId'] },
  'ChangelogRead.userId': 'stays',
  'CheckIn.answeredById': 'stays',
  'CheckIn.excusedById': 'stays',
  'CheckIn.userId': { keys: ['groupId', 'dueOn'] },
  'Commission.createdById': 'stays',
  'CommissionRule.createdById': 'stays',
  'CouponRedemption.userId': 'moves',
  'Course.authorId': 'moves',
  'CourseProgress.userId': {
    keys: ['courseId'],
    further: (row) => `(${row}."firstCompletedAt" IS NOT NULL)`,
    take: ['firstCompletedAt'],
  },
  'DayClose.closedById': 'stays',
  'DayClose.reopenedById': 'stays',
  'DeletionRequest.decidedById': 'stays',
  'DeletionRequest.userId': { keys: [], open: hasStatus('WAITING') },
  'EmailChange.proposedById': 'stays',
  'EmailChange.shortenedById': 'stays',
  'EmailChange.userId': 'ends',
  'EventHost.userId': 'stays',
  'EventRsvp.userId': {
    keys: ['occurrenceId'],
    further: (row) =>
      `(${row}.answer = 'GOING', ${row}.answer = 'WAITLISTED', ${row}.answer = 'MAYBE')`,
    take: ['answer', 'answeredAt', 'queuedAt'],
  },
  'FeedBan.byId': 'stays',
  'FeedBan.userId': 'moves',
  'FeedPost.authorId': 'moves',
  'FeedPost.hiddenById': 'stays',
  'FeedPost.pinnedById': 'stays',
  'FeedReaction.userId': { keys: ['postId'] },
  'FeedReport.decidedById': 'stays',
  'FeedReport.reporterId': { keys: ['postId'], open: hasStatus('OPEN') },
  'FeedVisit.userId': { keys: ['feedId'] },
  'FormResponse.reviewerId': 'stays',
  'FormResponse.userId': { keys: ['formId'], open: hasStatus('PARTIAL') },
  'FormVersion.editorId': 'stays',
  'FormWatcher.userId': 'stays',
  'GatewayEvent.decidedById': 'stays',
  'GroupMembership.endedById': 'stays',
  'GroupMembership.userId': { keys: [], open: isOpen('endedAt') },
  'GroupRequest.decidedById': 'stays',
  'GroupRequest.userId': { keys: [], open: hasStatus('WAITING') },
  'ImportRun.appliedById': 'stays',
  'ImportRun.createdById': 'stays',
  'ImportRun.undoneById': 'stays',
  'Invoice.userId': 'moves',
  'LandingPageVersion.editorId': 'stays',
  'LessonNote.userId': 'moves',
  'LessonProgress.userId': {
    keys: ['lessonId'],
    further: (row) =>
      `(${row}."completedAt" IS NOT NULL, ${row}."furthestSec")`,
    take: ['completedAt', 'lastPositionSec', 'furthestSec'],
  },
  'LessonVersion.editorId': 'stays',
  'MoveUpRequest.assignedToId': 'stays',
  'MoveUpRequest.claimedById': 'stays',
  'MoveUpRequest.decidedById': 'stays',
  'MoveUpRequest.userId': {
    keys: [],
    open: hasStatus('REQUESTED', 'IN_REVIEW', 'RETURNED'),
  },
  'MoveUpStep.actorId': 'stays',
  'Notice.userId': { keys: ['key'] },
  // A person who unsubscribed from announcements with either account stays unsubscribed.
  'NoticeSetting.userId': {
    keys: ['kind'],
    only: (row) => `${row}.kind = 'ANNOUNCEMENT' AND NOT ${row}."isMailed"`,
    further: (row) => `(NOT ${row}."isMailed")`,
    take: ['isMailed'],
  },
  'NoticeTiming.userId': 'stays',
  'OpeningOverride.userId': { keys: ['unitId', 'lessonId', 'batchId'] },
  'Order.userId': 'moves',
  'Payment.approvedById': 'stays',
  'Payment.secondApproverId': 'stays',
  'Payment.userId': 'stays',
  'PaymentApproval.approvedById': 'stays',
  'PaymentApproval.userId': {
    keys: ['platform', 'referenceKey'],
    open: hasStatus('WAITING'),
  },
  'PaymentNote.authorId': 'stays',
  'PaymentNote.userId': 'moves',
  'PaymentProof.decidedById': 'stays',
  'PaymentProof.userId': 'moves',
  'PaymentRequest.userId': 'moves',
  'Payout.approvedById': 'stays',
  'Payout.settledById': 'stays',
  'PayoutBatch.createdById': 'stays',
  'PersonTag.byId': 'stays',
  'PersonTag.userId': { keys: ['tag'], open: isOpen('to') },
  'PromiseToPay.createdById': 'stays',
  'RefundApproval.approvedById': 'stays',
  'RefundApproval.userId': { keys: [], open: hasStatus('WAITING') },
  'Report.ownerId': 'stays',
  'ReportRun.userId': 'stays',
  'ResetRequest.userId': 'ends',
  'ResourceDownload.userId': 'moves',
  'ResourceVersion.editorId': 'stays',
  'SavedView.userId': 'stays',
  'SecondFactor.userId': 'ends',
  'Session.actorUserId': 'ends',
  'Session.userId': 'ends',
  'StaffMail.sentById': 'stays',
  'StaffMail.userId': { keys: ['key'] },
  'StageStaff.userId': 'stays',
  'StatementImport.approvedById': 'stays',
  'StatementImport.createdById': 'stays',
  'StatementLine.userId': 'moves',
  'StoredFile.ownerId': 'moves',
  'Subscription.userId': 'moves',
  'SuccessAssignment.byId': 'stays',
  'SuccessAssignment.userId': 'moves',
  'SuccessManager.userId': 'stays',
  'SuccessNote.authorId': 'stays',
  'SuccessNote.userId': 'moves',
  'SuccessTask.closedById': 'stays',
  'SuccessTask.createdById': 'stays',
  'SuccessTask.userId': { keys: ['kind', 'key'] },
  'TeamLeadCandidacy.nominatedById': 'stays',
  'TeamLeadCandidacy.userId': {
    keys: ['groupId'],
    open: hasStatus('NOMINATED', 'ACCEPTED', 'SHORTLISTED'),
  },
  'User.mergedIntoId': 'moves',
  'UserAccessLevel.userId': 'rule',
  'UserArchive.anonymisedById': 'stays',
  'UserArchive.archivedById': 'stays',
  'UserArchive.restoredById': 'stays',
  'UserArchive.userId': 'stays',
  'UserMerge.mergedById': 'stays',
  'UserMerge.mergedId': 'stays',
  'UserMerge.survivorId': 'stays',
  'UserMerge.undoneById': 'stays',
  'UserProfile.userId': 'rule',
  'UserTask.decidedById': 'stays',
  'UserTask.userId': {
    keys: ['taskId'],
    further: (row) => `(${row}.status = 'COMPLETED')`,
    take: [
      'status',
      'completedAt',
      'decidedById',
      'note',
      'proofText',
      'proofUrl',
      'proofFileId',
      'submittedAt',
      'metAt',
    ],
  },
  'WebhookEndpoint.createdById': 'stays',
  'Win.featuredById': 'stays',
  'Win.userId': 'moves',
  // No foreign key (docs/decisions/0059).
  'XpLedger.userId': 'stays',
}

/** A relation whose rows move, with what makes a row one of a kind. */
export const moves = Object.entries(fates).flatMap(([name, fate]) => {
  if (fate === 'stays' || fate === 'ends' || fate === 'rule') return []
  const [table, column] = name.split('.')
  return [{ table, column, once: fate === 'moves' ? undefined : fate }]
})
