/**
 * Mutations that no token may ask for: they concern passwords, second factors, sessions, tokens, impersonation, the owner's own data,
 * the server's own jobs and mail, and addresses that work without a session and would outlive the token.
 */
// prettier-ignore
export const neverByToken: ReadonlySet<string> = new Set([
  'validateOtp', 'setUpPassword', 'skipPasswordSetup', 'endSession',
  'endOtherSessions', 'startSecondFactor', 'confirmSecondFactor',
  'removeSecondFactor', 'renewRecoveryCodes', 'proveSecondFactor',
  'resetSecondFactor', 'impersonateUser', 'StopImpersonationMutation',
  'stopImpersonation', 'createAccessToken', 'endAccessToken',
  'exportMyData', 'askForDeletion', 'withdrawDeletion', 'drawCalendarFeed',
  'revokeCalendarFeed', 'drawReportFeed', 'revokeReportFeed',
  'createBackupLink', 'restoreFromBackup', 'deleteKeptDatabase',
  'answerUnsubscribing', 'answerEmailChange',
  'addUserLoginLog', 'runJobAgain', 'deleteJob', 'sendTestMail',
])

/** Queries that no token may ask: they mail a password, or show mails with codes and what opens the account. */
export const hiddenFromTokens: ReadonlySet<string> = new Set([
  'sendUserCredential',
  'outboxEmailsPage',
  'outboxEmail',
  'mySessions',
  'myAccessTokens',
])
