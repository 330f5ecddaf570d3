import {
  functionFlags,
  type FunctionFlag,
  type PageFlag,
} from '$api/src/shared/access/permissions'

export type Flag = PageFlag | FunctionFlag

/** The flags in the groups of the editor, by the pages that they open. A test checks that no flag is missing. */
export const flagGroups = {
  people: ['profile', 'users', 'user', 'newUser', 'editUser', 'enrollUser'],
  // prettier-ignore
  content: [
    'courses', 'course', 'newCourse', 'editCourse', 'lesson', 'newLesson', 'editLesson',
    'lessonFile', 'newLessonFile', 'editLessonFile', 'events', 'newEvent', 'editEvent',
    'resourceFiles', 'newResourceFile', 'editResourceFile', 'uploadContents',
  ],
  // prettier-ignore
  community: [
    'stages', 'newStage', 'editStage', 'groups', 'group', 'newGroup', 'editGroup', 'viewGroupMembers',
    'subGroup', 'newSubGroup', 'editSubGroup', 'viewSubGroupMembers',
    'batches', 'batch', 'newBatch', 'editBatch', 'successManagers', 'successManager',
  ],
  // prettier-ignore
  marketing: [
    'products', 'newProduct', 'editProduct', 'funnel', 'forms', 'form', 'affiliates', 'retention',
  ],
  payments: ['subscriptions', 'subscription', 'studentPaymentDetails'],
  reports: [
    'reportSummary',
    'communityReport',
    'paymentReport',
    'infoLogsReport',
  ],
  // prettier-ignore
  settings: [
    'defaultSettings', 'featureChangeLog', 'accessLevels', 'accessLevel', 'newAccessLevel', 'editAccessLevel',
  ],
  actions: functionFlags,
} as const satisfies Record<string, readonly Flag[]>

export type FlagGroup = keyof typeof flagGroups
