// Who may call which operation, tested through the real route with real sessions (docs/security.md S-30). An
// operation missing in this table fails the test: add new ones after deciding who may call them.
import { db } from 'src/lib/db'
import { startSession } from 'src/lib/sessions/sessionTokens'
import { roleIds, type RoleId } from 'src/shared/access/permissions'
import { ask } from 'src/testing/graphql'
import { operations } from 'src/testing/operations'
import { buildUser } from 'src/testing/people'

const admins: RoleId[] = ['admin']
const operators: RoleId[] = [...admins, 'tribe-team-ro']
const tribeTeam: RoleId[] = [...operators, 'tribe-team-fa']
const teachers: RoleId[] = [...operators, 'head-coach', 'expert']
const sellers: RoleId[] = [...tribeTeam, 'head-coach', 'success-manager']
const collectors: RoleId[] = [...tribeTeam, 'success-manager']
const learners: RoleId[] = ['non-member', 'member', 'affiliate']
const staff = roleIds.filter((role) => !learners.includes(role))

/** 'open' is for everyone, 'signedIn' for every signed-in user; services find only the user's own records. */
const allowed: Record<string, 'open' | 'signedIn' | RoleId[]> = {
  offer: 'open',
  offerBySlug: 'open',
  landingPageBySlug: 'open',
  redirectRule: 'open',
  quote: 'open',
  joinWaitlist: 'open',
  defaultSettingByName: 'open',
  validateOtp: 'open',
  addUserLoginLog: 'open',
  reportBug: 'open',
  changelog: 'open',
  publicLessons: 'open',
  publicLesson: 'open',
  certificateCheck: 'open',
  mailedEmailChange: 'open',
  answerEmailChange: 'open',
  publicResources: 'open',
  publicResourceShelf: 'open',
  publicResource: 'open',
  downloadResource: 'open',

  ...sameFor('signedIn', [
    'user',
    'mySetup',
    'mySessions',
    'endSession',
    'endOtherSessions',
    'setUpPassword',
    'skipPasswordSetup',
    'sendUserCredential',
    'hideReturneeModal',
    'HideReturneeModal',
    'globalSearch',
    'staffSearch',
    'unreadChangelog',
    'markChangelogSeen',
    'savePreferences',
    'emailChange',
    'withdrawEmailChange',
    'profile',
    'updateMyProfile',
    'updateMyPicture',
    'createWin',
    'updateWin',
    'deleteWin',
    'myLatestWins',
    'userStageProgress',
    'userSubscription',
    'stages',
    'finishTask',
    'submitTask',
    // For a stage that the viewer neither reviews nor leads, these operations answer as if nothing existed (S-31).
    'tasksToReviewPage',
    'approveTask',
    'returnTask',
    'managedStage',
    'managedStageMembersPage',
    'moveUpRequestsPage',
    'moveUpRequest',
    'requestMoveUp',
    'withdrawMoveUp',
    'claimMoveUpRequest',
    'releaseMoveUpRequest',
    'assignMoveUpRequest',
    'checkMoveUpTask',
    'approveMoveUpRequest',
    'returnMoveUpRequest',
    'declineMoveUpRequest',
    'myStage',
    'stageLeaderboard',
    'xpEntriesPage',
    'setOnLeaderboard',
    'getDuesAndExpiration',
    'myOwedBills',
    'myInvoices',
    'myCreditCentavos',
    'myReceipts',
    'payFromCredit',
    'firstPayment',
    'howToPay',
    'unreadNotices',
    'notices',
    'noticeSettings',
    'markNoticesRead',
    'saveNoticeSetting',
    'noticeTiming',
    'saveNoticeTiming',
    'submitPaymentProof',
    'promisePayment',
    'onlinePayment',
    'startOnlinePayment',
    'cancelPromise',
    'placeOrder',
    'myCourses',
    'myCourse',
    'myLesson',
    'continueLearning',
    'saveLessonPosition',
    'completeLesson',
    'myEvents',
    'myEventCalendar',
    'myEvent',
    'myNextEvent',
    'myCalendarFeed',
    'myResources',
    'myResourceShelf',
    'myResource',
    'answerEvent',
    'joinEvent',
    'checkInToEvent',
    'drawCalendarFeed',
    'revokeCalendarFeed',
    'myLessonNotes',
    'createLessonNote',
    'updateLessonNote',
    'deleteLessonNote',
  ]),
  ...sameFor(staff, [
    'usersPage',
    'userDetail',
    'userTimeline',
    'stagesPage',
    'stage',
    'stageStaff',
    'task',
    'courses',
    'coursesPage',
    'course',
    'courseTracks',
    'courseResults',
    'stuckLearnersPage',
    'coursePreview',
    'batchChoices',
    'archivedLessons',
    'lesson',
    'lessonVersions',
    'lessonVersion',
    'lessonFiles',
    'lessonFile',
    'coachHome',
    'eventsPage',
    'event',
    'eventOccurrencesPage',
    'eventOccurrence',
    'eventCalendar',
    'eventPeoplePage',
    'drawCheckinCode',
    'addAttendance',
    'removeAttendance',
    'importAttendance',
    'resourceFilesPage',
    'resourceFile',
    'resourceVersions',
    'resourceFolders',
    'changelogEntriesPage',
    'changelogEntry',
  ]),
  successHome: [...tribeTeam, 'success-manager'],
  ...sameFor(
    [...tribeTeam, 'success-manager'],
    ['subscriptionsPage', 'subscription']
  ),
  ...sameFor(teachers, [
    'teacherHome',
    'createStage',
    'updateStage',
    'addStageStaff',
    'removeStageStaff',
    'deleteStage',
    'taskLessonChoices',
    'createTask',
    'updateTask',
    'deleteTask',
    'orderTasks',
    'createCourse',
    'updateCourse',
    'revokeCertificate',
    'deleteCourse',
    'createUnit',
    'updateUnit',
    'deleteUnit',
    'arrangeOutline',
    'publishLessons',
    'unpublishLessons',
    'duplicateLesson',
    'restoreLesson',
    'updateCourseIntro',
    'restoreCourse',
    'duplicateCourse',
    'setLessonOpening',
    'openingOverrides',
    'setOpeningOverride',
    'removeOpeningOverride',
    'createTrack',
    'updateTrack',
    'deleteTrack',
    'orderTracks',
    'createLesson',
    'updateLesson',
    'deleteLesson',
    'restoreLessonVersion',
    'confirmTranslation',
    'createLessonFile',
    'updateLessonFile',
    'deleteLessonFile',
    'orderLessonFiles',
    'eventChoices',
    'previewEvent',
    'createEvent',
    'updateEvent',
    'deleteEvent',
    'restoreEvent',
    'updateEventOccurrence',
    'cancelEventOccurrence',
    'restoreEventOccurrence',
    'createResourceFile',
    'updateResourceFile',
    'deleteResourceFile',
    'restoreResourceFile',
    'restoreResourceVersion',
    'createResourceFolder',
    'updateResourceFolder',
    'deleteResourceFolder',
  ]),
  ...sameFor(sellers, [
    'products',
    'productsPage',
    'product',
    'funnelsPage',
    'funnel',
    'funnelNames',
    'funnelResults',
    'couponsPage',
    'coupon',
    'couponRedemptionsPage',
    'waitlistPage',
    'funnelLandingPage',
    'landingPageVersions',
    'landingPageVersion',
    'paymentTerms',
    'paymentTermsByFunnelId',
    'funnelsByProductId',
  ]),
  ...sameFor(tribeTeam, [
    'adminHome',
    'financeHome',
    'createUser',
    'updateUser',
    'createProduct',
    'updateProduct',
    'deleteProduct',
    'createFunnel',
    'updateFunnel',
    'deleteFunnel',
    'publishFunnel',
    'closeFunnel',
    'duplicateFunnel',
    'saveLandingPage',
    'publishLandingPage',
    'unpublishLandingPage',
    'restoreLandingPageVersion',
    'createCoupon',
    'updateCoupon',
    'pauseCoupon',
    'resumeCoupon',
    'archiveCoupon',
    'duplicateCoupon',
    'notifyWaitlist',
    'paymentTermsPage',
    'overduePreview',
    'paymentTerm',
    'createPaymentTerm',
    'updatePaymentTerm',
    'deletePaymentTerm',
    'enrollmentBatches',
    'enrollUser',
    'manualUserSubscription',
    'manualUserUnsubscription',
    'pauseSubscription',
    'resumeSubscription',
    'makeSubscriptionPrimary',
    'proofsToReview',
    'proofsToReviewCount',
    'rejectPaymentProof',
    'addPaymentSchedule',
    'updatePaymentSchedule',
    'approvePaymentScheduleTransaction',
    'disapprovePaymentScheduleTransaction',
    'settleGatewayEvent',
    'updateInvoiceBilling',
    'statementLinesPage',
    'statementImport',
    'statementImportsPage',
    'statementColumns',
    'discardStatementImport',
    'undoStatementImport',
    'approveStatementImport',
    'ignoreStatementLine',
    'matchStatementLine',
    'importStatement',
    'parkedGatewayEvents',
    'approvePaymentProofs',
    'recordPayment',
    'waitingRefunds',
    'remindOfOverdue',
    'overdueToRemind',
    'giveCredit',
    'revokeCredit',
    'refundMember',
    'withdrawRefund',
    'unwaivePaymentSchedule',
    'waivePaymentSchedule',
  ]),
  ...sameFor(admins, [
    'shortenEmailChange',
    'outboxEmailsPage',
    'outboxEmail',
    'createAccessLevel',
    'updateAccessLevel',
    'revertAccessLevel',
    'deleteAccessLevel',
    'previewAccessLevel',
    'assignAccessLevels',
    'paymentAccountsPage',
    'paymentAccount',
    'createPaymentAccount',
    'updatePaymentAccount',
  ]),
  ...sameFor(operators, [
    'accessLevel',
    'accessLevelHistory',
    'impersonateUser',
  ]),
  // Only for the administrator behind an impersonated session.
  ...sameFor([], ['stopImpersonation', 'StopImpersonationMutation']),
  ...sameFor(operators, ['revertMoveUpRequest', 'reverseXp']),
  ...sameFor(operators, [
    'bugReportsPage',
    'bugReport',
    'updateBugReportStatus',
  ]),
  ...sameFor(operators, [
    'infoLogsPage',
    'infoLogEntities',
    'createChangelogEntry',
    'updateChangelogEntry',
    'deleteChangelogEntry',
  ]),
  ...sameFor(collectors, [
    'billsPage',
    'studentPaymentDetails',
    'addPaymentNote',
    'remindOfBill',
    'retentionReport',
    'retentionPage',
  ]),
  ...sameFor(tribeTeam, [
    'collectionReport',
    'collectedPaymentsPage',
    'cashCollectionPage',
    'agingReport',
    'openBillsPage',
    'expectedCash',
  ]),
  accessLevels: staff,
}

