// Every mutation is decided: allowed while impersonating (so neither money nor rights), money or rights, or ordinary.
import { mayByToken } from 'src/lib/access/tokens/mayByToken'
import { allowedWhileImpersonating } from 'src/lib/sessions/whileImpersonating'
import { operations } from 'src/testing/operations'

import { isMoneyOrRights, sensitiveMutations } from './sensitiveMutations'

/** Not allowed while impersonating, but neither money nor rights. */
const ordinary = `
  acceptAffiliateTerms addAccountabilityMembers addComment addGroupMembers
  addPaymentNote addStageStaff addSuccessNote addUserLoginLog
  answerCheckIn answerEmailChange answerGroupRequest answerNomination
  answerUnsubscribing applyAccountabilityMatching applyChallengePairs appointTeamLead
  archiveAffiliateLink archiveBatch archiveCoupon archiveForm
  archiveGroup archiveSubGroup askForAccountabilityGroup askForChallengeBuddy
  askForDeletion assignMembersByRule assignSuccessManager banFromFeed
  blockAuthor cancelPromise checkImportAgain chooseAnswer
  clearBounces closeForm closeFunnel closeSuccessTask
  confirmSecondFactor copyReport createAccountabilityGroup createAffiliateLink
  createAnnouncement createBatch createChallenge createForm
  createGroup createPost createProduct createRedirectRule
  createReport createSubGroup createSuccessManager createSuccessTask
  createUser decideFeedReport deleteAnnouncement deleteBatch
  deleteChallenge deleteFunnel deletePost deleteProduct
  deleteRedirectRule deleteReport deleteSavedView deleteSuccessNote
  discardImport discardStatementImport downloadResource drawCalendarFeed
  drawReportFeed dropChallengeParticipant duplicateCoupon duplicateForm
  duplicateFunnel endAccountabilityGroup endChallenge endChallengePair
  endFeedBan endOtherSessions endPageTest endSession
  excuseCheckIn exportMyData exportReport exportWithholding
  featureWin finishChallengeDay forgetMissedPaths handOverGroup
  handOverMembers hidePost ignoreStatementLine importStatement
  joinGroup joinWaitlist leaveAccountabilityGroup leaveGroup
  leaveOutImportRows makeBatchCurrent makeSubscriptionPrimary markFeedSeen
  markNoticesRead moveAccountabilityMember moveGroupMembers moveSuccessTask
  nominateTeamLead noteFormResponse notifyWaitlist openChallenge
  openLeadSelection pairChallengeBuddies pauseAccountabilityGroup pauseCoupon
  pinPost placeOrder promisePayment proveSecondFactor
  publishAffiliateTerms publishForm publishFunnel reactToPost
  refuseDeletion registerToChallenge remindOfBill remindOfOverdue
  removeAccountabilityMember removeGroupMembers removeSecondFactor removeStageStaff
  renewRecoveryCodes reopenSuccessTask reportBug reportPost
  restoreAffiliateLink restoreBatch restoreChallengeParticipant restoreForm
  restoreFormVersion restoreGroup resumeAccountabilityGroup resumeCoupon
  reviewFormResponses revokeCalendarFeed revokeReportFeed saveChallengeDay
  saveFormAnswers saveFormDraft saveNoticeSetting saveNoticeTiming
  savePreferences saveView scheduleAnnouncement scheduleReport
  sendCheckIn sendForm setGroupRole setUpPassword
  setWinConsent shareReport shortlistCandidate showPost
  skipPasswordSetup slowFeed startBackup startOnlinePayment
  startPageTest startSecondFactor stopAnnouncement submitPaymentProof
  suspendAffiliate testAnnouncement unblockPerson undoAccountabilityMatching
  updateAccountabilityGroup updateAffiliate updateAffiliateCode updateAnnouncement
  updateBatch updateChallenge updateForm updateGroup
  updateInvoiceBilling updateMyCoachCard updatePost updateProduct
  updateRedirectRule updateReport updateSubGroup updateSuccessManager
  validateOtp watchForm withdrawAccountabilityWish withdrawAnnouncement
  withdrawCandidacy withdrawDeletion withdrawEmailChange withdrawGroupRequest
  sendWebhookAgain testWebhookEndpoint endAccessToken deleteWebhookEndpoint pauseWebhookEndpoint resumeWebhookEndpoint
`
  .trim()
  .split(/\s+/)

const mutations = operations
  .filter(({ kind }) => kind === 'mutation')
  .map(({ name }) => name)

test('Every mutation is decided once, and each is one of the schema', () => {
  const decided = [
    ...allowedWhileImpersonating,
    ...sensitiveMutations,
    ...ordinary,
  ]
  expect(decided.sort()).toEqual(mutations.sort())
})

test('A token needs its further box for each of them, or may not ask for it at all', () => {
  expect(
    [...sensitiveMutations].filter((name) =>
      mayByToken({ mayChange: true, reachesMoney: false }, 'Mutation', name)
    )
  ).toEqual([])
})

test('No mutation of money or rights is allowed while impersonating', () => {
  expect([...allowedWhileImpersonating].filter(isMoneyOrRights)).toEqual([])
})
