// The vocabulary of rights (spec section 6): who there is, what can be granted. Who holds what
// stands in api/src/lib/permissions.ts, and at run time in the AccessLevel rows.

export const roleIds = [
  'non-member',
  'member',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
  'success-manager',
  'team-lead',
  'assistant-team-lead',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
] as const

export type RoleId = (typeof roleIds)[number]

export const roleLabels: Record<RoleId, string> = {
  'non-member': 'Non-member',
  member: 'Member',
  coach: 'Coach',
  'assistant-coach': 'Assistant coach',
  'head-coach': 'Head coach',
  expert: 'Expert',
  affiliate: 'Affiliate',
  'success-manager': 'Success manager',
  'team-lead': 'Team lead',
  'assistant-team-lead': 'Assistant team lead',
  'tribe-team-fa': 'Tribe team FA',
  'tribe-team-ro': 'Admin',
  admin: 'Administrator',
}

/** Each opens the pages of its name. The spec names these and no others. */
// prettier-ignore
export const pageFlags = [
  'reportSummary', 'communityReport', 'paymentReport', 'infoLogsReport',
  'studentPaymentDetails', 'retention',
  'profile', 'user', 'users', 'newUser', 'editUser', 'enrollUser', 'uploadContents',
  'subscription', 'subscriptions',
  'groups', 'group', 'newGroup', 'editGroup', 'viewGroupMembers',
  'subGroup', 'newSubGroup', 'editSubGroup', 'viewSubGroupMembers',
  'courses', 'course', 'newCourse', 'editCourse',
  'lesson', 'newLesson', 'editLesson', 'lessonFile', 'newLessonFile', 'editLessonFile',
  'events', 'newEvent', 'editEvent', 'resourceFiles', 'newResourceFile', 'editResourceFile',
  'products', 'newProduct', 'editProduct', 'funnel',
  'batches', 'batch', 'newBatch', 'editBatch', 'stages', 'newStage', 'editStage',
  'forms', 'form', 'successManagers', 'successManager', 'affiliates',
  'accessLevels', 'accessLevel', 'newAccessLevel', 'editAccessLevel',
  'defaultSettings', 'featureChangeLog',
] as const

export type PageFlag = (typeof pageFlags)[number]

/** Create buttons and quick actions; the last also shows the Actions column of funnel pickers. */
export const functionFlags = [
  'user_create',
  'group_create',
  'course_create',
  'lesson_create',
  'event_create',
  'resource-file_create',
  'batch_create',
  'stage_create',
  'product_create',
  'payment-term_create',
  'access-level_create',
  'user_enroll/unenroll',
] as const

export type FunctionFlag = (typeof functionFlags)[number]

/**
 * Capabilities that no editor grants: they belong to system roles (design/security.md 3.4). The
 * edit… ones stand where the spec has a flag for reading only; the outbox shows codes in mails, a bug
 * report a person's screen.
 */
// prettier-ignore
export const caps = [
  'approvePayment', 'revokePayment', 'editSchedule', 'unsubscribe',
  'importUsers', 'importCourses', 'importGroups',
  'mergeUsers', 'archiveUsers', 'impersonate',
  'redirectRules', 'useCache', 'gsheet', 'readInfoLogs', 'reviewMoveUp', 'reverseXp',
  'editForms', 'editSuccessManagers', 'editAffiliates', 'editChangelog',
  'editAccessLevels', 'backup', 'readOutbox', 'readBugReports',
  'uploadLargeFiles',
] as const

export type Cap = (typeof caps)[number]

/** Complete maps: every flag is a key. A capability is a key only for who holds it. */
export type Rights = {
  pageAccess: Record<PageFlag, boolean>
  functionAccess: Record<FunctionFlag, boolean> & Partial<Record<Cap, true>>
}

/** As the web reads them from `currentUser`, whose maps are plain JSON. */
export type RightsHolder = {
  pageAccess: Record<string, boolean | undefined>
  functionAccess: Record<string, boolean | undefined>
} | null

export const can = (currentUser: RightsHolder, right: FunctionFlag | Cap) =>
  currentUser?.functionAccess[right] === true