function sameFor(who: 'signedIn' | RoleId[], operations: string[]) {
  return Object.fromEntries(operations.map((operation) => [operation, who]))
}

/** The error code of the guard, or 'let in' if the service answered, even with an error. */
const askedBy = async (document: string, cookie?: string) => {
  const { code, message, data } = await ask(document, {}, cookie)
  // An answer without `data`, not even null, means that the document itself was refused.
  if (data === undefined) throw new Error(message)
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'let in'
}

const signedIn = async (role: RoleId) => {
  const user = await buildUser(role)
  return `session=${await startSession(db, { ...user, isStaff: true }, {})}`
}

test('The table lists every operation, and no other', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(
    Object.keys(allowed).sort()
  )
})

scenario('A visitor is asked to sign in', async () => {
  const refused: string[] = []
  for (const { name, document } of operations)
    if ((await askedBy(document)) === 'UNAUTHENTICATED') refused.push(name)
  expect(refused.sort()).toEqual(
    Object.keys(allowed)
      .filter((name) => allowed[name] !== 'open')
      .sort()
  )
})

for (const role of roleIds) {
  scenario(
    `${role} may call the operations for the role, and no others`,
    async () => {
      const cookie = await signedIn(role)
      const letIn: string[] = []
      for (const { name, document } of operations)
        if ((await askedBy(document, cookie)) === 'let in') letIn.push(name)
      const theirs = Object.keys(allowed).filter((name) => {
        const who = allowed[name]
        return typeof who === 'string' || who.includes(role)
      })
      expect(letIn.sort()).toEqual(theirs.sort())
    }
  )
}
