// The vocabulary of permissions (spec section 6): roles, flags and capabilities. api/src/lib/access/permissions.ts assigns
// them to roles. At run time, flags come from the AccessLevel rows and capabilities from that file.

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

/** Each flag opens the pages of its name. The flags of the spec (section 6) come first. */
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

/** The flags of "create" buttons and quick actions. The last flag also shows the Actions column of funnel pickers. */
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
 * Capabilities, which no editor can grant: they belong to system roles. Those named edit… exist where the spec has only
 * a flag for reading. The outbox and bug reports need one, because they show codes in mails and a user's screen.
 */
// prettier-ignore
export const caps = [
  'approvePayment', 'revokePayment', 'editSchedule', 'unsubscribe',
  'importUsers', 'importCourses', 'importGroups',
  'mergeUsers', 'archiveUsers', 'impersonate',
  'redirectRules', 'useCache', 'gsheet', 'readInfoLogs', 'reviewMoveUp', 'reverseXp',
  'editForms', 'editSuccessManagers', 'editAffiliates', 'editChangelog', 'sendAnnouncements',
  'editAccessLevels', 'editPaymentAccounts', 'backup', 'readOutbox', 'readBugReports',
  'uploadLargeFiles', 'accessTokens', 'webhooks', 'operations',
] as const

export type Cap = (typeof caps)[number]

/** Maps with every flag as a key. A capability is a key only for users who hold it. */
export type Rights = {
  pageAccess: Record<PageFlag, boolean>
  functionAccess: Record<FunctionFlag, boolean> & Partial<Record<Cap, true>>
}

/** The rights as the web reads them from `currentUser`, whose maps are plain JSON. */
export type RightsHolder = {
  pageAccess: Record<string, boolean | undefined>
  functionAccess: Record<string, boolean | undefined>
} | null

export const can = (currentUser: RightsHolder, right: FunctionFlag | Cap) =>
  currentUser?.functionAccess[right] === true
