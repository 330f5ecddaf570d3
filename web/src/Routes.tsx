// The table of contents of the product: one literal line per route, grouped by domain. Pages are
// imported by Redwood under their folders' names: pages/Accounts/LoginPage → AccountsLoginPage.
import { PrivateSet, Route, Router, Set } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { PageGate } from 'src/components/access/PageGate/PageGate'
import { RenewalBannerSlot } from 'src/components/Billing/Dues/RenewalBannerSlot'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'
import CheckoutLayout from 'src/layouts/CheckoutLayout/CheckoutLayout'
import PublicLayout from 'src/layouts/PublicLayout/PublicLayout'
import ShellLayout from 'src/layouts/ShellLayout/ShellLayout'

const Routes = () => {
  return (
    <Router useAuth={useAuth} trailingSlashes="never">
      {/* Public */}
      <Set wrap={PublicLayout}>
        {/* accounts */}
        <Route path="/login" page={AccountsLoginPage} name="login" />
        <Route path="/signup" page={AccountsSignupPage} name="signup" />
        <Route path="/forbidden" page={AccountsForbiddenPage} name="forbidden" />
        <Route path="/bug-report" page={AccountsBugReportPage} name="bugReport" />

        {/* marketing */}
        <Route path="/privacy-policy" page={MarketingPrivacyPolicyPage} name="privacyPolicy" />
        <Route path="/refund-policy" page={MarketingRefundPolicyPage} name="refundPolicy" />
        <Route path="/terms-conditions" page={MarketingTermsConditionsPage} name="termsConditions" />
      </Set>

      {/* Public: buying */}
      <Set wrap={CheckoutLayout}>
        <Route path="/checkout/closed" page={MarketingFunnelClosedPage} name="funnelClosed" />
        <Route path="/checkout/{funnelId}" page={MarketingCheckoutPage} name="checkout" />
        <Route path="/thank-you" page={AccountsThankYouPage} name="thankYou" />
      </Set>

      {/* Signed in */}
      <PrivateSet unauthenticated="login" wrap={[ShellLayout, PageGate]} tools={StageButton} banner={RenewalBannerSlot}>
        {/* accounts */}
        <Route path="/" page={AccountsHomePage} name="home" />
        <Route path="/outbox/{id}" page={AccountsOutboxEmailPage} name="outboxEmail" />
        <Route path="/outbox" page={AccountsOutboxPage} name="outbox" />
        <Route path="/profile" page={AccountsProfilePage} name="myProfile" />
        <Route path="/profile/edit" page={AccountsEditProfilePage} name="editProfile" />
        <Route path="/profile/{slug}" page={AccountsProfilePage} name="profile" />
        <Route path="/bug-reports/{id:Int}" page={AccountsBugReportDetailsPage} name="bugReportDetails" />
        <Route path="/bug-reports" page={AccountsBugReportsPage} name="bugReports" />

        {/* billing */}
        <Route path="/account" page={BillingAccountPage} name="account" />
        <Route path="/view-subscription/{userId:Int}" page={BillingViewSubscriptionPage} name="viewSubscription" />

        <Route path="/payment-terms/new" page={BillingNewPaymentTermPage} name="newPaymentTerm" />
        <Route path="/payment-terms/{id}/edit" page={BillingEditPaymentTermPage} name="editPaymentTerm" />
        <Route path="/payment-terms/{id}" page={BillingPaymentTermPage} name="paymentTerm" />
        <Route path="/payment-terms" page={BillingPaymentTermsPage} name="paymentTerms" />

        {/* marketing */}
        <Route path="/products/new" page={MarketingNewProductPage} name="newProduct" />
        <Route path="/products/{id:Int}/edit" page={MarketingEditProductPage} name="editProduct" />
        <Route path="/products/{id:Int}" page={MarketingProductPage} name="product" />
        <Route path="/products" page={MarketingProductsPage} name="products" />
        <Route path="/funnels/new/{productId:Int}" page={MarketingNewFunnelPage} name="newFunnel" />
        <Route path="/funnels/{id}/edit" page={MarketingEditFunnelPage} name="editFunnel" />
        <Route path="/funnels/{id}" page={MarketingFunnelPage} name="funnel" />
        <Route path="/funnels" page={MarketingFunnelsPage} name="funnels" />

        {/* learning */}
        <Route path="/courses/my-courses" page={LearningViewCoursesPage} name="viewCourses" />
        <Route path="/courses/my-courses/{id:Int}" page={LearningViewCoursePage} name="viewCourse" />
        <Route path="/courses/my-courses/{courseId:Int}/{lessonId:Int}" page={LearningViewLessonPage} name="viewLesson" />

        <Route path="/courses/new" page={LearningNewCoursePage} name="newCourse" />
        <Route path="/courses/{id:Int}/edit" page={LearningEditCoursePage} name="editCourse" />
        <Route path="/courses/{id:Int}" page={LearningCoursePage} name="course" />
        <Route path="/courses" page={LearningCoursesPage} name="courses" />
        <Route path="/lessons/new" page={LearningNewLessonPage} name="newLesson" />
        <Route path="/lessons/{id:Int}/edit" page={LearningEditLessonPage} name="editLesson" />
        <Route path="/lessons/{id:Int}" page={LearningLessonPage} name="lesson" />

        {/* community */}
        <Route path="/stages/new" page={CommunityNewStagePage} name="newStage" />
        <Route path="/stages/{id:Int}/edit" page={CommunityEditStagePage} name="editStage" />
        <Route path="/stages/{id:Int}" page={CommunityStagePage} name="stage" />
        <Route path="/stages" page={CommunityStagesPage} name="stages" />

        {/* settings */}
      </PrivateSet>

      {/* Development */}
      {process.env.NODE_ENV === 'development' && <Route path="/design" page={SettingsDesignPage} name="design" />}

      {/* Last, so that a funnel or an affiliate never shadows a page */}
      <Set wrap={PublicLayout}>
        <Route path="/{slug}" page={MarketingSlugPage} name="slug" />
      </Set>

      <Route notfound page={NotFoundPage} />
    </Router>
  )
}

export default Routes
