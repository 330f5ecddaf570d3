import {
  can,
  type Cap,
  type FunctionFlag,
  type PageFlag,
  type RightsHolder,
} from './permissions'

/** Any one of the named rights is enough. 'open' is open to every signed-in user. */
export type Requirement =
  | 'open'
  | { page?: PageFlag; fn?: FunctionFlag; cap?: Cap }

/**
 * The rights that each route behind the sign-in needs (spec 2.2 and 6; docs/decisions/0033, 6). They decide only
 * whether the page is shown: its operations have their own guards, and a leader's page checks the leadership itself.
 */
export const routeRequirements = {
  // Home and account
  home: 'open',
  content: 'open',
  community: 'open',
  account: 'open',
  sessions: 'open',
  retention: { page: 'retention' },
  enrollUser: { page: 'enrollUser' },
  // Reports
  reports: { page: 'reportSummary' },
  report: { page: 'reportSummary' },
  reportSummary: { page: 'reportSummary' },
  communityReport: { page: 'communityReport' },
  paymentReport: { page: 'paymentReport' },
  infoLogsReport: { page: 'infoLogsReport' },
  studentPaymentDetails: { page: 'studentPaymentDetails' },
  // Profile
  myProfile: { page: 'profile' },
  profile: { page: 'profile' },
  editProfile: { page: 'profile' },
  // Affiliate's own area
  affiliateTerms: 'open',
  affiliateResources: 'open',
  affiliateResource: 'open',
  affiliateLinks: 'open',
  affiliateLeads: 'open',
  affiliateCommission: 'open',
  affiliatePayout: 'open',
  // Buddies and accountability
  challengeBuddies: 'open',
  challengeGroups: 'open',
  accountabilityBuddies: 'open',
  accountabilityGroups: 'open',
  accountabilityTeamLeadSelections: 'open',
  accountabilityTeamLeadSelection: 'open',
  // Payment terms
  paymentTerms: { fn: 'payment-term_create' },
  newPaymentTerm: { fn: 'payment-term_create' },
  paymentTerm: { fn: 'payment-term_create' },
  editPaymentTerm: { fn: 'payment-term_create' },
  paymentAccounts: { cap: 'editPaymentAccounts' },
  newPaymentAccount: { cap: 'editPaymentAccounts' },
  paymentAccount: { cap: 'editPaymentAccounts' },
  editPaymentAccount: { cap: 'editPaymentAccounts' },
  // Community
  users: { page: 'users' },
  user: { page: 'user' },
  editUser: { page: 'editUser' },
  mergeUsers: { cap: 'mergeUsers' },
  archivedUsers: { cap: 'archiveUsers' },
  archivedUser: { cap: 'archiveUsers' },
  announcements: { cap: 'sendAnnouncements' },
  newAnnouncement: { cap: 'sendAnnouncements' },
  announcement: { cap: 'sendAnnouncements' },
  editAnnouncement: { cap: 'sendAnnouncements' },
  // Only its recipients find an announcement.
  myAnnouncement: 'open',
  nonMembers: { page: 'users' },
  newUser: { page: 'newUser' },
  nonMember: { page: 'user' },
  editNonMember: { page: 'editUser' },
  // Admin tools
  uploadContents: { page: 'uploadContents' },
  subscriptions: { page: 'subscriptions' },
  subscription: { page: 'subscription' },
  viewSubscription: { page: 'subscription' },
  defaultSettings: { page: 'defaultSettings' },
  liveWorkshopSettings: 'open',
  liveWorkshopSettings2: 'open',
  backupSettings: { cap: 'backup' },
  backupHistory: { cap: 'backup' },
  // Not in the specification: what other tools are told.
  webhooks: { cap: 'webhooks' },
  // Not in the specification: how the server fares.
  operations: { cap: 'operations' },
  payment: { cap: 'approvePayment', page: 'studentPaymentDetails' },
  featureChangeLog: { page: 'featureChangeLog' },
  newChangelogEntry: { cap: 'editChangelog' },
  changelogEntry: { page: 'featureChangeLog' },
  editChangelogEntry: { cap: 'editChangelog' },
  redirectRules: { cap: 'redirectRules' },
  outbox: { cap: 'readOutbox' },
  outboxEmail: { cap: 'readOutbox' },
  bugReports: { cap: 'readBugReports' },
  bugReportDetails: { cap: 'readBugReports' },
  // Groups and sub-groups
  groups: { page: 'groups' },
  newGroup: { page: 'newGroup' },
  group: { page: 'group' },
  editGroup: { page: 'editGroup' },
  viewGroupMembers: { page: 'viewGroupMembers' },
  viewGroup: 'open',
  newSubGroup: { page: 'newSubGroup' },
  // The page of viewSubGroup, too; its own people need no flag, so that the page's operation decides.
  subGroup: { page: 'subGroup' },
  editSubGroup: { page: 'editSubGroup' },
  viewSubGroupMembers: { page: 'viewSubGroupMembers' },
  viewSubGroup: 'open',
  // Courses, lessons, lesson files
  courses: { page: 'courses' },
  newCourse: { page: 'newCourse' },
  course: { page: 'course' },
  editCourse: { page: 'editCourse' },
  courseIntro: { page: 'editCourse' },
  courseIntroPreview: { page: 'course' },
  courseTracks: { page: 'editCourse' },
  viewCourses: 'open',
  viewCourse: 'open',
  viewLesson: 'open',
  newLesson: { page: 'newLesson' },
  lesson: { page: 'lesson' },
  editLesson: { page: 'editLesson' },
  newLessonFile: { page: 'newLessonFile' },
  lessonFile: { page: 'lessonFile' },
  editLessonFile: { page: 'editLessonFile' },
  // Access levels, batches
  accessLevels: { page: 'accessLevels' },
  newAccessLevel: { page: 'newAccessLevel' },
  accessLevel: { page: 'accessLevel' },
  editAccessLevel: { page: 'editAccessLevel' },
  batches: { page: 'batches' },
  newBatch: { page: 'newBatch' },
  batch: { page: 'batch' },
  editBatch: { page: 'editBatch' },
  // Events, resources
  events: { page: 'events' },
  newEvent: { page: 'newEvent' },
  event: { page: 'events' },
  editEvent: { page: 'editEvent' },
  viewEvents: 'open',
  viewEvent: 'open',
  resourceFiles: { page: 'resourceFiles' },
  newResourceFile: { page: 'newResourceFile' },
  resourceFile: { page: 'resourceFiles' },
  editResourceFile: { page: 'editResourceFile' },
  viewResources: 'open',
  viewResource: 'open',
  // Products, funnels, coupons
  products: { page: 'products' },
  newProduct: { page: 'newProduct' },
  product: { page: 'products' },
  editProduct: { page: 'editProduct' },
  funnels: { page: 'funnel' },
  newFunnel: { page: 'funnel' },
  funnel: { page: 'funnel' },
  editFunnel: 'open',
  coupon: 'open',
  newCoupon: 'open',
  editCoupon: 'open',
  // Stages, forms, success managers, affiliates
  stages: { page: 'stages' },
  newStage: { page: 'newStage' },
  stage: { page: 'stages' },
  editStage: { page: 'editStage' },
  viewStage: 'open',
  manageStage: 'open',
  reviewMoveUp: 'open',
  forms: { page: 'forms' },
  form: { page: 'form' },
  successManagers: { page: 'successManagers' },
  successManager: { page: 'successManager' },
  affiliates: { page: 'affiliates' },
  affiliate: { page: 'affiliates' },
} as const satisfies Record<string, Requirement>

export type RouteName = keyof typeof routeRequirements

/** Whether a user may open a route. Routes outside the table are public (spec 2.1). */
export const mayOpen = (routeName: string, currentUser: RightsHolder) => {
  if (!Object.hasOwn(routeRequirements, routeName)) return true
  if (!currentUser) return false

  const needs: Requirement = routeRequirements[routeName as RouteName]
  if (needs === 'open') return true
  return (
    (needs.page !== undefined && currentUser.pageAccess[needs.page] === true) ||
    (needs.fn !== undefined && can(currentUser, needs.fn)) ||
    (needs.cap !== undefined && can(currentUser, needs.cap))
  )
}
