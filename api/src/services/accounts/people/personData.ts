// The traces of a person: for everything that refers to a user, what a merge, an anonymisation and the person's own copy
// of their data do with it. A test compares the list with the schema, so that a new relation must be decided.

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

/** In a text: the address of an anonymised person. */
export const ADDRESS = Symbol('address')

/** The values that replace a person's words. A column that is null stays null, which says that it did not happen. */
export type Emptied = Record<string, string | null | object | typeof ADDRESS>

type Relation = {
  /**
   * Moves: rows of the person. Stays: what the account did for others, its settings, and rows to which is only added;
   * those are read over all accounts of a person (app.persons). Ends: ways in. Rule: decided by hand in `merge`.
   */
  merge: 'moves' | 'stays' | 'ends' | 'rule' | MoveOnce
  /**
   * Delete: rows about the person alone. Values: rows that others or the books need, with these in place of the person's
   * words. Keep: rows without words of the person, or what they did as staff. Rule: decided by hand in `archive`.
   */
  forget: 'keep' | 'delete' | 'rule' | Emptied
  /** The columns that the person's own copy leaves out, besides those that name others; or why it leaves out the rows. */
  show: string[] | string
}

/** Stands for words that a place cannot be without. */
export const EMPTIED = '–'

/** An answer to a form without what it said, and without the keys that name the person. */
export const emptyResponse = {
  email: '',
  answers: {},
  note: '',
  keyHash: null,
  onceKey: null,
}

export const emptyBugReport = { email: null, description: '', userAgent: null }

const STAFF = 'work of staff'
const WAYS_IN = 'ways in'
const NOTED = 'noted by staff for themselves'
const WAITING = 'a decision of staff that waits'

/** A relation to the person whom the row is about. */
const about = (
  merge: Relation['merge'],
  forget: Relation['forget'],
  show: Relation['show'] = []
): Relation => ({ merge, forget, show })

const byStaff = about('stays', 'keep', STAFF)

const isOpen = (column: string) => (row: string) => `${row}."${column}" IS NULL`
const hasStatus =
  (...statuses: string[]) =>
  (row: string) =>
    `${row}.status IN (${statuses.map((status) => `'${status}'`).join(', ')})`

