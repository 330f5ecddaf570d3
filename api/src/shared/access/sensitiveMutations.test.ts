// Every mutation is decided: allowed while impersonating (so neither money nor rights), money or rights, or ordinary.
import { mayByToken } from 'src/lib/access/tokens/mayByToken'
import { allowedWhileImpersonating } from 'src/lib/sessions/whileImpersonating'
import { operations } from 'src/testing/operations'

import { isMoneyOrRights, sensitiveMutations } from './sensitiveMutations'

/** Not allowed while impersonating, but neither money nor rights. */
const ordinary = `
  acceptAffiliateTerms addAccountabilityMembers addComment addGroupMembers addPaymentNote
  addSuccessNote addUserLoginLog answerCheckIn answerEmailChange answerGroupRequest
  answerNomination answerUnsubscribing applyAccountabilityMatching applyChallengePairs
  archiveAffiliateLink archiveBatch archiveCoupon archiveForm archiveGroup archiveSubGroup
  askForAccountabilityGroup askForChallengeBuddy askForDeletion banFromFeed blockAuthor
  cancelPromise checkImportAgain chooseAnswer clearBounces closeForm closeSuccessTask
  confirmSecondFactor copyReport createAccountabilityGroup createAffiliateLink createAnnouncement
  createBatch createChallenge createForm createGroup createPost createReport createSubGroup
  createSuccessManager createSuccessTask decideFeedReport deleteAnnouncement deleteBatch
  deleteChallenge deleteFunnel deletePost deleteReport deleteSavedView deleteSuccessNote
  discardImport discardStatementImport downloadResource drawCalendarFeed dropChallengeParticipant
  duplicateCoupon duplicateForm endAccountabilityGroup endChallenge endChallengePair endFeedBan
  endOtherSessions endPageTest endSession excuseCheckIn exportMyData exportReport featureWin
  finishChallengeDay forgetMissedPaths hidePost ignoreStatementLine importStatement joinGroup
  joinWaitlist leaveAccountabilityGroup leaveGroup leaveOutImportRows makeBatchCurrent
  makeSubscriptionPrimary markFeedSeen markNoticesRead moveAccountabilityMember moveGroupMembers
  moveSuccessTask nominateTeamLead noteFormResponse notifyWaitlist openChallenge openLeadSelection
  pairChallengeBuddies pauseAccountabilityGroup pauseCoupon pinPost placeOrder promisePayment
  proveSecondFactor publishAffiliateTerms publishForm reactToPost registerToChallenge remindOfBill
  remindOfOverdue removeAccountabilityMember removeGroupMembers removeSecondFactor
  renewRecoveryCodes reopenSuccessTask reportBug reportPost restoreAffiliateLink restoreBatch
  restoreChallengeParticipant restoreForm restoreFormVersion restoreGroup
  resumeAccountabilityGroup reviewFormResponses revokeCalendarFeed revokeReportFeed
  saveChallengeDay saveFormAnswers saveFormDraft saveNoticeSetting saveNoticeTiming
  savePreferences saveView scheduleReport sendCheckIn sendForm setUpPassword setWinConsent
  shareReport shortlistCandidate showPost skipPasswordSetup slowFeed startOnlinePayment
  startPageTest startSecondFactor stopAnnouncement submitPaymentProof testAnnouncement
  unblockPerson undoAccountabilityMatching updateAccountabilityGroup updateAffiliateCode
  updateAnnouncement updateBatch updateChallenge updateForm updateGroup updateInvoiceBilling
  updateMyCoachCard updatePost updateReport updateSubGroup updateSuccessManager validateOtp
  watchForm withdrawAccountabilityWish withdrawAnnouncement withdrawCandidacy withdrawDeletion
  withdrawEmailChange withdrawGroupRequest sendWebhookAgain testWebhookEndpoint endAccessToken
  deleteWebhookEndpoint pauseWebhookEndpoint runJobAgain deleteJob sendTestMail
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
