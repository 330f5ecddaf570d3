// A request with another user's id is answered as if the record did not exist, and changes nothing (docs/security.md
// S-31). Every operation that takes an id is listed below: add new ones after deciding whose ids they accept.
import fs from 'node:fs'
import path from 'node:path'

import {
  getNamedType,
  isInputObjectType,
  isScalarType,
  type GraphQLArgument,
} from 'graphql'

import { LEARNER_ROLES } from 'src/lib/access/staff'
import { db } from 'src/lib/db'
import { startSession } from 'src/lib/sessions/sessionTokens'
import type { RoleId } from 'src/shared/access/permissions'
import { roleIds } from 'src/shared/access/permissions'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildAnnouncement } from 'src/testing/announcements'
import { buildBatch, buildFile, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { ask, buildCaller } from 'src/testing/graphql'
import {
  buildCourse,
  buildEvent,
  buildResource,
  buyCourse,
  inHours,
} from 'src/testing/learning'
import { operations, schema } from 'src/testing/operations'
import { buildUser } from 'src/testing/people'

const tribeTeam: RoleId[] = ['tribe-team-fa', 'tribe-team-ro', 'admin']
/** The roles that read all users. Coaches and team leads read only the users of their stage. */
const readers: RoleId[] = [
  ...tribeTeam,
  'success-manager',
  'expert',
  'head-coach',
]

/** The records of user B, which user A requests. */
const belongings = async () => {
  const owner = await buildUser('member', { archivedAt: null })
  const course = await buildCourse({ lessons: 2 })
  await buyCourse(owner.id, course.id)
  const invoice = await buildInvoice({
    userId: owner.id,
    pricesCentavos: [100_000, 100_000],
  })
  // Less than the bill, which a proof then pays.
  await db.payment.create({
    data: {
      kind: 'CREDIT',
      userId: invoice.userId,
      amountCentavos: 0,
      creditCentavos: 100,
      platform: 'other',
    },
  })
  const promise = await db.promiseToPay.create({
    data: {
      scheduleId: invoice.schedules[1].id,
      promisedDate: new Date(),
      createdById: owner.id,
    },
  })
  const refundRequest = await db.refundRequest.create({
    data: { invoiceId: invoice.id, userId: owner.id },
  })
  const stage = await buildStage()
  await db.user.update({
    where: { id: owner.id },
    data: { stageId: stage.id },
  })
  const moveUp = await db.moveUpRequest.create({
    data: {
      userId: owner.id,
      fromStageId: stage.id,
      toStageId: stage.id,
      slaDueAt: new Date(),
    },
  })
  const win = await db.win.create({
    data: { userId: owner.id, title: 'Theirs', achievedOn: new Date() },
  })
  const note = await db.lessonNote.create({
    data: {
      userId: owner.id,
      lessonId: course.lessonIds[0],
      text: 'Theirs',
    },
  })
  const { id: sessionId } = await db.session.create({
    data: {
      userId: owner.id,
      tokenHash: Buffer.from(String(owner.id)),
      authVersion: 1,
      idleExpiresAt: new Date('9999-01-01'),
      absoluteExpiresAt: new Date('9999-01-01'),
    },
  })
  const batch = await buildBatch()
  await db.user.update({
    where: { id: owner.id },
    data: { batchId: batch.id },
  })
  // An event for B's batch that can be joined now.
  const event = await buildEvent(
    { batches: { create: { batchId: batch.id } } },
    [inHours(0.1)]
  )
  await db.eventOccurrence.update({
    where: { id: event.occurrenceId },
    data: { checkinCode: '123456' },
  })
  const resource = await buildResource({
    batches: { create: { batchId: batch.id } },
  })
  const { id: announcementId } = await buildAnnouncement({
    status: 'SENT',
    recipients: { create: { userId: owner.id, state: 'MAILED' } },
  })
  return {
    userId: owner.id,
    announcementId,
    resourceId: resource.id,
    eventId: event.id,
    occurrenceId: event.occurrenceId,
    courseId: course.id,
    lessonId: course.lessonIds[0],
    scheduleId: invoice.schedules[0].id,
    promiseId: promise.id,
    invoiceId: invoice.id,
    refundRequestId: refundRequest.id,
    winId: win.id,
    noteId: note.id,
    moveUpId: moveUp.id,
    sessionId,
    fileId: (await buildFile(owner.id)).id,
  }
}

type Belongings = Awaited<ReturnType<typeof belongings>>

const nobodys: Belongings = {
  userId: 2_000_000_001,
  announcementId: 2_000_000_001,
  resourceId: 2_000_000_001,
  eventId: 2_000_000_001,
  occurrenceId: 2_000_000_001,
  courseId: 2_000_000_001,
  lessonId: 2_000_000_001,
  scheduleId: 2_000_000_001,
  promiseId: 2_000_000_001,
  invoiceId: 2_000_000_001,
  refundRequestId: 2_000_000_001,
  winId: 2_000_000_001,
  noteId: 2_000_000_001,
  moveUpId: 2_000_000_001,
  sessionId: '00000000-0000-4000-8000-000000000000',
  fileId: 2_000_000_001,
}

type Own = {
  /** Roles that may also access other users' records. */
  except?: readonly RoleId[]
  variables: (theirs: Belongings) => object
}

const win = { title: 'Mine now', achievedOn: '2026-01-01' }
const byUser = (except: readonly RoleId[]): Own => ({
  except,
  variables: ({ userId }) => ({ id: userId }),
})

const collectors: readonly RoleId[] = [...tribeTeam, 'success-manager']

/** Operations on records that each user has their own of. */
const own: Record<string, Own> = {
  user: byUser(readers),
  userDetail: byUser(readers),
  userStageProgress: byUser(readers),
  userSubscription: byUser(collectors),
  userTimeline: {
    except: readers,
    variables: ({ userId }) => ({ userId }),
  },
  withdrawEmailChange: {
    except: tribeTeam,
    variables: ({ userId }) => ({ userId }),
  },
  successCare: {
    except: readers,
    variables: ({ userId }) => ({ userId }),
  },
  xpEntriesPage: {
    except: readers,
    variables: ({ userId }) => ({ userId }),
  },
  withdrawMoveUp: { variables: ({ moveUpId }) => ({ id: moveUpId }) },
  updateUser: {
    except: tribeTeam,
    variables: ({ userId }) => ({
      id: userId,
      input: { email: 'x@example.com', firstName: 'X', lastName: 'X' },
    }),
  },
  endSession: { variables: ({ sessionId }) => ({ id: sessionId }) },
  updateWin: { variables: ({ winId }) => ({ id: winId, input: win }) },
  myWin: { variables: ({ winId }) => ({ id: winId }) },
  setWinConsent: {
    variables: ({ winId }) => ({ id: winId, shownAs: 'FULL' }),
  },
  deleteWin: { variables: ({ winId }) => ({ id: winId }) },
  updateMyPicture: { variables: ({ fileId }) => ({ fileId }) },
  reportBug: {
    variables: ({ fileId }) => ({ input: { description: 'Odd', fileId } }),
  },
  payFromCredit: {
    except: tribeTeam,
    variables: ({ scheduleId }) => ({ scheduleIds: [scheduleId] }),
  },
  askForRefund: { variables: ({ invoiceId }) => ({ invoiceId }) },
  withdrawRefundRequest: {
    variables: ({ refundRequestId }) => ({ id: refundRequestId }),
  },
  // Before the proof, during which no promise is taken.
  promisePayment: {
    except: collectors,
    variables: ({ scheduleId }) => ({
      scheduleIds: [scheduleId],
      promisedDate: addDays(manilaToday(), 3),
    }),
  },
  submitPaymentProof: {
    variables: ({ fileId, scheduleId }) => ({
      input: {
        scheduleIds: [scheduleId],
        fileId,
        platform: 'gcash',
        referenceNo: 'R-1',
        amountCentavos: 100_000,
        paidOn: '2026-01-01',
      },
    }),
  },
  cancelPromise: {
    except: collectors,
    variables: ({ promiseId }) => ({ id: promiseId }),
  },
  startOnlinePayment: {
    variables: ({ scheduleId }) => ({ scheduleIds: [scheduleId] }),
  },
  myAnnouncement: {
    variables: ({ announcementId }) => ({ id: announcementId }),
  },
  clearBounces: {
    except: tribeTeam,
    variables: ({ userId }) => ({ userId }),
  },
  myCourse: { variables: ({ courseId }) => ({ id: courseId }) },
  myLesson: {
    variables: ({ courseId, lessonId }) => ({ courseId, lessonId }),
  },
  saveLessonPosition: {
    variables: ({ lessonId }) => ({ lessonId, positionSec: 5 }),
  },
  completeLesson: { variables: ({ lessonId }) => ({ lessonId }) },
  undoLesson: { variables: ({ lessonId }) => ({ lessonId }) },
  myEvent: {
    variables: ({ eventId, occurrenceId }) => ({ id: eventId, occurrenceId }),
  },
  myResource: { variables: ({ resourceId }) => ({ id: resourceId }) },
  downloadResource: { variables: ({ resourceId }) => ({ id: resourceId }) },
  answerEvent: {
    variables: ({ occurrenceId }) => ({ occurrenceId, answer: 'GOING' }),
  },
  joinEvent: { variables: ({ occurrenceId }) => ({ occurrenceId }) },
  checkInToEvent: {
    variables: ({ occurrenceId }) => ({ occurrenceId, code: '123456' }),
  },
  createLessonNote: {
    variables: ({ lessonId }) => ({ lessonId, input: { text: 'Mine' } }),
  },
  updateLessonNote: {
    variables: ({ noteId }) => ({ id: noteId, input: { text: 'Mine' } }),
  },
  deleteLessonNote: { variables: ({ noteId }) => ({ id: noteId }) },
}

/** Operations on records that belong to no user: the permission (S-30) decides about all of them. */
const unownedRecords = [
  'shortenEmailChange',
  'accessLevel',
  'accessLevelHistory',
  'previewAccessLevel',
  'updateAccessLevel',
  'revertAccessLevel',
  'deleteAccessLevel',
  'bugReport',
  'updateBugReportStatus',
  'outboxEmail',
  'addPaymentSchedule',
  'updatePaymentSchedule',
  'approvePaymentScheduleTransaction',
  'disapprovePaymentScheduleTransaction',
  'settleGatewayEvent',
  'billsPage',
  'openBillsPage',
  'updateInvoiceBilling',
  'studentPaymentDetails',
  'addPaymentNote',
  'remindOfBills',
  'statementLinesPage',
  'suggestedBills',
  'statementImport',
  'discardStatementImport',
  'undoStatementImport',
  'approveStatementImport',
  'ignoreStatementLine',
  'matchStatementLine',
  'approvePaymentProofs',
  'undoApprovedProofs',
  'recordPayment',
  'reopenDay',
  'waitingTransfers',
  'confirmTransfer',
  'withdrawApproval',
  'waitingRefunds',
  'giveCredit',
  'revokeCredit',
  'refundMember',
  'withdrawRefund',
  'waitingRefundRequests',
  'declineRefundRequest',
  'paymentAccount',
  'createPaymentAccount',
  'updatePaymentAccount',
  'unwaivePaymentSchedule',
  'waivePaymentSchedule',
  'rejectPaymentProof',
  'subscription',
  'subscriptionsPage',
  'enrollUser',
  'enrollmentPreview',
  'manualUserSubscription',
  'manualUserUnsubscription',
  'pauseSubscription',
  'resumeSubscription',
  'makeSubscriptionPrimary',
  'funnelsByProductId',
  'paymentTerm',
  'paymentTermsByFunnelId',
  'overduePreview',
  'updatePaymentTerm',
  'deletePaymentTerm',
  'challenge',
  'challengeDays',
  'updateChallenge',
  'saveChallengeDay',
  'openChallenge',
  'deleteChallenge',
  'endChallenge',
  'stage',
  'updateStage',
  'deleteStage',
  'successManager',
  'successMembersPage',
  'retentionPage',
  'successWorklist',
  'createSuccessManager',
  'updateSuccessManager',
  'assignSuccessManager',
  'handOverMembers',
  'createSuccessTask',
  'reportSuccessTasks',
  'closeSuccessTask',
  'reopenSuccessTask',
  'moveSuccessTask',
  'addSuccessNote',
  'deleteSuccessNote',
  'backupRun',
  'createBackupLink',
  'restoreFromBackup',
  'webhookEndpoint',
  'webhookDeliveriesPage',
  'updateWebhookEndpoint',
  'deleteWebhookEndpoint',
  'pauseWebhookEndpoint',
  'resumeWebhookEndpoint',
  'replaceWebhookSecret',
  'testWebhookEndpoint',
  'sendWebhookAgain',
  // Jobs belong to nobody.
  'runJobAgain',
  'deleteJob',
  'importRun',
  'importRowsPage',
  'leaveOutImportRows',
  'checkImportAgain',
  'applyImport',
  'undoImport',
  'discardImport',
  'createUser',
  'matchingUsers',
  'saveView',
  'mergePreview',
  'mergeUsers',
  'undoMerge',
  'archivedUser',
  'userDuties',
  'archiveUser',
  'resetSecondFactor',
  'restoreUser',
  'anonymiseUser',
  'refuseDeletion',
  'announcement',
  'announcementPreview',
  'announcementRecipientsPage',
  'updateAnnouncement',
  'deleteAnnouncement',
  'testAnnouncement',
  'scheduleAnnouncement',
  'withdrawAnnouncement',
  'stopAnnouncement',
  'batch',
  'batchUses',
  'overlappingBatches',
  'createBatch',
  'updateBatch',
  'makeBatchCurrent',
  'archiveBatch',
  'restoreBatch',
  'deleteBatch',
  'courseParts',
  'createTask',
  'updateTask',
  'deleteTask',
  'orderTasks',
  'stageStaff',
  'addStageStaff',
  'removeStageStaff',
  'revertMoveUpRequest',
  'reverseXp',
  'course',
  'createCourse',
  'updateCourse',
  'deleteCourse',
  'createUnit',
  'updateUnit',
  'deleteUnit',
  'arrangeOutline',
  'publishLessons',
  'unpublishLessons',
  'archivedLessons',
  'duplicateLesson',
  'restoreLesson',
  'updateCourseIntro',
  'restoreCourse',
  'duplicateCourse',
  'courseResults',
  'coursePreview',
  'setLessonOpening',
  'openingOverrides',
  'setOpeningOverride',
  'removeOpeningOverride',
  'courseTracks',
  'createTrack',
  'updateTrack',
  'deleteTrack',
  'orderTracks',
  'lesson',
  'createLesson',
  'updateLesson',
  'deleteLesson',
  'lessonVersions',
  'lessonVersion',
  'restoreLessonVersion',
  'lessonFiles',
  'lessonFile',
  'confirmTranslation',
  'createLessonFile',
  'updateLessonFile',
  'deleteLessonFile',
  'orderLessonFiles',
  'event',
  'previewEvent',
  'createEvent',
  'updateEvent',
  'deleteEvent',
  'restoreEvent',
  'eventOccurrencesPage',
  'eventOccurrence',
  'updateEventOccurrence',
  'cancelEventOccurrence',
  'restoreEventOccurrence',
  'resourceFile',
  'resourceVersions',
  'createResourceFile',
  'updateResourceFile',
  'deleteResourceFile',
  'restoreResourceFile',
  'restoreResourceVersion',
  'updateResourceFolder',
  'deleteResourceFolder',
  'publicResource',
  'publicResources',
  'product',
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'funnel',
  'createFunnel',
  'updateFunnel',
  'deleteFunnel',
  'publishFunnel',
  'closeFunnel',
  'duplicateFunnel',
  'funnelResults',
  'funnelLandingPage',
  'landingPageVersions',
  'landingPageVersion',
  'landingPageWarnings',
  'pageTests',
  // Only wins whose owners agree.
  'featureWin',
  'saveLandingPage',
  'publishLandingPage',
  'unpublishLandingPage',
  'restoreLandingPageVersion',
  'startPageTest',
  'endPageTest',
  'couponsPage',
  'coupon',
  'couponRedemptionsPage',
  'createCoupon',
  'updateCoupon',
  'pauseCoupon',
  'resumeCoupon',
  'archiveCoupon',
  'duplicateCoupon',
  'waitlistPage',
  'joinWaitlist',
  'form',
  'formChoices',
  'formVersions',
  'formResponsesPage',
  'formResponseFields',
  'formAnswerFields',
  'updateForm',
  'updateRedirectRule',
  'deleteRedirectRule',
  'duplicateForm',
  'saveFormDraft',
  'publishForm',
  'restoreFormVersion',
  'closeForm',
  'archiveForm',
  'restoreForm',
  'watchForm',
  'sendForm',
  'reviewFormResponses',
  'noteFormResponse',
  'notifyWaitlist',
  'changelogEntry',
  'updateChangelogEntry',
  'deleteChangelogEntry',
  'publicLesson',
  'openOffers',
  'offer',
  'quote',
  'placeOrder',
]

/** Operations whose access depends on more than ownership, with the test of each. */
const elsewhere: Record<string, string> = {
  validateOtp: 'services/accounts/auth/resetPassword.test.ts',
  // Most people have none.
  emailChange: 'services/accounts/people/emailChange/emailChange.test.ts',
  // Returns the viewer's own notes, so the list is empty for another user's lesson.
  myLessonNotes: 'services/learning/lessons/lessonNotes/lessonNotes.test.ts',
  // Coaches and team leads find only people of their scope in a batch.
  usersPage: 'services/accounts/users/users.test.ts',
  // Chosen people beyond the viewer's scope or rank are refused one by one; a view belongs to the one who saved it.
  changeUsers: 'services/accounts/users/bulk/changeUsers.test.ts',
  exportUsers: 'services/accounts/users/bulk/changeUsers.test.ts',
  // Only a change that the viewer made a moment ago.
  undoUsersChange: 'services/accounts/users/bulk/undoChange.test.ts',
  endAccessToken:
    'services/accounts/sessions/accessTokens/accessTokens.test.ts',
  deleteSavedView: 'services/accounts/users/bulk/changeUsers.test.ts',
  // A report is reached by its owner, by the roles it is shared with, and if it is the system's by everyone.
  report: 'services/reports/saved/saved.test.ts',
  updateReport: 'services/reports/saved/saved.test.ts',
  shareReport: 'services/reports/saved/saved.test.ts',
  scheduleReport: 'services/reports/saved/saved.test.ts',
  drawReportFeed: 'services/reports/runs/feedFile.test.ts',
  revokeReportFeed: 'services/reports/runs/feedFile.test.ts',
  deleteReport: 'services/reports/saved/saved.test.ts',
  copyReport: 'services/reports/saved/saved.test.ts',
  exportReport: 'services/reports/runs/runs.test.ts',
  // Coaches and team leads find their own people.
  stuckLearnersPage:
    'services/learning/courses/courseLearners/courseLearners.test.ts',
  // A task belongs to a stage, and stages are public, so the answer may say that the task is of another stage.
  finishTask: 'services/community/tasks/finishTask.test.ts',
  // Only a member's own task is undone.
  undoTask: 'services/community/tasks/undoTask.test.ts',
  // Only the reviewers of a stage find these records.
  tasksToReviewPage: 'services/community/tasks/reviewedTasks.test.ts',
  approveTask: 'services/community/tasks/reviewedTasks.test.ts',
  returnTask: 'services/community/tasks/reviewedTasks.test.ts',
  submitTask: 'services/community/tasks/reviewedTasks.test.ts',
  moveUpRequestsPage: 'services/community/moveUps/moveUps.test.ts',
  moveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  claimMoveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  releaseMoveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  assignMoveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  checkMoveUpTask: 'services/community/moveUps/moveUps.test.ts',
  approveMoveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  returnMoveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  declineMoveUpRequest: 'services/community/moveUps/moveUps.test.ts',
  // Affiliates reach their own links only; staff's operations need a right.
  affiliate: 'services/affiliates/affiliates/affiliates.test.ts',
  suspendAffiliate: 'services/affiliates/affiliates/affiliates.test.ts',
  approveAffiliate: 'services/affiliates/affiliates/affiliates.test.ts',
  updateAffiliate: 'services/affiliates/affiliates/affiliates.test.ts',
  createAffiliateLink: 'services/affiliates/links/links.test.ts',
  archiveAffiliateLink: 'services/affiliates/links/links.test.ts',
  setMainLinkTarget: 'services/affiliates/links/links.test.ts',
  restoreAffiliateLink: 'services/affiliates/links/links.test.ts',
  affiliateLinks: 'services/affiliates/links/links.test.ts',
  affiliateLeadsPage: 'services/affiliates/leads/leads.test.ts',
  affiliateOrdersPage: 'services/affiliates/attributions/attributions.test.ts',
  affiliateCommissionPage:
    'services/affiliates/commissions/commissions.test.ts',
  affiliateCommissionTotals:
    'services/affiliates/commissions/commissions.test.ts',
  saveCommissionRule: 'services/affiliates/commissions/commissions.test.ts',
  endCommissionRule: 'services/affiliates/commissions/commissions.test.ts',
  adjustCommission: 'services/affiliates/commissions/commissions.test.ts',
  decideHeldOrder: 'services/affiliates/commissions/commissions.test.ts',
  affiliatePayoutsPage: 'services/affiliates/payouts/payouts.test.ts',
  payoutBatch: 'services/affiliates/payouts/payouts.test.ts',
  approvePayoutBatch: 'services/affiliates/payouts/payouts.test.ts',
  cancelPayoutBatch: 'services/affiliates/payouts/payouts.test.ts',
  cancelPayout: 'services/affiliates/payouts/payouts.test.ts',
  markPayoutsPaid: 'services/affiliates/payouts/payouts.test.ts',
  failPayout: 'services/affiliates/payouts/payouts.test.ts',
  exportPayouts: 'services/affiliates/payouts/payouts.test.ts',
  // Groups belong to their leaders, and to staff within their scope.
  createGroup: 'services/community/groups/groups.test.ts',
  group: 'services/community/groups/groups.test.ts',
  subGroup: 'services/community/groups/groups.test.ts',
  updateGroup: 'services/community/groups/groups.test.ts',
  archiveGroup: 'services/community/groups/groups.test.ts',
  restoreGroup: 'services/community/groups/groups.test.ts',
  createSubGroup: 'services/community/groups/groups.test.ts',
  updateSubGroup: 'services/community/groups/groups.test.ts',
  archiveSubGroup: 'services/community/groups/groups.test.ts',
  addGroupMembers: 'services/community/groups/members/members.test.ts',
  groupMembersPage: 'services/community/groups/members/members.test.ts',
  moveGroupMembers: 'services/community/groups/members/members.test.ts',
  removeGroupMembers: 'services/community/groups/members/members.test.ts',
  setGroupRole: 'services/community/groups/members/members.test.ts',
  handOverGroup: 'services/community/groups/members/members.test.ts',
  // Participants are reached within the scope of staff; challenges and their days belong to nobody.
  challengeParticipantsPage:
    'services/community/challenge/people/people.test.ts',
  challengePairs: 'services/community/challenge/people/people.test.ts',
  dropChallengeParticipant:
    'services/community/challenge/people/people.test.ts',
  restoreChallengeParticipant:
    'services/community/challenge/people/people.test.ts',
  pairChallengeBuddies: 'services/community/challenge/people/people.test.ts',
  endChallengePair: 'services/community/challenge/people/people.test.ts',
  applyChallengePairs: 'services/community/challenge/people/people.test.ts',
  // A challenge in an input or a filter is a school's record.
  accountabilityGroupsPage: 'services/community/challenge/groups.test.ts',
  createAccountabilityGroup: 'services/community/challenge/groups.test.ts',
  // Accountability groups belong to their people and leader, and to staff within their scope.
  accountabilityGroup:
    'services/community/accountability/accountability.test.ts',
  updateAccountabilityGroup:
    'services/community/accountability/accountability.test.ts',
  pauseAccountabilityGroup:
    'services/community/accountability/accountability.test.ts',
  resumeAccountabilityGroup:
    'services/community/accountability/accountability.test.ts',
  endAccountabilityGroup:
    'services/community/accountability/accountability.test.ts',
  addAccountabilityMembers:
    'services/community/accountability/accountability.test.ts',
  removeAccountabilityMember:
    'services/community/accountability/accountability.test.ts',
  moveAccountabilityMember:
    'services/community/accountability/accountability.test.ts',
  giveAccountabilityPlace:
    'services/community/accountability/matching/matching.test.ts',
  accountabilityMatching:
    'services/community/accountability/matching/matching.test.ts',
  nominateTeamLead:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  undoAccountabilityMatching:
    'services/community/accountability/matching/matching.test.ts',
  leadSelection:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  openLeadSelection:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  answerNomination:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  withdrawCandidacy:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  shortlistCandidate:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  appointTeamLead:
    'services/community/accountability/leadSelection/leadSelection.test.ts',
  answerCheckIn: 'services/community/accountability/checkIns/checkIns.test.ts',
  excuseCheckIn: 'services/community/accountability/checkIns/checkIns.test.ts',
  // Feeds belong to the people of their places, and posts to their authors and moderators.
  feed: 'services/community/feeds/feeds.test.ts',
  feedPost: 'services/community/feeds/feeds.test.ts',
  markFeedSeen: 'services/community/feeds/feeds.test.ts',
  createPost: 'services/community/feeds/posts/posts.test.ts',
  addComment: 'services/community/feeds/posts/posts.test.ts',
  updatePost: 'services/community/feeds/posts/posts.test.ts',
  deletePost: 'services/community/feeds/posts/posts.test.ts',
  reactToPost: 'services/community/feeds/posts/posts.test.ts',
  pinPost: 'services/community/feeds/posts/posts.test.ts',
  chooseAnswer: 'services/community/feeds/posts/posts.test.ts',
  reportPost: 'services/community/feeds/moderation/moderation.test.ts',
  decideFeedReport: 'services/community/feeds/moderation/moderation.test.ts',
  hidePost: 'services/community/feeds/moderation/moderation.test.ts',
  showPost: 'services/community/feeds/moderation/moderation.test.ts',
  banFromFeed: 'services/community/feeds/moderation/moderation.test.ts',
  endFeedBan: 'services/community/feeds/moderation/moderation.test.ts',
  blockAuthor: 'services/community/feeds/moderation/moderation.test.ts',
  unblockPerson: 'services/community/feeds/moderation/moderation.test.ts',
  groupRequests: 'services/community/groups/joining/joining.test.ts',
  answerGroupRequest: 'services/community/groups/joining/joining.test.ts',
  joinGroup: 'services/community/groups/joining/joining.test.ts',
  withdrawGroupRequest: 'services/community/groups/joining/joining.test.ts',
  subGroupView: 'services/community/groups/joining/joining.test.ts',
  // Returns only the resources of a folder that are meant for the viewer.
  myResources: 'services/learning/resources/myResources/myResources.test.ts',
  // Only for editors of events and for the event's hosts.
  eventPeoplePage: 'services/learning/events/myEvents/myEvents.test.ts',
  drawCheckinCode: 'services/learning/events/myEvents/myEvents.test.ts',
  addAttendance: 'services/learning/events/myEvents/myEvents.test.ts',
  removeAttendance: 'services/learning/events/myEvents/myEvents.test.ts',
  importAttendance: 'services/learning/events/myEvents/myEvents.test.ts',
  addUserLoginLog: 'services/accounts/people/people.test.ts',
  impersonateUser: 'services/accounts/impersonation/impersonation.test.ts',
  StopImpersonationMutation:
    'services/accounts/impersonation/impersonation.test.ts',
  stopImpersonation: 'services/accounts/impersonation/impersonation.test.ts',
  assignAccessLevels: 'services/accounts/accessLevels/accessLevels.test.ts',
}

const isId = (name: string) => /^ids?$|Ids?$/.test(name)

const takesId = ({ name, type }: GraphQLArgument): boolean => {
  const inner = getNamedType(type)
  return (
    isId(name) ||
    (isInputObjectType(inner) && Object.keys(inner.getFields()).some(isId))
  )
}

test.each(Object.entries(elsewhere))('%s has a test in %s', (name, file) => {
  expect(fs.readFileSync(path.join(__dirname, '..', file), 'utf8')).toMatch(
    new RegExp(name, 'i')
  )
})

test('Every operation that takes an id is in the tables', () => {
  const withId = operations
    .filter(({ field }) => field.args.some(takesId))
    .map(({ name }) => name)
  expect(
    [...Object.keys(own), ...unownedRecords, ...Object.keys(elsewhere)].sort()
  ).toEqual(withId.sort())
})

/** The operation with all its arguments as variables, and every scalar field of its answer. */
const documentOf = (name: string) => {
  const { kind, field } = operations.find((each) => each.name === name) ?? {}
  if (!field) throw new Error(`${name} is no operation`)
  const type = schema.getType(getNamedType(field.type).name)
  const fields =
    type && 'getFields' in type ? Object.values(type.getFields()) : []
  const plain = fields
    .filter((each) => isScalarType(getNamedType(each.type)))
    .map((each) => each.name)
  const declared = field.args.map(
    ({ name: arg, type: argType }) => `$${arg}: ${argType}`
  )
  const passed = field.args.map(({ name: arg }) => `${arg}: $${arg}`)
  const selection = plain.length > 0 ? `{ ${plain.join(' ')} }` : ''
  return `${kind} (${declared.join(', ')}) { ${name}(${passed.join(', ')}) ${selection} }`
}

/** The current state of everything that belongs to B. */
const stateOf = async ({ userId, scheduleId, winId, sessionId }: Belongings) =>
  JSON.stringify(
    await Promise.all([
      db.user.findUnique({ where: { id: userId } }),
      db.win.findUnique({ where: { id: winId } }),
      db.session.findUnique({
        where: { id: sessionId },
        omit: { tokenHash: true },
      }),
      db.paymentSchedule.findUnique({ where: { id: scheduleId } }),
      db.storedFile.findMany({ where: { ownerId: userId } }),
      db.paymentProof.count(),
      db.userTask.count(),
      db.moveUpRequest.findMany(),
      db.xpLedger.count(),
      db.lessonProgress.count(),
      db.lessonNote.findMany(),
    ])
  )

for (const role of roleIds) {
  scenario(`${role} cannot access records of others`, async () => {
    const theirs = await belongings()
    const { ask } = await buildCaller(role)
    for (const [name, { except = [], variables }] of Object.entries(own)) {
      const document = documentOf(name)
      const before = await stateOf(theirs)
      const missing = await ask(document, variables(nobodys))
      // An answer without `data`, not even null, means that the document itself was refused.
      expect(missing).not.toMatchObject({ data: undefined })
      if (except.includes(role)) {
        if (name.startsWith('u') && name !== 'updateUser')
          expect((await ask(document, variables(theirs))).data).toBeTruthy()
        continue
      }
      const answer = await ask(document, variables(theirs))
      expect({ name, ...answer }).toEqual({ name, ...missing })
      expect(Object.values(answer.data ?? {}).filter(Boolean)).toEqual([])
      expect(await stateOf(theirs)).toBe(before)
    }
  })
}

scenario(
  'Every user can access their own records by the same documents',
  async () => {
    const theirs = await belongings()
    const { authVersion } = await db.user.findUniqueOrThrow({
      where: { id: theirs.userId },
    })
    const member = { id: theirs.userId, authVersion, isStaff: false }
    const cookie = `session=${await startSession(db, member, {})}`
    for (const [name, { except, variables }] of Object.entries(own)) {
      // startOnlinePayment needs a gateway, so gateway.test.ts tests it. Members may not call the others.
      if (
        [
          'userDetail',
          'userTimeline',
          'successCare',
          'updateUser',
          'clearBounces',
          'startOnlinePayment',
        ].includes(name)
      )
        continue
      const { data, message } = await ask(
        documentOf(name),
        variables(theirs),
        cookie
      )
      expect({ name, except, message }).toEqual({ name, except })
      expect(Object.values(data ?? {})).toEqual([expect.anything()])
    }
  }
)

scenario('Records of an archived user are not found either', async () => {
  const theirs = await belongings()
  await db.user.update({
    where: { id: theirs.userId },
    data: { archivedAt: new Date() },
  })
  for (const role of LEARNER_ROLES as RoleId[]) {
    const { ask } = await buildCaller(role)
    for (const name of ['user', 'userSubscription', 'userStageProgress']) {
      const [answer, missing] = await Promise.all(
        [theirs, nobodys].map((each) =>
          ask(documentOf(name), own[name].variables(each))
        )
      )
      expect(answer).toEqual(missing)
    }
  }
})

scenario('A leader reads only the people of their own stage', async () => {
  const theirs = await belongings()
  const mine = await belongings()
  const leader = await buildCaller('coach')
  const { stageId } = await db.user.findUniqueOrThrow({
    where: { id: mine.userId },
  })
  await db.stageStaff.create({
    data: { stageId: stageId ?? 0, userId: leader.user.id, duty: 'LEADER' },
  })
  for (const name of [
    'user',
    'userDetail',
    'userTimeline',
    'userStageProgress',
  ]) {
    const read = (each: Belongings) =>
      leader.ask(documentOf(name), own[name].variables(each))
    expect(Object.values((await read(mine)).data ?? {})).toEqual([
      expect.anything(),
    ])
    expect(await read(theirs)).toEqual(await read(nobodys))
  }
})