export const personData: Record<string, Relation> = {
  'AccessToken.userId': about('ends', 'delete', ['tokenHash', 'authVersion']),
  'AccountabilityGroup.leaderId': byStaff,
  'AccountabilityMatching.createdById': byStaff,
  'AccountabilityMatching.undoneById': byStaff,
  'AccountabilityMember.userId': about(
    { keys: [], open: isOpen('endedAt') },
    { endReason: '' },
    ['remindedOf']
  ),
  'AccountabilityWish.userId': about({ keys: [] }, 'delete'),
  'AffiliateLead.userId': about('moves', 'rule', [
    'affiliateId',
    'linkId',
    'tags',
  ]),
  // If both are affiliates, the merged one's links lead on and no longer count.
  'AffiliateProfile.userId': about({ keys: [] }, 'rule', [
    'note',
    'payoutAccount',
    'payoutKey',
  ]),
  'AffiliateTerms.createdById': byStaff,
  'Announcement.createdById': byStaff,
  'Announcement.scheduledById': byStaff,
  'AnnouncementRecipient.userId': about(
    { keys: ['announcementId'] },
    { detail: '' },
    ['detail', 'mailId']
  ),
  'Attendance.recordedById': byStaff,
  'Attendance.userId': about({ keys: ['occurrenceId'] }, 'keep'),
  'Attribution.holdDecidedById': byStaff,
  'BackupRun.createdById': byStaff,
  'BatchManager.userId': about('stays', 'keep'),
  'Block.blockedId': about(
    { keys: ['userId'] },
    'delete',
    "another person's choice"
  ),
  'Block.userId': about({ keys: ['blockedId'] }, 'delete'),
  'BugReport.userId': about('moves', emptyBugReport),
  'CalendarFeed.userId': about('ends', 'delete', WAYS_IN),
  'Certificate.userId': about(
    { keys: ['courseId'] },
    { name: EMPTIED, revokeReason: EMPTIED }
  ),
  'ChallengeParticipant.userId': about(
    { keys: ['challengeId'] },
    { email: ADDRESS, endReason: '' }
  ),
  'ChangelogRead.userId': about('stays', 'delete'),
  'CheckIn.answeredById': byStaff,
  'CheckIn.excusedById': byStaff,
  'CheckIn.userId': about(
    { keys: ['groupId', 'dueOn'] },
    { done: '', goals: '', blockers: '', help: '', answer: '', excuse: '' }
  ),
  'Commission.createdById': byStaff,
  'CommissionRule.createdById': byStaff,
  'CouponRedemption.userId': about('moves', { email: ADDRESS }, ['orderKey']),
  'Course.authorId': about('moves', 'keep', STAFF),
  'CourseProgress.userId': about(
    {
      keys: ['courseId'],
      further: (row) => `(${row}."firstCompletedAt" IS NOT NULL)`,
      take: ['firstCompletedAt'],
    },
    'keep'
  ),
  'DayClose.closedById': byStaff,
  'DayClose.reopenedById': byStaff,
  'DeletionRequest.decidedById': byStaff,
  'DeletionRequest.userId': about(
    { keys: [], open: hasStatus('WAITING') },
    { text: '', answer: '' }
  ),
  'EmailChange.proposedById': byStaff,
  'EmailChange.shortenedById': byStaff,
  'EmailChange.userId': about('ends', 'delete', ['id', 'shortenReason']),
  'EventHost.userId': about('stays', 'keep'),
  'EventRsvp.userId': about(
    {
      keys: ['occurrenceId'],
      further: (row) =>
        `(${row}.answer = 'GOING', ${row}.answer = 'WAITLISTED', ${row}.answer = 'MAYBE')`,
      take: ['answer', 'answeredAt', 'queuedAt'],
    },
    'keep'
  ),
  'FeedBan.byId': byStaff,
  'FeedBan.userId': about('moves', { reason: EMPTIED }),
  'FeedPost.authorId': about('moves', {
    text: EMPTIED,
    winTitle: '',
    winText: '',
    hideReason: '',
  }),
  'FeedPost.hiddenById': byStaff,
  'FeedPost.pinnedById': byStaff,
  'FeedReaction.userId': about({ keys: ['postId'] }, 'keep'),
  'FeedReport.decidedById': byStaff,
  'FeedReport.reporterId': about(
    { keys: ['postId'], open: hasStatus('OPEN') },
    { reason: EMPTIED },
    ['text']
  ),
  'FeedVisit.userId': about({ keys: ['feedId'] }, 'delete'),
  'FormResponse.reviewerId': byStaff,
  'FormResponse.userId': about(
    { keys: ['formId'], open: hasStatus('PARTIAL') },
    emptyResponse,
    ['keyHash', 'onceKey', 'note']
  ),
  'FormVersion.editorId': byStaff,
  'FormWatcher.userId': about('stays', 'delete'),
  'GatewayEvent.decidedById': byStaff,
  'GroupMembership.endedById': byStaff,
  'GroupMembership.userId': about(
    { keys: [], open: isOpen('endedAt') },
    { endReason: '' }
  ),
  'GroupRequest.decidedById': byStaff,
  'GroupRequest.userId': about(
    { keys: [], open: hasStatus('WAITING') },
    { note: '', reason: '' }
  ),
  'ImportRun.appliedById': byStaff,
  'ImportRun.createdById': byStaff,
  'ImportRun.undoneById': byStaff,
  'Invoice.userId': about('moves', {
    billToName: '',
    billToTin: '',
    billToAddress: '',
  }),
  'LandingPageVersion.editorId': byStaff,
  'LessonFileDownload.userId': about({ keys: ['lessonFileId'] }, 'keep'),
  'LessonNote.userId': about('moves', 'delete'),
  'LessonProgress.userId': about(
    {
      keys: ['lessonId'],
      further: (row) =>
        `(${row}."completedAt" IS NOT NULL, ${row}."furthestSec")`,
      take: ['completedAt', 'lastPositionSec', 'furthestSec'],
    },
    'keep'
  ),
  'LessonVersion.editorId': byStaff,
  // No foreign key.
  'LoginLog.userId': about('stays', 'rule'),
  'MoveUpRequest.assignedToId': byStaff,
  'MoveUpRequest.claimedById': byStaff,
  'MoveUpRequest.decidedById': byStaff,
  'MoveUpRequest.userId': about(
    {
      keys: [],
      open: hasStatus('REQUESTED', 'IN_REVIEW', 'RETURNED'),
    },
    { memberNote: '', reviewerNote: '' }
  ),
  'MoveUpStep.actorId': byStaff,
  'Notice.userId': about({ keys: ['key'] }, 'delete', [
    'key',
    'aboutIds',
    'waitingMail',
  ]),
  // A person who unsubscribed from announcements with either account stays unsubscribed.
  'NoticeSetting.userId': about(
    {
      keys: ['kind'],
      only: (row) => `${row}.kind = 'ANNOUNCEMENT' AND NOT ${row}."isMailed"`,
      further: (row) => `(NOT ${row}."isMailed")`,
      take: ['isMailed'],
    },
    'delete'
  ),
  'NoticeTiming.userId': about('stays', 'delete'),
  'OpeningOverride.userId': about(
    { keys: ['unitId', 'lessonId', 'batchId'] },
    'keep'
  ),
  'Order.userId': about('moves', 'keep', ['key', 'requestHash']),
  'Payment.approvedById': byStaff,
  'Payment.secondApproverId': byStaff,
  'Payment.userId': about('stays', 'keep', ['note', 'transferId']),
  'PaymentApproval.approvedById': byStaff,
  'PaymentApproval.userId': about(
    {
      keys: ['platform', 'referenceKey'],
      open: hasStatus('WAITING'),
    },
    'keep',
    WAITING
  ),
  'PaymentNote.authorId': byStaff,
  'PaymentNote.userId': about('moves', { text: EMPTIED }, NOTED),
  'PaymentProof.decidedById': byStaff,
  'PaymentProof.userId': about('moves', { rejectReason: EMPTIED }),
  'PaymentRequest.userId': about('moves', 'keep'),
  'Payout.approvedById': byStaff,
  'Payout.settledById': byStaff,
  'PayoutBatch.createdById': byStaff,
  'PersonTag.byId': byStaff,
  'PersonTag.userId': about({ keys: ['tag'], open: isOpen('to') }, 'keep'),
  'PromiseToPay.createdById': byStaff,
  'RefundApproval.approvedById': byStaff,
  'RefundApproval.userId': about(
    { keys: [], open: hasStatus('WAITING') },
    'keep',
    WAITING
  ),
  'RefundRequest.decidedById': byStaff,
  'RefundRequest.userId': about('moves', { reason: '', answer: '' }),
  'Report.ownerId': about('stays', 'delete', ['feedHash', 'feedVersion']),
  'ReportRun.userId': about('stays', 'delete', ['touchedAt']),
  'ResetRequest.userId': about('ends', 'delete', WAYS_IN),
  'ResourceDownload.userId': about('moves', 'keep'),
  'ResourceVersion.editorId': byStaff,
  'SavedView.userId': about('stays', 'delete'),
  'SecondFactor.userId': about('ends', 'delete', WAYS_IN),
  'Session.actorUserId': about('ends', 'keep', STAFF),
  // An administrator who acted as the person had sessions, too: the places are in the log of sign-ins.
  'Session.userId': about('ends', 'delete', [
    'id',
    'tokenHash',
    'parkedId',
    'authVersion',
    'ip',
    'userAgent',
  ]),
  'StaffMail.sentById': byStaff,
  'StaffMail.userId': about(
    { keys: ['key'] },
    'keep',
    'a lock against a second mail'
  ),
  'StageStaff.userId': about('stays', 'keep'),
  'StatementImport.approvedById': byStaff,
  'StatementImport.createdById': byStaff,
  'StatementLine.userId': about('moves', { payerName: '', raw: {} }, [
    'raw',
    'reasons',
  ]),
  'StoredFile.ownerId': about('moves', 'rule', ['storageKey', 'sha256']),
  'Subscription.userId': about(
    'moves',
    { pauseReason: EMPTIED, unenrolReason: EMPTIED },
    ['externalId']
  ),
  'SuccessAssignment.byId': byStaff,
  'SuccessAssignment.userId': about('moves', { reason: '' }, NOTED),
  'SuccessManager.userId': about('stays', { bookingUrl: null }),
  'SuccessNote.authorId': byStaff,
  'SuccessNote.userId': about('moves', 'delete', NOTED),
  'SuccessTask.closedById': byStaff,
  'SuccessTask.createdById': byStaff,
  'SuccessTask.userId': about(
    { keys: ['kind', 'key'] },
    { text: '', outcome: '' },
    NOTED
  ),
  'TeamLeadCandidacy.nominatedById': byStaff,
  'TeamLeadCandidacy.userId': about(
    {
      keys: ['groupId'],
      open: hasStatus('NOMINATED', 'ACCEPTED', 'SHORTLISTED'),
    },
    { pitch: '', reason: '' }
  ),
  'User.mergedIntoId': about('moves', 'rule', 'an account of its own'),
  'UserAccessLevel.userId': about('rule', 'keep'),
  'UserArchive.anonymisedById': byStaff,
  'UserArchive.archivedById': byStaff,
  'UserArchive.restoredById': byStaff,
  'UserArchive.userId': about('stays', { snapshot: {}, note: '' }, NOTED),
  'UserMerge.mergedById': byStaff,
  'UserMerge.mergedId': about('stays', 'rule', NOTED),
  'UserMerge.survivorId': about('stays', 'rule', NOTED),
  'UserMerge.undoneById': byStaff,
  'UserProfile.userId': about('rule', 'delete'),
  'UserTask.decidedById': byStaff,
  'UserTask.userId': about(
    {
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
    { note: null, proofText: null, proofUrl: null }
  ),
  'WebhookEndpoint.createdById': byStaff,
  'Win.featuredById': byStaff,
  'Win.userId': about('moves', 'delete'),
  // No foreign key (docs/decisions/0059).
  'XpLedger.userId': about('stays', 'keep', ['actorId']),
}

/** The person's own copy also shows rows that belong to another row of theirs, without the columns `leftOut`. */
export const partsShown = [
  { table: 'AffiliateLink', column: 'affiliateId', of: 'AffiliateProfile' },
  {
    table: 'ChallengeTaskDone',
    column: 'participantId',
    of: 'ChallengeParticipant',
  },
  { table: 'Commission', column: 'affiliateId', of: 'AffiliateProfile' },
  { table: 'PaymentSchedule', column: 'invoiceId', of: 'Invoice' },
  {
    table: 'Payout',
    column: 'affiliateId',
    of: 'AffiliateProfile',
    leftOut: ['account'],
  },
]

/** The relations, each with its table and column. */
export const relations = Object.entries(personData).map(([name, relation]) => {
  const [table, column] = name.split('.')
  return { table, column, ...relation }
})
