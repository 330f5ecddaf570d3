// The product's table of contents: one literal line per route, grouped by domain. Redwood imports pages under their
// folders' names: pages/Accounts/LoginPage → AccountsLoginPage.
import { PrivateSet, Route, Router, Set } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { PageGate } from 'src/components/access/PageGate'
import { PromptsSlot } from 'src/components/Accounts/Prompts/PromptsSlot'
import { ShellBanners } from 'src/components/Accounts/ShellBanners'
import CheckoutLayout from 'src/layouts/CheckoutLayout/CheckoutLayout'
import PublicLayout from 'src/layouts/PublicLayout/PublicLayout'
import ShellLayout from 'src/layouts/ShellLayout/ShellLayout'
import { ShellTools } from 'src/layouts/ShellLayout/ShellTools'

import { ROW_ID } from '$api/src/shared/text/place'

/** An address with an id that no record can have leads to no page. */
const paramTypes = { Int: { match: ROW_ID, parse: Number } }

const Routes = () => {
  return (
    <Router useAuth={useAuth} paramTypes={paramTypes} trailingSlashes="never">
      {/* Public */}
      <Set wrap={PublicLayout}>
        {/* accounts */}
        <Route path="/login" page={AccountsLoginPage} name="login" />
        <Route path="/signup" page={AccountsSignupPage} name="signup" />
        <Route path="/forgot-password" page={AccountsForgotPasswordPage} name="forgotPassword" />
        <Route path="/set-new-password" page={AccountsSetNewPasswordPage} name="setNewPassword" />
        <Route path="/reset-password" page={AccountsResetPasswordPage} name="resetPassword" />
        <Route path="/email-change" page={AccountsEmailChangePage} name="mailedEmailChange" />
        <Route path="/forbidden" page={AccountsForbiddenPage} name="forbidden" />
        <Route path="/bug-report" page={AccountsBugReportPage} name="bugReport" />

        {/* marketing */}
        <Route path="/privacy-policy" page={MarketingPrivacyPolicyPage} name="privacyPolicy" />
        <Route path="/refund-policy" page={MarketingRefundPolicyPage} name="refundPolicy" />
        <Route path="/fast" page={MarketingFastPage} name="fast" />
        <Route path="/fast-track" page={MarketingFastTrackPage} name="fastTrack" />
        <Route path="/form/{slug}" page={MarketingViewFormPage} name="viewForm" />
        <Route path="/unsubscribe" page={MarketingUnsubscribePage} name="unsubscribe" />
        <Route path="/terms-conditions" page={MarketingTermsConditionsPage} name="termsConditions" />

        {/* community */}
        <Route path="/12-day-challenge" page={CommunityChallengePage} name="challenge" />

        {/* learning */}
        <Route path="/free-lessons" page={LearningFreeLessonsPage} name="freeLessons" />
        <Route path="/free-training" page={LearningFreeTrainingPage} name="freeTraining" />
        <Route path="/freelancing" page={LearningFreelancingTrainingPage} name="freelancingTraining" />
        <Route path="/certificates/{code}" page={LearningCertificateCheckPage} name="certificateCheck" />

        {/* settings */}
        <Route path="/changelog" page={SettingsChangelogPage} name="changelog" />
      </Set>

      {/* Public: buying */}
      <Set wrap={CheckoutLayout}>
        <Route path="/checkout/closed" page={MarketingFunnelClosedPage} name="funnelClosed" />
        <Route path="/checkout/{funnelId}" page={MarketingCheckoutPage} name="checkout" />
        <Route path="/thank-you" page={AccountsThankYouPage} name="thankYou" />
      </Set>

      {/* A public route by the specification; the page checks the user itself */}
      <Route path="/funnels/{id}/build" page={MarketingFunnelBuilderPage} name="funnelBuilder" />

      {/* In the app shell, for visitors too */}
      <Set wrap={ShellLayout} tools={ShellTools} banner={ShellBanners}>
        <Route path="/resources/public" page={LearningPublicResourcesPage} name="publicResources" />
        <Route path="/resources/public/{id:Int}" page={LearningPublicResourcePage} name="publicResource" />
      </Set>

      {/* Signed in */}
      <PrivateSet unauthenticated="login" wrap={[ShellLayout, PageGate]} tools={ShellTools} banner={ShellBanners} prompts={PromptsSlot}>
        {/* accounts */}
        <Route path="/" page={AccountsHomePage} name="home" />
        <Route path="/content" page={AccountsContentPage} name="content" />
        <Route path="/community" page={AccountsCommunityPage} name="community" />
        <Route path="/sessions" page={AccountsSessionsPage} name="sessions" />
        <Route path="/notices" page={AccountsNoticesPage} name="notices" />

        <Route path="/community/members/{id:Int}/edit" page={AccountsEditUserPage} name="editUser" />
        <Route path="/community/members/{id:Int}" page={AccountsUserPage} name="user" />
        <Route path="/community/members" page={AccountsUsersPage} name="users" />
        <Route path="/community/mergeUsers" page={AccountsMergeUsersPage} name="mergeUsers" />
        <Route path="/community/archivedUsers/{id:Int}" page={AccountsArchivedUserPage} name="archivedUser" />
        <Route path="/community/archivedUsers" page={AccountsArchivedUsersPage} name="archivedUsers" />
        <Route path="/community/non-members/new" page={AccountsNewUserPage} name="newUser" />
        <Route path="/community/non-members/{id:Int}/edit" page={AccountsEditUserPage} name="editNonMember" />
        <Route path="/community/non-members/{id:Int}" page={AccountsUserPage} name="nonMember" />
        <Route path="/community/non-members" page={AccountsNonMembersPage} name="nonMembers" />

        <Route path="/access-levels/new" page={AccountsNewAccessLevelPage} name="newAccessLevel" />
        <Route path="/access-levels/{id}/edit" page={AccountsEditAccessLevelPage} name="editAccessLevel" />
        <Route path="/access-levels/{id}" page={AccountsAccessLevelPage} name="accessLevel" />
        <Route path="/access-levels" page={AccountsAccessLevelsPage} name="accessLevels" />

        <Route path="/outbox/{id}" page={AccountsOutboxEmailPage} name="outboxEmail" />
        <Route path="/outbox" page={AccountsOutboxPage} name="outbox" />
        <Route path="/profile" page={AccountsProfilePage} name="myProfile" />
        <Route path="/profile/edit" page={AccountsEditProfilePage} name="editProfile" />
        <Route path="/profile/{slug}" page={AccountsProfilePage} name="profile" />
        <Route path="/bug-reports/{id:Int}" page={AccountsBugReportDetailsPage} name="bugReportDetails" />
        <Route path="/bug-reports" page={AccountsBugReportsPage} name="bugReports" />

        {/* billing */}
        <Route path="/account" page={BillingAccountPage} name="account" />
        <Route path="/subscriptions" page={BillingSubscriptionsPage} name="subscriptions" />
        <Route path="/subscriptions/{id:Int}" page={BillingSubscriptionPage} name="subscription" />
        <Route path="/enroll-user/{id:Int}" page={BillingEnrollUserPage} name="enrollUser" />
        <Route path="/view-subscription/{userId:Int}" page={BillingViewSubscriptionPage} name="viewSubscription" />

        <Route path="/payment" page={BillingPaymentPage} name="payment" />
        <Route path="/student-payment-details/{id:Int}" page={BillingStudentPaymentDetailsPage} name="studentPaymentDetails" />

        <Route path="/payment-terms/new" page={BillingNewPaymentTermPage} name="newPaymentTerm" />
        <Route path="/payment-terms/{id}/edit" page={BillingEditPaymentTermPage} name="editPaymentTerm" />
        <Route path="/payment-terms/{id}" page={BillingPaymentTermPage} name="paymentTerm" />
        <Route path="/payment-terms" page={BillingPaymentTermsPage} name="paymentTerms" />

        <Route path="/settings/payment-accounts/new" page={BillingNewPaymentAccountPage} name="newPaymentAccount" />
        <Route path="/settings/payment-accounts/{id:Int}/edit" page={BillingEditPaymentAccountPage} name="editPaymentAccount" />
        <Route path="/settings/payment-accounts/{id:Int}" page={BillingPaymentAccountPage} name="paymentAccount" />
        <Route path="/settings/payment-accounts" page={BillingPaymentAccountsPage} name="paymentAccounts" />

        {/* marketing */}
        <Route path="/products/new" page={MarketingNewProductPage} name="newProduct" />
        <Route path="/products/{id:Int}/edit" page={MarketingEditProductPage} name="editProduct" />
        <Route path="/products/{id:Int}" page={MarketingProductPage} name="product" />
        <Route path="/products" page={MarketingProductsPage} name="products" />
        <Route path="/funnels/new/{productId:Int}" page={MarketingNewFunnelPage} name="newFunnel" />
        <Route path="/funnels/{id}/edit" page={MarketingEditFunnelPage} name="editFunnel" />
        <Route path="/funnels/{funnelId}/coupons/new" page={MarketingNewCouponPage} name="newCoupon" />
        <Route path="/funnels/{funnelId}/coupons/{id:Int}" page={MarketingCouponPage} name="coupon" />
        <Route path="/coupons/{id:Int}/edit" page={MarketingEditCouponPage} name="editCoupon" />
        <Route path="/announcements/new" page={MarketingNewAnnouncementPage} name="newAnnouncement" />
        <Route path="/announcements/{id:Int}/edit" page={MarketingEditAnnouncementPage} name="editAnnouncement" />
        <Route path="/announcements/{id:Int}" page={MarketingAnnouncementPage} name="announcement" />
        <Route path="/announcements" page={MarketingAnnouncementsPage} name="announcements" />
        <Route path="/announcement/{id:Int}" page={MarketingMyAnnouncementPage} name="myAnnouncement" />
        <Route path="/forms/{id:Int}" page={MarketingFormPage} name="form" />
        <Route path="/redirect-rules" page={MarketingRedirectRulesPage} name="redirectRules" />
        <Route path="/forms" page={MarketingFormsPage} name="forms" />
        <Route path="/funnels/{id}" page={MarketingFunnelPage} name="funnel" />
        <Route path="/funnels" page={MarketingFunnelsPage} name="funnels" />

        {/* learning */}
        <Route path="/courses/my-courses" page={LearningViewCoursesPage} name="viewCourses" />
        <Route path="/courses/my-courses/{id:Int}" page={LearningViewCoursePage} name="viewCourse" />
        <Route path="/courses/my-courses/{courseId:Int}/{lessonId:Int}" page={LearningViewLessonPage} name="viewLesson" />

        <Route path="/courses/new" page={LearningNewCoursePage} name="newCourse" />
        <Route path="/courses/{id:Int}/intro/preview" page={LearningCourseIntroPreviewPage} name="courseIntroPreview" />
        <Route path="/courses/{id:Int}/intro" page={LearningCourseIntroPage} name="courseIntro" />
        <Route path="/courses/{id:Int}/tracks" page={LearningCourseTracksPage} name="courseTracks" />
        <Route path="/courses/{id:Int}/edit" page={LearningEditCoursePage} name="editCourse" />
        <Route path="/courses/{id:Int}" page={LearningCoursePage} name="course" />
        <Route path="/courses" page={LearningCoursesPage} name="courses" />
        <Route path="/lessons/new" page={LearningNewLessonPage} name="newLesson" />
        <Route path="/lessons/{id:Int}/edit" page={LearningEditLessonPage} name="editLesson" />
        <Route path="/lessons/{id:Int}" page={LearningLessonPage} name="lesson" />
        <Route path="/lesson-files/new" page={LearningNewLessonFilePage} name="newLessonFile" />
        <Route path="/lesson-files/{id:Int}/edit" page={LearningEditLessonFilePage} name="editLessonFile" />
        <Route path="/lesson-files/{id:Int}" page={LearningLessonFilePage} name="lessonFile" />
        <Route path="/lesson/{id:Int}" redirect="/lessons/{id}" name="foundLesson" />

        <Route path="/events/my-events" page={LearningViewEventsPage} name="viewEvents" />
        <Route path="/events/my-events/{id:Int}" page={LearningViewEventPage} name="viewEvent" />
        <Route path="/events/new" page={LearningNewEventPage} name="newEvent" />
        <Route path="/events/{id:Int}/edit" page={LearningEditEventPage} name="editEvent" />
        <Route path="/events/{id:Int}" page={LearningEventPage} name="event" />
        <Route path="/events" page={LearningEventsPage} name="events" />

        <Route path="/resources/my-resources" page={LearningViewResourcesPage} name="viewResources" />
        <Route path="/resources/my-resources/{id:Int}" page={LearningViewResourcePage} name="viewResource" />
        <Route path="/resource-files/new" page={LearningNewResourceFilePage} name="newResourceFile" />
        <Route path="/resource-files/{id:Int}/edit" page={LearningEditResourceFilePage} name="editResourceFile" />
        <Route path="/resource-files/{id:Int}" page={LearningResourceFilePage} name="resourceFile" />
        <Route path="/resource-files" page={LearningResourceFilesPage} name="resourceFiles" />

        {/* community */}
        <Route path="/accountability-buddies" page={CommunityAccountabilityBuddiesPage} name="accountabilityBuddies" />
        <Route path="/challenge-buddies" page={CommunityChallengeBuddiesPage} name="challengeBuddies" />
        <Route path="/challenge-groups" page={CommunityAdminChallengeBuddiesPage} name="challengeGroups" />
        <Route path="/admin-accountability-group" page={CommunityAdminAccountabilityGroupPage} name="accountabilityGroups" />
        <Route path="/accountability-team-lead-selection" page={CommunityAccountabilityTeamLeadSelectionsPage} name="accountabilityTeamLeadSelections" />
        <Route path="/accountability-team-lead-selection/{id:Int}" page={CommunityAccountabilityTeamLeadSelectionPage} name="accountabilityTeamLeadSelection" />
        <Route path="/groups/new" page={CommunityGroupsNewGroupPage} name="newGroup" />
        <Route path="/groups/members" page={CommunityGroupsViewGroupMembersPage} name="viewGroupMembers" />
        <Route path="/groups/{id:Int}/edit" page={CommunityGroupsEditGroupPage} name="editGroup" />
        <Route path="/groups/{id:Int}" page={CommunityGroupsGroupPage} name="group" />
        <Route path="/groups" page={CommunityGroupsGroupsPage} name="groups" />
        <Route path="/view-group" page={CommunityGroupsViewGroupPage} name="viewGroup" />
        <Route path="/sub-groups/new" page={CommunityGroupsNewSubGroupPage} name="newSubGroup" />
        <Route path="/sub-groups/{id:Int}/edit" page={CommunityGroupsEditSubGroupPage} name="editSubGroup" />
        <Route path="/sub-group/{id:Int}" page={CommunityGroupsViewSubGroupPage} name="viewSubGroup" />
        <Route path="/subgroups/members" page={CommunityGroupsViewGroupMembersPage} name="viewSubGroupMembers" />
        <Route path="/success-managers/{id:Int}" page={CommunitySuccessSuccessManagerPage} name="successManager" />
        <Route path="/success-managers" page={CommunitySuccessSuccessManagersPage} name="successManagers" />
        <Route path="/batches/new" page={CommunityBatchesNewBatchPage} name="newBatch" />
        <Route path="/batches/{id:Int}/edit" page={CommunityBatchesEditBatchPage} name="editBatch" />
        <Route path="/batches/{id:Int}" page={CommunityBatchesBatchPage} name="batch" />
        <Route path="/batches" page={CommunityBatchesBatchesPage} name="batches" />
        <Route path="/stages/new" page={CommunityNewStagePage} name="newStage" />
        <Route path="/stages/my-stage" page={CommunityViewStagePage} name="viewStage" />
        <Route path="/stages/manage-stage" page={CommunityManageStagePage} name="manageStage" />
        <Route path="/review-move-up/{id:Int}" page={CommunityReviewMoveUpPage} name="reviewMoveUp" />
        <Route path="/stages/{id:Int}/edit" page={CommunityEditStagePage} name="editStage" />
        <Route path="/stages/{id:Int}" page={CommunityStagePage} name="stage" />
        <Route path="/stages" page={CommunityStagesPage} name="stages" />

        {/* affiliates */}
        <Route path="/affiliate/terms" page={AffiliatesAffiliateTermsPage} name="affiliateTerms" />
        <Route path="/affiliate/links" page={AffiliatesAffiliateLinksPage} name="affiliateLinks" />
        <Route path="/affiliate/leads" page={AffiliatesAffiliateLeadsPage} name="affiliateLeads" />
        <Route path="/affiliate/commission" page={AffiliatesAffiliateCommissionPage} name="affiliateCommission" />
        <Route path="/affiliate/payout" page={AffiliatesAffiliatePayoutPage} name="affiliatePayout" />
        <Route path="/affiliate/resources/{id:Int}" page={AffiliatesAffiliateResourcePage} name="affiliateResource" />
        <Route path="/affiliate/resources" page={AffiliatesAffiliateResourcesPage} name="affiliateResources" />
        <Route path="/affiliates/{id:Int}" page={AffiliatesAffiliatePage} name="affiliate" />
        <Route path="/affiliates" page={AffiliatesAffiliatesPage} name="affiliates" />

        {/* reports */}
        <Route path="/report-summary" page={ReportsReportSummaryPage} name="reportSummary" />
        <Route path="/community-report" page={ReportsCommunityReportPage} name="communityReport" />
        <Route path="/reports/{id}" page={ReportsReportPage} name="report" />
        <Route path="/reports" page={ReportsReportsPage} name="reports" />
        <Route path="/payment-report" page={ReportsPaymentReportPage} name="paymentReport" />
        <Route path="/retention" page={ReportsRetentionPage} name="retention" />
        <Route path="/info-logs-report" page={ReportsInfoLogsReportPage} name="infoLogsReport" />

        {/* settings */}
        <Route path="/feature-changelog/new" page={SettingsNewChangelogEntryPage} name="newChangelogEntry" />
        <Route path="/feature-changelog/{id:Int}/edit" page={SettingsEditChangelogEntryPage} name="editChangelogEntry" />
        <Route path="/feature-changelog/{id:Int}" page={SettingsChangelogEntryPage} name="changelogEntry" />
        <Route path="/settings/live-workshop-beginner" page={SettingsLiveWorkshopPage} name="liveWorkshopSettings" />
        <Route path="/settings/live-workshop-experienced" page={SettingsLiveWorkshop2Page} name="liveWorkshopSettings2" />
        <Route path="/settings/backup/backup-settings" page={OperatorBackupSettingsPage} name="backupSettings" />
        <Route path="/backup/history" page={OperatorBackupHistoryPage} name="backupHistory" />
        <Route path="/settings/webhooks" page={OperatorWebhooksPage} name="webhooks" />
        <Route path="/settings/operations" page={OperatorOperationsPage} name="operations" />
        <Route path="/default-settings" page={SettingsDefaultSettingsPage} name="defaultSettings" />
        <Route path="/uploadContents" page={SettingsUploadContentsPage} name="uploadContents" />
        <Route path="/feature-changelog" page={SettingsFeatureChangeLogPage} name="featureChangeLog" />
      </PrivateSet>

      {/* Development */}
      {process.env.NODE_ENV === 'development' && <Route path="/design" page={SettingsDesignPage} name="design" />}

      {/* Last, so that a funnel or an affiliate never hides a page */}
      <Set wrap={PublicLayout}>
        <Route path="/{slug}/{affLink}" page={AffiliatesAffLinkPage} name="affLink" />
        <Route path="/{slug}" page={MarketingSlugPage} name="slug" />
      </Set>

      <Route notfound page={NotFoundPage} />
    </Router>
  )
}

export default Routes
