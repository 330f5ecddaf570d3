// What the info log tells of; the web has a word for each in `reports.json`.
export const logEntities = [
  'AccessLevel',
  'BugReport',
  'ChangelogEntry',
  'Course',
  'Funnel',
  'Lesson',
  'Order',
  'PaymentProof',
  'PaymentSchedule',
  'PaymentTerm',
  'Product',
  'Stage',
  'Task',
  'Unit',
  'User',
  'Win',
] as const

export const logVerbs = [
  'created',
  'updated',
  'changed',
  'deleted',
  'archived',
  'ordered',
  'placed',
  'enrolled',
  'submitted',
  'rejected',
  'added',
  'approved',
  'revoked',
  'reverted',
  'finished',
  'statusUpdated',
  'signedUp',
  'pictureUpdated',
  'passwordDrawn',
  'passwordSetUp',
  'passwordReset',
  'accessLevelsAssigned',
  'impersonated',
  'impersonationStopped',
  'impersonationStopRefused',
  'ended',
  'othersEnded',
] as const

export type LogEntity = (typeof logEntities)[number]
export type LogVerb = (typeof logVerbs)[number]

/** 'course.updated': the verb is what is read, the word before it what is searched for. */
export type LogAction = `${string}.${LogVerb}`
